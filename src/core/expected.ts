/**
 * What would have been accepted: a word such as `count` or `hex` for which `explain` has the English
 * (`ids, at most 100` is one with a bound, `card or null` are two), or the words of a closed set, one
 * of which should stand there.
 */
export type Expected = string | readonly string[];

/** What would have been accepted, in English, by the word that stands in the error. */
const IN_WORDS: Readonly<Record<string, string>> = {
  text: 'a text',
  pack: 'a pack { format, id, name }',
  part: 'the name of a part of content',
  plain: 'a plain object, or a list without holes',
  json: 'plain JSON',
  seatCommand: 'a command { type, seat, seq, … }',
  replay: 'a replay { rules, content, setUp, commands }',
  setUpCharacter: 'a character { class, level, hand, items, perks, … }',
  itemIds: 'a list of ids of items',
  perkLines: 'a list of lines of perks, from 0',
  cardCount: 'a whole number from 1 to 100',
  blessCount: 'a whole number from 0 to 10',
  eventEffect: 'an effect of an event { type, … }',
  eventEffects: 'a list of effects of events',
  noDifficulty: 'none where the level is named',
  characterLevel: 'a level from 1 to 9',
  setUpSeat: 'a seat { seat, characters } with a character',
  setUpSeats: 'a list of seats',
  setUp: 'a set-up { scenario, seats, seed }',
  gameState: 'a state',
  packList: 'a list of things with ids',
  packs: 'a list of packs',
  texts: 'a list of texts',
  flag: 'true or false',
  finite: 'a finite number',
  count: 'a whole number of at least 0',
  hex: 'a hex { q, r } with whole coordinates within 1048576',
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
  knownField: 'no field of this name',
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
  origin: 'a hex { q, r } with whole coordinates within 1048576, or null for a ranged area',
  amount: 'a whole number from 0 to 1000000',
  positive: 'a whole number from 1 to 1000000',
  number: 'a whole number from -1000000 to 1000000',
  modifierValue: 'a whole number from -1000000 to 1000000, "null" or "double"',
  ability: 'an ability { attack, targets, attacks }',
  attacker: 'an attacker',
  attackQuery: 'an attack { attack, cards }',
  attacked: 'a target',
  attacksMade: 'a list of attacks { on, cards }',
  bonus: 'a whole number, or "double"',
  bonuses: 'a list of whole numbers and "double"',
  card: 'a card { value, rolling, effects, origin }',
  cardId: 'the id of a card',
  cardIds: 'a list of ids of cards',
  cards: 'a list of cards',
  cardsOrDeck: 'a list of cards, or a deck { pile, discard }',
  change: 'a change { value, as }',
  changes: 'a list of changes { value, as }',
  conditionOnce: 'each condition once',
  coordinate: 'a whole number within 1048576',
  conditionsOrTracker: 'a list of conditions, or a tracker { onTurn, held, immune }',
  consumptions: 'a list of consumptions',
  deck: 'a deck { pile, discard, mustShuffle }',
  deckAttack: 'an attack { attack, deck }',
  distanceOrNone: 'a whole number from 1 to 1000000, or "none" for no way',
  draw: 'a draw { mode, revealed, … }',
  effect: 'an effect { type, … }',
  effects: 'a list of effects',
  elementTrack: 'an element track',
  elements: 'a list of elements',
  heldCondition: 'a condition { condition, turnsLeft }',
  formula: 'a formula as a text',
  hit: 'a hit { source, amount }',
  modeQuery: 'a query { attacker, target, sources }',
  monsterQuery: 'a query about a monster',
  monsterRound: 'a round { paid, infused }',
  name: 'a name',
  nearHexes: 'hexes with coordinates within 1048576',
  names: 'a list of names',
  negation: 'one of the ways to negate',
  negationQuery: 'a negation query',
  payments: 'what was paid for each consumption',
  penalties: 'three penalties, each "none", "minor" or "major"',
  perk: 'a perk { remove, add, … }',
  perks: 'a list of perks',
  retaliateSource: 'a source of retaliate { damage, range }',
  retaliateSources: 'a list of sources of retaliate',
  retaliation: 'a retaliation { retaliate, distance, attacker }',
  scenarioOptions: 'options { edition, … }',
  shieldQuery: 'a shield query',
  shieldSource: 'a source of shield { id, amount }',
  sightOptions: 'options { edition, lineOfSight }',
  sources: 'sources { advantage, disadvantage }',
  shields: 'a list of shields',
  strengths: 'the strength of each element',
  tableAttack: 'an attack { attack, revealed }',
  target: 'a target { id, … }',
  targetAttack: 'an attack { on, cards, … }',
  targetId: 'the id of a target',
  targetList: 'a list of targets',
  uncounted: 'nothing here: odds go by `mode`, in the best order',
  turnsLeft: '1, or 2 while its own turn is running',
  wholeNumber: 'a whole number',
  vitals: 'a figure { hitPoints, maxHitPoints, conditions }',
};

/** What is accepted where one word of a closed set stands. */
export const oneOfWords = (words: readonly string[]): string =>
  `one of ${words.map((word) => `"${word}"`).join(', ')}`;

/** What would have been accepted, in English; what is no word of ours stands for itself. */
export const showExpected = (expected: Expected): string => {
  if (typeof expected !== 'string') return oneOfWords(expected);
  const inWords = (word: string): string =>
    Object.hasOwn(IN_WORDS, word) ? (IN_WORDS[word] ?? word) : word;
  const [thing = '', ...bounds] = expected.split(/(?=, at most \d+$)/);
  return [thing.split(' or ').map(inWords).join(' or '), ...bounds].join('');
};

const GOT_IN_WORDS: Readonly<Record<string, string>> = {
  list: 'a list',
  object: 'an object',
  function: 'a function',
  undefined: 'nothing',
};

/** What was there instead, in English; texts stand in quotes, so that they are not mistaken for ours. */
export const showGot = (got: string): string =>
  Object.hasOwn(GOT_IN_WORDS, got) ? (GOT_IN_WORDS[got] ?? got) : got;
