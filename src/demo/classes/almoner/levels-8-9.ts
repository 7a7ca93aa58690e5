import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemy } from '../aims.js';

/** The cards of levels 8 and 9. */
export const levelsEightAndNine: readonly AbilityCard[] = [
  {
    id: 'almoner-26',
    name: 'Room for a Hundred',
    level: 8,
    initiative: 17,
    top: {
      abilities: [
        {
          type: 'shield',
          amount: 3,
          to: {
            type: 'select',
            who: ['self', 'ally'],
            count: 'all',
            place: { type: 'within', range: 4 },
          },
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
        { type: 'retaliate', amount: 2, range: 4, targets: 2 },
      ],
      infuse: ['light'],
      experience: 3,
      goes: 'lost',
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'jump', spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'condition', conditions: ['disarm'], to: adjacentEnemy },
      ],
      experience: 1,
    },
  },
  {
    id: 'almoner-27',
    name: 'Ledger of Old Debts',
    level: 8,
    initiative: 85,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 4,
          conditions: ['curse'],
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            { type: 'advantage' },
            {
              type: 'consume',
              elements: ['any'],
              then: [
                { type: 'add', to: 'targets', amount: 1 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'loot', amount: 3 },
        { type: 'heal', amount: 4, range: 1, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
      infuse: ['earth'],
    },
  },
  {
    id: 'almoner-28',
    name: 'The Oven That Never Emptied',
    level: 9,
    initiative: 91,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: '4+C',
          range: 5,
          targets: 'C',
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
        { type: 'condition', conditions: ['bless', 'bless'] },
      ],
      infuse: ['light', 'earth'],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'shield',
          amount: 2,
          range: 2,
          targets: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      experience: 1,
      active: 'round',
    },
  },
  {
    id: 'almoner-29',
    name: 'The Ninth Bell, Rung by Hand',
    level: 9,
    initiative: 78,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 3,
          conditions: ['stun'],
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
              { q: -1, r: 1 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['light', 'earth'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'addConditions', conditions: ['curse'] },
              ],
            },
          ],
        },
      ],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          pierce: 3,
          conditions: ['disarm'],
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'pierce', shape: 'square' },
          ],
        },
      ],
      infuse: ['light'],
      experience: 1,
    },
  },
];
