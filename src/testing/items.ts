/** What holds of items: who has them, and how they are used up and turn back. */

import type { Event, GameState } from '../round/index.js';
import type { GamePoint, Invariant, StepTaken } from './invariant.js';
import { differences } from './list.js';

type Bonus = GameState['bonuses'][number];

/** What is known of a bonus of an item: whose it is, of which item, and which one. */
const useName = ({ origin, index }: Bonus): string =>
  origin.type === 'item' ? `${origin.item} ${String(index)}` : '';

const usesOf = ({ bonuses }: GameState, owner: string): readonly Bonus[] =>
  bonuses.filter(({ origin }) => origin.type === 'item' && origin.owner === owner);

/** Nobody gets or gives away items, and their uses are there as long as their owner plays (R-ITEM-2). */
export const itemsStay: Invariant<GamePoint> = {
  name: 'equipped items stay, with all of their uses',
  violations: ({ begun, state }) =>
    state.characters.flatMap(({ id, items, exhausted }) => {
      const before = begun.characters.find((one) => one.id === id)?.items ?? [];
      const uses = usesOf(state, id).map(useName);
      const wanted = exhausted ? [] : usesOf(begun, id).map(useName);
      return [
        ...differences(
          before.map((one) => one.id),
          items.map((one) => one.id),
          id,
        ),
        ...wanted.filter((use) => !uses.includes(use)).map((use) => `${id} cannot use ${use}`),
      ];
    }),
};

const isAbout = (event: Event, owner: string, item: string): boolean =>
  (event.type === 'itemUsed' || event.type === 'itemTurned') &&
  event.character === owner &&
  event.item === item;

/** By an option a long rest empties circles without a word (R-ITEM-4). */
const hasRested = (events: readonly Event[], owner: string): boolean =>
  events.some((one) => one.type === 'rested' && one.character === owner);

/** Items become spent, consumed and ready only by what is said of them, and so do their circles (R-ITEM-3, R-ITEM-4). */
export const itemsTurn: Invariant<StepTaken> = {
  name: 'items turn only by what happens to them',
  violations: ({ before, after: { state, events } }) =>
    before.characters.flatMap(({ id, items }) => {
      const now = state.characters.find((one) => one.id === id)?.items ?? [];
      const isSilent = (item: string): boolean => !events.some((one) => isAbout(one, id, item));
      const turned = items.filter((item) =>
        now.some((one) => one.id === item.id && one.state !== item.state),
      );
      const marked = usesOf(state, id).filter((use) =>
        usesOf(before, id).some(
          (one) =>
            useName(one) === useName(use) &&
            one.bearer === use.bearer &&
            (one.charges < use.charges || (one.charges > use.charges && !hasRested(events, id))),
        ),
      );
      return [
        ...turned.filter((one) => isSilent(one.id)).map((one) => `${one.id} of ${id} turned`),
        ...marked
          .filter(({ origin }) => origin.type === 'item' && isSilent(origin.item))
          .map((use) => `${useName(use)} of ${id} is marked otherwise`),
      ];
    }),
};
