import type { PackLists } from '../pack.js';
import { SCOPED_KINDS, type IdKind } from '../id-kind.js';
import { CONTENT_KINDS, type ContentKind, type UnknownId } from '../pack-error.js';
import type { PartName } from '../part.js';
import type { FormattedText } from './formatted-texts.js';
import type { KnownIds } from './known-ids.js';
import { unknownId } from './similar-id.js';

const KINDS: readonly IdKind[] = [...CONTENT_KINDS, ...SCOPED_KINDS];

/** What a text is the id of, and the words that mean none. */
const meaningOf = (format: string): readonly [IdKind, readonly string[]] | null => {
  const [prefix, kind, ...words] = format.split('-');
  const named = KINDS.find((one) => one === kind);
  return prefix === 'id' && named !== undefined ? [named, words] : null;
};

/** The kind that people know: what is wrong is said without its scope. */
const withoutScope = (kind: IdKind): ContentKind => kind.split(':')[0] as ContentKind;

/**
 * Ids among the texts of content that name nothing, wherever they stand. Of which kind an id is, its codec
 * says; kinds of which nothing is known here are passed over.
 */
export const checkReferences = (
  texts: readonly FormattedText[],
  known: KnownIds,
): readonly UnknownId[] =>
  texts.flatMap(({ format, text, path }) => {
    const meaning = meaningOf(format);
    if (meaning === null) return [];
    const [kind, words] = meaning;
    const ids = known[kind];
    return ids === null || words.includes(text)
      ? []
      : unknownId(withoutScope(kind), text, path, ids);
  });

/** What the things in the lists of a pack are. */
export const PART_OF_LIST: Readonly<Record<keyof PackLists, PartName>> = {
  classes: 'CharacterClass',
  monsters: 'MonsterType',
  monsterDecks: 'MonsterDeck',
  items: 'Item',
  battleGoals: 'BattleGoal',
  personalQuests: 'PersonalQuest',
  events: 'GameEvent',
  treasures: 'Treasure',
  scenarios: 'Scenario',
  randomDungeons: 'RandomDungeon',
};
