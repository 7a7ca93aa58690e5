import type { Path } from '../../core/index.js';
import type { BattleGoal } from '../box/battle-goal.js';
import type { CampaignSetup } from '../box/campaign-setup.js';
import { checkClass } from './class.js';
import { checkEvent } from './event.js';
import { duplicates } from './ids.js';
import type { FormattedText } from './formatted-texts.js';
import { checkLanguage } from './language.js';
import { checkMapAlone } from './map.js';
import { checkDungeon, checkMonsterCard } from './random-dungeon.js';
import { checkRoomCard } from './room-card.js';
import { checkScenario } from './scenario.js';
import { unknownIds } from './similar-id.js';
import { checkCircles } from './special-circles.js';
import { checkNoSpecials } from './specials.js';
import { checkStats } from './stats.js';
import { checkRewards } from './rewards.js';
import type { ContentError } from '../error.js';
import type { Item } from '../box/item.js';
import type { ItemCircles, ProsperityOrder } from '../pack-error.js';
import type { ContentParts, PartName } from '../part.js';
import type { PersonalQuest } from '../box/personal-quest.js';

/** Circles are spaces of 0, and only what is spent or consumed has any (R-ITEM-4). */
const circles = ({ use, bonuses }: Item, path: Path): readonly ItemCircles[] =>
  bonuses.flatMap(({ charges = [] }, index): readonly ItemCircles[] =>
    charges.some((charge) => charge !== 0) || (use === 'unlimited' && charges.length > 0)
      ? [{ type: 'itemCircles', path: [...path, 'bonuses', index, 'charges'], ruling: 'R-ITEM-4' }]
      : [],
  );

const checkItem = (item: Item, path: Path): readonly ContentError[] => [
  ...circles(item, path),
  ...item.bonuses.flatMap((bonus, index) => checkLanguage(bonus, [...path, 'bonuses', index])),
];

const checkGoal = (goal: BattleGoal, path: Path): readonly ContentError[] =>
  checkLanguage(goal.if, [...path, 'if']);

/** A line waits only for lines above it, so that some line can always be fulfilled. */
const checkQuest = ({ lines }: PersonalQuest, path: Path): readonly ContentError[] => [
  ...duplicates('questLine', lines, [...path, 'lines']),
  ...lines.flatMap(({ after = [] }, index) =>
    unknownIds(
      'questLine',
      after,
      [...path, 'lines', index, 'after'],
      new Set(lines.slice(0, index).map(({ id }) => id)),
    ),
  ),
  ...checkLanguage(lines, [...path, 'lines']),
];

const checkSetup = ({ prosperity }: CampaignSetup, path: Path): readonly ProsperityOrder[] => {
  const levels = prosperity.map(({ checkmarks }) => checkmarks);
  const isRising = levels.every((checkmarks, index) =>
    index === 0 ? checkmarks === 0 : checkmarks > (levels[index - 1] ?? 0),
  );
  return isRising
    ? []
    : [{ type: 'prosperityOrder', path: [...path, 'prosperity'], ruling: 'R-CAMP-13' }];
};

type Check<A> = (value: A, path: Path) => readonly ContentError[];

/** Who performs these is not known before they are part of something. */
const PARTS_OF_ACTIONS: readonly PartName[] = [
  'Ability',
  'Amount',
  'Anchor',
  'Bonus',
  'Clause',
  'Effect',
  'Figures',
  'FigureSelection',
  'HexSelection',
  'OverlaySelection',
  'Place',
  'SelectionCount',
];

/** These are performed by characters, who have no specials. */
const OF_CHARACTERS: readonly PartName[] = ['Action', 'AbilityCard', 'CharacterClass', 'Item'];

/**
 * What can be wrong with a part beyond its form, seen by itself. Parts of actions are not among them: they
 * may speak of names that stand outside of them.
 */
const CHECKS: {
  readonly [Name in keyof ContentParts]?: Check<ContentParts[Name]>;
} = {
  Action: checkLanguage,
  AbilityCard: (card, path) => [
    ...checkLanguage(card.top, [...path, 'top']),
    ...checkLanguage(card.bottom, [...path, 'bottom']),
  ],
  CharacterClass: (one, path) => [
    ...duplicates('abilityCard', one.cards, [...path, 'cards']),
    ...checkClass(one, path),
  ],
  Item: checkItem,
  BattleGoal: checkGoal,
  PersonalQuest: checkQuest,
  GameEvent: (event, path) => [
    ...duplicates('eventOption', event.options, [...path, 'options']),
    ...checkEvent(event, path),
    ...checkRewards(event.options, [...path, 'options'], 'event'),
  ],
  Treasure: ({ rewards }, path) => checkRewards(rewards, [...path, 'rewards'], 'treasure'),
  CampaignSetup: (setup, path) => [
    ...checkSetup(setup, path),
    ...checkRewards(setup.milestones, [...path, 'milestones'], 'other'),
  ],
  RandomDungeon: checkDungeon,
  MonsterAction: checkLanguage,
  MonsterCard: checkLanguage,
  MonsterStats: checkLanguage,
  MonsterType: (monster, path) => [
    ...checkLanguage(monster.stats, [...path, 'stats']),
    ...checkCircles(monster, path),
  ],
  MonsterDeck: ({ cards }, path) => [
    ...duplicates('monsterCard', cards, [...path, 'cards']),
    ...cards.flatMap((card, index) => checkLanguage(card, [...path, 'cards', index])),
  ],
  PlacedOverlay: checkLanguage,
  RoomCard: checkRoomCard,
  MonsterRoomCard: checkMonsterCard,
  Scenario: checkScenario,
  ScenarioGoal: checkLanguage,
  ScenarioLoss: checkLanguage,
  ScenarioMap: (map, path) => [...checkLanguage(map, path), ...checkMapAlone(map, path)],
  ScenarioObjective: checkLanguage,
  SpecialRule: checkLanguage,
};

/** What is wrong with a part beyond its form, as far as it can be seen without the pack that it belongs to. */
export const checkPart = <Name extends PartName>(
  name: Name,
  value: ContentParts[Name],
  path: Path,
  texts: readonly FormattedText[],
): readonly ContentError[] => [
  ...(CHECKS[name]?.(value, path) ?? []),
  ...(OF_CHARACTERS.includes(name) ? checkNoSpecials(value, path) : []),
  ...(PARTS_OF_ACTIONS.includes(name) ? [] : checkStats(name, value, path, texts)),
];
