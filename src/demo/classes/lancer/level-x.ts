import type { AbilityCard } from '../../../content/index.js';

/** The X cards: three more to choose from at the start. */
export const levelX: readonly AbilityCard[] = [
  {
    id: 'lancer-11',
    name: 'Mist on the Levels',
    level: 'X',
    initiative: 20,
    top: {
      abilities: [
        { type: 'attack', amount: 3, range: 3, spots: [{ on: 'amount', shape: 'square' }] },
        { type: 'condition', conditions: ['invisible'] },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [{ type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] }],
      infuse: ['ice'],
    },
  },
  {
    id: 'lancer-12',
    name: 'Brace',
    level: 'X',
    initiative: 54,
    top: {
      abilities: [
        { type: 'shield', amount: 1, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'retaliate', amount: 3, reach: 2, spots: [{ on: 'reach', shape: 'square' }] },
        { type: 'condition', conditions: ['immobilize'] },
      ],
      experience: 1,
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'attack', amount: 1, push: 2, spots: [{ on: 'push', shape: 'square' }] },
      ],
    },
  },
  {
    id: 'lancer-13',
    name: 'Patience of Wading Birds',
    level: 'X',
    initiative: 98,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [{ type: 'advantage' }],
        },
      ],
      infuse: ['ice'],
    },
    bottom: {
      abilities: [{ type: 'loot', amount: 2 }],
      infuse: ['air'],
    },
  },
];
