import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 7. */
export const levelSeven: readonly AbilityCard[] = [
  {
    id: 'stalker-24',
    name: "Drowned Man's Grin",
    level: 7,
    initiative: 46,
    top: {
      abilities: [
        {
          type: 'kill',
          range: 2,
          if: [
            { type: 'rank', ranks: ['normal'] },
            {
              type: 'compare',
              left: { type: 'hitPoints', which: 'current', of: 'target' },
              sign: '<=',
              right: {
                type: 'calculation',
                formula: 'X/2',
                where: { X: { type: 'stat', stat: 'hitPoints', of: 'target' } },
              },
            },
          ],
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
      experience: 2,
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'always',
          if: [
            {
              type: 'compare',
              left: { type: 'hitPoints', which: 'current' },
              sign: '<',
              right: { type: 'hitPoints', which: 'missing' },
            },
          ],
          effects: [{ type: 'shield', amount: 1, lasts: 'card' }],
        },
        {
          type: 'bonus',
          on: 'damage',
          if: [{ type: 'lethal' }],
          charges: [2],
          effects: [
            { type: 'prevent' },
            { type: 'setHitPoints', amount: { type: 'stat', stat: 'level' } },
            { type: 'trait', traits: ['noDamage', 'noTargeting', 'noHealing'], lasts: 'turn' },
          ],
        },
      ],
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'stalker-25',
    name: 'A Third Shadow',
    level: 7,
    initiative: 61,
    top: {
      abilities: [
        { type: 'groupLimit', group: 'stance', limit: 2, lasts: 'scenario' },
        {
          type: 'bonus',
          on: 'cardPlayed',
          if: [{ type: 'tagged', tag: 'stance' }],
          effects: [
            {
              type: 'heal',
              amount: {
                type: 'calculation',
                formula: '1+N',
                where: { N: { type: 'cards', piles: ['active'] } },
                max: 4,
              },
            },
          ],
        },
      ],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'duringTurn',
          limit: { times: 1, per: 'turn' },
          optional: true,
          effects: [
            {
              type: 'pay',
              cost: [{ type: 'spendItems' }],
              then: [
                {
                  type: 'choose',
                  of: [
                    [
                      {
                        type: 'teleport',
                        place: { type: 'hexes', place: { type: 'within', range: 2 } },
                      },
                    ],
                    [
                      {
                        type: 'swap',
                        first: 'self',
                        second: {
                          type: 'select',
                          who: ['ownSummon'],
                          if: [{ type: 'named', names: ['mud-double'] }],
                        },
                      },
                    ],
                  ],
                },
              ],
            },
          ],
        },
        {
          type: 'bonus',
          on: 'itemUsed',
          if: [{ type: 'with', what: 'slot', ids: ['small'] }],
          effects: [{ type: 'condition', conditions: ['strengthen'] }],
        },
        {
          type: 'bonus',
          on: 'rested',
          if: [{ type: 'with', what: 'rest', ids: ['long'] }],
          effects: [{ type: 'refreshItems', state: 'consumed', slots: ['small'] }],
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
];
