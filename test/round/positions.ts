/** Positions from which everything that can be done is counted: by `counting.test.ts`, and deeper by script. */

import { elementTrack } from '../../src/element/index.js';
import type { Ability } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import { engine, start } from './game.js';
import {
  act,
  ARCHER,
  at,
  character,
  figure,
  GUARD,
  hex,
  KINDLER,
  overlay,
  pass,
  play,
  stacked,
  turn,
  WARDEN,
  withGuard,
  without,
  yard,
  set,
  type Table,
} from './table.js';

/** A position, and how far it is counted in the tests: to at most 5,000 nodes. */
export interface Position {
  readonly name: string;
  readonly depth: number;
  /** Made anew for each count. */
  readonly table: () => Pick<Table, 'engine' | 'state'>;
}

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 3, 3), at(GUARD, 5, 3)] as const;
const CROWD = [...NEAR, withGuard(2, 5, 2), withGuard(3, 4, 2), without(ARCHER)] as const;
const ATTACK = { type: 'attack', amount: 2 } as const;
const GUARD_ATTACKS: readonly Ability[] = [ATTACK];

type Change = (state: GameState) => GameState;

const topOf = (ability: Ability, ...changes: readonly Change[]): Table =>
  play(turn({ top: [ability], guard: GUARD_ATTACKS }, ...changes), 'top');

const bottomOf = (ability: Ability, ...changes: readonly Change[]): Table =>
  play(turn({ bottom: [ability], guard: GUARD_ATTACKS }, ...changes), 'bottom');

/** A hand of a few cards, so that there are few ways to choose two of them. */
const fewCards =
  (id: string, hand: number, discard: number): Change =>
  (state) => {
    const cards = Array.from({ length: hand + discard }, (_, at) => `${id}-${String(at + 1)}`);
    const piles = { hand: cards.slice(0, hand), discard: cards.slice(hand) };
    return character(id, piles)(state);
  };

/** A game of players who do anything, after so many commands. */
const middleOf = (seed: string, after: number): Pick<Table, 'engine' | 'state'> => {
  let state = start(seed, 2);
  for (let at = 0; at < after; at += 1) {
    const commands = engine.legalCommands(state);
    const step = engine.apply(state, commands[(at * 7) % commands.length]!);
    if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
    ({ state } = step.right);
  }
  return { engine, state };
};

/** What is counted. */
export const POSITIONS: readonly Position[] = [
  {
    name: 'battle goals and starting hexes of two seats',
    depth: 3,
    table: () => ({ engine, state: start('count') }),
  },
  {
    name: 'selection of cards, a rest among them',
    depth: 2,
    table: () => set(yard(), fewCards(WARDEN, 4, 2), fewCards(KINDLER, 3, 0)),
  },
  {
    name: 'two long rests at the same time',
    depth: 6,
    table: () => set(yard(), fewCards(WARDEN, 1, 3), fewCards(KINDLER, 0, 3)),
  },
  {
    name: 'two cards, four halves',
    depth: 3,
    table: () =>
      turn(
        { top: [ATTACK], bottom: [{ type: 'move', amount: 1 }], guard: GUARD_ATTACKS },
        ...NEAR,
        without(ARCHER),
      ),
  },
  {
    name: 'in the middle of a move past an ally, a trap and a mire',
    depth: 2,
    table: () =>
      act(
        bottomOf(
          { type: 'move', amount: 4 },
          ...NEAR,
          overlay('trap', 4, 4, { damage: 2 }),
          overlay('difficult', 3, 4),
        ),
        { type: 'moveTo', hex: hex(4, 2) },
      ),
  },
  {
    name: 'in the middle of a jump',
    depth: 3,
    table: () =>
      act(
        bottomOf(
          { type: 'move', amount: 3, mode: 'jump' },
          ...NEAR,
          overlay('obstacle', 5, 2),
          overlay('hazardous', 5, 4, { damage: 1 }),
        ),
        { type: 'moveTo', hex: hex(5, 3) },
      ),
  },
  {
    name: 'in the middle of an attack on two of three',
    depth: 5,
    table: () =>
      act(
        topOf(
          { ...ATTACK, targets: 2, conditions: ['muddle'] },
          ...CROWD,
          stacked(WARDEN, { value: 1 }, { value: 0, effects: [{ type: 'push', distance: 1 }] }),
        ),
        { type: 'attack', target: GUARD },
      ),
  },
  {
    name: 'an area that can be laid in several ways',
    depth: 3,
    table: () =>
      topOf({ ...ATTACK, area: { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] } }, ...CROWD),
  },
  {
    name: 'a push past an ally of the target',
    depth: 4,
    table: () =>
      act(
        topOf(
          { ...ATTACK, push: 3 },
          ...NEAR,
          withGuard(2, 6, 3),
          overlay('trap', 6, 2, { damage: 1 }),
        ),
        { type: 'attack', target: GUARD },
      ),
  },
  {
    name: 'a pull',
    depth: 3,
    table: () =>
      act(topOf({ ...ATTACK, range: 5, pull: 3 }, ...NEAR, at(GUARD, 7, 4)), {
        type: 'attack',
        target: GUARD,
      }),
  },
  {
    name: 'damage that cards can cancel',
    depth: 3,
    table: () =>
      pass(turn({ guard: GUARD_ATTACKS }, ...NEAR, withGuard(2, 5, 2), fewCards(KINDLER, 3, 3))),
  },
  {
    name: 'an attack on somebody who retaliates',
    depth: 3,
    table: () =>
      act(
        play(
          turn(
            { top: [ATTACK], guardStats: { retaliate: 2 } },
            ...NEAR,
            fewCards(WARDEN, 5, 2),
            without(ARCHER),
          ),
          'top',
        ),
        { type: 'attack', target: GUARD },
      ),
  },
  {
    name: 'a monster with two foci',
    depth: 3,
    table: () => {
      const table = turn({ guard: GUARD_ATTACKS }, ...NEAR, at(KINDLER, 5, 1), at(GUARD, 5, 2));
      // Without a place in the order nobody comes before the other.
      return pass(set(table, (state) => ({ ...state, order: state.order.slice(1) })));
    },
  },
  {
    name: 'a monster with several ways',
    depth: 2,
    table: () =>
      pass(
        turn(
          { guard: [{ type: 'move', amount: 2 }, ATTACK] },
          at(WARDEN, 2, 3),
          at(KINDLER, 0, 6),
          at(GUARD, 4, 3),
          overlay('obstacle', 3, 3),
          without(ARCHER),
        ),
      ),
  },
  {
    name: 'elements that can be consumed',
    depth: 5,
    table: () =>
      topOf(
        {
          ...ATTACK,
          effects: [
            { type: 'consume', elements: ['fire'], then: [{ type: 'add', amount: 1 }] },
            {
              type: 'consume',
              elements: ['ice'],
              then: [{ type: 'addConditions', conditions: ['stun'] }],
            },
          ],
        },
        ...NEAR,
        (state) => ({ ...state, elements: elementTrack({ fire: 'strong', ice: 'waning' }) }),
      ),
  },
  {
    name: 'loot in a range',
    depth: 4,
    table: () =>
      bottomOf({ type: 'loot', amount: 1 }, ...NEAR, overlay('coin', 4, 4), overlay('coin', 4, 3)),
  },
  {
    name: 'a heal for two',
    depth: 3,
    table: () =>
      topOf(
        { type: 'heal', amount: 2, range: 3, targets: 2 },
        ...NEAR,
        figure(WARDEN, { hitPoints: 3 }),
        figure(KINDLER, { hitPoints: 2 }),
      ),
  },
  {
    name: 'the last enemy falls',
    depth: 4,
    table: () => topOf(ATTACK, ...NEAR, without(ARCHER), figure(GUARD, { hitPoints: 1 })),
  },
  {
    name: 'the end of a round, with short rests',
    depth: 4,
    table: () => pass(turn({}, ...NEAR, fewCards(WARDEN, 5, 2), fewCards(KINDLER, 3, 3))),
  },
  { name: 'a game of chance in its middle', depth: 4, table: () => middleOf('middle', 30) },
];
