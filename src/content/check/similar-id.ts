import type { ErrorBase, Path } from '../../core/index.js';
import type { ContentKind, UnknownId } from '../pack-error.js';

/** Among more ids than this nobody looks for a similar one. */
const SEARCHED = 1_000;

/** Whoever misspells an id changes no more letters than this. */
const MOST_CHANGES = 4;

/** How many letters two texts begin with together. */
const sharedStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** How many letters two texts end with together. */
const sharedEnd = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
};

/** The next row of the table by which {@link editDistance} counts; only what can stay within `most` is filled in. */
const rowBelow = (above: readonly number[], letter: string, i: number, b: string, most: number) => {
  const row = new Array<number>(b.length + 1).fill(Infinity);
  if (i <= most) row[0] = i;
  for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
    const replaced = (above[j - 1] ?? Infinity) + (letter === b[j - 1] ? 0 : 1);
    row[j] = Math.min(replaced, (above[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1);
  }
  return row;
};

/** How many letters must be put in, left out or replaced; anything above `most` where it is more than that. */
const editDistance = (one: string, other: string, most: number): number => {
  const start = sharedStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  const end = sharedEnd(a, b);
  const [left, right] = [a.slice(0, a.length - end), b.slice(0, b.length - end)];
  let row: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length && Math.min(...row) <= most; i += 1)
    row = rowBelow(row, left[i - 1] ?? '', i, right, most);
  return row.at(-1) ?? 0;
};

/** The known id that a misspelt one most likely means, if any is near; of several as near the first in order. */
export const similarTo = (id: string, known: ReadonlySet<string>): string | null => {
  if (known.size > SEARCHED) return null;
  let nearest: { readonly id: string; readonly distance: number } | null = null;
  for (const one of known) {
    const letters = Math.floor(Math.min(one.length, id.length) / 3);
    const most = Math.min(letters, nearest?.distance ?? MOST_CHANGES);
    if (Math.abs(one.length - id.length) > most) continue;
    const distance = editDistance(id, one, most);
    const isNearer =
      nearest === null || distance < nearest.distance || (distance <= most && one < nearest.id);
    if (distance <= most && isNearer) nearest = { id: one, distance };
  }
  return nearest?.id ?? null;
};

/** The fault of an id that names nothing, as long as nobody has looked for a similar one. */
export interface UnknownAmong extends UnknownId {
  /** The ids that there are. */
  readonly known: ReadonlySet<string>;
}

/** The fault of an id that names nothing, or none. */
export const unknownId = (
  kind: ContentKind,
  id: string,
  path: Path,
  known: ReadonlySet<string>,
): readonly UnknownAmong[] =>
  known.has(id) ? [] : [{ type: 'unknownId', path, ruling: null, kind, id, similar: null, known }];

/** The faults of a list of ids. */
export const unknownIds = (
  kind: ContentKind,
  ids: readonly string[],
  path: Path,
  known: ReadonlySet<string>,
): readonly UnknownAmong[] =>
  ids.flatMap((id, index) => unknownId(kind, id, [...path, index], known));

const isUnknownAmong = (fault: ErrorBase): fault is UnknownAmong =>
  fault.type === 'unknownId' && 'known' in fault;

/**
 * The fault as it is listed. To look for a similar id takes so long that it is done only for these, not for
 * each that is found.
 */
export const withSimilar = <Fault extends ErrorBase>(fault: Fault): Fault | UnknownId => {
  if (!isUnknownAmong(fault)) return fault;
  const { known, ...rest } = fault;
  return { ...rest, similar: similarTo(fault.id, known) };
};
