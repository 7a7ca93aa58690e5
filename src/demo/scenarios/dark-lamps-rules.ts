import type {
  Clause,
  FigureSelection,
  HexSelection,
  OptionRule,
  SpecialRule,
  WhenRule,
} from '../../content/index.js';

/** Whether the lamp with a name is lit. */
const lit = (id: string): Clause => ({ type: 'scene', of: 'objective', id, is: 'done' });

/** All lamps are lit; the third is there for three and four characters. */
export const ALL_LIT: readonly Clause[] = [
  lit('lamp-1'),
  lit('lamp-2'),
  { type: 'any', of: [{ type: 'characters', counts: [1, 2] }, lit('lamp-3')] },
];

/** The oil was found. */
const OIL: Clause = { type: 'scene', of: 'treasure', id: 'lamp-oil', is: 'looted' };

/** Every character. */
const ALL_CHARACTERS: FigureSelection = {
  type: 'select',
  who: ['ally'],
  count: 'all',
  kinds: ['character'],
};

/** A character next to a lamp may give up the top of a card and light it, once there is oil. */
const lampRule = (lamp: string): OptionRule => ({
  type: 'option',
  id: `light-${lamp}`,
  who: {
    type: 'select',
    who: ['ally'],
    kinds: ['character'],
    place: { type: 'within', range: 1, of: { type: 'marker', marker: lamp } },
  },
  forgo: 'top',
  if: [OIL, { type: 'not', clause: lit(lamp) }],
  limit: { times: 1, per: 'scenario' },
  effects: [
    { type: 'activate', id: lamp },
    { type: 'infuse', elements: ['fire'] },
    { type: 'experience', amount: 1, to: 'self' },
  ],
});

/** At a place of the map. */
const at = (marker: string): HexSelection => ({
  type: 'hexes',
  place: { type: 'on', of: { type: 'marker', marker } },
});

/** Rats come out of the culvert until the gate is open. */
const CULVERT: WhenRule = {
  type: 'when',
  on: 'roundEnds',
  if: [{ type: 'round', from: 3, every: 2 }],
  until: [{ type: 'scene', of: 'door', id: 'sluice-gate', is: 'open' }],
  limit: { times: 3, per: 'scenario' },
  effects: [
    {
      type: 'spawn',
      monster: 'fen-rat',
      numbers: [{ rank: 'normal', count: [1, 1, 2] }],
      place: at('culvert'),
    },
  ],
};

/** And out of the drain when the lamps are lit. */
const DRAIN: WhenRule = {
  type: 'when',
  on: 'roundEnds',
  if: ALL_LIT,
  limit: { times: 3, per: 'scenario' },
  effects: [
    {
      type: 'spawn',
      monster: 'fen-rat',
      numbers: [
        { rank: 'normal', count: [1, 1, 1] },
        { rank: 'elite', count: [0, 0, 1] },
      ],
      place: at('drain'),
    },
  ],
};

/** The rat that is nearest to the rope of the ferry runs for it. */
const GNAWERS: SpecialRule = {
  type: 'script',
  if: ALL_LIT,
  of: { type: 'select', who: ['enemy'], if: [{ type: 'named', names: ['fen-rat'] }] },
  nearestTo: { type: 'marker', marker: 'rope' },
  towards: { type: 'marker', marker: 'rope' },
  abilities: [
    { type: 'move', amount: 'M' },
    { type: 'attack', amount: 'A' },
  ],
};

/** A character that is near Odo. */
const NEAR_ODO: FigureSelection = {
  type: 'select',
  who: ['ally'],
  kinds: ['character'],
  place: { type: 'within', range: 2, of: { type: 'marker', marker: 'odo' } },
};

/** He stays where he is until somebody near him calls him, and again when he is told to. */
const ODO: readonly SpecialRule[] = [
  { type: 'inactive', id: 'odo-waits', names: ['odo'], initiative: 45 },
  { type: 'option', who: NEAR_ODO, effects: [{ type: 'deactivate', id: 'odo-waits' }] },
  { type: 'option', who: NEAR_ODO, effects: [{ type: 'activate', id: 'odo-waits' }] },
];

/** Odo stands on the landing. */
const ODO_LANDED: Clause = {
  type: 'figures',
  of: {
    type: 'select',
    who: ['ally'],
    kinds: ['objective'],
    place: { type: 'room', of: { type: 'marker', marker: 'landing' } },
    if: [{ type: 'named', names: ['odo'] }],
  },
};

/** Whoever stands at the winch may burn two cards and start to haul the ferry over. */
const HAUL: OptionRule = {
  type: 'option',
  id: 'haul',
  who: {
    type: 'select',
    who: ['ally'],
    kinds: ['character'],
    place: { type: 'on', of: { type: 'marker', marker: 'winch' } },
  },
  if: [...ALL_LIT, ODO_LANDED],
  cost: [{ type: 'loseCards', cards: { count: 2, from: 'hand' } }],
  limit: { times: 1, per: 'scenario' },
  effects: [{ type: 'experience', amount: 1, to: 'self' }],
};

/** It takes a round in which the noise brings a rat, and a hand on the winch when the ferry lands. */
const WINCH: readonly SpecialRule[] = [
  HAUL,
  {
    type: 'when',
    id: 'noise',
    on: 'roundStarts',
    if: [{ type: 'scene', of: 'rule', id: 'haul', is: 'done' }],
    limit: { times: 1, per: 'scenario' },
    effects: [
      { type: 'spawn', monster: 'fen-rat', numbers: [{ rank: 'elite' }], place: at('drain') },
    ],
  },
  {
    type: 'when',
    on: 'roundEnds',
    if: [
      { type: 'scene', of: 'rule', id: 'noise', is: 'done' },
      { type: 'scene', of: 'plate', id: 'winch', is: 'occupied' },
      ODO_LANDED,
    ],
    effects: [{ type: 'win' }],
  },
];

/** The special rules of Three Dark Lamps. */
export const darkLampsRules: readonly SpecialRule[] = [
  // The party starts in two halves, each with a toll keeper who was paid.
  { type: 'startingRooms', rooms: ['quay', 'boathouse'], most: 'C/2' },
  { type: 'side', monsters: ['mire-guard'], side: 'characters' },
  // Fog.
  {
    type: 'when',
    on: 'setUp',
    negative: true,
    effects: [{ type: 'modifierDeck', change: 'add', card: 'minusOne', to: ALL_CHARACTERS }],
  },
  CULVERT,
  // The plate raises the gate.
  {
    type: 'lockedDoors',
    doors: ['sluice-gate'],
    until: [{ type: 'scene', of: 'plate', id: 'sluice-plate', is: 'occupied' }],
  },
  // The cask is too heavy to be taken in passing. It spills, and takes fire easily.
  { type: 'looting', treasures: ['lamp-oil'], by: ['endOfTurn'] },
  {
    type: 'when',
    on: 'treasureLooted',
    if: [OIL],
    limit: { times: 1, per: 'scenario' },
    effects: [{ type: 'setElements', elements: ['fire'], strength: 'strong' }],
  },
  lampRule('lamp-1'),
  lampRule('lamp-2'),
  lampRule('lamp-3'),
  // One looks through the arch onto the landing; nobody is there before the lamps burn.
  {
    type: 'when',
    on: 'roomRevealed',
    if: [{ type: 'scene', of: 'room', id: 'lamp-hall', is: 'revealed' }],
    limit: { times: 1, per: 'scenario' },
    effects: [{ type: 'revealRoom', id: 'landing' }],
  },
  { type: 'notSetUp', rooms: ['landing'], until: ALL_LIT },
  // The life of the ghoul is in its bell.
  { type: 'standsFor', objective: 'hand-bell', monster: 'bell-ghoul' },
  ...ODO,
  // Odo has cheese in his pockets, and by the light of the lamps the rats see who he is.
  { type: 'focus', monsters: ['fen-rat'], on: ['odo'], inReach: true, if: ALL_LIT },
  DRAIN,
  GNAWERS,
  ...WINCH,
];
