/** Games in which the warden has a half of the list in hand. */

import { isLeft } from 'fp-ts/lib/Either.js';

import type { Figure, GameState } from '../../../src/round/index.js';
import {
  act,
  ARCHER,
  at,
  figure,
  GUARD,
  hex,
  KINDLER,
  rigged,
  set,
  stacked,
  WARDEN,
  withGuard,
  type Table,
} from '../table.js';
import { engineOf, SECOND, type PackWishes } from './content.js';
import { idOf, type Half } from './half.js';

/** A change of the state in which a round begins. */
export type Arrangement = (state: GameState) => GameState;

/** What is different in a game, besides the half that is played in it. */
export interface StageWishes extends PackWishes {
  /** What the state is made into before the first selection. */
  readonly where?: readonly Arrangement[];
}

/** The other cards of the warden, which fill its hand. */
const FILLERS = ['warden-1', 'warden-2', 'warden-3', 'warden-4'];
const MORE_FILLERS = ['warden-5', 'warden-6', 'warden-7', 'warden-8'];

const started = (half: Half, wishes: PackWishes) =>
  engineOf(wishes).start({
    scenario: 'training',
    seats: [
      {
        seat: 'ann',
        characters: [
          { class: WARDEN, hand: [idOf(half), SECOND, ...FILLERS, ...MORE_FILLERS] },
          { class: KINDLER },
        ],
      },
    ],
    seed: 'yard',
  });

/** The word that the engine does not play of a half, `null` where it plays all of it. */
export const refusalOf = (half: Half): string | null => {
  const begun = started(half, {});
  if (!isLeft(begun)) return null;
  const [fault] = begun.left;
  if (fault.type !== 'notSupported') throw new Error(JSON.stringify(begun.left));
  return fault.word;
};

/** Far more hit points than a turn takes. */
export const sturdy = (id: string, facts: Partial<Figure> = {}): Arrangement =>
  figure(id, { hitPoints: 30, maxHitPoints: 30, ...facts });

/** One more guard. */
export const guardAt = (
  standee: number,
  q: number,
  r: number,
  facts: Partial<Figure> = {},
): Arrangement => withGuard(standee, q, r, facts);

/** The two monsters under the names that tests know them by. */
const named: Arrangement = (state) => ({
  ...state,
  figures: state.figures.map((one) =>
    one.kind === 'monster' ? { ...one, id: `${one.type}#1`, standee: 1 } : one,
  ),
});

/** The warden in the middle, a guard next to it, the kindler and an archer far away; all can bear much. */
const PLAIN: readonly Arrangement[] = [
  named,
  rigged,
  stacked(WARDEN),
  stacked(KINDLER),
  stacked('monsters'),
  sturdy(WARDEN),
  sturdy(KINDLER),
  sturdy(ARCHER),
  at(WARDEN, 4, 3),
  at(KINDLER, 0, 6),
  at(GUARD, 5, 3),
];

/** The state as a save brings it back: what a test makes of a state is one that the engine knows. */
const saved = (table: Table): Table => {
  const state = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(state)) throw new Error(JSON.stringify(state.left));
  return { ...table, state: state.right };
};

/** The first selection of a game with a half; every modifier card is a +0. */
export const stageOf = (half: Half, wishes: StageWishes = {}): Table => {
  const begun = started(half, wishes);
  if (isLeft(begun)) throw new Error(JSON.stringify(begun.left));
  const table = act(
    { engine: engineOf(wishes), state: begun.right, events: [] },
    { type: 'keepGoal', character: WARDEN },
    { type: 'keepGoal', character: KINDLER },
    { type: 'chooseStart', character: WARDEN, hex: hex(0, 0) },
  );
  return saved(set(table, ...PLAIN, ...(wishes.where ?? [])));
};

/** Both characters choose, and the warden comes first: its turn begins. */
export const begin = (table: Table, half: Half): Table =>
  act(
    table,
    { type: 'selectCards', character: WARDEN, leading: idOf(half), second: SECOND },
    { type: 'selectCards', character: KINDLER, leading: 'kindler-1' },
  );
