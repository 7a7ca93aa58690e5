/** What events mean to those who answer to moments, or count them. */

import type { Moment } from '../content/index.js';
import { characterOf, figureOf, forEach, still, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { Event } from './event.js';
import { raise } from './moment.js';
import { moveCard } from './piles.js';
import { abilityOf, did } from './performed.js';
import { NOTHING, turnNow, type About, type Happening, type Remembered } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import type { Hex, OverlayType } from '../vocabulary/index.js';

const one = (
  moment: Moment,
  actor: string | null,
  target: string | null,
  amount = 1,
  about: Partial<About> | null = null,
): Happening => ({
  moment,
  actor,
  target,
  amount,
  about: about === null ? null : { ...NOTHING, ...about },
});

/** Something that comes onto the board, or leaves it: whoever does it is the actor. */
const placed = (
  moment: Moment,
  { figure, hexes }: { readonly figure: string; readonly hexes: readonly Hex[] },
  overlay: OverlayType,
): Happening => one(moment, figure, figure, 1, { with: [overlay], hex: hexes[0] ?? null });

/** Each hex of a way is entered by itself. */
const steps = ({ figure, path, forced, by }: Extract<Event, { type: 'moved' }>) =>
  path.map((hex) => one('hexEntered', figure, by, 1, { forced, hex }));

type Damaged = Extract<Event, { readonly type: 'damaged' }>;

/** That of retaliate, traps and terrain is dealt by nobody. */
const dealerOf = ({ source, by }: Damaged): string | null =>
  source === 'attack' || source === 'ability' ? by : null;

/** The hit points that are really lost: none where the damage was cancelled, no more than there were. */
const lostBy = (before: GameState, { figure, hitPoints }: Damaged): number =>
  (figureOf(before, figure)?.hitPoints ?? hitPoints) - hitPoints;

/** A death is somebody's own, and somebody's doing: by damage that came with it, or outright. */
const deaths = (
  before: GameState,
  { figure, by }: Extract<Event, { type: 'died' }>,
  events: readonly Event[],
): readonly Happening[] => {
  const blow = events.find(
    (event): event is Damaged => event.type === 'damaged' && event.figure === figure,
  );
  const lost = blow === undefined ? 0 : lostBy(before, blow);
  return [one('dies', figure, figure), ...(by === null ? [] : [one('killed', by, figure, lost)])];
};

const harms = (event: Damaged, lost: number): readonly Happening[] => {
  const { figure, source, by } = event;
  if (lost <= 0) return [];
  return [
    one('damaged', dealerOf(event), figure, lost, { source }),
    ...(source === 'retaliate' && by !== null ? [one('retaliated', by, figure, lost)] : []),
  ];
};

/** What an event means, beside those that came with it. */
export const happeningsOf = (
  before: GameState,
  event: Event,
  events: readonly Event[],
): readonly Happening[] => {
  switch (event.type) {
    case 'roundStarted':
      return [one('roundStarts', null, null)];
    case 'orderSet':
      // In the middle of a turn newcomers take their places.
      return turnNow(before) === null ? [one('cardsRevealed', null, null)] : [];
    case 'doorOpened':
      return [
        one('doorOpened', event.figure, event.figure, 1, { with: [event.door], hex: event.at }),
      ];
    case 'roomRevealed':
      return [one('roomRevealed', turnNow(before), null, 1, { with: [event.room] })];
    case 'turnStarted':
      return [one('turnStarts', event.figure, event.figure)];
    case 'actionStarted': {
      const about = { with: [event.card] };
      return [
        one('cardPlayed', event.figure, event.figure, 1, about),
        one('actionStarts', event.figure, event.figure, 1, about),
      ];
    }
    case 'cardMoved':
      return event.to === 'lost'
        ? [one('cardLost', event.character, event.character, 1, { with: [event.card] })]
        : [];
    case 'elementsConsumed':
      return event.elements.map((element) =>
        one('elementConsumed', event.figure, event.figure, 1, { with: [element] }),
      );
    case 'elementsInfused':
      return event.elements.map((element) =>
        one('elementInfused', event.figure, event.figure, 1, { with: [element] }),
      );
    case 'moved':
      return steps(event);
    case 'trapSprung':
      return [one('trapSprung', event.figure, event.figure, 1, { hex: event.at })];
    case 'trapDisarmed':
      return [placed('trapDisarmed', event, 'trap')];
    case 'overlayCreated':
    case 'overlayDestroyed':
      return [placed(event.type, event, event.overlay)];
    case 'attacked':
      return [one('attackEnds', event.figure, event.target, event.result.suffered)];
    case 'damaged':
      return harms(event, lostBy(before, event));
    case 'healed':
      return [one('healed', event.figure, event.figure, event.amount)];
    case 'conditionGained':
      return [
        one('conditionGained', event.figure, event.figure, 1, { with: [event.gain.condition] }),
      ];
    case 'died':
      return deaths(before, event, events);
    case 'exhausted':
      return [one('exhausted', event.character, event.character)];
    case 'looted':
      return [
        one('looted', event.character, event.character, event.money),
        ...event.treasures.map((treasure) =>
          one('treasureLooted', event.character, event.character, 1, { with: [treasure] }),
        ),
      ];
    case 'experienceGained':
      return [one('experienceGained', event.character, event.character, event.amount)];
    case 'itemUsed':
      return [one('itemUsed', event.character, event.character, 1, { with: [event.item] })];
    case 'rested':
      return [one('rested', event.character, event.character, 1, { with: [event.rest] })];
    default:
      return [];
  }
};

const numbersOf = (state: GameState, type: 'frame' | 'ability'): readonly number[] =>
  state.agenda.flatMap((task) => (task.type === type && 'id' in task ? [task.id] : []));

/** What is remembered of a happening: when it was. */
const remembered = (state: GameState, happening: Happening): Remembered => ({
  ...happening,
  turn: turnNow(state),
  round: state.round,
  frames: numbersOf(state, 'frame'),
  abilities: numbersOf(state, 'ability'),
});

/** The side of a figure, whoever controls it just now. */
const ownSideOf = ({ agenda }: GameState, { id, side }: Figure): Figure['side'] => {
  const [first] = agenda.flatMap((task) =>
    task.type === 'steered' && task.who === id && task.side !== null ? [task.side] : [],
  );
  return first ?? side;
};

/** A figure that died, as it stood last, on its own side. */
const fallenBy = (before: GameState, events: readonly Event[]): readonly Figure[] => {
  const ids = events.flatMap((event) => (event.type === 'died' ? [event.figure] : []));
  return ids.length === 0
    ? []
    : before.figures
        .filter(({ id }) => ids.includes(id))
        .map((one) => ({ ...one, side: ownSideOf(before, one), hitPoints: 0 }));
};

/** Whom the ability that is under way hurt and killed is known by its name later. */
const noteHarm = (before: GameState, state: GameState, event: Event): GameState => {
  if (event.type !== 'damaged' && event.type !== 'died') return state;
  const { by, figure } = event;
  if (by === null || abilityOf(state, by)?.done.targets.includes(figure) !== true) return state;
  if (event.type === 'died')
    return did(state, by, ({ killed }) => ({ killed: [...killed, figure] }));
  const lost = lostBy(before, event);
  // The trap into which it was pushed is no damage that the ability deals.
  return lost <= 0 || dealerOf(event) === null
    ? state
    : did(state, by, ({ damaged, amount }) => ({
        damaged: [...new Set([...damaged, figure])],
        amount: amount + lost,
      }));
};

/** The marks of the dead go, and with some of them the card that gave them. */
const endMarks =
  (fallen: readonly Figure[]) =>
  (state: GameState): Outcome => {
    const ended = state.marks.filter(({ figure }) => fallen.some(({ id }) => id === figure));
    if (ended.length === 0) return still(state);
    const left = { ...state, marks: state.marks.filter((one) => !ended.includes(one)) };
    return forEach(ended, ({ origin, ends }) =>
      ends === 'discarded' && origin?.type === 'card' ? putAway(origin.owner, origin.card) : still,
    )(left);
  };

/** A card that was put away for good by what it watched. */
const putAway =
  (owner: string, card: string) =>
  (state: GameState): Outcome => {
    const active = characterOf(state, owner)?.active.find((one) => one.card === card);
    return active === undefined ? still(state) : moveCard(owner, card, active.goes)(state);
  };

/** What happened is remembered where something counts it, and whoever answers to it does so next. */
export const reactTo = (env: Env, before: GameState, { state, events }: Outcome): Outcome => {
  if (events.length === 0) return { state, events };
  const fallen = fallenBy(before, events);
  const known = fallen.length === 0 ? state : { ...state, fallen: [...state.fallen, ...fallen] };
  const harmed = events.reduce((next, event) => noteHarm(before, next, event), known);
  const all = events.flatMap((event) => happeningsOf(before, event, events));
  const counted = all.filter(({ moment }) => env.counted.has(moment));
  const noted =
    counted.length === 0
      ? harmed
      : {
          ...harmed,
          remembered: [...harmed.remembered, ...counted.map((each) => remembered(harmed, each))],
        };
  const raised = raise(
    env,
    noted,
    all.map((each) => ({ ...each, on: null })),
  );
  const unmarked = endMarks(fallen)(raised);
  return { state: unmarked.state, events: [...events, ...unmarked.events] };
};
