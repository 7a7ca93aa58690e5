import type { AbilityCard } from '../../../content/index.js';

/** The cards of level 5. */
export const levelFive: readonly AbilityCard[] = [
  {
    id: 'stalker-20',
    name: 'Heron Stance',
    level: 5,
    initiative: 35,
    top: {
      abilities: [
        { type: 'trait', traits: ['flying'], immunities: ['immobilize'], lasts: 'card' },
        {
          type: 'bonus',
          on: 'abilityStarts',
          if: [
            { type: 'abilityIs', abilities: ['attack'] },
            { type: 'attackIs', kind: 'ranged' },
          ],
          effects: [{ type: 'add', to: 'range', amount: 1 }],
        },
        {
          type: 'bonus',
          on: 'abilityEnds',
          if: [
            { type: 'abilityIs', abilities: ['move'] },
            {
              type: 'compare',
              left: { type: 'hexesMoved', during: 'ability' },
              sign: '>=',
              right: 4,
            },
          ],
          limit: { times: 1, per: 'action' },
          effects: [{ type: 'attack', amount: 1, range: 2 }],
        },
      ],
      active: 'persistent',
      group: { name: 'stance' },
      tags: ['stance'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'fly', must: [{ type: 'path', shape: 'closed' }] },
        {
          type: 'attack',
          amount: 3,
          to: { type: 'select', who: ['enemy'], count: 2, place: { type: 'at', range: 2 } },
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'before',
                  abilities: [{ type: 'condition', conditions: ['muddle'], to: 'target' }],
                },
                { type: 'add', to: 'retaliateRange', amount: -1 },
              ],
            },
          ],
        },
      ],
      experience: 1,
    },
  },
  {
    id: 'stalker-21',
    name: 'Bitter Draught',
    level: 5,
    initiative: 56,
    top: {
      abilities: [
        {
          type: 'pay',
          cost: [{ type: 'suffer', as: 'blood', amount: 3, upTo: true }],
          then: [
            {
              type: 'attack',
              amount: {
                type: 'calculation',
                formula: '3+X',
                where: { X: { type: 'bound', name: 'blood', list: 'amount' } },
                max: 6,
              },
              conditions: ['poison'],
            },
            { type: 'modifierDeck', change: 'remove', card: 'minusOne', count: 'all' },
          ],
          otherwise: [{ type: 'attack', amount: 3 }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'pay',
          cost: [{ type: 'discardCards', cards: { from: 'hand' } }],
          then: [
            { type: 'recoverCards', cards: { from: 'discarded', tag: 'stance' } },
            { type: 'shuffleModifiers' },
          ],
        },
        {
          type: 'bonus',
          on: 'cardsDrawn',
          lasts: 'round',
          limit: { times: 1, per: 'round' },
          effects: [
            {
              type: 'pay',
              cost: [{ type: 'suffer', amount: 1 }],
              then: [{ type: 'add', to: 'amount', amount: 2 }],
            },
          ],
        },
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
      active: 'round',
    },
  },
];
