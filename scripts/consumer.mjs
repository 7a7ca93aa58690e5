// A scratch project outside the checkout that has the packed tarball installed, as a user would.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const packed = join(root, '.pack');

/** Runs a command with its output shown; a non-zero exit throws. */
export const run = (command, args, cwd = root) => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
};

/** The command of a development dependency. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Packs the built package; the tarball's path. */
export const pack = () => {
  rmSync(packed, { recursive: true, force: true });
  run('npm', ['run', '--silent', 'sync-exports', '--', '--check']);
  mkdirSync(packed);
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed]);
  return join(
    packed,
    readdirSync(packed).find((name) => name.endsWith('.tgz')),
  );
};

/** Installs the tarball into a new folder, hands the folder to `use`, then removes it. */
export const withConsumer = (tarball, use) => {
  const folder = mkdtempSync(join(tmpdir(), 'gloomhaven-rules-'));
  try {
    const manifest = { name: 'consumer', private: true, type: 'module' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const quiet = ['--silent', '--prefer-offline', '--no-audit', '--no-fund'];
    run('npm', ['install', ...quiet, tarball], folder);
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
