import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isRecord, left, right } from '../core/index.js';
import { KINDS } from './check/ids.js';
import type { ContentError } from './error.js';
import type { PackLists } from './pack.js';
import type { PackClash } from './pack-error.js';

/** Packs put together, not yet checked: give it to {@link checkPack}. */
export type MergedPack = Readonly<Record<string, unknown>>;

const LISTS = Object.keys(KINDS) as readonly (keyof PackLists)[];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listOf = (pack: MergedPack, list: keyof PackLists): readonly unknown[] => {
  const things = Object.hasOwn(pack, list) ? pack[list] : [];
  return isList(things) ? things : [];
};

const idOf = (thing: unknown): string | null =>
  isRecord(thing) && typeof thing['id'] === 'string' ? thing['id'] : null;

/** The things of a pack that an earlier one has too, with their places in the merged list. */
const clashesOfList = (
  [before, after]: readonly [MergedPack, MergedPack],
  list: keyof PackLists,
  offset: number,
): readonly PackClash[] => {
  const taken = new Set(listOf(before, list).map(idOf));
  return listOf(after, list).flatMap((thing, index): readonly PackClash[] => {
    const id = idOf(thing);
    if (id === null || !taken.has(id)) return [];
    return [
      {
        type: 'packClash',
        path: [list, offset + index, 'id'],
        ruling: null,
        kind: KINDS[list],
        id,
        packs: [String(before['id']), String(after['id'])],
      },
    ];
  });
};

const clashOfCampaigns = (before: MergedPack, after: MergedPack): readonly PackClash[] => {
  if (before['campaign'] === undefined || after['campaign'] === undefined) return [];
  const [first, second] = [String(before['id']), String(after['id'])];
  return [
    {
      type: 'packClash',
      path: ['campaign'],
      ruling: null,
      kind: 'campaign',
      id: second,
      packs: [first, second],
    },
  ];
};

/** Everything that any pack shares with any before it. */
const clashesOf = (packs: readonly MergedPack[]): readonly PackClash[] =>
  packs.flatMap((after, place) => {
    const earlier = packs.slice(0, place);
    const offset = (list: keyof PackLists): number =>
      earlier.reduce((sum, pack) => sum + listOf(pack, list).length, 0);
    return earlier.flatMap((before) => [
      ...LISTS.flatMap((list) => clashesOfList([before, after], list, offset(list))),
      ...clashOfCampaigns(before, after),
    ]);
  });

/** What cannot be put together at all: no object, or something else where a list should be. */
const shapeOf = (pack: unknown): readonly ContentError[] => {
  if (!isRecord(pack)) return [invalidValue([], 'pack', pack)];
  return LISTS.filter((list) => Object.hasOwn(pack, list) && !isList(pack[list])).map((list) =>
    invalidValue([list], 'packList', pack[list]),
  );
};

const merge = (before: MergedPack, after: MergedPack): MergedPack => ({
  ...after,
  ...before,
  ...Object.fromEntries(
    LISTS.map((list) => [list, [...listOf(before, list), ...listOf(after, list)]]),
  ),
});

/**
 * Puts packs together: a game, its expansions, a monster of one's own. The first gives the name. Each may
 * speak of what another one has. The things of later packs follow those of earlier ones in each list, and
 * paths of errors count through the merged lists. A checked pack can be merged again.
 *
 * Errors: `packClash` where two packs have a thing with the same id, or both a campaign; `invalidValue` for
 * what is no pack. All else is found by {@link checkPack}, which takes the result as it is.
 *
 * @example
 * import { checkPack, explain, mergePacks } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const gold = (id: string) => ({ id, rewards: [{ type: 'gold', amount: 5, to: 'looter' }] });
 * const base = { format: 1, id: 'base', name: 'Base', treasures: [gold('1')] };
 * const more = { format: 1, id: 'more', name: 'More', treasures: [gold('2')] };
 * assert.equal(checkPack(mergePacks(base, more))._tag, 'Right');
 *
 * const twice = checkPack(mergePacks(base, more, base));
 * assert(twice._tag === 'Left');
 * assert.equal(explain(twice.left[0]), 'treasures[2].id: treasure "1" is in two packs, base and base');
 */
export const mergePacks = (
  ...packs: readonly unknown[]
): Either<NonEmptyArray<ContentError>, MergedPack> => {
  const [fault, ...faults] = packs.flatMap(shapeOf);
  if (fault !== undefined) return left([fault, ...faults]);
  const all = packs as readonly MergedPack[];
  const [first, ...others] = clashesOf(all);
  const [head = {}, ...rest] = all;
  return first === undefined ? right(rest.reduce(merge, head)) : left([first, ...others]);
};
