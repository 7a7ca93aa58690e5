import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 8, and the one that is handed out by one of them. */
export const levelEight: readonly AbilityCard[] = [
  {
    id: 'stalker-26',
    name: 'The Marsh Has Many Mouths',
    level: 8,
    initiative: 90,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'mouths',
          amount: {
            type: 'calculation',
            formula: '2+N',
            where: {
              N: {
                type: 'figures',
                of: { type: 'select', who: ['enemy'], place: { type: 'within', range: 3 } },
              },
            },
            max: 6,
          },
          range: 3,
          effects: [
            {
              type: 'pay',
              cost: [{ type: 'loseCards', cards: { from: 'discarded' } }],
              then: [
                {
                  type: 'retarget',
                  to: {
                    type: 'select',
                    who: ['enemy'],
                    count: 'all',
                    place: { type: 'room' },
                    if: [
                      {
                        type: 'any',
                        of: [
                          { type: 'hasMark', mark: 'quarry' },
                          {
                            type: 'every',
                            of: [
                              { type: 'hasCondition', conditions: ['poison'] },
                              { type: 'rank', ranks: ['normal'] },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                  keep: true,
                },
              ],
            },
            {
              type: 'eachTarget',
              effects: [{ type: 'add', amount: { type: 'conditions', of: 'target' } }],
            },
          ],
        },
        {
          type: 'condition',
          conditions: ['muddle'],
          to: { type: 'bound', name: 'mouths', list: 'damaged' },
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'spawned',
          of: { type: 'select', who: ['enemy'], place: { type: 'within', range: 5 } },
          effects: [
            {
              type: 'suffer',
              amount: { type: 'stat', stat: 'attack', of: 'target' },
              to: 'target',
            },
          ],
        },
        {
          type: 'bonus',
          on: 'summoned',
          of: { type: 'select', who: ['enemy'] },
          effects: [{ type: 'condition', conditions: ['curse'], to: 'actor' }],
        },
        {
          type: 'giveCard',
          card: 'stalker-m1',
          to: {
            type: 'select',
            who: ['ally'],
            count: 'all',
            place: { type: 'within', range: 3 },
            kinds: ['character'],
          },
          into: 'hand',
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'stalker-27',
    name: 'Bell-Ringer Stance',
    level: 8,
    initiative: 12,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'actionStarts',
          if: [{ type: 'basicAction', half: 'top' }],
          effects: [
            {
              type: 'instead',
              abilities: [
                {
                  type: 'attack',
                  range: 3,
                  amount: {
                    type: 'calculation',
                    formula: '3+W',
                    where: {
                      W: {
                        type: 'overlays',
                        of: {
                          type: 'overlays',
                          overlays: ['difficult', 'hazardous'],
                          place: { type: 'within', range: 1 },
                          byHex: true,
                        },
                      },
                    },
                    max: 5,
                  },
                },
              ],
            },
          ],
        },
        {
          type: 'bonus',
          on: 'actionEnds',
          if: [{ type: 'basicAction', half: 'bottom' }],
          effects: [{ type: 'loot', amount: 1, most: 1 }],
        },
      ],
      active: 'persistent',
      group: { name: 'stance' },
      tags: ['stance'],
    },
    bottom: {
      abilities: [
        {
          type: 'giveCard',
          as: 'rope',
          card: 'self',
          to: {
            type: 'select',
            who: ['ally'],
            kinds: ['character'],
            place: { type: 'within', range: 2 },
          },
          into: 'active',
        },
        {
          type: 'bonus',
          bearers: { type: 'bound', name: 'rope' },
          on: 'cardsRevealed',
          optional: true,
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'initiative', changes: [-20, 20] }],
        },
        {
          type: 'bonus',
          bearers: { type: 'bound', name: 'rope' },
          on: 'roundStarts',
          if: [{ type: 'round', from: 2, every: 2 }],
          effects: [{ type: 'infuse', elements: ['any'] }],
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'stalker-m1',
    name: 'A Knife on Loan',
    level: 'M',
    initiative: 64,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: {
            type: 'calculation',
            formula: '1+D',
            where: { D: { type: 'damage', done: 'suffered', during: 'round' } },
            min: 2,
            max: 4,
          },
          pierce: 2,
          targets: 2,
          allAtOne: true,
        },
        { type: 'experience', amount: 1, to: 'owner' },
      ],
      goes: 'supply',
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'healed',
          charges: [0, 0],
          effects: [
            {
              type: 'heal',
              amount: {
                type: 'calculation',
                formula: '[X/2{$math.floor}]',
                where: { X: { type: 'momentAmount' } },
              },
              to: 'owner',
            },
          ],
        },
        {
          type: 'bonus',
          on: 'damaged',
          if: [{ type: 'compare', left: { type: 'momentAmount' }, sign: '>=', right: 3 }],
          effects: [{ type: 'infuse', elements: ['dark'] }],
        },
      ],
      goes: 'supply',
      active: 'persistent',
    },
  },
];
