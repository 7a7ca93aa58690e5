import { describe, expect, it } from 'vitest';
import {
  board,
  content,
  explain,
  pathfinding,
  scenario,
  targeting,
  type RulesError,
} from '../src/index.js';
import { boardOf } from './board/scene.js';

const yard = boardOf({ rows: ['. .'] });
const at = { q: 0, r: 0 };
const tree = { id: 'tree', side: 'monsters', at, alsoAt: [{ q: 1, r: -1 }] } as const;

const faultsOf = (answer: object): readonly RulesError[] =>
  'left' in answer ? (answer.left as readonly RulesError[]) : [];

describe('explain of the root', () => {
  it.each([
    [
      'a map',
      board.compileBoard({ hexes: [at, at] }),
      'hexes[1]: the hex (0,0) is listed twice (R-HEX-1)',
    ],
    [
      'a move',
      pathfinding.checkMovement(yard, { from: at, side: 'monsters', figures: [tree] }),
      'from: "tree" covers several hexes and cannot move (R-MON-29)',
    ],
    [
      'a push',
      pathfinding.pushOptions(yard, { source: at, target: at, distance: 1, side: 'monsters' }),
      'target: the figure on (0,0) cannot push or pull itself (R-MOVE-18)',
    ],
    [
      'a formula',
      content.parseFormula('C+'),
      'input: expected a number or a symbol at character 3 (R-SCEN-5)\n  C+\n    ^',
    ],
    ['a scenario', scenario.checkLevel(9), 'level: level 9 is not from 0 to 7 (R-SCEN-3)'],
    [
      'an attack',
      targeting.targetsFrom(yard, {
        from: { q: 7, r: 0 },
        side: 'characters',
        attack: {},
        figures: [tree],
      }),
      'from: the hex (7,0) is not on the board (R-HEX-3)',
    ],
  ])('makes the sentence of the module for %s', (_, answer, sentence) => {
    expect(faultsOf(answer).map(explain)).toEqual([sentence]);
  });
});
