import type { AbilityCard } from '../../../content/index.js';
import { adjacentAllies, adjacentEnemies } from '../aims.js';

/** The cards of levels 6 and 7. */
export const levelsSixAndSeven: readonly AbilityCard[] = [
  {
    id: 'warden-22',
    name: 'Let It Break on Me',
    level: 6,
    initiative: 49,
    top: {
      abilities: [
        {
          type: 'bonus',
          bearers: adjacentAllies,
          live: true,
          on: 'damage',
          if: [{ type: 'source', sources: ['attack'] }],
          charges: [1, 1, 1],
          optional: true,
          effects: [{ type: 'redirect', to: 'owner' }],
        },
      ],
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'pull', amount: 2, range: 3, spots: [{ on: 'range', shape: 'square' }] },
      ],
      infuse: ['earth'],
    },
  },
  {
    id: 'warden-23',
    name: 'Bedrock',
    level: 6,
    initiative: 92,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
              then: [
                { type: 'add', to: 'pierce', amount: 3 },
                { type: 'addConditions', conditions: ['immobilize'] },
              ],
            },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: {
            type: 'calculation',
            formula: '[X/2{$math.floor}]',
            where: { X: { type: 'hitPoints', which: 'missing' } },
            min: 2,
          },
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'warden-24',
    name: 'Anvil of the Weir',
    level: 7,
    initiative: 39,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'hammer',
          amount: 4,
          push: 3,
          spots: [{ on: 'push', shape: 'square' }],
        },
        {
          type: 'if',
          clauses: [
            {
              type: 'compare',
              left: { type: 'bound', name: 'hammer', list: 'blocked' },
              sign: '!=',
              right: 0,
            },
          ],
          then: [
            {
              type: 'suffer',
              amount: { type: 'bound', name: 'hammer', list: 'blocked' },
              to: { type: 'bound', name: 'hammer' },
            },
            { type: 'experience', amount: 1 },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'damage',
          lasts: 'round',
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'prevent' }],
        },
        { type: 'move', amount: 2 },
      ],
      active: 'round',
      experience: 1,
    },
  },
  {
    id: 'warden-25',
    name: 'The Hillside Moves',
    level: 7,
    initiative: 95,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'slide',
          amount: 5,
          push: 2,
          to: adjacentEnemies,
          spots: [{ on: 'amount', shape: 'square' }],
        },
        { type: 'experience', amount: { type: 'bound', name: 'slide', list: 'killed' } },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3 },
        { type: 'condition', conditions: ['disarm'], to: adjacentEnemies },
      ],
      experience: 1,
      goes: 'lost',
    },
  },
];
