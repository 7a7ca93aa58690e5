import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isLeft, isRecord, left, right } from '../core/index.js';
import { KINDS, LISTS } from './check/ids.js';
import { packLeaf } from './codec/pack.js';
import { decodePlain } from './decode.js';
import type { ContentError } from './error.js';
import { refuseContent } from './fault-limit.js';
import { readPlain } from './nesting.js';
import type { PackLists } from './pack.js';
import type { PackClash } from './pack-error.js';

/** Packs put together, not yet checked: give it to {@link checkPack}. */
export type MergedPack = Readonly<Record<string, unknown>>;

/** How many packs can be put together: more than any table has boxes. */
const PACK_LIMIT = 100;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listOf = (pack: MergedPack, list: keyof PackLists): readonly unknown[] => {
  const things = Object.hasOwn(pack, list) ? pack[list] : [];
  return isList(things) ? things : [];
};

const idOf = (thing: unknown): string | null =>
  isRecord(thing) && typeof thing['id'] === 'string' ? thing['id'] : null;

const nameOf = (pack: MergedPack | undefined): string => String(pack?.['id']);

/** The things of a list that an earlier pack has too, with their places in the merged list. */
const clashesOfList = (
  packs: readonly MergedPack[],
  list: keyof PackLists,
): readonly PackClash[] => {
  const firsts = new Map<string, number>();
  const things = packs.flatMap((pack, place) =>
    listOf(pack, list).map((thing) => ({ id: idOf(thing), place })),
  );
  return things.flatMap(({ id, place }, index): readonly PackClash[] => {
    if (id === null) return [];
    const first = firsts.get(id) ?? place;
    firsts.set(id, first);
    // What is twice in one pack is found by the check.
    if (first === place) return [];
    const both = [nameOf(packs[first]), nameOf(packs[place])] as const;
    const path = [list, index, 'id'];
    return [{ type: 'packClash', path, ruling: null, kind: KINDS[list], id, packs: both }];
  });
};

const clashesOfCampaigns = (packs: readonly MergedPack[]): readonly PackClash[] => {
  const [first, ...others] = packs.filter((pack) => pack['campaign'] !== undefined).map(nameOf);
  return others.map((second) => ({
    type: 'packClash',
    path: ['campaign'],
    ruling: null,
    kind: 'campaign',
    id: second,
    packs: [first ?? second, second],
  }));
};

/** Everything that any pack shares with one before it: with the first that has it. */
const clashesOf = (packs: readonly MergedPack[]): readonly PackClash[] => [
  ...LISTS.flatMap((list) => clashesOfList(packs, list)),
  ...clashesOfCampaigns(packs),
];

/** What stands on the lid of a pack, known or not: all but what is put together. */
const headOf = (pack: MergedPack): MergedPack =>
  Object.fromEntries(
    Object.entries(pack).filter(([key]) => key !== 'campaign' && !Object.hasOwn(KINDS, key)),
  );

/** What cannot be put together: no object, a head that is wrong, something else where a list should be. */
const shapeOf = (pack: unknown): readonly ContentError[] => {
  if (!isRecord(pack)) return [invalidValue([], 'pack', pack)];
  // All that a head leaves out may be left out of a pack.
  const head = decodePlain(packLeaf)(headOf(pack));
  return [
    ...(isLeft(head) ? head.left : []),
    ...LISTS.filter((list) => Object.hasOwn(pack, list) && !isList(pack[list])).map((list) =>
      invalidValue([list], 'packList', pack[list]),
    ),
  ];
};

/** One of the packs as plain JSON; its faults begin with its place among them. */
const readPack = (given: unknown, place: number): Either<readonly ContentError[], MergedPack> => {
  const plain = readPlain(given);
  const faults = isLeft(plain) ? [plain.left] : shapeOf(plain.right);
  const ofThis = faults.map((fault) => ({ ...fault, path: ['packs', place, ...fault.path] }));
  return isLeft(plain) || ofThis.length > 0 ? left(ofThis) : right(plain.right as MergedPack);
};

/** The first pack with the things of the others; of a head, whoever says something first counts. */
const merge = (packs: readonly MergedPack[]): MergedPack => {
  const [head = {}, ...others] = packs;
  if (others.length === 0) return head;
  const lists = LISTS.map((list) => [list, packs.flatMap((pack) => listOf(pack, list))] as const);
  const heads = [...packs].reverse().flatMap((pack) => Object.entries(pack));
  return Object.fromEntries([...heads, ...lists]);
};

/**
 * Puts packs together: a game, its expansions, a monster of one's own. The first gives the name. Each may
 * speak of what another one has. The things of later packs follow those of earlier ones in each list, and
 * paths of errors count through the merged lists. A checked pack can be merged again.
 *
 * Errors: `invalidValue`, `tooNested` and `tooLarge` for what is no pack: no plain JSON, no list of things,
 * or a head (`format`, `id`, `name`) that is missing, wrong or has fields too many. Their paths begin with
 * the place of the pack among those given, from 0: `packs[1].format`. There are at most 100 packs. Only then
 * `packClash` where two packs have a thing with the same id, or both a campaign: one for each thing of a later
 * pack, which names the first pack that has it. After the first 1,000 `moreFaults` says how many there are.
 * All else is found by {@link checkPack}, which takes the result as it is.
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
 *
 * const later = mergePacks(base, { ...more, format: 2 });
 * assert(later._tag === 'Left');
 * assert.equal(explain(later.left[0]), 'packs[1].format: expected the number 1, got 2');
 */
export const mergePacks = (
  ...packs: readonly unknown[]
): Either<NonEmptyArray<ContentError>, MergedPack> => {
  if (packs.length > PACK_LIMIT)
    return left([invalidValue(['packs'], `packs, at most ${String(PACK_LIMIT)}`, packs)]);
  const read = packs.map(readPack);
  const faults = read.flatMap((one) => (isLeft(one) ? one.left : []));
  if (faults.length > 0) return refuseContent(faults);
  const all = read.flatMap((one) => (isLeft(one) ? [] : [one.right]));
  const clashes = clashesOf(all);
  return clashes.length === 0 ? right(merge(all)) : refuseContent(clashes);
};
