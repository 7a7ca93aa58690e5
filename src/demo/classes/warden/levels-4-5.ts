import type { AbilityCard } from '../../../content/index.js';
import { adjacentAllies } from '../aims.js';

/** The cards of levels 4 and 5. */
export const levelsFourAndFive: readonly AbilityCard[] = [
  {
    id: 'warden-18',
    name: 'Lean on the Lintel',
    level: 4,
    initiative: 43,
    top: {
      abilities: [
        {
          type: 'bonus',
          bearers: adjacentAllies,
          live: true,
          on: 'attacked',
          effects: [{ type: 'disadvantage' }],
        },
      ],
      experience: 2,
      goes: 'lost',
      active: 'persistent',
    },
    bottom: {
      abilities: [
        {
          type: 'swap',
          as: 'trade',
          second: { type: 'select', who: ['ally'], place: { type: 'within', range: 2 } },
        },
        {
          type: 'shield',
          amount: 1,
          to: { type: 'bound', name: 'trade' },
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      active: 'round',
    },
  },
  {
    id: 'warden-19',
    name: 'Clear the Towpath',
    level: 4,
    initiative: 83,
    top: {
      abilities: [
        { type: 'attack', as: 'blow', amount: 3, spots: [{ on: 'amount', shape: 'square' }] },
        {
          type: 'push',
          amount: 3,
          to: { type: 'bound', name: 'blow' },
          intoObstacles: [{ type: 'suffer', amount: 2, to: { type: 'bound', name: 'blow' } }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'jump', must: [{ type: 'path', shape: 'straight' }] },
        {
          type: 'attack',
          amount: 2,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'movedThrough' },
          },
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'warden-20',
    name: 'Keystone',
    level: 5,
    initiative: 32,
    top: {
      abilities: [
        { type: 'shield', amount: 1 },
        {
          type: 'attack',
          amount: {
            type: 'calculation',
            formula: '2+X+Y',
            where: { X: { type: 'stat', stat: 'shield' }, Y: { type: 'stat', stat: 'retaliate' } },
            max: 7,
          },
        },
      ],
      active: 'round',
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'grant',
          to: adjacentAllies,
          abilities: [{ type: 'move', amount: 2 }],
        },
      ],
    },
  },
  {
    id: 'warden-21',
    name: 'Slow Flood',
    level: 5,
    initiative: 70,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['ice'],
              then: [
                {
                  type: 'setArea',
                  area: {
                    origin: { q: 0, r: 0 },
                    hexes: [
                      { q: 1, r: 0 },
                      { q: 2, r: 0 },
                      { q: 2, r: -1 },
                    ],
                  },
                },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2 },
        {
          type: 'create',
          overlay: { type: 'difficult' },
          place: { type: 'hexes', count: 3, place: { type: 'within', range: 2 } },
        },
      ],
      infuse: ['ice'],
    },
  },
];
