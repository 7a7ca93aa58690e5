import type { AbilityCard } from '../../../content/index.js';

/** The X cards: three more to choose from at the start. */
export const levelX: readonly AbilityCard[] = [
  {
    id: 'stalker-11',
    name: 'Coppers for the Ferryman',
    level: 'X',
    initiative: 53,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 2,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'pay',
              cost: [{ type: 'money', amount: -1, to: 'owner' }],
              then: [
                { type: 'add', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
              otherwise: [
                {
                  type: 'if',
                  clauses: [
                    {
                      type: 'compare',
                      left: { type: 'stat', stat: 'gold' },
                      sign: '==',
                      right: 0,
                    },
                  ],
                  then: [{ type: 'add', amount: 1 }],
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
          type: 'bonus',
          on: 'looted',
          lasts: 'round',
          effects: [{ type: 'heal', amount: 1 }],
        },
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'loot', amount: 1, most: 2 },
      ],
      active: 'round',
    },
  },
  {
    id: 'stalker-12',
    name: 'Otter Stance',
    level: 'X',
    initiative: 76,
    top: {
      abilities: [
        {
          type: 'grant',
          to: { type: 'select', who: ['ally'], place: { type: 'within', range: 3 } },
          abilities: [
            { type: 'move', amount: 2 },
            { type: 'attack', amount: 2 },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'turnEnds',
          begins: 'nextTurn',
          if: [
            {
              type: 'compare',
              left: { type: 'times', moment: 'attackEnds', during: 'turn' },
              sign: '<',
              right: 1,
            },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['dark'],
              mandatory: true,
              then: [{ type: 'condition', conditions: ['invisible'] }],
              otherwise: [{ type: 'heal', amount: 1 }],
            },
          ],
        },
      ],
      active: 'persistent',
      group: { name: 'stance' },
      tags: ['stance'],
    },
  },
  {
    id: 'stalker-13',
    name: 'Split Reed',
    level: 'X',
    initiative: 62,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'attack',
          lasts: 'action',
          effects: [{ type: 'add', to: 'pierce', amount: 1 }],
        },
        {
          type: 'repeat',
          times: 2,
          then: [{ type: 'attack', amount: 1, spots: [{ on: 'amount', shape: 'square' }] }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'choose',
          least: 1,
          most: 2,
          of: [
            [{ type: 'move', amount: 2 }],
            [{ type: 'removeConditions', count: 1 }],
            [{ type: 'infuse', elements: ['any'] }],
          ],
        },
      ],
    },
  },
];
