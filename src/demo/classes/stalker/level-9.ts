import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 9: one echoes by a handler of the host. */
export const levelNine: readonly AbilityCard[] = [
  {
    id: 'stalker-28',
    name: 'Under Every Bell an Echo',
    level: 9,
    initiative: 5,
    top: {
      abilities: [
        { type: 'special', handler: 'echo', numbers: { attack: 3 } },
        {
          type: 'if',
          clauses: [{ type: 'hasCondition', of: 'self', conditions: ['invisible'] }],
          then: [
            {
              type: 'grant',
              to: { type: 'select', who: ['ownSummon'], count: 'all' },
              steeredBy: 'performer',
              abilities: [{ type: 'move', amount: 3 }],
            },
          ],
          otherwise: [
            {
              type: 'grant',
              to: {
                type: 'select',
                who: ['ally'],
                kinds: ['summon'],
                place: { type: 'within', range: 4 },
              },
              steeredBy: 'rules',
              abilities: [
                {
                  type: 'focus',
                  on: { type: 'select', who: ['enemy'], if: [{ type: 'hasMark', mark: 'quarry' }] },
                },
                { type: 'move', amount: 'M' },
                { type: 'attack', amount: 'A+1', range: 'R' },
              ],
            },
          ],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'teleport' },
        {
          type: 'attack',
          as: 'thread',
          amount: {
            type: 'calculation',
            formula: '2+D',
            where: { D: { type: 'distance', from: 'self', to: 'target' } },
          },
          range: 3,
          spots: [{ on: 'range', shape: 'square' }],
          effects: [
            { type: 'consume', elements: ['air'], then: [{ type: 'add', to: 'pull', amount: 2 }] },
          ],
        },
        {
          type: 'suffer',
          amount: 2,
          to: {
            type: 'select',
            who: ['enemy'],
            count: 'all',
            place: { type: 'between', from: 'self', to: { type: 'bound', name: 'thread' } },
          },
        },
      ],
      infuse: ['dark'],
      experience: 1,
    },
  },
  {
    id: 'stalker-29',
    name: 'What the Water Took',
    level: 9,
    initiative: 95,
    top: {
      abilities: [
        {
          type: 'attack',
          as: 'flood',
          amount: {
            type: 'calculation',
            formula: '2+Y+Z',
            where: {
              Y: {
                type: 'times',
                moment: 'killed',
                during: 'scenario',
                different: true,
                if: [{ type: 'kind', kinds: ['monster'] }],
              },
              Z: { type: 'cards', piles: ['lost'] },
            },
            max: { type: 'calculation', formula: '4+N', where: { N: { type: 'round' } }, max: 8 },
          },
          range: 3,
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
            ],
          },
          spots: [{ on: 'area', shape: 'hex' }],
          effects: [
            { type: 'consume', elements: ['dark', 'air'], then: [{ type: 'multiply', amount: 2 }] },
            {
              type: 'pay',
              cost: [{ type: 'loseItems', slots: ['small'] }],
              then: [{ type: 'addConditions', conditions: ['stun', 'wound', 'curse'] }],
            },
          ],
        },
        {
          type: 'create',
          overlay: { type: 'difficult' },
          place: {
            type: 'hexes',
            count: 'all',
            place: { type: 'area', of: 'flood' },
            vacancy: 'any',
          },
        },
      ],
      experience: 3,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'overlayCreated',
          of: { type: 'select', who: ['ally'] },
          limit: { times: 1, per: 'turn' },
          effects: [{ type: 'move', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'overlayDestroyed',
          limit: { times: 1, per: 'round' },
          effects: [{ type: 'money', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'cardLost',
          effects: [{ type: 'heal', amount: 2 }],
        },
        {
          type: 'bonus',
          on: 'exhausted',
          of: { type: 'select', who: ['ally'] },
          limit: { times: 1, per: 'scenario' },
          effects: [
            { type: 'condition', conditions: ['bless', 'bless', 'strengthen'] },
            { type: 'experience', amount: 2 },
          ],
        },
        {
          type: 'bonus',
          on: 'scenarioEnds',
          effects: [
            {
              type: 'money',
              amount: {
                type: 'calculation',
                formula: '[S/3{$math.floor}]',
                where: { S: { type: 'sum', moment: 'looted', during: 'scenario' } },
              },
            },
          ],
        },
      ],
      experience: 1,
      goes: 'unrecoverable',
      active: 'persistent',
    },
  },
];
