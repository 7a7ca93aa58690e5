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

/** The lists of a pack. */
export const LISTS = Object.keys(KINDS) as readonly (keyof PackLists)[];

/** Things without an id get one that nothing else has, so that places stay as they are. */
export const withIds = (things: readonly { readonly id?: string }[]): readonly Named[] =>
  things.map(({ id }, index) => ({ id: id ?? `#${String(index)}` }));

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
  LISTS.flatMap((list) => duplicates(KINDS[list], pack[list], [list]));
