import type { ItemSlot } from '../../vocabulary/index.js';
import type { Amount } from '../language/amount.js';

/** How many items the character has, equipped or not. */
export interface OwnedItems {
  /** Items that are owned. */
  readonly type: 'ownedItems';
  /** Only those of these slots. Default any. */
  readonly slots?: readonly ItemSlot[];
  /** Only these, by their ids. Default any. */
  readonly items?: readonly string[];
}

/** What a line of a quest counts: mostly something that happened during `campaign`. */
export type QuestCount = Amount | OwnedItems;

/** A line of a personal quest: a number to be reached. */
export interface QuestLine {
  /** Its id, not to be found twice in a quest. */
  readonly id: string;
  /** What is counted; `self` is the character. */
  readonly of: QuestCount;
  /** The number that fulfils it. */
  readonly needs: number;
  /** The ids of earlier lines that must be fulfilled before this one counts. Default none. */
  readonly after?: readonly string[];
  /** The id of a scenario that is open as soon as this line counts. Default none. */
  readonly opens?: string;
}

/** What the retirement of the character opens (R-CAMP-17). */
export interface QuestUnlock {
  /** The box of a class, or an envelope. */
  readonly type: 'unlockClass' | 'openEnvelope';
  /** The id of the class or envelope. */
  readonly id: string;
}

/**
 * A personal quest: a character that has fulfilled all its lines retires (R-CAMP-16).
 *
 * @example
 * import type { PersonalQuest } from 'gloomhaven-rules/content';
 *
 * const quest: PersonalQuest = {
 *   id: 'rat-catcher',
 *   name: 'Rat Catcher',
 *   lines: [
 *     {
 *       id: '1',
 *       of: {
 *         type: 'times',
 *         moment: 'killed',
 *         during: 'campaign',
 *         if: [
 *           { type: 'relation', of: 'actor', relations: ['self'] },
 *           { type: 'named', names: ['rat'] },
 *         ],
 *       },
 *       needs: 12,
 *     },
 *   ],
 *   unlocks: { type: 'unlockClass', id: 'piper' },
 * };
 */
export interface PersonalQuest {
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** What it says, for people to read. Default nothing. */
  readonly text?: string;
  /** What must be reached: all of it. */
  readonly lines: readonly QuestLine[];
  /** What the retirement opens. */
  readonly unlocks: QuestUnlock;
}
