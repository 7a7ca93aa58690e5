/** Where the cards of characters go (R-CARD-3 to R-CARD-8). */

import type { Action } from '../content/index.js';
import {
  characterOf,
  forEach,
  happened,
  push,
  still,
  withCharacter,
  type Outcome,
} from './change.js';
import type { TaskOf } from './handler.js';
import type { Origin } from './reading/scope.js';
import { dismiss, isKeptBy } from './summon-leave.js';
import type { ActiveCard, Character, GameState } from './state.js';
import type { Task } from './task.js';

/** The piles that a card can go to. */
export type Pile = 'hand' | 'discard' | 'lost' | 'active';

/** How a card lies in the active area. */
type Area = Omit<ActiveCard, 'card'>;

const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.filter((one) => one !== card);

/** A character without a card, wherever it was. */
const parted = (character: Character, card: string): Character => ({
  ...character,
  hand: without(character.hand, card),
  discard: without(character.discard, card),
  lost: without(character.lost, card),
  active: character.active.filter((one) => one.card !== card),
  waiting: without(character.waiting, card),
});

/** Whether some cards of a character say something. */
const isOf = (origin: Origin | null, character: string, cards: readonly string[]): boolean =>
  // Cards of another class may have the same ids.
  origin?.type === 'card' && origin.owner === character && cards.includes(origin.card);

/** What some cards say of groups is over: where more are active now than may be, some are put away. */
const withoutLimits = (
  state: GameState,
  character: string,
  cards: readonly string[],
): GameState => {
  const over = state.groupLimits.filter(
    ({ origin, stays }) => !stays && isOf(origin, character, cards),
  );
  if (over.length === 0) return state;
  const groupLimits = state.groupLimits.filter((one) => !over.includes(one));
  return push(
    { ...state, groupLimits },
    ...over.map(({ group }): Task => ({ type: 'fullGroup', character, group, newest: null })),
  );
};

/** The bonuses of some cards of a character end, whomever they were given to (R-CARD-6, R-BONUS-7). */
export const withoutBonuses = (
  state: GameState,
  character: string,
  cards: readonly string[],
): GameState => ({
  ...withoutLimits(state, character, cards),
  bonuses: state.bonuses.filter(({ origin }) => !isOf(origin, character, cards)),
  marks: state.marks.filter(({ origin }) => !isOf(origin, character, cards)),
  // What lasts for the scenario needs no card.
  traits: state.traits.filter(
    ({ origin, lasts }) => lasts === 'scenario' || !isOf(origin, character, cards),
  ),
  figures: state.figures.map((figure) => ({
    ...figure,
    wards: figure.wards.filter(({ origin }) => !isOf(origin, character, cards)),
  })),
});

/** Moves a card to a pile; in the active area it lies as `area` says. Elsewhere it keeps no summon (R-SUM-2). */
export const moveCard =
  (id: string, card: string, to: Pile, area: Area = { goes: 'discard', lasts: 'round' }) =>
  (state: GameState): Outcome => {
    const active = characterOf(state, id)?.active.filter((one) => one.card === card) ?? [];
    const ended = active.length > 0 ? withoutBonuses(state, id, [card]) : state;
    const left = to === 'active' ? still(ended) : dismiss(isKeptBy(id, card))(ended);
    const next = withCharacter(left.state, id, (character) => {
      const rest = parted(character, card);
      if (to === 'active') return { ...rest, active: [...rest.active, { card, ...area }] };
      return { ...rest, [to]: [...rest[to], card] };
    });
    return happened(next, ...left.events, { type: 'cardMoved', character: id, card, to });
  };

/** Where a card goes after an action of it: nothing performed leaves it discarded (R-CARD-4). */
export const pileAfter = (
  { goes = 'discarded', active, group }: Action,
  { basic, performed }: { readonly basic: boolean; readonly performed: boolean },
): Area & { readonly to: Pile } => {
  const lasts = active ?? 'round';
  if (basic || !performed) return { to: 'discard', goes: 'discard', lasts };
  const counts = goes === 'discarded' ? 'discard' : 'lost';
  if (active === undefined) return { to: counts, goes: counts, lasts };
  return { to: 'active', goes: counts, lasts, ...(group && { group }) };
};

/** The card of an action goes to its pile: its sign is for the whole of it, whatever was performed (R-CARD-3, R-CARD-5). */
export const putActionCardAway = ({
  figure,
  card,
  performed,
  pile,
  goes,
  lasts,
  group,
}: TaskOf<'action'>): ((state: GameState) => Outcome) => {
  const to = performed > 0 ? pile : 'discard';
  const moved = moveCard(figure, card, to, { goes, lasts, ...(group && { group }) });
  if (group === undefined || to !== 'active') return moved;
  // A newer one puts one of the others away.
  const full: Task = { type: 'fullGroup', character: figure, group: group.name, newest: card };
  return (state) => moved(push(state, full));
};

/** What was active for the round leaves the active area (R-CARD-12). */
export const endRoundBonuses = (state: GameState): Outcome => {
  const wardless = state.figures.map((figure) => ({
    ...figure,
    wards: figure.wards.filter(({ stays }) => stays),
  }));
  const left = state.characters.flatMap(({ id, active }) =>
    active.filter(({ lasts }) => lasts === 'round').map((one) => ({ id, ...one })),
  );
  return forEach(left, ({ id, card, goes }) => moveCard(id, card, goes))({
    ...state,
    figures: wardless,
  });
};
