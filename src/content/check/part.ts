import type { Path } from '../../core/index.js';
import type { BattleGoal } from '../box/battle-goal.js';
import type { CampaignSetup } from '../box/campaign-setup.js';
import { checkClass } from './class.js';
import { checkEvent } from './event.js';
import { duplicates } from './ids.js';
import { checkLanguage } from './language.js';
import { checkDungeon } from './random-dungeon.js';
import { unknownIds } from './references.js';
import { checkRewards } from './rewards.js';
import type { ContentError } from '../error.js';
import type { Item } from '../box/item.js';
import type { ItemCircles, ProsperityOrder } from '../pack-error.js';
import type { ContentParts } from '../part.js';
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
  ...item.bonuses.flatMap((bonus, index) =>
    checkLanguage(bonus, [...path, 'bonuses', index], 'character'),
  ),
];

const checkGoal = (goal: BattleGoal, path: Path): readonly ContentError[] =>
  checkLanguage(goal.if, [...path, 'if'], 'character');

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
  ...checkLanguage(lines, [...path, 'lines'], 'character'),
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

const ofFighters = (value: unknown, path: Path): readonly ContentError[] =>
  checkLanguage(value, path, 'fighter');

const ofCharacters = (value: unknown, path: Path): readonly ContentError[] =>
  checkLanguage(value, path, 'character');

type Check<A> = (value: A, path: Path) => readonly ContentError[];

/**
 * What can be wrong with a part beyond its form, seen by itself. Parts of actions are not among them: they
 * may speak of names that stand outside of them.
 */
export const PART_CHECKS: {
  readonly [Name in keyof ContentParts]?: Check<ContentParts[Name]>;
} = {
  Action: ofCharacters,
  AbilityCard: (card, path) => [
    ...ofCharacters(card.top, [...path, 'top']),
    ...ofCharacters(card.bottom, [...path, 'bottom']),
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
  MonsterAction: ofFighters,
  MonsterCard: ofFighters,
  MonsterStats: ofFighters,
  MonsterType: (monster, path) => ofFighters(monster.stats, [...path, 'stats']),
  MonsterDeck: ({ cards }, path) => [
    ...duplicates('monsterCard', cards, [...path, 'cards']),
    ...cards.flatMap((card, index) => ofFighters(card, [...path, 'cards', index])),
  ],
  ScenarioObjective: ofFighters,
  SpecialRule: ofFighters,
};
