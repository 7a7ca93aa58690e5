import { isRecord, type Path } from '../../core/index.js';
import { LISTS } from './ids.js';
import type { ContentError } from '../error.js';
import type { CheckedPack, PackLists } from '../pack.js';

/** Where the things of a list stood before others were left out. */
export type OldIndexes = Readonly<Record<keyof PackLists, readonly number[]>>;

/** The indexes of a list whose things have no fault of form; none where the list itself has one. */
const soundIndexes = (
  pack: Readonly<Record<string, unknown>>,
  list: keyof PackLists,
  faults: readonly ContentError[],
): readonly number[] => {
  const things = Object.hasOwn(pack, list) ? pack[list] : [];
  const own = faults.filter(({ path }) => path[0] === list);
  if (!Array.isArray(things) || own.some(({ path }) => path.length === 1)) return [];
  const faulty = new Set(own.map(({ path }) => path[1]));
  return [...things.keys()].filter((index) => !faulty.has(index));
};

/**
 * What of a pack is sound in form, so that a slip in one card hides nothing that is wrong elsewhere; with the
 * places where its things stood.
 */
export const soundPart = (
  value: unknown,
  faults: readonly ContentError[],
): { readonly pack: CheckedPack; readonly indexes: OldIndexes } => {
  const pack = isRecord(value) ? value : {};
  const indexes = Object.fromEntries(
    LISTS.map((list) => [list, soundIndexes(pack, list, faults)]),
  ) as OldIndexes;
  const lists = Object.fromEntries(
    LISTS.map((list) => {
      const things = pack[list] as readonly unknown[];
      return [list, indexes[list].map((index) => things[index])];
    }),
  );
  const hasCampaign =
    pack['campaign'] !== undefined && !faults.some(({ path }) => path[0] === 'campaign');
  const campaign = hasCampaign ? { campaign: pack['campaign'] } : {};
  // Every thing of these lists has passed its codec.
  return { pack: { ...lists, ...campaign } as unknown as CheckedPack, indexes };
};

const oldPath = (indexes: OldIndexes, path: Path): Path => {
  const [list, index, ...rest] = path;
  if (typeof list !== 'string' || typeof index !== 'number') return path;
  const old = Object.hasOwn(indexes, list) ? indexes[list as keyof PackLists][index] : undefined;
  return [list, old ?? index, ...rest];
};

/** The fault with the places of the pack as it was given. */
export const atOldIndexes =
  (indexes: OldIndexes) =>
  (fault: ContentError): ContentError =>
    fault.type === 'duplicateId'
      ? { ...fault, path: oldPath(indexes, fault.path), first: oldPath(indexes, fault.first) }
      : { ...fault, path: oldPath(indexes, fault.path) };
