import type { EventDeck } from '../box/event.js';
import type { CheckedPack } from '../pack.js';
import type { UnknownId } from '../pack-error.js';
import { unknownId } from './similar-id.js';

/** The events of a pack that belong to another deck. */
const ofOtherDeck = ({ events }: CheckedPack, deck: EventDeck): ReadonlySet<string> =>
  new Set(events.filter((one) => one.deck !== deck).map(({ id }) => id));

/** Events that a campaign puts into the deck that they do not belong to. */
export const checkEventDecks = (pack: CheckedPack): readonly UnknownId[] => {
  const { campaign } = pack;
  if (campaign === undefined) return [];
  const wrong = (list: 'cityEvents' | 'roadEvents', deck: EventDeck): readonly UnknownId[] => {
    const others = ofOtherDeck(pack, deck);
    const own = new Set(pack.events.filter((one) => one.deck === deck).map(({ id }) => id));
    return campaign[list].flatMap((id, index) =>
      others.has(id) ? unknownId('event', id, ['campaign', list, index], own) : [],
    );
  };
  return [...wrong('cityEvents', 'city'), ...wrong('roadEvents', 'road')];
};
