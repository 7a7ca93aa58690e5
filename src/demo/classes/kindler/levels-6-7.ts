import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 6 and 7. */
export const levelsSixAndSeven: readonly AbilityCard[] = [
  {
    id: 'kindler-22',
    name: 'Borrowed Sunrise',
    level: 6,
    initiative: 8,
    top: {
      abilities: [
        { type: 'setElements', elements: ['fire', 'light'], strength: 'strong' },
        { type: 'heal', amount: 3, range: 3, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'trait',
          traits: ['notInvisible'],
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'room' },
          },
          lasts: 'round',
        },
      ],
      active: 'round',
    },
  },
  {
    id: 'kindler-23',
    name: 'Feed Everything to It',
    level: 6,
    initiative: 88,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['fire'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'addConditions', conditions: ['wound'] },
              ],
            },
            {
              type: 'consume',
              elements: ['any'],
              then: [
                {
                  type: 'retarget',
                  to: { type: 'select', who: ['enemy'], place: { type: 'room' } },
                  keep: true,
                },
              ],
            },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'elementConsumed',
          limit: { times: 1, per: 'turn' },
          effects: [{ type: 'heal', amount: 2, range: 3 }],
        },
        {
          type: 'bonus',
          on: 'experienceGained',
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'infuse', elements: ['fire'] }],
        },
      ],
      experience: 1,
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'kindler-24',
    name: 'Chain of Beacons',
    level: 7,
    initiative: 52,
    top: {
      abilities: [
        { type: 'attack', as: 'first', amount: 3, range: 4 },
        {
          type: 'attack',
          amount: 3,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 2,
            place: { type: 'within', range: 2, of: { type: 'bound', name: 'first' } },
          },
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
      infuse: ['light'],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'grant',
          to: {
            type: 'select',
            who: ['ally'],
            count: 'all',
            place: { type: 'within', range: 3 },
          },
          abilities: [
            { type: 'move', amount: 2 },
            { type: 'heal', amount: 1 },
          ],
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'kindler-25',
    name: 'Nobody Walks in the Dark',
    level: 7,
    initiative: 34,
    top: {
      abilities: [
        {
          type: 'removeConditions',
          to: {
            type: 'select',
            who: ['self', 'ally'],
            count: 'all',
            place: { type: 'within', range: 4 },
          },
        },
        { type: 'modifierDeck', change: 'remove', card: 'curse', count: 'all' },
        { type: 'condition', conditions: ['bless', 'bless'] },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'shield',
          amount: 2,
          range: 3,
          targets: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      active: 'round',
    },
  },
];
