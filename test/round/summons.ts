/** Summons in the games of the tests. */

import { isLeft } from 'fp-ts/lib/Either.js';

import type { Ability, Action, SummonStats } from '../../src/content/index.js';
import { stateInvariants, violationsOf } from '../../src/testing/index.js';
import {
  act,
  character,
  hex,
  KINDLER,
  play,
  set,
  turn,
  WARDEN,
  type Table,
  type Wishes,
} from './table.js';
import type { GameState } from '../../src/round/index.js';

export const HOUND = 'warden/ash-hound#1';
export const SECOND_HOUND = 'warden/ash-hound#2';

/** What is on the card: hit points 4, move 3, attack 2. */
export const hound: SummonStats = {
  id: 'ash-hound',
  name: 'Ash Hound',
  hitPoints: 4,
  move: 3,
  attack: 2,
};

/** An ability that summons the hound, with other numbers. */
export const summonsHound = (stats: Partial<SummonStats> = {}): Ability => ({
  type: 'summon',
  summon: { ...hound, ...stats },
});

/** An action that summons and stays active. */
export const calls = (stats: Partial<SummonStats> = {}, more: readonly Ability[] = []): Action => ({
  abilities: [summonsHound(stats), ...more],
  goes: 'lost',
  active: 'persistent',
});

/** The hound stands beside the warden, who has summoned it on its turn. */
export const summoned = (
  stats: Partial<SummonStats> = {},
  wishes: Wishes = {},
  ...changes: readonly ((state: GameState) => GameState)[]
): Table =>
  act(play(turn({ top: calls(stats), ...wishes }, ...changes), 'top'), {
    type: 'placeSummon',
    figure: WARDEN,
    hex: hex(1, 0),
  });

/** A round later: what was summoned acts. */
export const aged = (state: GameState): GameState => ({
  ...state,
  figures: state.figures.map((one) =>
    one.summon === null ? one : { ...one, summon: { ...one.summon, round: 0 } },
  ),
});

/** The hounds and the warden in one place of the order, as they came; then the monsters. */
const inOrder = ({ figures }: GameState): GameState['order'] => {
  const idsOf = (fits: (kind: string) => boolean): readonly string[] =>
    figures.filter(({ kind }) => fits(kind)).map(({ id }) => id);
  return [
    { initiative: 1, figures: [...idsOf((kind) => kind === 'summon'), WARDEN] },
    ...idsOf((kind) => kind === 'monster').map((id, index) => ({
      initiative: 50 + index,
      figures: [id],
    })),
  ];
};

/** The hound and then the warden act: the kindler has just ended its turn. Monsters have acted. */
export const houndActs = (
  table: Table,
  ...changes: readonly ((state: GameState) => GameState)[]
): Table =>
  act(
    set(table, ...changes, aged, character(KINDLER, { waiting: ['kindler-1'] }), (state) => ({
      ...state,
      order: inOrder(state),
      acted: state.order.flatMap(({ figures }) => figures).filter((id) => !id.startsWith('warden')),
      figures: state.figures.map((one) => ({
        ...one,
        conditions: { ...one.conditions, onTurn: false },
      })),
      agenda: [{ type: 'nextTurn' }, { type: 'characterTurn', figure: KINDLER, halves: ['top'] }],
    })),
    { type: 'endTurn', character: KINDLER },
  );

/** What is on the table after it was saved and read again; nothing is wrong with it. */
export const saved = (table: Table): Table => {
  const { engine, state } = table;
  const read = engine.decodeState(JSON.parse(JSON.stringify(state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return set(table, () => read.right);
};

/** What does not hold of a table: in the turns of the tests the kindler has no place in the order. */
export const broken = ({ engine, state }: Table): readonly string[] =>
  violationsOf(stateInvariants, { engine, begun: state, state })
    .map(({ invariant, detail }) => `${invariant}: ${detail}`)
    .filter((line) => !line.endsWith(`${KINDLER} is not in the order`));
