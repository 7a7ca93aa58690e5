import type { MonsterDeck, MonsterType } from '../../content/index.js';
import type { AreaPattern } from '../../vocabulary/index.js';

/** Fat toads that swallowed the coals of a smithy: they breathe fire, and it burns to touch them. */
export const emberToad: MonsterType = {
  id: 'ember-toad',
  name: 'Ember Toad',
  deck: 'ember-toad',
  standees: 6,
  families: ['beasts'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 6, move: 1, attack: 2 },
      { hitPoints: 7, move: 2, attack: 2 },
      { hitPoints: 9, move: 2, attack: 2 },
      { hitPoints: 10, move: 2, attack: 3 },
      { hitPoints: 11, move: 2, attack: 3, retaliate: 1 },
      { hitPoints: 13, move: 2, attack: 3, retaliate: 1 },
      { hitPoints: 15, move: 2, attack: 4, retaliate: 1 },
      { hitPoints: 18, move: 2, attack: 4, retaliate: 1 },
    ],
    elite: [
      { hitPoints: 9, move: 2, attack: 2 },
      { hitPoints: 10, move: 2, attack: 2, retaliate: 1 },
      { hitPoints: 12, move: 2, attack: 3, retaliate: 1 },
      { hitPoints: 14, move: 2, attack: 3, retaliate: 1, retaliateReach: 2 },
      { hitPoints: 16, move: 2, attack: 4, retaliate: 1, retaliateReach: 2 },
      { hitPoints: 18, move: 3, attack: 4, retaliate: 2, retaliateReach: 2 },
      { hitPoints: 21, move: 3, attack: 5, retaliate: 2, retaliateReach: 2 },
      { hitPoints: 25, move: 3, attack: 5, retaliate: 2, retaliateReach: 3 },
    ],
  },
};

/** What it breathes on: a hex before it and the two behind that one. */
const BREATH: AreaPattern = {
  origin: { q: 0, r: 0 },
  hexes: [
    { q: 1, r: 0 },
    { q: 2, r: -1 },
    { q: 2, r: 0 },
  ],
};

/** What it spits at: three hexes that touch one another. */
const SPLASH: AreaPattern = {
  hexes: [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ],
};

/** What the Ember Toad does. */
export const emberToadDeck: MonsterDeck = {
  id: 'ember-toad',
  cards: [
    // Puffed up: it burns whoever comes near.
    {
      id: 'ember-toad-1',
      initiative: 20,
      abilities: [
        { type: 'retaliate', amount: 1, reach: 2 },
        { type: 'heal', amount: 3 },
      ],
      infuse: ['fire'],
    },
    // A great leap.
    {
      id: 'ember-toad-2',
      initiative: 37,
      abilities: [
        { type: 'move', amount: 'M+2', mode: 'jump' },
        { type: 'attack', amount: 'A-1' },
      ],
    },
    // Breath.
    {
      id: 'ember-toad-3',
      initiative: 46,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A', area: BREATH },
      ],
      infuse: ['fire'],
    },
    // Bite, and the coals glow.
    {
      id: 'ember-toad-4',
      initiative: 52,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M', mode: 'jump' },
        {
          type: 'attack',
          amount: 'A',
          effects: [
            {
              type: 'consume',
              elements: ['fire'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'addConditions', conditions: ['wound'] },
              ],
            },
          ],
        },
      ],
    },
    // Spit.
    {
      id: 'ember-toad-5',
      initiative: 59,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A-1', range: 3, area: SPLASH },
      ],
    },
    // The tongue.
    {
      id: 'ember-toad-6',
      initiative: 67,
      abilities: [{ type: 'attack', amount: 'A', range: 3, pull: 2 }],
    },
    // Belly flop.
    {
      id: 'ember-toad-7',
      initiative: 75,
      abilities: [
        { type: 'move', amount: 'M', mode: 'jump' },
        { type: 'attack', amount: 'A-1', targets: 'all' },
      ],
    },
    // Bad skin.
    {
      id: 'ember-toad-8',
      initiative: 83,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
        { type: 'condition', conditions: ['poison'], range: 1, targets: 'all' },
      ],
    },
  ],
};
