import type {
  Clause,
  FigureSelection,
  OptionRule,
  SpecialRule,
  WhenRule,
} from '../../content/index.js';

/** The ropes that still hang. */
const ROPES: FigureSelection = {
  type: 'select',
  who: ['enemy'],
  kinds: ['objective'],
  if: [{ type: 'named', names: ['bell-rope'] }],
};

/** Whether the rope with a name is cut. */
const cut = (id: string): Clause => ({ type: 'scene', of: 'objective', id, is: 'destroyed' });

/** All ropes are cut; the third hangs for four characters. */
const ALL_CUT: readonly Clause[] = [
  cut('rope-1'),
  cut('rope-2'),
  { type: 'any', of: [{ type: 'characters', counts: [1, 2, 3] }, cut('rope-3')] },
];

/** Every character. */
const ALL_CHARACTERS: FigureSelection = {
  type: 'select',
  who: ['ally'],
  count: 'all',
  kinds: ['character'],
};

/** One toll keeper nearby. */
const KEEPER: FigureSelection = {
  type: 'select',
  who: ['enemy'],
  place: { type: 'within', range: 1 },
  if: [{ type: 'named', names: ['mire-guard'] }],
};

/** The plate of the damper, with somebody on it. */
const DAMPED: Clause = { type: 'scene', of: 'plate', id: 'damper', is: 'occupied' };

/** The plate of the crank, with somebody on it. */
const CRANKED: Clause = { type: 'scene', of: 'plate', id: 'crank', is: 'occupied' };

/** The belfry, seen from inside. */
export const BELFRY_OPEN: Clause = { type: 'scene', of: 'room', id: 'belfry', is: 'revealed' };

/** Each third round the bell tolls, and nobody can think; who stands on the damper stops it. */
const TOLLING: readonly WhenRule[] = [
  {
    type: 'when',
    id: 'tolling',
    on: 'roundStarts',
    negative: true,
    if: [{ type: 'round', from: 3, every: 3 }],
    until: ALL_CUT,
    effects: [{ type: 'condition', conditions: ['muddle'], to: ALL_CHARACTERS }],
  },
  {
    type: 'when',
    on: 'plateOccupied',
    if: [DAMPED],
    effects: [{ type: 'deactivate', id: 'tolling' }],
  },
  {
    type: 'when',
    on: 'plateLeft',
    if: [{ type: 'not', clause: DAMPED }],
    effects: [{ type: 'activate', id: 'tolling' }],
  },
];

/** The doors: a crank in the crypt opens the belfry, and the water shuts the vestry if nobody went in. */
const DOORS: readonly WhenRule[] = [
  {
    type: 'when',
    on: 'plateOccupied',
    if: [CRANKED],
    limit: { times: 1, per: 'scenario' },
    effects: [{ type: 'openDoor', id: 'belfry-door' }],
  },
  {
    type: 'when',
    on: 'roundEnds',
    if: [
      { type: 'round', from: 8, to: 8 },
      { type: 'not', clause: { type: 'scene', of: 'door', id: 'vestry-door', is: 'open' } },
    ],
    effects: [{ type: 'lockDoor', id: 'vestry-door' }],
  },
];

/** The water: until the ringer falls it bites in the crypt; in the end it closes, if nobody holds the way out. */
const WATER: readonly WhenRule[] = [
  {
    type: 'when',
    on: 'roundEnds',
    negative: true,
    if: [{ type: 'round', from: 10, every: 2 }],
    until: [{ type: 'scene', of: 'rule', id: 'silence', is: 'done' }],
    effects: [
      {
        type: 'suffer',
        amount: 1,
        to: {
          ...ALL_CHARACTERS,
          place: { type: 'room', of: { type: 'marker', marker: 'crypt' } },
        },
      },
    ],
  },
  {
    type: 'when',
    on: 'roundEnds',
    if: [
      { type: 'round', from: 22 },
      { type: 'not', clause: { type: 'scene', of: 'marker', id: 'way-out', is: 'occupied' } },
    ],
    effects: [{ type: 'lose' }],
  },
];

/** When the ringer falls, all lights go out and its hammer drops where it stood. */
const SILENCE: WhenRule = {
  type: 'when',
  id: 'silence',
  on: 'killed',
  if: [{ type: 'named', names: ['drowned-bellringer'] }],
  effects: [
    { type: 'remove', id: 'will-o-wisp' },
    {
      type: 'spawn',
      monster: 'ringers-hammer',
      numbers: [{ rank: 'normal' }],
      place: { type: 'hexes', place: { type: 'on', of: 'target' }, vacancy: 'any' },
    },
    { type: 'setElements', elements: ['light'], strength: 'inert' },
    { type: 'setElements', elements: ['dark'], strength: 'strong' },
  ],
};

/** A toll keeper changes sides for a few coins. */
const BRIBE: OptionRule = {
  type: 'option',
  who: { type: 'select', who: ['ally'], kinds: ['character'] },
  if: [{ type: 'figures', of: KEEPER }],
  cost: [{ type: 'money', amount: -2, to: 'self' }],
  limit: { times: 2, per: 'scenario' },
  effects: [{ type: 'setSide', to: KEEPER, side: 'characters' }],
};

/** The special rules of The Drowned Bell. */
export const drownedBellRules: readonly SpecialRule[] = [
  // Far away, through the tower, one sees the ringer at its work from the first round on.
  { type: 'placedAtStart', monsters: ['drowned-bellringer'] },
  {
    type: 'inactive',
    names: ['drowned-bellringer'],
    initiative: 99,
    until: [BELFRY_OPEN],
  },
  // Each rope that hangs shields it; without them it has both hands free.
  {
    type: 'stats',
    names: ['drowned-bellringer'],
    change: 'add',
    shield: { type: 'figures', of: ROPES },
  },
  {
    type: 'bossSpecial',
    monster: 'drowned-bellringer',
    number: 1,
    if: ALL_CUT,
    abilities: [
      { type: 'move', amount: 'M+1' },
      { type: 'attack', amount: 'A', targets: 2, push: 1 },
    ],
    infuse: ['ice', 'dark'],
  },
  ...TOLLING,
  ...DOORS,
  // Ghouls are older here.
  { type: 'level', monsters: ['bell-ghoul'], by: 1, most: 7 },
  // The crank can be heard: poachers step out of the niches.
  {
    type: 'notPlaced',
    monsters: ['reed-archer'],
    room: 'crypt',
    marker: 'niches',
    until: [CRANKED],
  },
  // Old Cinder lies on three hexes and has not moved for years.
  { type: 'size', monsters: ['ember-toad'], hexes: 3 },
  { type: 'immovable', names: ['ember-toad'] },
  { type: 'indestructible', overlays: ['pillar'] },
  BRIBE,
  // One falls, the others find heart.
  {
    type: 'when',
    on: 'exhausted',
    of: { type: 'select', who: ['ally'], kinds: ['character'] },
    effects: [{ type: 'condition', conditions: ['bless'], to: ALL_CHARACTERS }],
  },
  ...WATER,
  SILENCE,
];
