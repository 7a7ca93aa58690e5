import type {
  FigureSelection,
  Passage,
  RoomCard,
  RoomPassage,
  SpecialRule,
  WhenRule,
} from '../content/index.js';
import {
  cellsOf,
  DIFFICULT,
  HAZARDOUS,
  hexOf,
  OBSTACLE,
  roomOf,
  TRAP,
  type Cell,
  type Legend,
} from './scenarios/plan.js';

const LEGEND: Legend = { o: OBSTACLE, '~': DIFFICULT, '!': HAZARDOUS, '^': TRAP };

/** The signs of the numbered hexes, from 1 to 12. */
const SPOTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'x', 'y', 'z'];

/** The passages of a plan: `>` leads in and `<` leads out, with the kind behind it. */
const passages = (cells: readonly Cell[], way: '>' | '<'): readonly RoomPassage[] =>
  cells
    .filter(({ room }) => room === way)
    .map(({ sign, hex }) => ({ kind: sign as Passage, at: hex }));

interface Penalties {
  readonly minor: readonly SpecialRule[];
  readonly major: readonly SpecialRule[];
}

/**
 * A room card of a plan whose own hexes have the letter `r`. It is entered on its left side and left on its
 * right one, each a straight column: so two rooms touch at their door alone, and no third one meets the first.
 */
const card = (
  id: string,
  name: string,
  rows: readonly string[],
  penalties: Penalties,
): RoomCard => {
  const cells = cellsOf(rows);
  const { hexes, overlays = [] } = roomOf(cells, 'r', id, LEGEND);
  return {
    id,
    name,
    hexes,
    overlays,
    spots: SPOTS.map((sign) => hexOf(cells, sign)),
    entrances: passages(cells, '>'),
    exits: passages(cells, '<'),
    ...penalties,
  };
};

/** Every character. */
const ALL_CHARACTERS: FigureSelection = {
  type: 'select',
  who: ['ally'],
  count: 'all',
  kinds: ['character'],
};

/** Every type of monster of the monster cards. */
const MONSTERS = [
  'mire-guard',
  'reed-archer',
  'ember-toad',
  'fen-rat',
  'bell-ghoul',
  'will-o-wisp',
];

/** Once, as the room is seen: `actor` is whoever opened it. */
const opened = (...effects: WhenRule['effects']): WhenRule => ({
  type: 'when',
  on: 'roomRevealed',
  limit: { times: 1, per: 'scenario' },
  effects,
});

const SILTED_HALL = card(
  'silted-hall',
  'Silted Hall',
  [
    '      r. r5 r. r7      ',
    '   r. r. r1 r~ r6 r8   ',
    '>A r. r. r2 r~ r9 rx <B',
    '   r. r. r3 r4 ry rz   ',
    '      r. r. r. r.      ',
  ],
  {
    minor: [opened({ type: 'condition', conditions: ['muddle'], to: 'actor' })],
    // The floor gives way, again and again.
    major: [
      {
        type: 'when',
        on: 'roundEnds',
        limit: { times: 3, per: 'scenario' },
        effects: [{ type: 'suffer', amount: 1, to: ALL_CHARACTERS }],
      },
    ],
  },
);

const ROPE_WALK = card(
  'rope-walk',
  'Rope Walk',
  [
    '>A r. r. r. r. r1 r4 r8 r^   ',
    '   r. r~ r. r. r2 r5 r9 rx <A',
    '>B r. r. r. ro r3 r6 r. ry   ',
    '   r.    r.    r7    rz      ',
  ],
  {
    // Rusty hooks in every trap.
    minor: [
      {
        type: 'when',
        on: 'trapSprung',
        effects: [{ type: 'condition', conditions: ['wound'], to: 'target' }],
      },
    ],
    major: [{ type: 'stats', names: MONSTERS, ranks: ['elite'], change: 'add', attack: 1 }],
  },
);

const CISTERN = card(
  'cistern',
  'Cistern',
  [
    '         r1 r2 r3         ',
    '   r. r. r4 r~ r5 r. r. <A',
    '>B r. r. r~ ro r~ r6 r7   ',
    '   r. r. r8 r~ r9 rx r. <B',
    '   r.    r. ry rz    r.   ',
  ],
  {
    minor: [
      opened(
        { type: 'setElements', elements: ['ice'], strength: 'strong' },
        { type: 'setElements', elements: ['fire', 'light'], strength: 'inert' },
      ),
    ],
    major: [{ type: 'level', monsters: MONSTERS, by: 1, most: 7 }],
  },
);

const OSSUARY: RoomCard = {
  ...card(
    'ossuary',
    'Ossuary',
    [
      '      r. r1 r. r2 r3   ',
      '   r. r. r4 r! r5 r6 <A',
      '>A r. r. r. ro r. r.   ',
      '   r. r. r7 r! r8 r9 <B',
      '      r. rx r. ry rz   ',
    ],
    {
      minor: [opened({ type: 'condition', conditions: ['curse'], to: 'actor' })],
      // The first three that fall speak a name.
      major: [
        {
          type: 'when',
          on: 'killed',
          of: ALL_CHARACTERS,
          limit: { times: 3, per: 'scenario' },
          effects: [{ type: 'condition', conditions: ['curse'], to: 'actor' }],
        },
      ],
    },
  ),
  // Shelves of bones to both sides of the aisle.
  wallEdges: [
    [
      { q: 3, r: -1 },
      { q: 3, r: 0 },
    ],
    [
      { q: 3, r: 0 },
      { q: 3, r: 1 },
    ],
    [
      { q: 5, r: -2 },
      { q: 5, r: -1 },
    ],
    [
      { q: 5, r: -1 },
      { q: 5, r: 0 },
    ],
  ],
};

const TIDE_GATE = card(
  'tide-gate',
  'Tide Gate',
  [
    '      r. r. r. r.      ',
    '   r. r. r1 r2 r3 r.   ',
    '>B r. r^ r4 r! r5 r6 <A',
    '   r. r. r7 r8 r9 rx   ',
    '      ro r. ry rz      ',
  ],
  {
    minor: [opened({ type: 'discardCards', cards: { from: 'hand' }, to: 'actor' })],
    major: [
      {
        type: 'stats',
        names: MONSTERS,
        change: 'add',
        shield: 1,
        if: [{ type: 'round', every: 2 }],
      },
    ],
  },
);

const LAMP_STORE = card(
  'lamp-store',
  'Lamp Store',
  [
    '   r. r. r1 r2 r3   ',
    '>A r. ro r. r4 r5   ',
    '   r. r. r6 ro r7 <B',
    '>B r. r. r8 r9 rx   ',
    '   r. ro r. ry rz   ',
  ],
  {
    minor: [opened({ type: 'consumeItems', slots: ['small'], to: 'actor' })],
    // No rest here.
    major: [
      {
        type: 'when',
        on: 'rested',
        of: ALL_CHARACTERS,
        if: [{ type: 'with', what: 'rest', ids: ['short'] }],
        effects: [{ type: 'suffer', amount: 1, to: 'actor' }],
      },
    ],
  },
);

/** The room deck. */
export const roomCards: readonly RoomCard[] = [
  SILTED_HALL,
  ROPE_WALK,
  CISTERN,
  OSSUARY,
  TIDE_GATE,
  LAMP_STORE,
];
