/** What holds of the order of a round, of the agenda and of the questions that are open. */

import type { GameState, Task } from '../round/index.js';
import { attempt } from './attempt.js';
import type { GamePoint, Invariant } from './invariant.js';
import { repeated } from './list.js';

const turnsOn = ({ agenda }: GameState): readonly string[] =>
  agenda.flatMap((task) => (task.type === 'endTurn' ? [task.figure] : []));

/** Those to whom a place in the order is about to be given: all, or those that tie with others (R-ROUND-10). */
const isJoining = ({ agenda }: GameState, id: string): boolean =>
  agenda.some(
    (task) =>
      task.type === 'newcomers' ||
      task.type === 'joinOrder' ||
      (task.type === 'order' && idsIn([...task.groups, ...task.settled]).includes(id)),
  );

/** Each figure acts once, in an order of rising initiative in which everybody is that is there. */
export const orderOfRound: Invariant<GamePoint> = {
  name: 'the order of the round and who has acted go together',
  violations: ({ state }) => {
    const { order, acted, figures } = state;
    const ids = order.flatMap((block) => block.figures);
    const turns = turnsOn(state);
    const late = order.filter(
      ({ initiative }, index) => initiative < (order[index - 1]?.initiative ?? initiative),
    );
    return [
      ...repeated(ids).map((id) => `${id} is in the order twice`),
      ...repeated(acted).map((id) => `${id} has acted twice`),
      ...acted.filter((id) => !ids.includes(id)).map((id) => `${id} has acted out of the order`),
      ...late.map(({ initiative }) => `${String(initiative)} comes too late`),
      ...turns.filter((id) => acted.includes(id)).map((id) => `${id} has its turn again`),
      ...(turns.length > 1 ? [`turns of ${turns.join(', ')}`] : []),
      ...figures
        .filter(({ id }) => order.length > 0 && !ids.includes(id) && !isJoining(state, id))
        .map(({ id }) => `${id} is not in the order`),
    ];
  },
};

/** Fields of tasks that name a figure or a character. */
const NAMING = ['figure', 'target', 'defender', 'victim', 'character', 'by', 'focus'];
/** Fields of tasks that name several of them. */
const LISTING = ['targets', 'candidates', 'answered', 'sets', 'groups', 'settled'];

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  // A block of the order.
  return typeof value === 'object' && value !== null && 'figures' in value
    ? idsIn(value.figures)
    : [];
};

const namedIn = (task: Task): readonly string[] =>
  Object.entries(task).flatMap(([field, value]: readonly [string, unknown]) =>
    NAMING.includes(field) || LISTING.includes(field) ? idsIn(value) : [],
  );

/** Whether so many summons of a character came that one of them could have had this id. */
const isPastSummon = ({ characters, summoned }: GameState, id: string): boolean =>
  characters.some((one) => id.startsWith(`${one.id}/`)) &&
  Number(id.slice(id.lastIndexOf('#') + 1)) <= summoned;

/** Whether there is, or was, a figure or character of this id: the dead are known by their types. */
const isKnown = ({ begun, state }: GamePoint, id: string): boolean =>
  [...state.characters, ...state.figures, ...begun.figures].some((one) => one.id === id) ||
  isPastSummon(state, id) ||
  (state.kills[id.split('#')[0] ?? ''] ?? 0) > 0;

const cardIn = (task: Task): { readonly owner: string; readonly card: string } | null => {
  switch (task.type) {
    case 'action':
      return { owner: task.figure, card: task.card };
    case 'redraw':
      return { owner: task.character, card: task.card };
    default:
      return null;
  }
};

const cardFaults = ({ characters }: GameState, task: Task): readonly string[] => {
  const named = cardIn(task);
  if (named === null) return [];
  const { owner, card } = named;
  const character = characters.find(({ id }) => id === owner);
  const cards = character === undefined ? [] : [...character.waiting, ...character.discard];
  const active = character?.active.map((one) => one.card) ?? [];
  return [...cards, ...active].includes(card) ? [] : [`${task.type}: ${owner} has no card ${card}`];
};

/** What goes on though its doer is gone: the end of a turn, and cards that lie open for an attack. */
const goesOn = (task: Task): boolean =>
  task.type === 'endTurn' || (task.type === 'attack' && task.revealed.length > 0);

/** Who is gone does nothing more: only the end of its turn may still be to come (R-DMG-6, R-ROUND-14, R-SUM-9). */
const doerFaults = ({ figures }: GameState, task: Task): readonly string[] =>
  'figure' in task && !goesOn(task) && !figures.some(({ id }) => id === task.figure)
    ? [`${task.type}: ${task.figure} is not on the board`]
    : [];

/** What is to be done mentions only what exists, and is done only by those who are there. */
export const agendaExists: Invariant<GamePoint> = {
  name: 'the agenda mentions only what exists',
  violations: (point) =>
    point.state.agenda.flatMap((task) => [
      ...namedIn(task)
        .filter((id) => !isKnown(point, id))
        .map((id) => `${task.type}: nobody is ${id}`),
      ...doerFaults(point.state, task),
      ...cardFaults(point.state, task),
    ]),
};

const faultsOfEnd = ({ agenda, verdict }: GameState, questions: number): readonly string[] => [
  ...(verdict === null ? ['it is over without a verdict'] : []),
  ...(agenda.length > 0 ? ['it is over with something to do'] : []),
  ...(questions > 0 ? ['it is over and asks'] : []),
];

/** Somebody has something to decide, two answers at least, or the scenario is over. */
export const decisionPending: Invariant<GamePoint> = {
  name: 'a decision is pending or the scenario is over',
  violations: ({ engine, state }) => {
    const asked = attempt(() => engine.decisions(state));
    if (asked === null) return ['the questions cannot be found'];
    if (state.over) return faultsOfEnd(state, asked.length);
    if (asked.length === 0) return ['nobody has anything to decide'];
    return asked
      .filter(({ commands }) => commands.length < 2)
      .map(({ seat, commands }) => `${seat ?? 'the party'} has ${String(commands.length)} answers`);
  },
};
