import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies, adjacentEnemy, selfAndAdjacentAllies } from '../aims.js';

/** The cards of level 1: shove, stand, strike back. */
export const levelOne: readonly AbilityCard[] = [
  {
    id: 'warden-1',
    name: 'Milestone',
    level: 1,
    initiative: 28,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          push: 1,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'push', shape: 'square' },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'shield', amount: 1 },
      ],
      active: 'round',
    },
  },
  {
    id: 'warden-2',
    name: 'Gatepost',
    level: 1,
    initiative: 12,
    top: {
      abilities: [
        { type: 'shield', amount: 1, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'retaliate', amount: 2, spots: [{ on: 'amount', shape: 'square' }] },
      ],
      infuse: ['earth'],
      active: 'round',
    },
    bottom: {
      abilities: [{ type: 'shield', amount: 1, to: selfAndAdjacentAllies }],
      experience: 1,
      active: 'round',
    },
  },
  {
    id: 'warden-3',
    name: 'Shoulder the Dam',
    level: 1,
    initiative: 64,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          push: 1,
          to: adjacentEnemies,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
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
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'warden-4',
    name: 'Bell-Weight Swing',
    level: 1,
    initiative: 74,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          conditions: ['muddle'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'heal', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'warden-5',
    name: 'Roadside Cairn',
    level: 1,
    initiative: 46,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          pierce: 2,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'pierce', shape: 'square' },
          ],
        },
      ],
      infuse: ['earth'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'condition',
          conditions: ['immobilize'],
          to: adjacentEnemy,
          spots: [{ on: 'conditions', shape: 'diamond' }],
        },
      ],
    },
  },
];
