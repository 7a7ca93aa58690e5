import type { AbilityCard } from '../../../content/index.js';

/** Five cards of level 1: sparks, and the light that they leave. */
export const levelOne: readonly AbilityCard[] = [
  {
    id: 'kindler-1',
    name: 'Wick and Flint',
    level: 1,
    initiative: 24,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
        },
      ],
      infuse: ['fire'],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] }],
      infuse: ['light'],
    },
  },
  {
    id: 'kindler-2',
    name: 'Lamplight Mercy',
    level: 1,
    initiative: 37,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 3,
          range: 3,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'range', shape: 'square' },
          ],
        },
      ],
      infuse: ['light'],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'kindler-3',
    name: 'Spitting Oil',
    level: 1,
    initiative: 62,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 4,
          targets: 2,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['fire'],
              then: [
                { type: 'addConditions', conditions: ['wound'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2 },
        {
          type: 'condition',
          conditions: ['muddle'],
          range: 3,
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
    },
  },
  {
    id: 'kindler-4',
    name: 'Somebody to Hold the Lamp',
    level: 1,
    initiative: 72,
    top: {
      abilities: [
        {
          type: 'summon',
          summon: {
            id: 'lantern-spirit',
            name: 'Lantern Spirit',
            hitPoints: 4,
            move: 3,
            attack: 2,
            range: 3,
            spots: [
              { on: 'hitPoints', shape: 'square' },
              { on: 'move', shape: 'square' },
              { on: 'attack', shape: 'square' },
            ],
          },
        },
      ],
      infuse: ['light'],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'heal', amount: 1 },
      ],
    },
  },
  {
    id: 'kindler-5',
    name: 'Sudden Glare',
    level: 1,
    initiative: 19,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 1,
          range: 2,
          targets: 3,
          conditions: ['muddle'],
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
      infuse: ['light'],
    },
    bottom: {
      abilities: [{ type: 'condition', conditions: ['bless'], range: 3 }],
      infuse: ['fire'],
    },
  },
];
