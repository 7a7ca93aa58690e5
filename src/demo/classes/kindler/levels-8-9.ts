import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 8 and 9. */
export const levelsEightAndNine: readonly AbilityCard[] = [
  {
    id: 'kindler-26',
    name: 'White Heat',
    level: 8,
    initiative: 74,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [{ type: 'hasCondition', conditions: ['wound'] }],
                  then: [
                    { type: 'add', amount: 3 },
                    { type: 'experience', amount: 1 },
                  ],
                  otherwise: [{ type: 'addConditions', conditions: ['wound'] }],
                },
              ],
            },
          ],
        },
      ],
      infuse: ['fire'],
    },
    bottom: {
      abilities: [
        {
          type: 'move',
          amount: 5,
          spots: [{ on: 'amount', shape: 'square' }],
        },
        {
          type: 'suffer',
          amount: 3,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'movedThrough', beside: true },
          },
        },
      ],
      experience: 2,
      goes: 'lost',
    },
  },
  {
    id: 'kindler-27',
    name: 'Never Put It Down',
    level: 8,
    initiative: 21,
    top: {
      abilities: [
        {
          type: 'bonus',
          bearers: {
            type: 'select',
            who: ['ally'],
            count: 'all',
            place: { type: 'within', range: 3 },
          },
          live: true,
          on: 'damage',
          if: [{ type: 'lethal' }],
          charges: [2, 2],
          effects: [{ type: 'prevent' }, { type: 'heal', amount: 3 }],
        },
      ],
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 5,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [{ type: 'addConditions', conditions: ['strengthen', 'bless'] }],
            },
          ],
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'kindler-28',
    name: 'Burn the Toll House',
    level: 9,
    initiative: 91,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'blaze',
          amount: 5,
          range: 4,
          conditions: ['wound'],
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
              { q: -1, r: 1 },
              { q: -1, r: 0 },
              { q: 0, r: -1 },
              { q: 1, r: -1 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
        },
        {
          type: 'create',
          overlay: { type: 'hazardous' },
          place: { type: 'hexes', count: 'all', place: { type: 'area', of: 'blaze' } },
        },
      ],
      infuse: ['fire'],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'move',
          amount: 5,
          mode: 'fly',
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      infuse: ['fire', 'light'],
    },
  },
  {
    id: 'kindler-29',
    name: 'The Lamp That Outlasts Us',
    level: 9,
    initiative: 5,
    top: {
      abilities: [
        { type: 'retaliate', amount: 2, reach: 2, lasts: 'card' },
        {
          type: 'bonus',
          on: 'roundStarts',
          effects: [{ type: 'infuse', elements: ['light'] }],
        },
      ],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'recoverCards',
          cards: { from: 'lost', count: 1 },
          to: { type: 'select', who: ['ally'], place: { type: 'within', range: 3 } },
        },
        { type: 'heal', amount: 3, range: 3, targets: 3 },
      ],
      experience: 2,
      goes: 'unrecoverable',
    },
  },
];
