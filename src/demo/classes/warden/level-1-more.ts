import type { AbilityCard } from '../../../content/index.js';

/** Five more cards of level 1, the losses among them. */
export const moreOfLevelOne: readonly AbilityCard[] = [
  {
    id: 'warden-6',
    name: 'Flagstone Skin',
    level: 1,
    initiative: 21,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'damageByAttack',
          charges: [0, 1, 0, 1, 0],
          effects: [{ type: 'add', to: 'shield', amount: 1 }],
        },
      ],
      active: 'persistent',
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'jump', spots: [{ on: 'amount', shape: 'square' }] },
      ],
      infuse: ['ice'],
    },
  },
  {
    id: 'warden-7',
    name: 'Breakwater',
    level: 1,
    initiative: 35,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          push: 2,
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 1, r: -1 },
              { q: 1, r: 0 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'retaliate',
          amount: 1,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [{ type: 'consume', elements: ['ice'], then: [{ type: 'add', amount: 2 }] }],
        },
        { type: 'move', amount: 2 },
      ],
      active: 'round',
    },
  },
  {
    id: 'warden-8',
    name: 'Collect the Toll',
    level: 1,
    initiative: 52,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          pull: 2,
          spots: [
            { on: 'range', shape: 'square' },
            { on: 'pull', shape: 'square' },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'warden-9',
    name: 'Cold Sluice',
    level: 1,
    initiative: 81,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['ice'],
              then: [
                { type: 'addConditions', conditions: ['disarm'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 3,
          range: 2,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'range', shape: 'square' },
          ],
        },
      ],
      infuse: ['ice'],
    },
  },
  {
    id: 'warden-10',
    name: 'When the Weir Gives',
    level: 1,
    initiative: 88,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          push: 2,
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 1, r: -1 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4 },
        { type: 'attack', amount: 3, conditions: ['stun'] },
      ],
      experience: 2,
      goes: 'lost',
    },
  },
];
