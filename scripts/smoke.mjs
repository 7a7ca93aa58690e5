// Runs in a project that has the package installed: imports every subpath named on the command line
// in plain Node, both ways, and asks one question. Vitest resolves specifiers that Node refuses, so
// a green test run proves nothing about this.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const modules = process.argv.slice(2);
const names = (namespace) =>
  Object.keys(namespace)
    .filter((name) => name !== 'default' && name !== 'module.exports')
    .sort();

/** A guard next to a brute, asked of one build; null if the module is not there. */
const turnOf = (board, monsterTurn) => {
  const compiled = board.compileBoard({ rows: ['. . . .', ' . . . .'] });
  assert.equal(compiled._tag, 'Right', JSON.stringify(compiled.left));
  const turn = monsterTurn.monsterTurn({
    board: compiled.right,
    figures: [
      { id: 'guard', side: 'monsters', at: { q: 0, r: 0 } },
      { id: 'brute', side: 'characters', at: { q: 2, r: -1 }, initiative: 1 },
    ],
    actor: 'guard',
    action: { move: 2, attack: {} },
  });
  assert.equal(turn._tag, 'Right', JSON.stringify(turn.left));
  return turn.right;
};

for (const name of ['', ...modules]) {
  const subpath = name === '' ? 'gloomhaven-rules' : `gloomhaven-rules/${name}`;
  const esm = await import(subpath);
  const cjs = require(subpath);
  assert.deepEqual(names(cjs), names(esm), `${subpath}: ESM and CommonJS export different names`);
  assert.ok(name === '' || names(esm).length > 0 || name === 'vocabulary', `${subpath} is empty`);
}
assert.throws(() => require('gloomhaven-rules/core'), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });

if (modules.includes('monster-turn')) {
  const esm = turnOf(
    await import('gloomhaven-rules/board'),
    await import('gloomhaven-rules/monster-turn'),
  );
  const cjs = turnOf(require('gloomhaven-rules/board'), require('gloomhaven-rules/monster-turn'));
  assert.deepEqual(cjs, esm);
  assert.ok(esm.options.some((option) => option.attacks.some((attack) => attack.on === 'brute')));
}
console.log(`${modules.length + 1} entries import in plain Node, as ESM and as CommonJS`);
