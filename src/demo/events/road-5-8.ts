import type { GameEvent } from '../../content/index.js';

/** Four more events of the toll roads and causeways: the last two join the deck later. */
export const roadEventsFiveToEight: readonly GameEvent[] = [
  {
    id: 'road-05',
    deck: 'road',
    text: 'In the last dry house of a village lives an engraver who has not spoken to anybody since the flood. She speaks to you for a day and a night.',
    options: [
      {
        id: 'A',
        text: 'Listen to all of it.',
        outcomes: [
          {
            text: 'At the end she asks for one of your cards, and for a lamp to see by. She seals it with the stamp of her guild, which has no other members.',
            rewards: [
              { type: 'globalAchievement', achievement: 'ink-licence' },
              { type: 'startDiscard', count: 1, to: 'one' },
              { type: 'gold', amount: 30, to: 'one', only: 'enhancements' },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Slip out with a good excuse, and with the silver spoons.',
        outcomes: [
          {
            text: 'They are tin.',
            rewards: [
              { type: 'gold', amount: 3, to: 'party' },
              { type: 'reputation', amount: -1 },
            ],
          },
        ],
        after: 'return',
      },
    ],
  },
  {
    id: 'road-06',
    deck: 'road',
    text: 'Over a flooded churchyard your own steps begin to sound. It takes you a while to understand that a bell below keeps time with them.',
    options: [
      {
        id: 'A',
        text: 'Stamp an answer.',
        outcomes: [
          {
            if: [
              {
                type: 'any',
                of: [[{ type: 'class', classes: ['stalker'] }], [{ type: 'reputation', above: 2 }]],
              },
            ],
            text: 'It has heard of you, or it knows the step of the marsh. It listens; then it rings a name, and the name is a place.',
            rewards: [
              { type: 'partyAchievement', achievement: 'answered-bell' },
              { type: 'randomScenario' },
              { type: 'experience', amount: 4 },
            ],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'It does not know you, and you do not get that rhythm out of your heads again.',
            rewards: [{ type: 'startConditions', conditions: ['muddle'] }],
            after: 'return',
          },
        ],
      },
      {
        id: 'B',
        text: 'Tiptoe.',
        outcomes: [
          {
            text: 'It takes half the night.',
            rewards: [{ type: 'startMinusOnes', count: 1, to: 'one' }],
          },
        ],
        after: 'return',
      },
    ],
  },
  {
    id: 'road-07',
    deck: 'road',
    text: 'Since the lamps burn there are people on the causeway again, at night too. A string of handcarts waits at the first lamp: they would rather go with you than alone.',
    options: [
      {
        id: 'A',
        text: 'Walk at their pace.',
        outcomes: [
          {
            text: 'They share what they have: it is more than you thought.',
            rewards: [
              {
                type: 'choose',
                of: [
                  [{ type: 'item', item: 'peat-tonic', count: 2 }],
                  [{ type: 'item', item: 'candle-stub', to: 'one' }],
                  [{ type: 'gold', amount: 12, to: 'party' }],
                ],
              },
              { type: 'addEvent', event: 'city-07' },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Put the lamps out behind you, so that nothing can follow.',
        outcomes: [
          {
            text: 'Nothing does, and what oil was left in them sells well. But in Highwick they talk about who did it.',
            rewards: [
              { type: 'gold', amount: 8 },
              { type: 'globalAchievement', achievement: 'causeway-lit', lose: true },
              { type: 'globalAchievement', achievement: 'causeway-dark' },
              { type: 'prosperity', amount: -1 },
              { type: 'startConditions', conditions: ['invisible'] },
            ],
          },
        ],
        after: 'remove',
      },
    ],
  },
  {
    id: 'road-08',
    deck: 'road',
    text: 'Somebody has been walking behind you for three days, and does it well. On the fourth evening she sits at your fire when you come back with the wood.',
    options: [
      {
        id: 'A',
        text: 'Ask her to stay.',
        outcomes: [
          {
            text: 'She was paid to find out what you are worth. She thinks that it is more than the price, half of which she puts on the ground between you.',
            rewards: [
              { type: 'unlockClass', id: 'stalker' },
              { type: 'gold', amount: 15, to: 'party' },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Draw.',
        outcomes: [
          {
            if: [{ type: 'payGold', amount: 10 }],
            text: 'When you open your eyes the fire is out, and so is your purse.',
            rewards: [{ type: 'experience', amount: 6 }],
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'When you open your eyes the fire is out. There was nothing else to take.',
            rewards: [
              { type: 'startDamage', amount: 2 },
              { type: 'checkmarks', amount: -1, to: 'one' },
            ],
          },
        ],
        after: 'return',
      },
    ],
  },
];
