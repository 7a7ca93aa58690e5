/** Groups of cards of which only so many may be active at once: a newer one puts another one away (R-CARD-6). */

import { characterOf, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { performed } from './performed.js';
import type { Performer } from './performer.js';
import { moveCard } from './piles.js';
import { isSameJson } from './plain.js';
import type { ActiveCard, GameState } from './state.js';

type FullGroup = TaskOf<'fullGroup'>;

/** The active cards of a group, the newest last. */
const cardsOf = (state: GameState, { character, group }: FullGroup): readonly ActiveCard[] =>
  (characterOf(state, character)?.active ?? []).filter((one) => one.group?.name === group);

/** How many may be active: as the newest card says, or what was said of the whole group last. */
const limitOf = (
  state: GameState,
  { character, group }: FullGroup,
  cards: readonly ActiveCard[],
): number =>
  state.groupLimits.findLast((one) => one.character === character && one.group === group)?.limit ??
  cards.at(-1)?.group?.limit ??
  1;

/** The cards of which one has to be put away: none as long as there are not too many. */
const spareIn = (state: GameState, task: FullGroup): readonly ActiveCard[] => {
  const cards = cardsOf(state, task);
  return cards.length > limitOf(state, task, cards)
    ? cards.filter(({ card }) => card !== task.newest)
    : [];
};

/** One after the other goes where it counts as being, as its player likes. */
export const fullGroupHandler: Handler<'fullGroup'> = {
  asks: (_, state, task) => {
    const { character } = task;
    const commands = spareIn(state, task).map(({ card }): Command => ({
      type: 'takeCard',
      character,
      card,
    }));
    return commands.length === 0
      ? []
      : [{ seat: ownerOf(state, character), figure: character, commands }];
  },
  answer: (_, state, task, command): Outcome => {
    const spare = spareIn(state, task).find(
      ({ card }) => command.type === 'takeCard' && card === command.card,
    );
    return spare === undefined
      ? still(state)
      : moveCard(task.character, spare.card, spare.goes)(push(state, task));
  },
  go: (_, state) => still(state),
};

/** From now on so many cards of a group may be active: nobody leaves that out. */
export const performGroupLimit: Performer<'groupLimit'> = ({ state, figure, reading, ability }) => {
  const { origin, owner } = reading.scope;
  const { group, limit, lasts = 'card' } = ability;
  const next = performed(figure.id)(state);
  if (origin === null || characterOf(state, owner) === null) return still(next);
  const one = { character: owner, group, limit, origin, stays: lasts === 'scenario' };
  const others = next.groupLimits.filter(
    (other) => other.group !== group || !isSameJson(other.origin, origin),
  );
  return still(
    push(
      { ...next, groupLimits: [...others, one] },
      { type: 'fullGroup', character: owner, group, newest: null },
    ),
  );
};
