import { isRecord, type Path } from '../../core/index.js';
import { KINDS, LISTS } from './ids.js';
import { similarTo } from './similar-id.js';
import type { ContentError } from '../error.js';
import type { PackLists } from '../pack.js';
import { CONTENT_KINDS, type ContentKind } from '../pack-error.js';

/** The way to ids that other things speak of; a number stands for any index. */
type Place = readonly (string | 0)[];

const idIn = (list: keyof PackLists): Place => [list, 0, 'id'];

const OBJECTIVES: Place = ['scenarios', 0, 'objectives', 0, 'id'];

/** Where ids stand that belong to no list of the pack: see what `knownIds` reads. */
const OTHER_PLACES: readonly (readonly [ContentKind, Place])[] = [
  ['abilityCard', ['classes', 0, 'cards', 0, 'id']],
  ['monsterCard', ['monsterDecks', 0, 'cards', 0, 'id']],
  ['rule', idIn('monsters')],
  ['family', idIn('monsters')],
  ['family', ['monsters', 0, 'families', 0]],
  ['spawnable', ['monsters', 0, 'families', 0]],
  ['spawnable', idIn('monsters')],
  ['spawnable', OBJECTIVES],
];

/** What anything in a pack can make: marks, groups and tags of cards, summons, which are figures, achievements. */
const MADE_ANYWHERE: readonly ContentKind[] = ['mark', 'group', 'tag', 'figure', 'achievement'];

/** What scenarios have names for, of which the cards of their monsters speak. */
const MADE_IN_SCENARIOS: readonly ContentKind[] = [
  'room',
  'revealable',
  'door',
  'marker',
  'rule',
  'objective',
  'treasure',
];

const PLACES: readonly (readonly [ContentKind, Place])[] = [
  ...LISTS.map((list) => [KINDS[list], idIn(list)] as const),
  ...OTHER_PLACES,
];

const isList = (key: unknown): boolean => typeof key === 'string' && Object.hasOwn(KINDS, key);

/** Whether a path leads to a place or to what it is in. */
const leadsTo = (path: Path, place: Place): boolean =>
  path.length <= place.length &&
  path.every(
    (key, index) => key === place[index] || (typeof key === 'number' && place[index] === 0),
  );

/** What a pack says of itself holds nothing that others speak of. */
const HEAD: readonly unknown[] = ['$schema', 'format', 'id', 'name'];

const FIELDS: ReadonlySet<string> = /*#__PURE__*/ (() => new Set([...LISTS, 'campaign']))();

/** Whether a field that no pack has may be one of those that hold something, by a misspelt name. */
const mayBeMisspelt = (pack: unknown, key: string): boolean => {
  const value = isRecord(pack) ? pack[key] : null;
  return (typeof value === 'object' && value !== null) || similarTo(key, FIELDS) !== null;
};

/** The kinds of things whose ids a fault of form may hide from those who speak of them. */
const hiddenBy = (pack: unknown, { type, path }: ContentError): readonly ContentKind[] => {
  // A formula is wrong by itself, whatever the things around it are called.
  if (type !== 'invalidValue') return [];
  const [key] = path;
  // A campaign begins with achievements, and holds no other ids.
  if (key === 'campaign') return ['achievement'];
  if (!isList(key))
    return typeof key === 'string' && !HEAD.includes(key) && mayBeMisspelt(pack, key)
      ? CONTENT_KINDS
      : [];
  const kinds = PLACES.flatMap(([kind, place]) => (leadsTo(path, place) ? [kind] : []));
  return [...kinds, ...MADE_ANYWHERE, ...(key === 'scenarios' ? MADE_IN_SCENARIOS : [])];
};

/**
 * Whether a fault of the sound part of a pack is one whatever the rest should be: it may miss only what a
 * fault of form hides, an id that cannot be read, or what a scenario says that was left out. Then nothing is
 * said, as it is found once the form is right.
 */
export const isNoFollowUp = (
  pack: unknown,
  faults: readonly ContentError[],
): ((fault: ContentError) => boolean) => {
  const hidden = new Set(faults.flatMap((fault) => hiddenBy(pack, fault)));
  const lacksList = CONTENT_KINDS.every((kind) => hidden.has(kind));
  const lacks = (...lists: readonly (keyof PackLists)[]): boolean =>
    lacksList || faults.some(({ path: [list] }) => lists.some((one) => one === list));
  return (fault) => {
    if (fault.type === 'missingSpecial') return !lacks('scenarios');
    if (fault.type === 'specialWithoutCard') return !lacks('monsters', 'monsterDecks');
    return fault.type !== 'unknownId' || !hidden.has(fault.kind);
  };
};
