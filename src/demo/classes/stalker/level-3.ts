import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 3. */
export const levelThree: readonly AbilityCard[] = [
  {
    id: 'stalker-16',
    name: "Poacher's Due",
    level: 3,
    initiative: 44,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'due',
          amount: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [{ type: 'hasMark', mark: 'quarry' }],
                  then: [
                    { type: 'add', amount: 3 },
                    { type: 'unmark', mark: 'quarry', to: 'target' },
                  ],
                },
              ],
            },
          ],
        },
        { type: 'experience', amount: { type: 'bound', name: 'due', list: 'killed' } },
      ],
    },
    bottom: {
      abilities: [
        { type: 'mark', as: 'prey', mark: 'quarry', range: 5, ends: 'stays' },
        {
          type: 'bonus',
          on: 'killed',
          if: [{ type: 'hasMark', mark: 'quarry' }],
          charges: [0, 1],
          effects: [{ type: 'money', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'dies',
          of: { type: 'bound', name: 'prey' },
          effects: [{ type: 'infuse', elements: ['dark'] }],
        },
      ],
      active: 'persistent',
    },
  },
  {
    id: 'stalker-17',
    name: 'False Lights',
    level: 3,
    initiative: 79,
    top: {
      abilities: [
        {
          type: 'control',
          as: 'lured',
          to: {
            type: 'select',
            who: ['enemy'],
            place: { type: 'within', range: 4 },
            if: [
              { type: 'not', clause: { type: 'rank', ranks: ['boss'] } },
              {
                type: 'compare',
                left: { type: 'stat', stat: 'move', of: 'target' },
                sign: '>',
                right: 0,
              },
            ],
          },
          abilities: [
            { type: 'focus', on: 'farthest' },
            { type: 'move', amount: 'M' },
          ],
        },
        {
          type: 'springTrap',
          overlays: {
            type: 'overlays',
            overlays: ['trap'],
            place: { type: 'within', range: 1, of: { type: 'bound', name: 'lured' } },
          },
          to: { type: 'bound', name: 'lured' },
          optional: true,
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'choose',
          of: [
            [
              {
                type: 'moveOverlay',
                as: 'shifted',
                overlays: {
                  type: 'overlays',
                  overlays: ['trap'],
                  place: { type: 'within', range: 3 },
                },
                place: {
                  type: 'hexes',
                  place: {
                    type: 'within',
                    range: 2,
                    of: { type: 'bound', name: 'shifted', list: 'hexes' },
                  },
                },
              },
            ],
            [
              {
                type: 'destroy',
                overlays: {
                  type: 'overlays',
                  overlays: ['obstacle'],
                  size: 1,
                  place: { type: 'within', range: 2 },
                },
                effects: [
                  {
                    type: 'consume',
                    elements: ['air'],
                    then: [{ type: 'add', to: 'range', amount: 2 }],
                  },
                ],
              },
            ],
          ],
        },
        {
          type: 'move',
          amount: 3,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            { type: 'consume', elements: ['air'], then: [{ type: 'setMode', mode: 'fly' }] },
          ],
        },
      ],
    },
  },
];
