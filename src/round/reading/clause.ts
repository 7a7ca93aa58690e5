/** Whether what a card asks for holds. */

import type { Clause, Comparison, Relation } from '../../content/index.js';
import { hasCondition } from '../../condition/index.js';
import { distance, equals } from '../../hex/index.js';
import type { Hex } from '../../vocabulary/index.js';
import { actionOf } from '../action-of.js';
import { figureOf } from '../change.js';
import type { Figure, GameState } from '../state.js';
import type { Reading } from './reading.js';
import type { CardOrigin } from './scope.js';
import { relationsOf } from './relation.js';

type ClauseOf<Type extends Clause['type']> = Extract<Clause, { readonly type: Type }>;

const COMPARED: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
};

/** Whether a number lies in bounds: at least one where nothing is said. */
const isAmong = (
  reading: Reading,
  number: number,
  { least, most }: Pick<ClauseOf<'figures'>, 'least' | 'most'>,
): boolean => {
  const from = least === undefined ? (most === undefined ? 1 : 0) : reading.value(least);
  return number >= from && (most === undefined || number <= reading.value(most));
};

const some = (figures: readonly Figure[], is: (figure: Figure) => boolean): boolean =>
  figures.some(is);

type Play = Pick<CardOrigin, 'owner' | 'card' | 'half' | 'basic'>;

/** The action that a figure is in, the innermost. */
const actionUnderWay = ({ agenda }: GameState, figure: string): Play | null => {
  const frame = agenda.findLast(
    (task) => task.type === 'frame' && task.isAction && task.actor === figure,
  );
  return frame?.type === 'frame' && frame.origin?.type === 'card' ? frame.origin : null;
};

/** The action that has just ended: then it says so itself. */
const actionEnded = ({ scope: { actor, about } }: Reading): Play | null => {
  const [card, half, basic] = about?.with ?? [];
  return actor !== null && card !== undefined && (half === 'top' || half === 'bottom')
    ? { owner: actor, card, half, basic: basic === 'basic' }
    : null;
};

/** The half of a card that is spoken of: at a moment that of whose doing it is, else the one that says so. */
const playIn = (reading: Reading): Play | null => {
  const { origin, actor } = reading.scope;
  const ofMoment =
    actor === null ? null : (actionEnded(reading) ?? actionUnderWay(reading.state, actor));
  return ofMoment ?? (origin?.type === 'card' ? origin : null);
};

/** What the action that is spoken of says. */
const actionIn = (reading: Reading) => {
  const play = playIn(reading);
  return play === null ? null : actionOf(reading.env, play.owner, play);
};

/** The hexes of the last move of the frame, its start first. */
export const lastWay = ({ agenda }: GameState, frame: number): readonly Hex[] => {
  const found = agenda.findLast((task) => task.type === 'frame' && task.id === frame);
  return found?.type === 'frame' ? found.way : [];
};

/** Whether hexes lie one behind the other in a straight line. */
const isStraight = (way: readonly Hex[]): boolean => {
  const [start, next] = way;
  if (start === undefined || next === undefined) return false;
  const step = { q: next.q - start.q, r: next.r - start.r };
  return way.every(({ q, r }, at) => q === start.q + step.q * at && r === start.r + step.r * at);
};

const hasPath = ({ state, scope }: Reading, { shape }: ClauseOf<'path'>): boolean => {
  const way = lastWay(state, scope.frame);
  const [start] = way;
  const end = way.at(-1);
  if (start === undefined || end === undefined || way.length < 2) return false;
  return shape === 'closed' ? equals(start, end) : isStraight(way) && distance(start, end) > 0;
};

/** What a figure is called: by its type or class, its family, or its summoner's card. */
const isNamed = ({ env }: Reading, { type }: Figure, names: readonly string[]): boolean => {
  const families = env.content.monsters.find(({ id }) => id === type)?.families ?? [];
  return names.includes(type) || families.some((one) => names.includes(one));
};

const holdsScene = ({ state }: Reading, { of, id, is }: ClauseOf<'scene'>): boolean => {
  switch (of) {
    case 'door':
      return is === 'open' && state.doors.includes(id);
    case 'room':
      return is === 'revealed' && state.rooms.includes(id);
    case 'treasure':
      return is === 'looted' && state.characters.some(({ treasures }) => treasures.includes(id));
    default:
      return false;
  }
};

const holdsRound = (reading: Reading, { from = 1, to, every = 1 }: ClauseOf<'round'>): boolean => {
  const { round } = reading.state;
  const first = reading.value(from);
  return (
    round >= first &&
    (to === undefined || round <= reading.value(to)) &&
    (round - first) % every === 0
  );
};

const hasRelation = (
  reading: Reading,
  { of = 'target', relations }: ClauseOf<'relation'>,
): boolean => {
  const self = figureOf(reading.state, reading.scope.self);
  return some(reading.named(of), (figure) =>
    relations.some((one: Relation) => relationsOf(self, figure).includes(one)),
  );
};

/** Whether a clause about figures holds. */
const holdsOfFigures = (reading: Reading, clause: Clause): boolean => {
  switch (clause.type) {
    case 'rank':
      return some(
        reading.named(clause.of ?? 'target'),
        ({ rank }) => rank !== null && clause.ranks.includes(rank),
      );
    case 'relation':
      return hasRelation(reading, clause);
    case 'kind':
      return some(reading.named(clause.of ?? 'target'), ({ kind }) => clause.kinds.includes(kind));
    case 'named':
      return some(reading.named(clause.of ?? 'target'), (figure) =>
        isNamed(reading, figure, clause.names),
      );
    case 'hasCondition':
      return some(reading.named(clause.of ?? 'target'), ({ conditions }) =>
        clause.conditions.some((one) => hasCondition(conditions, one)),
      );
    case 'hasMark':
      return some(reading.named(clause.of ?? 'target'), ({ id }) =>
        reading.state.marks.some(({ figure, mark }) => figure === id && mark === clause.mark),
      );
    case 'figures':
      return isAmong(reading, reading.fitting(clause.of).length, clause);
    default:
      return false;
  }
};

/** Whether a clause about what happens just now holds. */
const holdsOfMoment = (reading: Reading, clause: Clause): boolean => {
  const { about } = reading.scope;
  switch (clause.type) {
    case 'attackIs':
      return about?.attack === clause.kind;
    case 'singleTarget':
      return about?.single === true;
    case 'abilityIs':
      return clause.abilities.some((one) => one === about?.ability);
    case 'source':
      return clause.sources.some((one) => one === about?.source);
    case 'lethal':
      return about?.lethal === true;
    case 'forced':
      return about?.forced === true;
    case 'with':
      return clause.ids.some((one) => about?.with.includes(one) === true);
    default:
      return false;
  }
};

/** Whether a clause holds; a list of them holds when all do. */
export const holdsIn = (reading: Reading, clause: Clause): boolean => {
  const { state } = reading;
  switch (clause.type) {
    case 'not':
      return !reading.holds(clause.clause);
    case 'any':
      return clause.of.some(reading.holds);
    case 'every':
      return clause.of.every(reading.holds);
    case 'compare':
      return COMPARED[clause.sign](
        reading.value(clause.left, -Infinity),
        reading.value(clause.right, -Infinity),
      );
    case 'overlays':
      return isAmong(reading, reading.overlays(clause.of).length, clause);
    case 'element':
      return clause.elements.some((one) =>
        clause.strengths.includes(state.elements.strengths[one]),
      );
    case 'path':
      return hasPath(reading, clause);
    case 'round':
      return holdsRound(reading, clause);
    case 'characters':
      return clause.counts.includes(state.party);
    case 'scene':
      return holdsScene(reading, clause);
    case 'basicAction': {
      const play = playIn(reading);
      return play?.basic === true && play.half === clause.half;
    }
    case 'tagged': {
      const action = actionIn(reading);
      return action?.tags?.includes(clause.tag) === true || action?.group?.name === clause.tag;
    }
    default:
      return holdsOfFigures(reading, clause) || holdsOfMoment(reading, clause);
  }
};
