import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies, selfAndAdjacentAllies } from '../aims.js';

/** The cards of levels 6 and 7. */
export const levelsSixAndSeven: readonly AbilityCard[] = [
  {
    id: 'almoner-22',
    name: 'Deep Foundations',
    level: 6,
    initiative: 60,
    top: {
      abilities: [
        {
          type: 'shield',
          amount: 2,
          to: selfAndAdjacentAllies,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      infuse: ['earth'],
      experience: 2,
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'condition', conditions: ['muddle'], to: adjacentEnemies },
      ],
    },
  },
  {
    id: 'almoner-23',
    name: 'The Chapel Is Closed',
    level: 6,
    initiative: 94,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          push: 1,
          conditions: ['immobilize'],
          to: { type: 'select', who: ['enemy'], count: 'all', place: { type: 'within', range: 2 } },
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          range: 3,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'addConditions', conditions: ['bless'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'almoner-24',
    name: 'Lantern Procession',
    level: 7,
    initiative: 47,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
            {
              type: 'consume',
              elements: ['earth'],
              then: [{ type: 'addConditions', conditions: ['disarm'] }],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 5, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'heal',
          amount: 1,
          to: selfAndAdjacentAllies,
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
  },
  {
    id: 'almoner-25',
    name: 'Second Helping',
    level: 7,
    initiative: 75,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          range: 3,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'targets', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
      infuse: ['light'],
    },
    bottom: {
      abilities: [
        {
          type: 'condition',
          conditions: ['strengthen', 'bless'],
          range: 3,
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
      experience: 1,
    },
  },
];
