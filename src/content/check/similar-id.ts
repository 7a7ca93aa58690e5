import type { Path } from '../../core/index.js';
import type { ContentKind, UnknownId } from '../pack-error.js';

/** How many letters must be put in, left out or replaced. */
const editDistance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced));
    }
    above = row;
  }
  return above[b.length] ?? 0;
};

/** Among more ids than this nobody looks for a similar one. */
const SEARCHED = 1_000;

/** The known id that a misspelt one most likely means, if any is near. */
const similarTo = (id: string, known: ReadonlySet<string>): string | null => {
  if (known.size > SEARCHED) return null;
  const near = [...known]
    .map((one) => ({ one, most: Math.floor(Math.min(one.length, id.length) / 3) }))
    .filter(({ one, most }) => Math.abs(one.length - id.length) <= most)
    .map(({ one, most }) => ({ one, most, distance: editDistance(id, one) }))
    .filter(({ distance, most }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1));
  return near[0]?.one ?? null;
};

/** The fault of an id that names nothing, or none. */
export const unknownId = (
  kind: ContentKind,
  id: string,
  path: Path,
  known: ReadonlySet<string>,
): readonly UnknownId[] =>
  known.has(id)
    ? []
    : [{ type: 'unknownId', path, ruling: null, kind, id, similar: similarTo(id, known) }];

/** The faults of a list of ids. */
export const unknownIds = (
  kind: ContentKind,
  ids: readonly string[],
  path: Path,
  known: ReadonlySet<string>,
): readonly UnknownId[] => ids.flatMap((id, index) => unknownId(kind, id, [...path, index], known));
