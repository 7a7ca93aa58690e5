import type { AbilityCard } from '../../../content/index.js';

/** Five cards of level 1: a long point, and a hook on the other end. */
export const levelOne: readonly AbilityCard[] = [
  {
    id: 'lancer-1',
    name: 'Heron Strike',
    level: 1,
    initiative: 23,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 2,
          pierce: 1,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'pierce', shape: 'square' },
          ],
        },
      ],
      infuse: ['air'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'jump', spots: [{ on: 'amount', shape: 'square' }] },
      ],
    },
  },
  {
    id: 'lancer-2',
    name: 'Two on One Pole',
    level: 1,
    initiative: 61,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 1, r: 0 },
              { q: 2, r: 0 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'lancer-3',
    name: 'Gaff and Haul',
    level: 1,
    initiative: 45,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 4,
          pull: 2,
          spots: [
            { on: 'range', shape: 'square' },
            { on: 'pull', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['ice'],
              then: [
                { type: 'addConditions', conditions: ['immobilize'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'lancer-4',
    name: 'Rime on the Shaft',
    level: 1,
    initiative: 70,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          conditions: ['immobilize'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'retaliate', amount: 1, reach: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'move', amount: 2 },
      ],
      infuse: ['ice'],
      active: 'round',
    },
  },
  {
    id: 'lancer-5',
    name: 'Step Over Them',
    level: 1,
    initiative: 15,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 2,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [{ type: 'advantage' }],
        },
      ],
      infuse: ['air'],
    },
    bottom: {
      abilities: [
        {
          type: 'move',
          amount: 3,
          mode: 'jump',
          spots: [{ on: 'amount', shape: 'circle' }],
          effects: [
            {
              type: 'consume',
              elements: ['air'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
  },
];
