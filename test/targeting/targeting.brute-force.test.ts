import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../src/hex/index.js';
import { isVisible, sightRulesOf } from '../../src/line-of-sight/index.js';
import { areaPlacements, attackHexes, targetsFrom } from '../../src/targeting/index.js';
import type { AttackProfile, Candidate, Hex } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { isSame } from '../board/slow-board.js';
import {
  atDisadvantage,
  coveredBy,
  hexesOfFigure,
  placements,
  rangeToFigure,
  targetSets,
  type SlowAttack,
} from '../monster-turn/slow-targets.js';
import { slowBoardOf } from '../pathfinding/scenes.js';
import { right } from './ask.js';
import { anyAim, type AnyAim } from './scenes.js';

const BOARDS = { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) };

const standsOn = (figure: Candidate, hex: Hex): boolean =>
  hexesOfFigure(figure).some((one) => isSame(one, hex));

/** The attack from a hex as the slow solver reads it. Nobody attacks a figure from its own hex. */
const slowAttackOf = ({ map, query }: AnyAim, from: Hex): SlowAttack => {
  const board = boardOf(map);
  const rules = { ...sightRulesOf(query.edition), ...query.rules };
  const isEnemy = ({ side }: Candidate): boolean =>
    side !== query.side && side !== 'neutral' && query.side !== 'neutral';
  return {
    board: slowBoardOf(map),
    sees: (a, b) => isVisible(board, a, b, rules),
    enemies: query.figures.filter(
      (figure) => isEnemy(figure) && figure.invisible !== true && !standsOn(figure, from),
    ),
    profile: query.attack,
    muddled: false,
  };
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every set of enemies that the area can hit, with the lowest hexes that hit just these. */
const slowPlacements = (attack: SlowAttack, from: Hex): ReadonlyMap<string, readonly Hex[]> => {
  const lowest = new Map<string, readonly Hex[]>();
  const area = attack.profile.area ?? null;
  for (const laid of area === null ? [] : placements(attack, area, from)) {
    const hexes = laid.sort(compare);
    const ids = coveredBy(attack, hexes, from).map(({ id }) => id);
    const key = JSON.stringify(ids.sort(compareTexts));
    const known = lowest.get(key);
    const isLower =
      known === undefined ||
      hexes.reduce((order, hex, index) => order || compare(hex, known[index]!), 0) < 0;
    if (ids.length > 0 && isLower) lowest.set(key, hexes);
  }
  return lowest;
};

/** The attack on everybody without its area; a grey hex makes it melee (R-MON-4). */
const plainOf = (profile: AttackProfile): AttackProfile => ({
  range: (profile.area?.origin ?? null) === null ? (profile.range ?? null) : null,
  targets: 'all',
  area: null,
});

describe('R-ATK-19 R-ATK-20 R-ATK-21 R-ATK-22 R-ATK-25 areaPlacements', () => {
  it('agrees with laying the area in every way', () => {
    fc.assert(
      fc.property(anyAim, (aim) => {
        const found = right(areaPlacements(boardOf(aim.map), aim.query));
        const { from } = aim.query;
        expect(
          new Map(found.map(({ hexes, targets }) => [JSON.stringify(targets), hexes])),
        ).toEqual(slowPlacements(slowAttackOf(aim, from), from));
      }),
      BOARDS,
    );
  });
});

describe('R-LOS-5 R-ATK-13 R-ATK-18 targetsFrom', () => {
  it('agrees with testing every enemy for range and sight', () => {
    fc.assert(
      fc.property(anyAim, (aim) => {
        const { from } = aim.query;
        const attack = slowAttackOf(aim, from);
        const all = {
          ...attack,
          profile: plainOf(attack.profile),
        } as const;
        // An area without further targets hits only what it covers.
        const isPlain = (attack.profile.area ?? null) === null || attack.profile.targets !== 1;
        const expected = (isPlain ? (targetSets(all, from)[0] ?? []) : []).map((id) => {
          const target = attack.enemies.find((enemy) => enemy.id === id)!;
          return {
            id,
            range: rangeToFigure(attack.board, from, target),
            disadvantage: atDisadvantage(attack, from, target),
          };
        });
        expect(right(targetsFrom(boardOf(aim.map), aim.query))).toEqual(expected);
      }),
      BOARDS,
    );
  });
});

describe('R-FOCUS-3 R-MON-31 attackHexes', () => {
  it('lists the hexes from which some set of targets has the figure in it', () => {
    fc.assert(
      fc.property(anyAim, (aim) => {
        const { figures, attack } = aim.query;
        const board = boardOf(aim.map);
        const isPlain = (attack.area ?? null) === null || attack.targets !== 1;
        /** Everybody who can be attacked from a hex, in any way. */
        const reached = aim.spots.map((from) => {
          const slow = slowAttackOf(aim, from);
          const plain = { ...slow, profile: plainOf(attack) } as const;
          const byArea = [...slowPlacements(slow, from).keys()];
          const ids = byArea.flatMap((key) => JSON.parse(key) as string[]);
          return { from, ids: isPlain ? [...ids, ...targetSets(plain, from).flat()] : ids };
        });
        for (const target of figures) {
          const found = right(attackHexes(board, { ...aim.query, target: target.id }));
          const expected = reached.filter(({ ids }) => ids.includes(target.id));
          expect(found).toEqual(
            expected
              .map(({ from: hex }) => ({
                hex,
                disadvantage: atDisadvantage(slowAttackOf(aim, hex), hex, target),
              }))
              .sort((a, b) => compare(a.hex, b.hex)),
          );
        }
      }),
    );
  });
});
