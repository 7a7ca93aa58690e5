// Type-checks and runs every file of examples/ in a project that has the packed tarball installed.
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, pack, root, run, withConsumer } from './consumer.mjs';

const sources = join(root, 'examples');
const examples = existsSync(sources)
  ? readdirSync(sources).filter((name) => name.endsWith('.ts'))
  : [];
let failed = 0;
const attempt = (label, step) => {
  try {
    step();
    console.log(`ok      ${label}`);
  } catch (error) {
    failed += 1;
    console.error(`failed  ${label}: ${error.message}`);
  }
};

withConsumer(pack(), (folder) => {
  cpSync(sources, join(folder, 'examples'), { recursive: true });
  const compilerOptions = {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const config = { compilerOptions, include: ['examples'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  attempt('types of all examples', () => {
    run(bin('tsc'), ['-p', folder], folder);
  });
  for (const name of examples)
    attempt(`examples/${name}`, () => {
      run(bin('tsx'), [join('examples', name)], folder);
    });
});
console.log(`${examples.length + 1 - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
