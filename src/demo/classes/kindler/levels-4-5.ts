import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 4 and 5. */
export const levelsFourAndFive: readonly AbilityCard[] = [
  {
    id: 'kindler-18',
    name: 'Ember Hound',
    level: 4,
    initiative: 69,
    top: {
      abilities: [
        {
          type: 'summon',
          summon: {
            id: 'ember-hound',
            name: 'Ember Hound',
            hitPoints: 6,
            move: 4,
            attack: 3,
            retaliate: 1,
            retaliateReach: 2,
            conditions: ['wound'],
            immunities: ['wound'],
            traits: ['ignoresTerrain'],
            spots: [
              { on: 'hitPoints', shape: 'square' },
              { on: 'attack', shape: 'square' },
            ],
          },
        },
      ],
      infuse: ['fire'],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          bearers: {
            type: 'select',
            who: ['ownSummon'],
            count: 'all',
          },
          live: true,
          on: 'attack',
          lasts: 'round',
          effects: [{ type: 'add', amount: 1 }],
        },
        { type: 'move', amount: 3 },
      ],
      active: 'round',
    },
  },
  {
    id: 'kindler-19',
    name: 'Long Shadow of a Small Lamp',
    level: 4,
    initiative: 15,
    top: {
      abilities: [
        {
          type: 'condition',
          conditions: ['invisible'],
          range: 3,
          targets: 2,
          spots: [{ on: 'targets', shape: 'square' }],
        },
      ],
      infuse: ['light'],
      experience: 1,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'teleport',
          place: {
            type: 'hexes',
            place: { type: 'within', range: 5 },
            nearestTo: { type: 'select', who: ['ally'] },
          },
        },
      ],
    },
  },
  {
    id: 'kindler-20',
    name: 'Backdraught',
    level: 5,
    initiative: 58,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          pull: 2,
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
            ],
          },
          spots: [{ on: 'area', shape: 'hex' }],
          effects: [
            {
              type: 'consume',
              elements: ['fire'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'retaliate', amount: 2, reach: 3 },
      ],
      active: 'round',
    },
  },
  {
    id: 'kindler-21',
    name: 'Vigil',
    level: 5,
    initiative: 77,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'roundStarts',
          effects: [{ type: 'heal', amount: 1, range: 3 }],
        },
      ],
      infuse: ['light'],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 3,
          range: 4,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
    },
  },
];
