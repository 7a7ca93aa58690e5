import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 8 and 9. */
export const levelsEightAndNine: readonly AbilityCard[] = [
  {
    id: 'lancer-26',
    name: 'From the Far Bank',
    level: 8,
    initiative: 51,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          range: 6,
          targets: 3,
          spots: [{ on: 'amount', shape: 'square' }],
        },
        // Everything is thrown, the poles as well.
        { type: 'condition', conditions: ['disarm'] },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 5, mode: 'jump', spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'condition', conditions: ['strengthen'] },
      ],
      experience: 1,
    },
  },
  {
    id: 'lancer-27',
    name: 'Splintering Shaft',
    level: 8,
    initiative: 79,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          conditions: ['wound'],
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 1, r: 0 },
              { q: 2, r: 0 },
              { q: 2, r: -1 },
              { q: 1, r: 1 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          push: 3,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'push', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['air'],
              then: [{ type: 'add', to: 'targets', amount: 1 }],
            },
          ],
        },
      ],
      infuse: ['ice'],
    },
  },
  {
    id: 'lancer-28',
    name: 'Killing Frost',
    level: 9,
    initiative: 90,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          range: 4,
          conditions: ['immobilize', 'muddle'],
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
              { q: -1, r: 0 },
              { q: 0, r: -1 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [{ type: 'consume', elements: ['ice'], then: [{ type: 'add', amount: 2 }] }],
        },
      ],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'shield', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'retaliate', amount: 2, reach: 3 },
      ],
      infuse: ['ice'],
      experience: 1,
      active: 'round',
    },
  },
  {
    id: 'lancer-29',
    name: 'A Sky Full of Herons',
    level: 9,
    initiative: 95,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 4,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['air'],
              then: [
                { type: 'add', to: 'targets', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
            {
              type: 'consume',
              elements: ['any'],
              then: [
                { type: 'add', to: 'pierce', amount: 3 },
                { type: 'add', to: 'pull', amount: 1 },
              ],
            },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 7, mode: 'jump', spots: [{ on: 'amount', shape: 'square' }] },
      ],
      infuse: ['air'],
    },
  },
];
