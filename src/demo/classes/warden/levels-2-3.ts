import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies, adjacentEnemy, selfAndAdjacentAllies } from '../aims.js';

/** The cards of levels 2 and 3. */
export const levelsTwoAndThree: readonly AbilityCard[] = [
  {
    id: 'warden-14',
    name: 'Wall of Sleepers',
    level: 2,
    initiative: 18,
    top: {
      abilities: [
        { type: 'shield', amount: 1, to: selfAndAdjacentAllies },
        { type: 'retaliate', amount: 1, to: selfAndAdjacentAllies },
      ],
      experience: 1,
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'push',
          amount: 2,
          to: adjacentEnemy,
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
  },
  {
    id: 'warden-15',
    name: 'Debt of the Quarry',
    level: 2,
    initiative: 77,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [
                    {
                      type: 'overlays',
                      of: {
                        type: 'overlays',
                        overlays: ['obstacle'],
                        place: { type: 'within', range: 1, of: 'target' },
                      },
                    },
                  ],
                  then: [
                    { type: 'add', amount: 2 },
                    { type: 'experience', amount: 1 },
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
          type: 'create',
          overlay: { type: 'obstacle', hitPoints: '3+L' },
          place: { type: 'hexes', place: { type: 'within', range: 1 } },
        },
      ],
      infuse: ['earth'],
      experience: 1,
    },
  },
  {
    id: 'warden-16',
    name: 'Ring the Shoal',
    level: 3,
    initiative: 25,
    top: {
      abilities: [
        {
          type: 'retaliate',
          amount: 2,
          reach: 2,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'reach', shape: 'square' },
          ],
        },
        { type: 'condition', conditions: ['muddle'], to: adjacentEnemies },
      ],
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'trait', traits: ['noForcedMovement'], lasts: 'round' },
        { type: 'shield', amount: 1 },
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
      active: 'round',
    },
  },
  {
    id: 'warden-17',
    name: 'Turn of the Grindstone',
    level: 3,
    initiative: 61,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'targets', shape: 'square' },
          ],
          effects: [
            {
              type: 'choose',
              of: [
                [{ type: 'add', to: 'push', amount: 2 }],
                [{ type: 'addConditions', conditions: ['wound'] }],
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'loot', amount: 2 },
        { type: 'heal', amount: 2 },
      ],
    },
  },
];
