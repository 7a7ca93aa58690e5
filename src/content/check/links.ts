import type { Path } from '../../core/index.js';
import type { EventDeck } from '../box/event.js';
import type { CampaignSetup } from '../box/campaign-setup.js';
import { unknownId, unknownIds } from './references.js';
import type { KnownIds } from './known-ids.js';
import type { CheckedPack } from '../pack.js';
import type { ContentKind, UnknownId } from '../pack-error.js';
import type { PersonalQuest } from '../box/personal-quest.js';

const optional = (
  kind: ContentKind,
  id: string | undefined,
  path: Path,
  known: ReadonlySet<string>,
): readonly UnknownId[] => (id === undefined ? [] : unknownId(kind, id, path, known));

const quest = (
  { lines, unlocks }: PersonalQuest,
  path: Path,
  known: KnownIds,
): readonly UnknownId[] => [
  ...lines.flatMap(({ opens }, index) =>
    optional('scenario', opens, [...path, 'lines', index, 'opens'], known.scenario),
  ),
  ...(unlocks.type === 'unlockClass'
    ? unknownId('class', unlocks.id, [...path, 'unlocks', 'id'], known.class)
    : []),
];

/** The known events that are not of the other deck: one whose form is broken may be of either. */
const ofDeck = (
  { events }: CheckedPack,
  deck: EventDeck,
  { event }: KnownIds,
): ReadonlySet<string> => {
  const others = events.filter((one) => one.deck !== deck).map(({ id }) => id);
  return new Set([...event].filter((id) => !others.includes(id)));
};

const campaign = (
  setup: CampaignSetup,
  path: Path,
  known: KnownIds,
  pack: CheckedPack,
): readonly UnknownId[] => [
  ...unknownIds('scenario', setup.scenarios, [...path, 'scenarios'], known.scenario),
  ...unknownIds('class', setup.classes, [...path, 'classes'], known.class),
  ...unknownIds('event', setup.cityEvents, [...path, 'cityEvents'], ofDeck(pack, 'city', known)),
  ...unknownIds('event', setup.roadEvents, [...path, 'roadEvents'], ofDeck(pack, 'road', known)),
  ...setup.prosperity.flatMap(({ items }, index) =>
    unknownIds('item', items, [...path, 'prosperity', index, 'items'], known.item),
  ),
  ...unknownIds('item', setup.randomItemDesigns ?? [], [...path, 'randomItemDesigns'], known.item),
  ...unknownIds(
    'scenario',
    setup.randomScenarios ?? [],
    [...path, 'randomScenarios'],
    known.scenario,
  ),
];

/** Monsters without a deck, items for classes that are not there, quests that open nothing, and the like. */
export const checkLinks = (pack: CheckedPack, known: KnownIds): readonly UnknownId[] => [
  ...pack.monsters.flatMap(({ deck, sharesStandeesWith }, index) => [
    ...unknownId('monsterDeck', deck, ['monsters', index, 'deck'], known.monsterDeck),
    ...optional(
      'monster',
      sharesStandeesWith,
      ['monsters', index, 'sharesStandeesWith'],
      known.monster,
    ),
  ]),
  ...pack.randomDungeons.flatMap(({ monsters }, dungeon) =>
    monsters.flatMap((card, index) =>
      card.monsters.flatMap(({ monster }, place) =>
        unknownId(
          'monster',
          monster,
          ['randomDungeons', dungeon, 'monsters', index, 'monsters', place, 'monster'],
          known.monster,
        ),
      ),
    ),
  ),
  ...pack.items.flatMap(({ classes = [] }, index) =>
    unknownIds('class', classes, ['items', index, 'classes'], known.class),
  ),
  ...pack.personalQuests.flatMap((one, index) => quest(one, ['personalQuests', index], known)),
  ...(pack.campaign === undefined ? [] : campaign(pack.campaign, ['campaign'], known, pack)),
];
