import type { AbilityCard } from '../../../content/index.js';

/** Five cards of level 1: two stances, a mark, a trap and a way out. */
export const levelOne: readonly AbilityCard[] = [
  {
    id: 'stalker-1',
    name: 'Reed Stance',
    level: 1,
    initiative: 22,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'attack',
          if: [{ type: 'attackIs', kind: 'melee' }, { type: 'singleTarget' }],
          effects: [{ type: 'advantage' }],
        },
      ],
      active: 'persistent',
      group: { name: 'stance', limit: 1 },
      tags: ['stance'],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] }],
      infuse: ['air'],
    },
  },
  {
    id: 'stalker-2',
    name: 'Mire Stance',
    level: 1,
    initiative: 40,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'hexEntered',
          of: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
          if: [{ type: 'not', clause: { type: 'forced' } }],
          limit: { times: 1, per: 'turn' },
          effects: [{ type: 'suffer', amount: 1, to: 'actor' }],
        },
      ],
      active: 'persistent',
      group: { name: 'stance' },
      tags: ['stance'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'heal', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
    },
  },
  {
    id: 'stalker-3',
    name: 'Chalk Mark',
    level: 1,
    initiative: 33,
    top: {
      abilities: [
        {
          type: 'mark',
          mark: 'quarry',
          range: 4,
          ends: 'discarded',
          spots: [{ on: 'range', shape: 'square' }],
        },
        {
          type: 'bonus',
          on: 'attack',
          if: [{ type: 'hasMark', mark: 'quarry' }],
          effects: [{ type: 'add', amount: 1 }],
        },
      ],
      experience: 1,
      active: 'persistent',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'walk', spots: [{ on: 'amount', shape: 'square' }] },
      ],
    },
  },
  {
    id: 'stalker-4',
    name: 'Snare of Rushes',
    level: 1,
    initiative: 58,
    top: {
      abilities: [
        {
          type: 'create',
          overlay: { type: 'trap', damage: 2, conditions: ['immobilize'] },
          place: { type: 'hexes', place: { type: 'within', range: 2 } },
        },
        { type: 'attack', amount: 1, push: 1, spots: [{ on: 'push', shape: 'square' }] },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'move',
          amount: 3,
          spots: [{ on: 'amount', shape: 'circle' }],
          effects: [{ type: 'trait', traits: ['ignoresTraps'], lasts: 'ability' }],
        },
        {
          type: 'disarm',
          as: 'snare',
          overlays: {
            type: 'overlays',
            overlays: ['trap'],
            place: { type: 'within', range: 1 },
          },
        },
        { type: 'experience', amount: { type: 'bound', name: 'snare', list: 'hexes' } },
      ],
    },
  },
  {
    id: 'stalker-5',
    name: 'Step into the Fog',
    level: 1,
    initiative: 16,
    top: {
      abilities: [
        { type: 'attack', amount: 4, spots: [{ on: 'amount', shape: 'diamond' }] },
        { type: 'condition', conditions: ['invisible'] },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'teleport',
          place: { type: 'hexes', place: { type: 'within', range: 3 } },
        },
      ],
      infuse: ['dark'],
    },
  },
];
