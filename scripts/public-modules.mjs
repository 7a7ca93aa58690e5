// The modules that users can import: every folder of src except `core`, which has no entry.
import { existsSync, readdirSync } from 'node:fs';

const source = new URL('../src/', import.meta.url);

/** @returns {string[]} */
export const publicModules = () =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'core')
    .filter((entry) => existsSync(new URL(`${entry.name}/index.ts`, source)))
    .map((entry) => entry.name)
    .sort();

/**
 * The built file that a specifier of src/index.ts stands for: `./hex/index.js` is `hex`, `./either.js`
 * is `either`.
 * @param {string} specifier
 */
export const entryOf = (specifier) => specifier.replace(/^\.\/|(\/index)?\.js$/g, '');
