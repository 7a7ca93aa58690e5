import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies } from '../aims.js';

/** The cards of level 6. */
export const levelSix: readonly AbilityCard[] = [
  {
    id: 'stalker-22',
    name: 'Two Doors',
    level: 6,
    initiative: 18,
    top: {
      abilities: [
        {
          type: 'choose',
          of: [
            [{ type: 'playCard', half: 'bottom', from: 'hand', by: 'self' }],
            [
              {
                type: 'takeTurn',
                to: {
                  type: 'select',
                  who: ['ally'],
                  kinds: ['summon'],
                  place: { type: 'within', range: 3 },
                },
              },
            ],
          ],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'chooseHex',
          as: 'door',
          place: { type: 'hexes', place: { type: 'within', range: 4 }, vacancy: 'unoccupied' },
        },
        {
          type: 'pull',
          amount: 2,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'within', range: 2, of: { type: 'bound', name: 'door', list: 'hexes' } },
          },
          from: { type: 'bound', name: 'door', list: 'hexes' },
        },
        {
          type: 'teleport',
          to: 'self',
          place: {
            type: 'hexes',
            place: { type: 'on', of: { type: 'bound', name: 'door', list: 'hexes' } },
            vacancy: 'unoccupied',
          },
          optional: true,
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'stalker-23',
    name: "Everyone's Enemy",
    level: 6,
    initiative: 88,
    top: {
      abilities: [
        {
          type: 'swapSides',
          to: {
            type: 'select',
            who: ['enemy'],
            place: { type: 'within', range: 3 },
            kinds: ['monster'],
            if: [{ type: 'rank', ranks: ['normal', 'elite'] }],
          },
          steeredBy: 'owner',
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'summon',
          as: 'double',
          summon: {
            id: 'mud-double',
            name: 'Mud Double',
            hitPoints: 'L+4',
            immunities: ['poison', 'wound'],
            traits: ['noMove', 'noAttack', 'noForcedMovement'],
            bonuses: [
              {
                type: 'bonus',
                on: 'turnStarts',
                effects: [{ type: 'pull', amount: 1, range: 3, targets: 2 }],
              },
              {
                type: 'bonus',
                on: 'dies',
                effects: [{ type: 'condition', conditions: ['muddle'], to: adjacentEnemies }],
              },
            ],
            spots: [{ on: 'hitPoints', shape: 'square' }],
          },
          place: { type: 'hexes', place: { type: 'within', range: 3 } },
        },
        {
          type: 'bonus',
          on: 'attacked',
          limit: { times: 1, per: 'round' },
          optional: true,
          effects: [{ type: 'redirect', to: { type: 'bound', name: 'double' } }],
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
];
