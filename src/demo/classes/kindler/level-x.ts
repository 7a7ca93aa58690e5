import type { AbilityCard } from '../../../content/index.js';
import { selfAndAdjacentAllies } from '../aims.js';

/** The X cards: three more to choose from at the start. */
export const levelX: readonly AbilityCard[] = [
  {
    id: 'kindler-11',
    name: 'Signal Fire',
    level: 'X',
    initiative: 30,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 5,
          conditions: ['stun'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      infuse: ['fire', 'light'],
      experience: 1,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'kindler-12',
    name: 'Warm Hands',
    level: 'X',
    initiative: 48,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 2,
          to: selfAndAdjacentAllies,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [{ type: 'consume', elements: ['fire'], then: [{ type: 'add', amount: 1 }] }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'condition',
          conditions: ['strengthen'],
          range: 2,
          spots: [
            { on: 'conditions', shape: 'diamondPlus' },
            { on: 'range', shape: 'square' },
          ],
        },
      ],
    },
  },
  {
    id: 'kindler-13',
    name: 'Pinch It Out',
    level: 'X',
    initiative: 93,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          conditions: ['disarm'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'square' }] },
        {
          type: 'attack',
          amount: 1,
          range: 3,
          conditions: ['curse'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
  },
];
