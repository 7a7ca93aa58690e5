import type { Bonus, MonsterDeck, MonsterType } from '../../content/index.js';

/** Who attacks it has disadvantage. */
const FLICKERING: Bonus = {
  type: 'bonus',
  on: 'attacked',
  effects: [{ type: 'disadvantage' }],
};

/** What every normal one has. */
const LIGHT = { traits: ['flying'] } as const;
/** What a bright normal one has, and every elite one. */
const BRIGHT = {
  traits: ['flying'],
  immunities: ['poison', 'immobilize'],
  bonuses: [FLICKERING],
} as const;
/** What the brightest have. */
const BRIGHTEST = { ...BRIGHT, traits: ['flying', 'noForcedMovement'] } as const;

/** Lights over the water that lead people astray: frail, never where one strikes. */
export const willOWisp: MonsterType = {
  id: 'will-o-wisp',
  name: "Will-o'-Wisp",
  deck: 'will-o-wisp',
  standees: 6,
  families: ['lights'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 3, move: 2, attack: 2, range: 2, ...LIGHT },
      { hitPoints: 4, move: 3, attack: 2, range: 3, ...LIGHT },
      { hitPoints: 5, move: 3, attack: 2, range: 3, ...LIGHT },
      { hitPoints: 6, move: 3, attack: 2, range: 4, ...LIGHT },
      { hitPoints: 6, move: 3, attack: 3, range: 4, ...BRIGHT },
      { hitPoints: 7, move: 4, attack: 3, range: 4, ...BRIGHT },
      { hitPoints: 8, move: 4, attack: 4, range: 4, ...BRIGHT },
      { hitPoints: 10, move: 4, attack: 4, range: 4, ...BRIGHT },
    ],
    elite: [
      { hitPoints: 4, move: 3, attack: 2, range: 3, ...BRIGHT },
      { hitPoints: 5, move: 3, attack: 2, range: 4, ...BRIGHT },
      { hitPoints: 6, move: 3, attack: 3, range: 4, ...BRIGHT },
      { hitPoints: 8, move: 3, attack: 3, range: 4, ...BRIGHT },
      { hitPoints: 9, move: 4, attack: 4, range: 4, ...BRIGHT },
      { hitPoints: 10, move: 4, attack: 4, range: 5, ...BRIGHTEST },
      { hitPoints: 12, move: 4, attack: 5, range: 5, ...BRIGHTEST },
      { hitPoints: 14, move: 5, attack: 5, range: 5, ...BRIGHTEST },
    ],
  },
};

/** What the Will-o'-Wisp does. */
export const willOWispDeck: MonsterDeck = {
  id: 'will-o-wisp',
  cards: [
    // Dance.
    {
      id: 'will-o-wisp-1',
      initiative: 8,
      abilities: [
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A-1' },
      ],
      infuse: ['light'],
    },
    // Drink what burns: whatever element there is becomes light.
    {
      id: 'will-o-wisp-2',
      initiative: 19,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A-1' },
        {
          type: 'consume',
          elements: ['any'],
          then: [
            { type: 'infuse', elements: ['light'] },
            { type: 'condition', conditions: ['strengthen'] },
          ],
        },
      ],
    },
    // Glow.
    {
      id: 'will-o-wisp-3',
      initiative: 25,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
      ],
      infuse: ['dark'],
    },
    // Flare: with light it falls on three hexes.
    {
      id: 'will-o-wisp-4',
      initiative: 33,
      abilities: [
        { type: 'move', amount: 'M-1' },
        {
          type: 'attack',
          amount: 'A',
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                {
                  type: 'setArea',
                  area: {
                    hexes: [
                      { q: 0, r: 0 },
                      { q: 1, r: 0 },
                      { q: 1, r: -1 },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    // This way, this way: a bog hole between it and somebody, and a tug towards it.
    {
      id: 'will-o-wisp-5',
      initiative: 38,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'create',
          overlay: { type: 'trap', damage: '[2+L/2{$math.floor}]', conditions: ['muddle'] },
          place: {
            type: 'hexes',
            place: { type: 'within', range: 1 },
            nearestTo: { type: 'select', who: ['enemy'] },
          },
        },
        { type: 'pull', amount: 2, range: 'R' },
      ],
    },
    // The one who lags behind.
    {
      id: 'will-o-wisp-6',
      initiative: 47,
      shuffle: true,
      abilities: [
        { type: 'focus', on: 'farthest' },
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A', conditions: ['muddle'] },
      ],
    },
    // Brittle glass: it comes close, and bursts when it dies this round.
    {
      id: 'will-o-wisp-7',
      initiative: 57,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'attack',
          amount: 'A+1',
          to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
        },
        {
          type: 'bonus',
          on: 'dies',
          lasts: 'round',
          effects: [
            {
              type: 'attack',
              amount: 'A',
              to: {
                type: 'select',
                who: ['enemy'],
                count: 'all',
                place: { type: 'within', range: 1 },
              },
            },
          ],
        },
      ],
    },
    // Ill omen.
    {
      id: 'will-o-wisp-8',
      initiative: 64,
      abilities: [
        {
          type: 'attack',
          amount: 'A-1',
          targets: 2,
          effects: [
            {
              type: 'consume',
              elements: ['dark'],
              then: [{ type: 'addConditions', conditions: ['curse'] }],
            },
          ],
        },
        { type: 'heal', amount: 2, range: 2 },
      ],
    },
  ],
};
