import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 6 and 7. */
export const levelsSixAndSeven: readonly AbilityCard[] = [
  {
    id: 'lancer-22',
    name: 'A Flight of Teal',
    level: 6,
    initiative: 30,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 5,
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 2, r: 0 },
              { q: 3, r: 0 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
      infuse: ['air'],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 5, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'lancer-23',
    name: 'Harpoon',
    level: 6,
    initiative: 68,
    top: {
      abilities: [
        { type: 'attack', amount: 3, range: 4, pull: 3, spots: [{ on: 'pull', shape: 'square' }] },
        {
          type: 'attack',
          amount: 2,
          conditions: ['wound'],
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'retaliate',
          amount: 2,
          reach: 3,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [{ type: 'consume', elements: ['ice'], then: [{ type: 'add', amount: 1 }] }],
        },
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
      active: 'round',
    },
  },
  {
    id: 'lancer-24',
    name: 'First Hard Night',
    level: 7,
    initiative: 42,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          targets: 2,
          conditions: ['muddle'],
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'targets', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['air', 'ice'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'addConditions', conditions: ['immobilize'] },
                { type: 'experience', amount: 2 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
      infuse: ['air', 'ice'],
    },
  },
  {
    id: 'lancer-25',
    name: 'Stoop',
    level: 7,
    initiative: 62,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 2,
          pierce: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [{ type: 'advantage' }],
        },
      ],
      infuse: ['air'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 6, mode: 'jump' },
        { type: 'attack', amount: 5, conditions: ['disarm'] },
      ],
      experience: 2,
      goes: 'lost',
    },
  },
];
