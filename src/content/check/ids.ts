import type { Path } from '../../core/index.js';
import type { CheckedPack, PackLists } from '../pack.js';
import type { ContentKind, DuplicateId } from '../pack-error.js';

interface Named {
  readonly id: string;
}

/** What the lists of a pack hold. */
export const KINDS: Readonly<Record<keyof PackLists, ContentKind>> = {
  classes: 'class',
  monsters: 'monster',
  monsterDecks: 'monsterDeck',
  items: 'item',
  battleGoals: 'battleGoal',
  personalQuests: 'personalQuest',
  events: 'event',
  treasures: 'treasure',
  scenarios: 'scenario',
  randomDungeons: 'randomDungeon',
};

/** The things of a list that have the id of an earlier one. */
export const duplicates = (
  kind: ContentKind,
  things: readonly Named[],
  path: Path,
): readonly DuplicateId[] => {
  const first = new Map<string, number>();
  return things.flatMap(({ id }, index): readonly DuplicateId[] => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      return [];
    }
    return [
      {
        type: 'duplicateId',
        path: [...path, index, 'id'],
        ruling: null,
        kind,
        id,
        first: [...path, before, 'id'],
      },
    ];
  });
};

/** Ids that are there twice in the lists of a pack. */
export const checkIds = (pack: CheckedPack): readonly DuplicateId[] =>
  Object.entries(KINDS).flatMap(([list, kind]) =>
    duplicates(kind, pack[list as keyof PackLists], [list]),
  );
