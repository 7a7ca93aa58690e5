import type { AbilityCard } from '../../../content/index.js';
import { adjacentAllies, adjacentEnemies, selfAndAdjacentAllies } from '../aims.js';

/** The cards of levels 8 and 9. */
export const levelsEightAndNine: readonly AbilityCard[] = [
  {
    id: 'warden-26',
    name: 'Standing Orders of Slate',
    level: 8,
    initiative: 14,
    top: {
      abilities: [
        { type: 'trait', traits: ['noForcedMovement'], immunities: ['stun'], lasts: 'round' },
        { type: 'shield', amount: 3, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'retaliate', amount: 3 },
      ],
      experience: 2,
      active: 'round',
    },
    bottom: {
      abilities: [
        {
          type: 'grant',
          to: adjacentAllies,
          abilities: [{ type: 'attack', amount: 3, push: 1 }],
        },
      ],
      experience: 2,
    },
  },
  {
    id: 'warden-27',
    name: 'Break the Flagway',
    level: 8,
    initiative: 66,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'pay',
              cost: [
                {
                  type: 'destroy',
                  overlays: {
                    type: 'overlays',
                    overlays: ['obstacle'],
                    place: { type: 'within', range: 1 },
                  },
                },
              ],
              then: [
                { type: 'retarget', to: adjacentEnemies },
                { type: 'addConditions', conditions: ['wound'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 5, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'create',
          overlay: { type: 'obstacle' },
          place: {
            type: 'hexes',
            count: 2,
            place: { type: 'movedThrough' },
          },
        },
      ],
      infuse: ['earth'],
    },
  },
  {
    id: 'warden-28',
    name: 'The Valley Holds',
    level: 9,
    initiative: 6,
    top: {
      abilities: [
        {
          type: 'bonus',
          bearers: selfAndAdjacentAllies,
          live: true,
          on: 'damageByAttack',
          effects: [{ type: 'add', to: 'shield', amount: 1 }],
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
          on: 'damage',
          if: [{ type: 'lethal' }],
          charges: [3],
          effects: [
            { type: 'prevent' },
            { type: 'heal', amount: 6 },
            { type: 'push', amount: 2, to: adjacentEnemies },
          ],
        },
      ],
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'warden-29',
    name: 'Bury the Belfry',
    level: 9,
    initiative: 90,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 7,
          pierce: 3,
          conditions: ['stun'],
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['ice', 'earth'],
              then: [{ type: 'multiply', amount: 2 }],
            },
          ],
        },
      ],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'jump' },
        {
          type: 'attack',
          amount: 3,
          to: adjacentEnemies,
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
      infuse: ['ice'],
      experience: 1,
    },
  },
];
