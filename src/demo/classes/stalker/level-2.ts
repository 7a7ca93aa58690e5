import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 2. */
export const levelTwo: readonly AbilityCard[] = [
  {
    id: 'stalker-14',
    name: 'Eel Stance',
    level: 2,
    initiative: 27,
    top: {
      abilities: [
        {
          type: 'bonus',
          on: 'attackEnds',
          of: { type: 'select', who: ['enemy'] },
          if: [{ type: 'relation', relations: ['self'] }],
          limit: { times: 1, per: 'round' },
          optional: true,
          effects: [{ type: 'move', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'conditionGained',
          if: [{ type: 'with', what: 'condition', ids: ['immobilize', 'disarm', 'muddle'] }],
          limit: { times: 1, per: 'round' },
          effects: [
            { type: 'removeConditions', conditions: ['immobilize', 'disarm', 'muddle'], count: 1 },
          ],
        },
      ],
      active: 'persistent',
      group: { name: 'stance' },
      tags: ['stance'],
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'damage',
          if: [{ type: 'source', sources: ['retaliate', 'trap', 'hazardous'] }],
          lasts: 'turn',
          effects: [{ type: 'prevent' }],
        },
        { type: 'move', as: 'slither', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'condition',
          conditions: ['poison'],
          to: {
            type: 'select',
            who: ['enemy'],
            place: { type: 'movedThrough', of: 'slither', beside: true },
          },
          spots: [{ on: 'conditions', shape: 'diamond' }],
        },
      ],
    },
  },
  {
    id: 'stalker-15',
    name: 'Tripline',
    level: 2,
    initiative: 73,
    top: {
      abilities: [
        {
          type: 'create',
          overlay: {
            type: 'trap',
            damage: '2+L',
            sprung: [
              { type: 'mark', mark: 'quarry', to: 'target' },
              { type: 'pull', amount: 2, to: 'target', from: 'owner' },
              {
                type: 'condition',
                conditions: ['muddle'],
                to: {
                  type: 'select',
                  who: ['enemy'],
                  from: 'owner',
                  count: 'all',
                  place: { type: 'within', range: 1, of: 'owner' },
                },
              },
            ],
          },
          place: {
            type: 'hexes',
            place: { type: 'within', range: 3 },
            nearestTo: { type: 'select', who: ['enemy'] },
          },
        },
        {
          type: 'bonus',
          on: 'trapSprung',
          of: { type: 'select', who: ['enemy'] },
          if: [{ type: 'kind', of: 'actor', kinds: ['monster'] }],
          charges: [1, 1],
          effects: [{ type: 'heal', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'trapDisarmed',
          effects: [{ type: 'condition', conditions: ['strengthen'] }],
        },
      ],
      active: 'persistent',
    },
    bottom: {
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
        {
          type: 'bonus',
          on: 'retaliated',
          lasts: 'round',
          effects: [{ type: 'condition', conditions: ['muddle'], to: 'target' }],
        },
      ],
      active: 'round',
      experience: 1,
    },
  },
];
