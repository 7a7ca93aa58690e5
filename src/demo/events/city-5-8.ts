import type { GameEvent } from '../../content/index.js';

/** Four more events of Highwick: the last two join the deck later. */
export const cityEventsFiveToEight: readonly GameEvent[] = [
  {
    id: 'city-05',
    deck: 'city',
    text: 'The pawnbroker lays a rolled drawing on the counter: the work of a master who went down with his forge. "No money," she says. "An eel knife, a good one."',
    options: [
      {
        id: 'A',
        text: 'Lay the knife beside the drawing.',
        outcomes: [
          {
            if: [{ type: 'payItem', item: 'eel-knife' }],
            text: 'She tries the edge on a hair, nods, and adds a purse to the drawing.',
            rewards: [
              { type: 'randomItemDesign' },
              { type: 'gold', amount: 15, to: 'payer' },
              { type: 'addEvent', event: 'city-08' },
            ],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'You have none? Then talk.',
            rewards: [{ type: 'outcome', option: 'B' }],
          },
        ],
      },
      {
        id: 'B',
        text: 'Haggle.',
        outcomes: [
          {
            if: [
              {
                type: 'any',
                of: [
                  [{ type: 'reputation', above: 7 }],
                  [
                    { type: 'reputation', above: -5 },
                    { type: 'payGold', amount: 20, by: 'one' },
                  ],
                ],
              },
            ],
            text: 'You leave with the second best drawing. The best one stays where it is.',
            rewards: [{ type: 'itemDesign', item: 'twin-circlet' }],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'The drawing goes back under the counter.',
            rewards: [],
            after: 'return',
          },
        ],
      },
    ],
  },
  {
    id: 'city-06',
    deck: 'city',
    text: 'The guild of lamplighters has more lamps than hands. The whole causeway is dark, from the gate down to the water, and has been since the flood.',
    options: [
      {
        id: 'A',
        text: 'Take a ladder and a flask each.',
        outcomes: [
          {
            text: 'You are at it until the stars go out, and fall into bed with your boots on. But from the tower it looks like a string of pearls.',
            rewards: [
              { type: 'startDiscard', count: 1 },
              { type: 'globalAchievement', achievement: 'causeway-dark', lose: true },
              { type: 'globalAchievement', achievement: 'causeway-lit' },
              { type: 'addEvent', event: 'road-07' },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Tell them to hire somebody.',
        outcomes: [
          {
            if: [{ type: 'payGold', amount: 10, by: 'one' }],
            text: 'Somebody costs ten gold, and you are asked for it before you have finished the sentence.',
            rewards: [{ type: 'reputation', amount: 1 }],
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'They remember.',
            rewards: [{ type: 'reputation', amount: -1 }],
          },
        ],
        after: 'return',
      },
    ],
  },
  {
    id: 'city-07',
    deck: 'city',
    text: 'The council gives a dinner for those who lit the causeway. After the fish you are asked, in front of everybody, what you wish for.',
    options: [
      {
        id: 'A',
        text: 'Something for us.',
        outcomes: [
          {
            text: 'Somebody laughs, somebody coughs, and then somebody goes to fetch it.',
            rewards: [
              {
                type: 'choose',
                by: 'each',
                of: [
                  [{ type: 'gold', amount: 10 }],
                  [{ type: 'experience', amount: 8 }],
                  [{ type: 'startConditions', conditions: ['bless', 'strengthen'] }],
                ],
              },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Something for the town.',
        outcomes: [
          {
            text: 'There is a silence, and then there is a great deal of noise.',
            rewards: [
              { type: 'prosperity', amount: 2 },
              {
                type: 'if',
                clauses: [{ type: 'reputation', above: 9 }],
                then: [{ type: 'checkmarks', amount: 1 }],
                otherwise: [{ type: 'reputation', amount: 1 }],
              },
            ],
          },
        ],
        after: 'remove',
      },
    ],
  },
  {
    id: 'city-08',
    deck: 'city',
    text: 'A diver knocks at your door, grey as a candle. She has seen the knife that you gave away, in a hand that was holding a rope, at the bottom of a tower.',
    options: [
      {
        id: 'A',
        text: 'Let her draw you a map.',
        outcomes: [
          {
            text: 'It is a good map, with every step of the stair on it. She asks you to burn it when you know it by heart.',
            rewards: [
              { type: 'unlockScenario', id: '3' },
              { type: 'experience', amount: 6 },
              { type: 'checkmarks', amount: 1, to: 'one' },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Give her soup and a bed, and ask nothing.',
        outcomes: [
          {
            if: [{ type: 'payItem', item: 'peat-tonic' }],
            text: 'With a tonic in the soup she sleeps for two days. When she is gone, there is a penny under the pillow, too old for any mint you know.',
            rewards: [
              { type: 'item', item: 'ferry-penny', to: 'payer' },
              { type: 'reputation', amount: 1 },
            ],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'She is gone in the morning, and the bed is wet.',
            rewards: [{ type: 'startConditions', conditions: ['curse'], to: 'one' }],
            after: 'return',
          },
        ],
      },
    ],
  },
];
