import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies } from '../aims.js';

/** The cards of levels 2 and 3. */
export const levelsTwoAndThree: readonly AbilityCard[] = [
  {
    id: 'kindler-14',
    name: 'Pass the Flame Along',
    level: 2,
    initiative: 41,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'spark',
          amount: 3,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
        {
          type: 'suffer',
          amount: 1,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'within', range: 1, of: { type: 'bound', name: 'spark' } },
          },
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'grant',
          to: {
            type: 'select',
            who: ['ownSummon'],
            place: { type: 'within', range: 4 },
            if: [{ type: 'named', names: ['lantern-spirit', 'ember-hound'] }],
          },
          steeredBy: 'owner',
          abilities: [{ type: 'move', amount: 'M' }],
        },
      ],
    },
  },
  {
    id: 'kindler-15',
    name: 'Cauterise',
    level: 2,
    initiative: 66,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          range: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'before',
                  abilities: [
                    { type: 'removeConditions', conditions: ['wound', 'poison'], to: 'target' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'attack',
          amount: 1,
          to: adjacentEnemies,
          conditions: ['wound'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      infuse: ['fire'],
    },
  },
  {
    id: 'kindler-16',
    name: 'Coals Underfoot',
    level: 3,
    initiative: 83,
    top: {
      abilities: [
        {
          type: 'create',
          as: 'coals',
          overlay: { type: 'hazardous' },
          place: { type: 'hexes', count: 2, place: { type: 'within', range: 3 } },
        },
        {
          type: 'push',
          amount: 1,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 2,
            place: {
              type: 'within',
              range: 1,
              of: { type: 'bound', name: 'coals', list: 'hexes' },
            },
          },
        },
      ],
      infuse: ['fire'],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'trait', traits: ['ignoresTerrain'], lasts: 'turn' },
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
  {
    id: 'kindler-17',
    name: 'Read by Firelight',
    level: 3,
    initiative: 27,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 4,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [{ type: 'ignoreShield' }],
              otherwise: [{ type: 'add', to: 'pierce', amount: 1 }],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'recoverCards', cards: { from: 'discarded', count: 2 } },
        { type: 'infuse', elements: ['any'] },
      ],
      experience: 1,
      goes: 'lost',
    },
  },
];
