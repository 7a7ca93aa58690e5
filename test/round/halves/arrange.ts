/** Situations in which halves have an effect, found from what stands in them. */

import { trackerOf } from '../../../src/condition/index.js';
import { ELEMENTS, type Condition, type Element, type Hex } from '../../../src/vocabulary/index.js';
import { ARCHER, at, character, figure, GUARD, hex, KINDLER, overlay, WARDEN } from '../table.js';
import { mentions, saidIn, says, type Half } from './half.js';
import type { Likes } from './player.js';
import { guardAt, sturdy, type Arrangement } from './stage.js';

/** A half in a situation. */
export interface Situation {
  readonly where: readonly Arrangement[];
  readonly likes: Likes;
  /** Whether the other half of the second card comes first: this one counts what it did. */
  readonly isSecond: boolean;
}

const nothing: Arrangement = (state) => state;

/** These elements are strong, all others inert. */
export const strong =
  (...elements: readonly Element[]): Arrangement =>
  (state) => ({
    ...state,
    elements: {
      ...state.elements,
      strengths: Object.fromEntries(
        ELEMENTS.map((one) => [one, elements.includes(one) ? 'strong' : 'inert']),
      ) as typeof state.elements.strengths,
    },
  });

/** All elements are strong. */
const charged: Arrangement = strong(...ELEMENTS);

/** The conditions that clauses ask of a target. */
const askedConditions = (half: Half): readonly Condition[] => {
  const clauses = saidIn(half.action).filter(
    ({ type, of = 'target' }) => type === 'hasCondition' && of === 'target',
  );
  const first = clauses.flatMap(({ conditions }) => (conditions as readonly Condition[])[0] ?? []);
  return says(half, 'conditions') ? [...first, 'poison', 'muddle'] : first;
};

/** Whether a clause wants the target away from its own allies. */
const wantsAlone = (half: Half): boolean =>
  saidIn(half.action).some(({ from }) => from === 'target');

/** Whether a clause wants the target to be nearly dead. */
const wantsWeak = (half: Half): boolean =>
  saidIn(half.action).some(({ type }) => type === 'compare') && says(half, 'kill');

/** Guards beside the warden and behind them, an archer in line; alone there is one guard. */
const enemies = (half: Half): readonly Arrangement[] => {
  const weak = wantsWeak(half) ? { hitPoints: 3 } : {};
  const first = sturdy(GUARD, {
    at: hex(5, 3),
    ...weak,
    conditions: trackerOf(askedConditions(half)),
  });
  if (wantsAlone(half)) return [first];
  return [
    first,
    mentions(half, 'closed') ? guardAt(2, 4, 2) : guardAt(2, 5, 2, weak),
    guardAt(3, 6, 3, { rank: 'elite' }),
    guardAt(4, 6, 2),
    at(ARCHER, 4, 0),
  ];
};

/** The kindler stands by, next to a guard; hurt where somebody heals. */
const ally = (half: Half): readonly Arrangement[] => [
  at(KINDLER, 4, 4),
  says(half, 'heal') ? figure(KINDLER, { hitPoints: 12 }) : nothing,
  says(half, 'heal') ? figure(WARDEN, { hitPoints: 18 }) : nothing,
];

/** Coins, traps and obstacles near by. */
const things = (half: Half): readonly Arrangement[] => [
  ...(says(half, 'loot') ? [overlay('coin', 3, 3), overlay('coin', 3, 4)] : []),
  ...(mentions(half, 'trap') && says(half, 'disarm', 'springTrap')
    ? [overlay('trap', 3, 4, { damage: 3 })]
    : []),
  ...(says(half, 'overlays', 'moveOverlay') && mentions(half, 'obstacle')
    ? [overlay('obstacle', 4, 2)]
    : []),
  ...(mentions(half, 'intoObstacles') || mentions(half, 'blocked')
    ? [overlay('obstacle', 5, 4), overlay('obstacle', 7, 3)]
    : []),
];

/** Cards in piles that others come back from. */
const piles = (half: Half): readonly Arrangement[] =>
  says(half, 'recoverCards')
    ? [WARDEN, KINDLER].map((id) => (state) => {
        const { hand = [] } = state.characters.find((one) => one.id === id) ?? {};
        const [lost, discard] = [hand.slice(-2), hand.slice(-4, -2)];
        return character(id, { hand: hand.slice(0, -4), discard, lost })(state);
      })
    : [];

const NEAR_ENEMIES: readonly Hex[] = [hex(5, 3), hex(5, 2), hex(4, 0)];
const NEAR_COINS: readonly Hex[] = [hex(3, 3), hex(3, 4)];

const likesFor = (half: Half): Likes => {
  if (mentions(half, 'closed')) return { over: [hex(4, 1), hex(4, 3)] };
  if (says(half, 'movedThrough')) return { over: [hex(6, 2), hex(4, 1), hex(7, 3)] };
  if (mentions(half, 'straight')) return { over: [hex(4, 1)], near: NEAR_ENEMIES };
  return { near: says(half, 'loot') ? NEAR_COINS : [...NEAR_ENEMIES, hex(4, 4)] };
};

/** A situation for a half. */
export const situationOf = (half: Half): Situation => ({
  where: [
    ...enemies(half),
    ...ally(half),
    ...things(half),
    ...piles(half),
    says(half, 'consume', 'element') ? charged : nothing,
  ],
  likes: likesFor(half),
  isSecond: saidIn(half.action).some(
    ({ type, during }) => ['hexesMoved', 'damage'].includes(String(type)) && during === 'turn',
  ),
});
