/** Words of the language that the conversion of goals and special rules uses again and again: for tests only. */

import type { Json, RawAt, RawByParty, RawPlates, RawScenario, RawTrigger } from './goals-data.js';

/** The sizes of the party. */
export const PARTIES = ['2', '3', '4'] as const;

/** A field, where there is something to say. */
export const given = (key: string, value: unknown): Json =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? {} : { [key]: value };

/** The id of something that has a name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .trim()
    .replaceAll(' ', '-');

/** The letters of a place. */
export const lettersOf = (at: unknown): readonly string[] => {
  const marker = (at as RawAt | undefined)?.marker ?? [];
  return typeof marker === 'string' ? [marker] : marker;
};

/** A marker. */
export const marker = (name: string): Json => ({ type: 'marker', marker: name });

/** Whoever stands on the hexes of a marker. */
export const on = (name: string): Json => ({ type: 'on', of: marker(name) });

/** Figures, all that fit. */
export const all = (who: string, more: Json): Json => ({
  type: 'select',
  who: [who],
  count: 'all',
  ...more,
});

/** Every character. */
export const characters: Json = all('ally', { kinds: ['character'] });

/** Every figure of a type or objective that is not on the side of the characters. */
export const enemiesNamed = (name: string): Json =>
  all('enemy', { if: [{ type: 'named', names: [name] }] });

/** A state of the scenario. */
export const scene = (of: string, id: string, is: string): Json => ({ type: 'scene', of, id, is });

/** The opposite. */
export const not = (clause: Json): Json => ({ type: 'not', clause });

/** The ids of a thing that there are several of, or of one. */
export const numbered = (name: string, count: number): readonly string[] =>
  count === 1
    ? [name]
    : Array.from({ length: count }, (_, index) => `${name}-${String(index + 1)}`);

/** The ids of the doors with a letter. */
export const doorIds = ({ doors = {} }: RawScenario, letter: string): readonly string[] => {
  const pairs = doors[letter] ?? [];
  return numbered(letter, Array.isArray(pairs[0]) ? pairs.length : 1);
};

/** How many hexes a letter has. */
export const hexesOf = ({ markers = {} }: RawScenario, letter: string): number =>
  (markers[letter] ?? []).reduce((sum, { hexes }) => sum + hexes.length, 0);

/** The ids of plates, where a letter that is named again is the next plate with it. */
const plateIds = (entry: RawScenario, letters: readonly string[]): readonly string[] =>
  letters.map((letter, index) => {
    const before = letters.slice(0, index).filter((one) => one === letter).length;
    return numbered(letter, Math.max(1, hexesOf(entry, letter)))[before] ?? letter;
  });

/** The same for each size of the party. */
export const byParty = <A>(value: A | RawByParty<A>, isOne: (value: unknown) => boolean) =>
  PARTIES.map((party) => (isOne(value) ? (value as A) : (value as RawByParty<A>)[party]));

/** The letters of plates for each size of the party. */
export const platesByParty = (plates: RawPlates['plates']): readonly (readonly string[])[] =>
  byParty<readonly string[]>(plates, Array.isArray).map((letters) => letters ?? []);

/** The ids of plates for each size of the party. */
export const plateIdsByParty = (
  entry: RawScenario,
  plates: RawPlates['plates'],
): readonly (readonly string[])[] =>
  platesByParty(plates).map((letters) => plateIds(entry, letters));

const onLetters = (letters: readonly string[]): unknown => {
  const counts = letters.map((letter) => ({
    type: 'figures',
    of: { ...characters, place: on(letter) },
  }));
  const [only] = counts;
  if (counts.length === 1) return only;
  const names = 'XYZ'.slice(0, counts.length).split('');
  return {
    type: 'calculation',
    formula: names.join('+'),
    where: Object.fromEntries(names.map((name, index) => [name, counts[index]])),
  };
};

const everybodyOn = (letters: readonly string[]): Json => ({
  type: 'compare',
  left: onLetters([...new Set(letters)]),
  sign: '>=',
  right: { type: 'figures', of: characters },
});

/** Every character stands on one of the plates that a party of its size has. */
export const everybodyOnPlates = (plates: RawPlates['plates']): Json => {
  const lists = platesByParty(plates);
  const [first] = lists;
  if (first !== undefined && lists.every((list) => list === first)) return everybodyOn(first);
  const ways = lists.map((letters, index) => ({
    type: 'every',
    of: [{ type: 'characters', counts: [index + 2] }, everybodyOn(letters)],
  }));
  return { type: 'any', of: ways };
};

/** What something waits for, as a clause; nothing where that is no state of the scenario. */
export const clauseOf = (entry: RawScenario, trigger: RawTrigger): readonly Json[] => {
  const { doorOpened, destroyed, standing, plateOccupied, characterOrAllyOn, any } = trigger;
  if (doorOpened !== undefined) return [scene('door', doorOpened, 'open')];
  if (destroyed !== undefined) return [scene('objective', idOf(destroyed), 'destroyed')];
  if (standing !== undefined) return [not(scene('objective', idOf(standing), 'destroyed'))];
  if (plateOccupied !== undefined) {
    const [plates = []] = plateIdsByParty(entry, plateOccupied.plates);
    return plates.map((id) => scene('plate', id, 'occupied'));
  }
  if (characterOrAllyOn !== undefined)
    return characterOrAllyOn.map((tile) => ({
      type: 'figures',
      of: all('ally', { place: on(tile) }),
    }));
  return any === undefined ? [] : [{ type: 'any', of: any.flatMap((one) => clauseOf(entry, one)) }];
};

/** All texts of a value, whatever they are nested in. */
export const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** All objects of one type in a value. */
export const thoseOf = (type: string, value: unknown): readonly Json[] => {
  if (typeof value !== 'object' || value === null) return [];
  const here = (value as Json)['type'] === type ? [value as Json] : [];
  return [...here, ...Object.values(value).flatMap((one) => thoseOf(type, one))];
};
