// Packs what was built and checks the tarball: publint, are-the-types-wrong, a plain-Node smoke test
// of every subpath, as ESM and as CommonJS, and sizes.
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, pack, root, run, withConsumer } from './consumer.mjs';
import { publicModules } from './public-modules.mjs';

const smokeTest = (tarball) => {
  withConsumer(tarball, (folder) => {
    const smoke = join(folder, 'smoke.mjs');
    copyFileSync(join(root, 'scripts/smoke.mjs'), smoke);
    run('node', [smoke, ...publicModules()], folder);
  });
};

const check = () => {
  if (!existsSync(join(root, 'dist'))) throw new Error('Nothing is built yet: npm run build');
  const tarball = pack();
  run(bin('publint'), ['run', tarball, '--strict']);
  run(bin('attw'), [tarball, '--format', 'table-flipped']);
  smokeTest(tarball);
  run('node', [join(root, 'scripts/size.mjs')]);
};

try {
  check();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
