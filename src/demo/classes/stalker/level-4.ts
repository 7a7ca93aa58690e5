import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 4. */
export const levelFour: readonly AbilityCard[] = [
  {
    id: 'stalker-18',
    name: 'Lantern Thief',
    level: 4,
    initiative: 30,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['dark'],
              then: [
                {
                  type: 'setArea',
                  area: {
                    origin: { q: 0, r: 0 },
                    hexes: [
                      { q: 1, r: -1 },
                      { q: 1, r: 0 },
                    ],
                  },
                },
              ],
            },
          ],
        },
        { type: 'setElements', elements: ['light', 'fire'], strength: 'inert' },
        { type: 'refreshItems', count: 1, state: 'spent', slots: ['oneHand', 'small'] },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'elementConsumed',
          of: { type: 'select', who: ['enemy'] },
          if: [{ type: 'with', what: 'element', ids: ['dark', 'air'] }],
          effects: [{ type: 'suffer', amount: 2, to: 'actor' }],
        },
        {
          type: 'bonus',
          on: 'elementInfused',
          of: { type: 'select', who: ['ally'] },
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'move', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'roundEnds',
          if: [
            {
              type: 'compare',
              left: { type: 'times', moment: 'elementConsumed', during: 'round' },
              sign: '==',
              right: 0,
            },
          ],
          effects: [{ type: 'setElements', elements: ['dark'], strength: 'waning' }],
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'stalker-19',
    name: 'Knife in the Sluice',
    level: 4,
    initiative: 69,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          pierce: 1,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'pierce', shape: 'square' },
          ],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [
                    { type: 'element', elements: ['dark'], strengths: ['waning', 'strong'] },
                  ],
                  then: [{ type: 'ignoreShield' }, { type: 'set', to: 'retaliate', amount: 0 }],
                },
                {
                  type: 'if',
                  clauses: [
                    {
                      type: 'figures',
                      of: {
                        type: 'select',
                        who: ['enemy'],
                        place: { type: 'within', range: 1, of: 'target' },
                      },
                      most: 0,
                    },
                  ],
                  then: [{ type: 'set', amount: 5 }],
                },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'bonus', on: 'doorOpened', effects: [{ type: 'move', amount: 2 }] },
        {
          type: 'bonus',
          on: 'roomRevealed',
          effects: [
            { type: 'condition', conditions: ['invisible'] },
            {
              type: 'trait',
              without: ['flying', 'jumping'],
              to: { type: 'select', who: ['enemy'], count: 'all', place: { type: 'room' } },
              lasts: 'round',
            },
          ],
        },
        { type: 'bonus', on: 'treasureLooted', effects: [{ type: 'experience', amount: 2 }] },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
];
