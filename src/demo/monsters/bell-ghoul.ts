import type { Bonus, FigureSelection, MonsterDeck, MonsterType } from '../../content/index.js';

/** When it dies its bell rings once more, and curses those who stand next to it. */
const LAST_TOLL: Bonus = {
  type: 'bonus',
  on: 'dies',
  effects: [
    {
      type: 'condition',
      conditions: ['curse'],
      to: { type: 'select', who: ['enemy'], count: 'all', place: { type: 'within', range: 1 } },
    },
    { type: 'infuse', elements: ['dark'] },
  ],
};

/** What every normal one has. */
const DEAD = { immunities: ['poison', 'curse'] } as const;
/** What every elite one has. */
const LONG_DEAD = { immunities: ['poison', 'wound', 'curse'], bonuses: [LAST_TOLL] } as const;

/** Sextons of the sunken towers: their hand bells call the rats, and they feed on them. */
export const bellGhoul: MonsterType = {
  id: 'bell-ghoul',
  name: 'Bell Ghoul',
  deck: 'bell-ghoul',
  standees: 6,
  families: ['drowned'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 6, move: 2, attack: 2, ...DEAD },
      { hitPoints: 7, move: 2, attack: 2, ...DEAD },
      { hitPoints: 8, move: 2, attack: 2, ...DEAD },
      { hitPoints: 10, move: 2, attack: 3, ...DEAD },
      { hitPoints: 12, move: 2, attack: 3, ...DEAD },
      { hitPoints: 13, move: 3, attack: 4, ...DEAD },
      { hitPoints: 16, move: 3, attack: 4, ...DEAD },
      { hitPoints: 18, move: 3, attack: 5, ...DEAD },
    ],
    elite: [
      { hitPoints: 8, move: 2, attack: 2, ...LONG_DEAD },
      { hitPoints: 10, move: 2, attack: 3, ...LONG_DEAD },
      { hitPoints: 12, move: 2, attack: 3, ...LONG_DEAD },
      { hitPoints: 14, move: 2, attack: 4, ...LONG_DEAD },
      { hitPoints: 16, move: 3, attack: 4, ...LONG_DEAD },
      { hitPoints: 19, move: 3, attack: 5, ...LONG_DEAD },
      { hitPoints: 22, move: 3, attack: 5, ...LONG_DEAD },
      { hitPoints: 26, move: 3, attack: 6, ...LONG_DEAD },
    ],
  },
};

/** One rat next to it. */
const RAT_BESIDE: FigureSelection = {
  type: 'select',
  who: ['ally'],
  place: { type: 'within', range: 1 },
  if: [{ type: 'named', names: ['fen-rat'] }],
};

/** What the Bell Ghoul does. */
export const bellGhoulDeck: MonsterDeck = {
  id: 'bell-ghoul',
  cards: [
    // Lurch.
    {
      id: 'bell-ghoul-1',
      initiative: 31,
      abilities: [
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A-1', conditions: ['muddle'] },
      ],
    },
    // Flesh of its flesh: a rat with as much life as it has itself, before it pays for it.
    {
      id: 'bell-ghoul-2',
      initiative: 42,
      abilities: [
        {
          type: 'spawn',
          monster: 'fen-rat',
          numbers: [{ rank: 'normal' }],
          hitPoints: { type: 'hitPoints', which: 'current' },
        },
        { type: 'suffer', amount: 1 },
      ],
    },
    // Supper: it eats a rat; it hunts where there is none.
    {
      id: 'bell-ghoul-3',
      initiative: 49,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'if',
          clauses: [
            {
              type: 'compare',
              left: { type: 'hitPoints', which: 'missing' },
              sign: '>=',
              right: 3,
            },
            { type: 'figures', of: RAT_BESIDE },
          ],
          then: [
            { type: 'kill', to: RAT_BESIDE },
            { type: 'heal', amount: 4 },
          ],
          otherwise: [{ type: 'attack', amount: 'A' }],
        },
      ],
    },
    // Claws.
    {
      id: 'bell-ghoul-4',
      initiative: 55,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
      ],
    },
    // Your name is on the bell.
    {
      id: 'bell-ghoul-5',
      initiative: 61,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A' },
        { type: 'condition', conditions: ['curse'], range: 3 },
        {
          type: 'condition',
          conditions: ['bless'],
          to: { type: 'select', who: ['ally'], place: { type: 'within', range: 3 } },
        },
      ],
    },
    // The knell: everybody near is thrown back, and the air goes dark.
    {
      id: 'bell-ghoul-6',
      initiative: 70,
      abilities: [
        { type: 'attack', amount: 'A-1', targets: 'all' },
        {
          type: 'push',
          amount: 2,
          range: 1,
          targets: 'all',
          effects: [{ type: 'addConditions', conditions: ['muddle'] }],
        },
      ],
      infuse: ['dark'],
    },
    // The rats answer; in the dark a big one.
    {
      id: 'bell-ghoul-7',
      initiative: 79,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M-1' },
        {
          type: 'consume',
          elements: ['dark'],
          then: [{ type: 'spawn', monster: 'fen-rat', numbers: [{ rank: 'elite' }] }],
          otherwise: [{ type: 'spawn', monster: 'fen-rat', numbers: [{ rank: 'normal' }] }],
        },
      ],
    },
    // At their throats: each rat near it bites at once.
    {
      id: 'bell-ghoul-8',
      initiative: 87,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
        {
          type: 'grant',
          to: { ...RAT_BESIDE, count: 'all', place: { type: 'within', range: 4 } },
          steeredBy: 'rules',
          abilities: [
            { type: 'move', amount: 1 },
            { type: 'attack', amount: 'A' },
          ],
        },
      ],
    },
  ],
};
