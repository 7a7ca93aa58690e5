// Checks and runs the code samples of docstrings, README and guides; npm test does the same.
import { pathToFileURL } from 'node:url';
import { findSamples, typeFaults, writeSamples } from './examples.js';

const { files, remove } = writeSamples(findSamples());
const faults = typeFaults(files);
for (const fault of faults) console.error(fault);

let failed = faults.length;
for (const { file, title } of files) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failed += 1;
    console.error(`${title} ${error instanceof Error ? error.message : String(error)}`);
  }
}
remove();
console.log(`${String(files.length)} samples, ${String(failed)} faults`);
if (failed > 0) process.exitCode = 1;
