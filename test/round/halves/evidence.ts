/** What shows that an ability was performed: something that is no mere book-keeping. */

import type { Event, GameState } from '../../../src/round/index.js';
import { WARDEN } from '../table.js';
import { saidIn, type Half, type Said } from './half.js';

/** What happened between two states. */
export interface Course {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly Event[];
}

type Evidence = (course: Course) => boolean;

/** Events of these types. */
const events =
  (...types: readonly string[]): Evidence =>
  ({ events: all }) =>
    all.some(({ type }) => types.includes(type));

/** A part of the state is another one. */
const differs =
  (partOf: (state: GameState) => unknown): Evidence =>
  ({ before, after }) =>
    JSON.stringify(partOf(before)) !== JSON.stringify(partOf(after));

const warden = ({ characters }: GameState) => characters.find(({ id }) => id === WARDEN);

const forced: Evidence = ({ events: all }) =>
  all.some((event) => event.type === 'moved' && event.forced);
const deck = events('modifierCardAdded');
const overlays = differs((state) => state.overlays);
const others: Evidence = ({ events: all }) =>
  all.some((event) =>
    event.type === 'moved' || event.type === 'attacked'
      ? event.figure !== WARDEN
      : event.type === 'cardMoved' && event.character !== WARDEN,
  );
const cards = differs((state) => state.characters.map(({ hand, lost }) => [hand, lost]));
const bonuses = differs((state) => state.bonuses);

/** What shows it, by the type of the ability. */
const EVIDENCE: Readonly<Record<string, Evidence>> = {
  move: events('moved'),
  attack: events('attacked'),
  heal: events('healed'),
  condition: (course) => events('conditionGained')(course) || deck(course),
  shield: (course) => events('warded', 'bonusBegun')(course) || bonuses(course),
  retaliate: (course) => events('warded', 'bonusBegun')(course) || bonuses(course),
  push: forced,
  pull: forced,
  loot: events('looted'),
  money: differs((state) => warden(state)?.money),
  suffer: events('damaged'),
  kill: events('died'),
  experience: events('experienceGained'),
  create: overlays,
  destroy: overlays,
  disarm: overlays,
  moveOverlay: overlays,
  springTrap: events('damaged', 'conditionGained', 'trapSprung'),
  summon: differs((state) => state.figures.map(({ id }) => id)),
  recoverCards: cards,
  loseCards: cards,
  refreshItems: differs((state) => state.characters.map(({ items }) => items)),
  grant: others,
  control: others,
  bonus: (course) => events('bonusBegun')(course) || bonuses(course),
  // These only prepare something, which other events show.
  groupLimit: () => true,
  chooseHex: () => true,
  swapSides: () => true,
};

const list = (value: unknown): readonly Said[] => (Array.isArray(value) ? (value as Said[]) : []);

/** The abilities that must leave evidence: of a word of control those that it leads to, where it is paid. */
const performed = (said: Said): readonly Said[] => {
  const { type } = said;
  if (type === 'if' || type === 'consume' || type === 'pay' || type === 'repeat')
    return list(said['then']).flatMap(performed);
  return type === 'choose' ? [] : [said];
};

/** Whether somebody died of what took the place of an ability. */
const isReplaced = ({ action }: Half, { events }: Course): boolean =>
  saidIn(action.abilities, []).some(({ type }) => type === 'instead') &&
  events.some(({ type }) => type === 'died');

/** The abilities of a half that left no evidence; `null` for a type that nothing is known of. */
export const missingOf = (half: Half, course: Course): readonly string[] =>
  list(half.action.abilities)
    .flatMap(performed)
    .map(({ type }) => String(type))
    .filter((type) => EVIDENCE[type]?.(course) !== true && !isReplaced(half, course));

/** Whether the half says that elements can be consumed now, and not in a bonus that comes later. */
export const consumes = ({ action }: Half): boolean =>
  saidIn(action.abilities, ['bonus']).some(({ type }) => type === 'consume');

/** Where the card may be once its turn is over. */
export const pilesFor = ({ action: { goes = 'discarded', active } }: Half): readonly string[] => {
  const end = { discarded: 'discard', lost: 'lost', unrecoverable: 'lost', supply: 'elsewhere' }[
    goes
  ];
  const ends = goes === 'unrecoverable' ? [end, 'elsewhere'] : [end];
  return active === undefined ? ends : ['active', ...ends];
};
