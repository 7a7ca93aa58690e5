import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemy } from '../aims.js';

/** Five more cards of level 1: knives, whispers and changes of place. */
export const moreOfLevelOne: readonly AbilityCard[] = [
  {
    id: 'stalker-6',
    name: 'Two Knives, One Shadow',
    level: 1,
    initiative: 67,
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
                      type: 'figures',
                      of: {
                        type: 'select',
                        who: ['ally'],
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
        { type: 'move', amount: 2 },
        { type: 'loot', amount: 1, most: 2, spots: [{ on: 'amount', shape: 'square' }] },
      ],
    },
  },
  {
    id: 'stalker-7',
    name: 'Whisper in the Reeds',
    level: 1,
    initiative: 71,
    top: {
      abilities: [
        {
          type: 'control',
          to: {
            type: 'select',
            who: ['enemy'],
            place: { type: 'within', range: 3 },
            if: [{ type: 'rank', ranks: ['normal', 'elite'] }],
          },
          abilities: [{ type: 'attack', amount: 'A', range: 'R' }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'modifierDeck', change: 'add', card: 'curse', to: adjacentEnemy },
      ],
    },
  },
  {
    id: 'stalker-8',
    name: 'Borrowed Ground',
    level: 1,
    initiative: 84,
    top: {
      abilities: [
        {
          type: 'swap',
          as: 'other',
          second: {
            type: 'select',
            who: ['ally', 'enemy'],
            place: { type: 'within', range: 2 },
          },
        },
        {
          type: 'if',
          clauses: [
            {
              type: 'relation',
              of: { type: 'bound', name: 'other', list: 'targets' },
              relations: ['enemy'],
            },
          ],
          then: [{ type: 'attack', amount: 2, to: { type: 'bound', name: 'other' } }],
          otherwise: [{ type: 'heal', amount: 2, to: { type: 'bound', name: 'other' } }],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'bonus',
          on: 'attacked',
          lasts: 'round',
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'disadvantage' }],
        },
      ],
      infuse: ['air'],
      active: 'round',
    },
  },
  {
    id: 'stalker-9',
    name: 'Leech Tide',
    level: 1,
    initiative: 49,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'bite',
          amount: 2,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [{ type: 'consume', elements: ['dark'], then: [{ type: 'add', amount: 1 }] }],
        },
        { type: 'heal', amount: { type: 'bound', name: 'bite', list: 'amount' } },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'bonus',
          on: 'damageByAttack',
          if: [{ type: 'attackIs', kind: 'ranged' }],
          lasts: 'round',
          effects: [{ type: 'add', to: 'shield', amount: 1 }],
        },
      ],
      active: 'round',
    },
  },
  {
    id: 'stalker-10',
    name: 'Gone Before the Bell',
    level: 1,
    initiative: 8,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [
                    {
                      type: 'compare',
                      left: { type: 'stat', stat: 'initiative', of: 'target' },
                      sign: '>',
                      right: { type: 'stat', stat: 'initiative' },
                    },
                  ],
                  then: [{ type: 'addConditions', conditions: ['poison'] }],
                },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'trait', traits: ['notFocused', 'jumping'], lasts: 'round' },
        { type: 'move', amount: 5, spots: [{ on: 'amount', shape: 'square' }] },
      ],
      experience: 1,
      goes: 'lost',
      active: 'round',
    },
  },
];
