/** Whether what is to be done speaks of figures and cards of the game. */

import type { Path } from '../../core/index.js';
import { isRecord } from '../../core/index.js';
import type { GameState } from '../state.js';
import type { Task } from '../task.js';
import { cardsOf, isKnownFigure } from './known.js';

type FieldOf<One> = One extends Task ? Exclude<keyof One, 'type'> : never;
type Field = FieldOf<Task>;

/** What the fields of tasks name: figures, whether they are still there or not, or nothing that has an id. */
const NAMES: Readonly<Record<Field, 'figures' | 'card' | 'nothing'>> = {
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
  play: 'card',
  deed: 'card',
  halves: 'nothing',
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
  asked: 'nothing',
  paid: 'nothing',
  since: 'nothing',
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

const doerOf = (task: Task): string | null => {
  if ('figure' in task) return task.figure;
  return 'character' in task ? task.character : null;
};

/** Where a task speaks of a figure that is not in the game, or of a card that its doer does not have. */
export const strangersIn = (state: GameState): readonly Path[] =>
  state.agenda.flatMap((task, index) => {
    const owner = state.characters.find(({ id }) => id === doerOf(task));
    const held = owner === undefined ? [] : cardsOf(owner);
    return Object.entries(NAMES).flatMap(([field, kind]) => {
      const value = (task as unknown as Readonly<Record<string, unknown>>)[field];
      const path: Path = ['agenda', index, field];
      const isStrange = ({ id }: Named): boolean =>
        kind === 'card' ? !held.includes(id) : !isKnownFigure(state, id);
      const named = kind === 'card' ? cardIn(value, path) : idsIn(value, path);
      return kind === 'nothing' ? [] : named.filter(isStrange).map((one) => one.path);
    });
  });
