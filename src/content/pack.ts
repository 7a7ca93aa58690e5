import type { BattleGoal } from './box/battle-goal.js';
import type { CampaignSetup } from './box/campaign-setup.js';
import type { CharacterClass } from './box/class.js';
import type { GameEvent } from './box/event.js';
import type { Item } from './box/item.js';
import type { MonsterDeck, MonsterType } from './box/monster.js';
import type { PersonalQuest } from './box/personal-quest.js';
import type { RandomDungeon } from './scenario/random-dungeon.js';
import type { Scenario } from './scenario/scenario.js';
import type { Treasure } from './box/treasure.js';

/** The version of the language that a pack is written in; a later one reads what this one says. */
export const PACK_FORMAT = 1;

/** The lists of a pack, each of things with an id of their own. */
export interface PackLists {
  /** Classes. */
  readonly classes: readonly CharacterClass[];
  /** Types of monsters. */
  readonly monsters: readonly MonsterType[];
  /** Decks of monster ability cards. */
  readonly monsterDecks: readonly MonsterDeck[];
  /** Items. */
  readonly items: readonly Item[];
  /** Battle goals. */
  readonly battleGoals: readonly BattleGoal[];
  /** Personal quests. */
  readonly personalQuests: readonly PersonalQuest[];
  /** Events of both decks. */
  readonly events: readonly GameEvent[];
  /** Treasures with numbers. */
  readonly treasures: readonly Treasure[];
  /** Scenarios. */
  readonly scenarios: readonly Scenario[];
  /** Random dungeons. */
  readonly randomDungeons: readonly RandomDungeon[];
}

/** What stands on the lid of a pack. */
export interface PackHead {
  /** The version of the language: {@link PACK_FORMAT}. */
  readonly format: 1;
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
}

/**
 * A box of content: a whole game, an expansion, or one monster. What it leaves out it does not have.
 *
 * An editor finds the words of the language by the schema of the package:
 * `"$schema": "node_modules/gloomhaven-rules/schema/pack.json"`.
 *
 * @example
 * import type { Pack } from 'gloomhaven-rules/content';
 *
 * const pack: Pack = { format: 1, id: 'my-monsters', name: 'My Monsters', monsters: [] };
 */
export interface Pack extends PackHead, Partial<PackLists> {
  /** Where the JSON Schema lies, for editors. Default none. */
  readonly $schema?: string;
  /** What a new campaign begins with. Default: there is no campaign. */
  readonly campaign?: CampaignSetup;
}

/**
 * A pack that was checked as a whole: every list is there, and everything that is spoken of. It is plain
 * JSON, and a {@link Pack} again.
 */
export interface CheckedPack extends PackHead, PackLists {
  /** What a new campaign begins with. Default: there is no campaign. */
  readonly campaign?: CampaignSetup;
}
