import type { MonsterDeck, MonsterType } from '../../content/index.js';

/** Toll keepers who went down with their road: slow, in heavy mail, hard to move out of the way. */
export const mireGuard: MonsterType = {
  id: 'mire-guard',
  name: 'Toll Keeper',
  deck: 'mire-guard',
  standees: 6,
  families: ['drowned', 'toll-keepers'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 5, move: 2, attack: 2 },
      { hitPoints: 6, move: 2, attack: 2 },
      { hitPoints: 7, move: 2, attack: 2, shield: 1 },
      { hitPoints: 8, move: 2, attack: 3, shield: 1 },
      { hitPoints: 10, move: 3, attack: 3, shield: 1 },
      { hitPoints: 11, move: 3, attack: 4, shield: 1 },
      { hitPoints: 13, move: 3, attack: 4, shield: 1 },
      { hitPoints: 14, move: 3, attack: 4, shield: 2 },
    ],
    elite: [
      { hitPoints: 7, move: 2, attack: 2, shield: 1 },
      { hitPoints: 8, move: 2, attack: 3, shield: 1 },
      { hitPoints: 10, move: 2, attack: 3, shield: 1 },
      { hitPoints: 12, move: 2, attack: 4, shield: 1 },
      { hitPoints: 13, move: 3, attack: 4, shield: 2 },
      { hitPoints: 14, move: 3, attack: 5, shield: 2 },
      { hitPoints: 17, move: 3, attack: 5, shield: 2, immunities: ['immobilize'] },
      { hitPoints: 18, move: 3, attack: 6, shield: 3, immunities: ['immobilize'] },
    ],
  },
};

/** What the Toll Keeper does. */
export const mireGuardDeck: MonsterDeck = {
  id: 'mire-guard',
  cards: [
    // A shove with the shield.
    {
      id: 'mire-guard-1',
      initiative: 17,
      abilities: [
        { type: 'shield', amount: 1 },
        { type: 'attack', amount: 'A-1', push: 2 },
      ],
    },
    // Quick march, pikes down.
    {
      id: 'mire-guard-2',
      initiative: 23,
      abilities: [
        { type: 'move', amount: 'M+2' },
        { type: 'retaliate', amount: 1 },
      ],
    },
    // Close the ranks: itself and its neighbours.
    {
      id: 'mire-guard-3',
      initiative: 34,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'shield', amount: 1, range: 1, targets: 'all' },
        { type: 'attack', amount: 'A-1' },
      ],
    },
    // Back, traveller.
    {
      id: 'mire-guard-4',
      initiative: 41,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A', push: 1 },
      ],
    },
    // The usual toll.
    {
      id: 'mire-guard-5',
      initiative: 45,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
      ],
    },
    // Stuck in the mud.
    {
      id: 'mire-guard-6',
      initiative: 56,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A-1', conditions: ['immobilize'] },
      ],
    },
    // The hook of the pike.
    {
      id: 'mire-guard-7',
      initiative: 66,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A', range: 2, pull: 1 },
      ],
    },
    // Stand firm, lads.
    {
      id: 'mire-guard-8',
      initiative: 72,
      abilities: [
        { type: 'attack', amount: 'A', targets: 2 },
        {
          type: 'condition',
          conditions: ['strengthen'],
          to: {
            type: 'select',
            who: ['ally'],
            count: 'all',
            place: { type: 'within', range: 1 },
          },
        },
        { type: 'heal', amount: 2 },
      ],
    },
  ],
};
