/**
 * What would have been accepted: a word such as `count` or `hex` for which `explain` has the English,
 * or the words of a closed set, one of which should stand there.
 */
export type Expected = string | readonly string[];

/** What would have been accepted, in English, by the word that stands in the error. */
const IN_WORDS: Readonly<Record<string, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  flag: 'true or false',
  finite: 'a finite number',
  count: 'a whole number of at least 0',
  hex: 'a hex { q, r } with whole coordinates',
  hexes: 'a list of hexes',
  hexPair: 'a pair of hexes [hex, hex]',
  hexPairs: 'a list of pairs of hexes',
  map: 'a map',
  opened: 'the opened rooms and doors { rooms, doors }',
  room: 'a room { id, hexes }',
  rooms: 'a list of rooms',
  door: 'a door { at, state }',
  doors: 'a list of doors',
  overlay: 'an overlay { type, at }',
  overlays: 'a list of overlays',
  figure: 'a figure { id, at, side }',
  figures: 'a list of figures',
  figureId: 'the id of a figure',
  ids: 'a list of ids',
  conditions: 'a list of conditions',
  rules: 'rule flags',
  knownFlag: 'no flag of this name',
  query: 'a query { board, figures, actor, action }',
  aimQuery: 'a query { side, attack, figures }',
  movementQuery: 'a movement query',
  forcedMoveQuery: 'a forced move query',
  action: 'an action { move, mode, attack }',
  attack: 'an attack { range, targets, area }',
  range: 'a whole number of at least 1, or null for melee',
  targets: 'a whole number of at least 1, or "all"',
  area: 'an area { hexes, origin }',
  origin: 'a hex { q, r } with whole coordinates, or null for a ranged area',
};

/** What is accepted where one word of a closed set stands. */
export const oneOfWords = (words: readonly string[]): string =>
  `one of ${words.map((word) => `"${word}"`).join(', ')}`;

/** What would have been accepted, in English; what is no word of ours stands for itself. */
export const showExpected = (expected: Expected): string => {
  if (typeof expected !== 'string') return oneOfWords(expected);
  return Object.hasOwn(IN_WORDS, expected) ? (IN_WORDS[expected] ?? expected) : expected;
};

const GOT_IN_WORDS: Readonly<Record<string, string>> = {
  list: 'a list',
  object: 'an object',
  undefined: 'nothing',
};

/** What was there instead, in English; texts stand in quotes, so that they are not mistaken for ours. */
export const showGot = (got: string): string =>
  Object.hasOwn(GOT_IN_WORDS, got) ? (GOT_IN_WORDS[got] ?? got) : got;
