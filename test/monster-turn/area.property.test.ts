import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHex, range, type Board } from '../../src/board/index.js';
import { compare, neighbours, orientations, subtract } from '../../src/hex/index.js';
import { isVisible } from '../../src/line-of-sight/index.js';
import {
  monsterTurn,
  monsterTurnRulesOf,
  type MonsterTargets,
} from '../../src/monster-turn/index.js';
import type { AttackProfile, Hex } from '../../src/vocabulary/index.js';
import { actorOf, anyGiven, ask, figureAt, type Given } from './arbitrary-query.js';
import { unwrap } from './play.js';

const shapeOf = (hexes: readonly Hex[], anchor: Hex): string =>
  JSON.stringify(hexes.map((hex) => subtract(hex, anchor)).sort(compare));

const lowestOf = (hexes: readonly Hex[]): Hex => [...hexes].sort(compare)[0] ?? { q: 0, r: 0 };

/** Range to a hex; a wall hex lies one further than its nearest neighbour (R-ATK-20). */
const rangeTo = (board: Board, from: Hex, hex: Hex): number => {
  if (hasHex(board, hex)) return range(board, from, hex) ?? Infinity;
  const beside = neighbours(hex).filter((one) => hasHex(board, one));
  return 1 + Math.min(Infinity, ...beside.map((one) => range(board, from, one) ?? Infinity));
};

/** The pattern turned or mirrored, round the attacker or with a hex in range (R-ATK-19 to R-ATK-21). */
const isLaidWell = (
  board: Board,
  attack: AttackProfile,
  from: Hex,
  hexes: readonly Hex[],
): boolean => {
  const pattern = attack.area ?? { hexes: [] };
  const isMelee = Boolean(pattern.origin);
  const anchor = isMelee ? from : lowestOf(hexes);
  const shapes = orientations(pattern).map((turn) => shapeOf(turn.hexes, { q: 0, r: 0 }));
  return (
    shapes.includes(shapeOf(hexes, anchor)) &&
    (isMelee || hexes.some((hex) => rangeTo(board, from, hex) <= (attack.range ?? 1)))
  );
};

const enemiesIn = (
  given: Given,
  board: Board,
  from: Hex,
  hexes: readonly Hex[],
): readonly string[] => {
  const { side } = actorOf(given);
  const rules = { ...monsterTurnRulesOf(given.edition ?? 'gloomhaven'), ...given.rules };
  return given.figures
    .filter((figure) => figure.invisible !== true && figure.side !== side)
    .filter((figure) => side !== 'neutral' && figure.side !== 'neutral')
    .filter((figure) => hexes.some((hex) => figureAt(given, hex)?.id === figure.id))
    .filter(({ at, alsoAt = [] }) =>
      [at, ...alsoAt].some((hex) => isVisible(board, from, hex, rules)),
    )
    .map(({ id }) => id);
};

const checkArea = (
  given: Given,
  attack: AttackProfile | null | undefined,
  from: Hex,
  { area, attacks }: MonsterTargets,
): void => {
  if (area === null || !attack) return;
  const { board } = ask(given);
  const hit = attacks.map(({ on }) => on);
  const covered = enemiesIn(given, board, from, area);
  expect(isLaidWell(board, attack, from, area)).toBe(true);
  expect(covered.length).toBeGreaterThan(0);
  expect(hit).toEqual(expect.arrayContaining([...covered]));
  const { targets = 1 } = attack;
  if (targets !== 'all') expect(hit.length - covered.length).toBeLessThan(targets);
};

describe('the area of an option', () => {
  it('R-ATK-19 to R-ATK-22 is laid well and hits nobody but those attacked', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const { attack, attackFirst } = given.action;
        for (const option of unwrap(monsterTurn(ask(given))).options) {
          checkArea(given, attack, option.to, option);
          checkArea(given, attackFirst, actorOf(given).at, option.attacksFirst);
        }
      }),
    );
  });

  it('is there whenever an area alone makes the attack', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const { attack } = given.action;
        for (const { attacks, area } of unwrap(monsterTurn(ask(given))).options)
          if (attack?.area && (attack.targets ?? 1) === 1 && attacks.length > 0)
            expect(area).not.toBeNull();
      }),
    );
  });
});
