/**
 * Whether the area of an option is a legal one. The vectors name only one placement of several that
 * are as good, so it is checked, not compared: by the rulings, without the library's own areas.
 */

import { range, type Board } from '../../src/board/index.js';
import { isVisible, type SightRules } from '../../src/line-of-sight/index.js';
import type { AttackProfile, Hex } from '../../src/vocabulary/index.js';

/** An attack with an area, as an option has it. */
export interface LaidAttack {
  readonly board: Board;
  readonly rules: SightRules;
  readonly profile: AttackProfile;
  /** Where the attacker stands. */
  readonly from: Hex;
  /** The hexes of all enemies that could be targets. */
  readonly enemies: readonly Hex[];
  /** The hexes of the targets. */
  readonly attacked: readonly Hex[];
  /** The covered hexes. */
  readonly area: readonly Hex[];
}

const NEIGHBOURS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

const rotate = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
const mirror = ({ q, r }: Hex): Hex => ({ q: q + r, r: -r });
const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });
const nameOf = ({ q, r }: Hex): string => `${String(q + 0)},${String(r + 0)}`;
const shapeOf = (hexes: readonly Hex[]): string => hexes.map(nameOf).sort().join(' ');
const includes = (hexes: readonly Hex[], { q, r }: Hex): boolean =>
  hexes.some((hex) => hex.q === q && hex.r === r);

/** All turns and mirror images (R-ATK-19). */
const orientations = (hexes: readonly Hex[]): readonly (readonly Hex[])[] => {
  const turns = [hexes];
  while (turns.length < 6) turns.push(turns[turns.length - 1]!.map(rotate));
  return [...turns, ...turns.map((turn) => turn.map(mirror))];
};

/** Whether the hexes are the pattern, laid around the attacker or, if ranged, anywhere. */
const isPattern = ({ profile, from, area }: LaidAttack): boolean => {
  const { hexes = [], origin = null } = profile.area ?? {};
  const anchors = origin === null ? area : [from];
  const offsets = origin === null ? hexes : hexes.map((hex) => minus(hex, origin));
  return orientations(offsets).some((turn) =>
    anchors.some((anchor) => {
      const base = origin === null ? minus(anchor, turn[0] ?? anchor) : anchor;
      return shapeOf(turn.map((offset) => plus(base, offset))) === shapeOf(area);
    }),
  );
};

/** Wall hexes lie a step behind their nearest neighbour on the board (R-ATK-20). */
const rangeOf = (board: Board, from: Hex, hex: Hex): number =>
  range(board, from, hex) ??
  1 + Math.min(...NEIGHBOURS.map((step) => range(board, from, plus(hex, step)) ?? Infinity));

/** What is wrong with the area of an option, or `null`. */
export const faultOfArea = (laid: LaidAttack): string | null => {
  const { board, rules, profile, from, enemies, attacked, area } = laid;
  if (!isPattern(laid)) return 'it is not the pattern';
  const isRanged = (profile.area?.origin ?? null) === null;
  const reach = isRanged ? (profile.range ?? 1) : 1;
  if (isRanged && !area.some((hex) => rangeOf(board, from, hex) <= reach))
    return 'no hex of it is in range';
  const covered = enemies.filter(
    (hex) => includes(area, hex) && isVisible(board, from, hex, rules),
  );
  if (!covered.every((hex) => includes(attacked, hex))) return 'it covers an enemy that is spared';
  const further = attacked.filter((hex) => !includes(covered, hex));
  const { targets = 1 } = profile;
  if (targets !== 'all' && further.length > targets - 1)
    return `it leaves ${String(further.length)} targets outside`;
  const isServed = (hex: Hex): boolean =>
    rangeOf(board, from, hex) <= reach && isVisible(board, from, hex, rules);
  return further.every(isServed) ? null : 'a target outside is out of range or sight';
};
