/** Whether what is to be done speaks of figures and cards of the game. */

import type { Path } from '../../core/index.js';
import { isRecord } from '../../core/index.js';
import { monsterTypeOf, type Env } from '../env.js';
import type { GameState } from '../state.js';
import type { Task } from '../task.js';
import { cardsOf, isKnownFigure } from './known.js';

type FieldOf<One> = One extends Task ? Exclude<keyof One, 'type'> : never;
type Field = FieldOf<Task>;

/** What an id can be of. */
type Kind = 'figures' | 'card' | 'deck' | 'type' | 'words' | 'summon';

/** What the fields of tasks name: figures, whether they are still there or not, cards, decks, or nothing that has an id. */
const NAMES: Readonly<Record<Field, Kind | 'nothing'>> = {
  figure: 'figures',
  target: 'figures',
  defender: 'figures',
  victim: 'figures',
  mover: 'figures',
  by: 'figures',
  focus: 'figures',
  character: 'figures',
  answered: 'figures',
  attacked: 'figures',
  candidates: 'figures',
  targets: 'figures',
  sets: 'figures',
  extra: 'figures',
  groups: 'figures',
  settled: 'figures',
  card: 'card',
  actor: 'figures',
  conditions: 'nothing',
  to: 'nothing',
  tag: 'nothing',
  source: 'nothing',
  opener: 'figures',
  group: 'nothing',
  newest: 'card',
  only: 'nothing',
  slots: 'nothing',
  fills: 'nothing',
  first: 'figures',
  most: 'nothing',
  halves: 'nothing',
  areas: 'nothing',
  attack: 'nothing',
  id: 'nothing',
  frame: 'nothing',
  scope: 'words',
  steps: 'nothing',
  on: 'nothing',
  origin: 'words',
  isAction: 'nothing',
  results: 'nothing',
  way: 'nothing',
  stage: 'nothing',
  eachTarget: 'words',
  also: 'words',
  after: 'words',
  instead: 'words',
  done: 'nothing',
  more: 'nothing',
  amount: 'nothing',
  about: 'nothing',
  part: 'nothing',
  half: 'nothing',
  basic: 'nothing',
  next: 'nothing',
  performed: 'nothing',
  pile: 'nothing',
  goes: 'nothing',
  experience: 'nothing',
  infuse: 'nothing',
  ability: 'nothing',
  points: 'nothing',
  mode: 'nothing',
  begun: 'nothing',
  back: 'nothing',
  path: 'nothing',
  paths: 'nothing',
  hex: 'nothing',
  plan: 'nothing',
  left: 'nothing',
  optional: 'nothing',
  revealed: 'nothing',
  effect: 'nothing',
  range: 'nothing',
  must: 'nothing',
  kind: 'nothing',
  from: 'nothing',
  hit: 'nothing',
  of: 'type',
  kept: 'card',
  deck: 'deck',
  moment: 'nothing',
  passed: 'nothing',
  raised: 'nothing',
  changes: 'nothing',
  lasts: 'nothing',
  monster: 'figures',
  monsters: 'nothing',
  room: 'nothing',
  further: 'nothing',
  picked: 'nothing',
  paid: 'nothing',
  who: 'figures',
  seat: 'nothing',
  side: 'nothing',
  summon: 'summon',
  place: 'nothing',
};

/** An id, and where it stands. */
interface Named {
  readonly id: string;
  readonly path: Path;
}

/** All ids in a field: one, a list, a list of lists, or places of the order. */
const idsIn = (value: unknown, path: Path): readonly Named[] => {
  if (typeof value === 'string') return [{ id: value, path }];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => idsIn(one, [...path, index]));
  return isRecord(value) ? idsIn(value['figures'], [...path, 'figures']) : [];
};

/** The card in a field: by itself, or in what is played or done. */
const cardIn = (value: unknown, path: Path): readonly Named[] => {
  if (typeof value === 'string') return [{ id: value, path }];
  return isRecord(value) ? cardIn(value['card'], [...path, 'card']) : [];
};

/** Words that mean figures, in scopes and in what is said of where something comes from. */
const WORDS: readonly string[] = ['self', 'owner', 'target', 'actor', 'figure', 'card', 'item'];

/** The figures that the words of scopes and origins mean, however deep: what a card says itself has other words. */
const figuresIn = (value: unknown, path: Path): readonly Named[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => figuresIn(one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (WORDS.includes(key))
      return typeof one === 'string' ? [{ id: one, path: [...path, key] }] : [];
    return key === 'scope' || key === 'origin' ? figuresIn(one, [...path, key]) : [];
  });
};

const doerOf = (task: Task): string | null => {
  if ('figure' in task) return task.figure;
  return 'character' in task ? task.character : null;
};

/** A figure, or by the name of its field a card or an item of somebody. */
const isKnownWord = (state: GameState, field: unknown, id: string): boolean => {
  if (field === 'card') return state.characters.some((one) => cardsOf(one).includes(id));
  if (field === 'item')
    return state.characters.some(({ items }) => items.some((one) => one.id === id));
  return isKnownFigure(state, id);
};

/** Whether what says that something is summoned says so. */
const isSummoned = (
  env: Env,
  { scope: { owner, origin } }: Extract<Task, { readonly type: 'placeSummon' }>,
  id: string,
): boolean =>
  origin?.type !== 'figure' &&
  env.summonOf({ type: id, summon: { owner, origin, round: 0 } }) !== null;

/** Whether a state knows what a field names. */
const isKnown = (
  env: Env,
  state: GameState,
  task: Task,
  kind: Kind,
): ((named: Named) => boolean) => {
  const owner = state.characters.find(({ id }) => id === doerOf(task));
  const held = owner === undefined ? [] : cardsOf(owner);
  switch (kind) {
    case 'card':
      return ({ id }) => held.includes(id);
    case 'deck':
      return ({ id }) => state.monsterDecks.some((deck) => deck.id === id);
    case 'type':
      return ({ id }) => monsterTypeOf(env, id) !== null;
    case 'figures':
      return ({ id }) => isKnownFigure(state, id);
    case 'summon':
      return ({ id }) => task.type === 'placeSummon' && isSummoned(env, task, id);
    case 'words':
      return ({ id, path }) => isKnownWord(state, path.at(-1), id);
  }
};

const namesIn = (kind: Kind, value: unknown, path: Path): readonly Named[] => {
  if (kind === 'card') return cardIn(value, path);
  return kind === 'words' ? figuresIn(value, path) : idsIn(value, path);
};

/** Where a trap speaks of somebody who is not in the game. */
const strangersOnBoard = (state: GameState): readonly Path[] =>
  state.overlays.flatMap(({ sprung = [] }, index) =>
    figuresIn(sprung, ['overlays', index, 'sprung'])
      .filter(({ id, path }) => !isKnownWord(state, path.at(-1), id))
      .map(({ path }) => path),
  );

/** Where a task or trap speaks of a figure or deck that is not in the game, or of a card that its doer does not have. */
export const strangersIn = (env: Env, state: GameState): readonly Path[] => [
  ...strangersOnBoard(state),
  ...state.agenda.flatMap((task, index) =>
    Object.entries(NAMES).flatMap(([field, kind]) => {
      if (kind === 'nothing') return [];
      const value = (task as unknown as Readonly<Record<string, unknown>>)[field];
      const path: Path = ['agenda', index, field];
      const knows = isKnown(env, state, task, kind);
      return namesIn(kind, value, path)
        .filter((one) => !knows(one))
        .map((one) => one.path);
    }),
  ),
];
