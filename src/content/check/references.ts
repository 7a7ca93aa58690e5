import {
  compareTexts,
  invalidValue,
  isRecord,
  type InvalidValue,
  type Path,
} from '../../core/index.js';
import { CONDITIONS, ELEMENTS, ITEM_SLOTS } from '../../vocabulary/index.js';
import type { KnownIds } from './known-ids.js';
import type { ContentKind, UnknownId } from '../pack-error.js';

type Node = Readonly<Record<string, unknown>>;

/** Amounts by names of the author's own, which name nothing else. */
export const NUMBERS: readonly string[] = ['numbers', 'where'];

/** The fields of an object in an order that does not depend on how it was written. */
export const fieldsInOrder = (node: Node): readonly (readonly [string, unknown])[] =>
  Object.entries(node).sort(([a], [b]) => compareTexts(a, b));

/** Which fields of which words name something: by the word that `type` says. */
const FIELDS: Readonly<Record<string, readonly (readonly [string, ContentKind])[]>> = {
  spawn: [['monster', 'spawnable']],
  named: [['names', 'figure']],
  hasMark: [['mark', 'mark']],
  unmark: [['mark', 'mark']],
  groupLimit: [['group', 'group']],
  ownedItems: [['items', 'item']],
  item: [['item', 'item']],
  itemDesign: [['item', 'item']],
  payItem: [['item', 'item']],
  unlockScenario: [['id', 'scenario']],
  unlockClass: [['id', 'class']],
  addEvent: [['event', 'event']],
  class: [['classes', 'class']],
  completed: [['scenario', 'scenario']],
};

/** `with` names an item only where it says so. */
const fieldsOf = ({ type, what, card }: Node): readonly (readonly [string, ContentKind])[] => {
  if (type === 'with')
    return what === 'item' || what === 'scenario'
      ? [['ids', what]]
      : what === 'card'
        ? [['ids', 'abilityCard']]
        : [];
  if (type === 'giveCard') return card === 'self' ? [] : [['card', 'abilityCard']];
  return typeof type === 'string' && Object.hasOwn(FIELDS, type) ? (FIELDS[type] ?? []) : [];
};

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
export const similarTo = (id: string, known: ReadonlySet<string>): string | null => {
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

/** The words that a `with` clause can mean, where they are no ids of a pack. */
const WITH_WORDS: Readonly<Record<string, readonly string[]>> = {
  slot: ITEM_SLOTS,
  rest: ['long', 'short'],
  condition: [...CONDITIONS, 'bless', 'curse'],
  element: ELEMENTS,
};

const wordsOfWith = ({ type, what, ids }: Node, path: Path): readonly InvalidValue[] => {
  const words = type === 'with' && typeof what === 'string' ? WITH_WORDS[what] : undefined;
  if (words === undefined || !Array.isArray(ids)) return [];
  return ids.flatMap((id: unknown, index) =>
    words.includes(String(id)) ? [] : [invalidValue([...path, 'ids', index], words, id)],
  );
};

const ofNode = (node: Node, path: Path, known: KnownIds): readonly UnknownId[] =>
  fieldsOf(node).flatMap(([field, kind]) => {
    const value = node[field];
    if (typeof value === 'string') return unknownId(kind, value, [...path, field], known[kind]);
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    return unknownIds(kind, ids, [...path, field], known[kind]);
  });

/** Ids inside a value that name nothing, wherever the words of the language have them. */
export const checkReferences = (
  value: unknown,
  path: Path,
  known: KnownIds,
): readonly (UnknownId | InvalidValue)[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => checkReferences(one, [...path, index], known));
  if (!isRecord(value)) return [];
  return [
    ...ofNode(value, path, known),
    ...wordsOfWith(value, path),
    ...fieldsInOrder(value).flatMap(([key, one]) =>
      NUMBERS.includes(key) ? [] : checkReferences(one, [...path, key], known),
    ),
  ];
};
