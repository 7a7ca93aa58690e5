import type { GameEvent } from '../../content/index.js';

/** The first four events of Highwick. */
export const cityEventsOneToFour: readonly GameEvent[] = [
  {
    id: 'city-01',
    deck: 'city',
    text: 'A barrel of lamp oil rolls off a cart and comes to rest at your feet. The driver, half asleep, has noticed nothing.',
    options: [
      {
        id: 'A',
        text: 'Shout after the driver.',
        outcomes: [
          {
            text: 'She thanks you with what she has in her pockets, and with what she tells others.',
            rewards: [
              { type: 'gold', amount: 5, to: 'party' },
              { type: 'reputation', amount: 1 },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Roll it round the corner.',
        outcomes: [
          {
            text: 'It fills two flasks, and a rumour.',
            rewards: [
              { type: 'item', item: 'lamp-oil', count: 2 },
              { type: 'reputation', amount: -1 },
            ],
          },
        ],
        after: 'remove',
      },
    ],
  },
  {
    id: 'city-02',
    deck: 'city',
    text: 'The choir of the foundlings collects for a new bell. The last one, they say, can still be heard when the tide is low.',
    options: [
      {
        id: 'A',
        text: 'Fill the collection plate.',
        outcomes: [
          {
            if: [{ type: 'payGold', amount: 15 }],
            text: 'The bell is hung within a week, and the market moves to be near it.',
            rewards: [
              { type: 'prosperity', amount: 1 },
              { type: 'startConditions', conditions: ['bless'] },
            ],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'You turn your pockets inside out, and then you may as well sing.',
            rewards: [{ type: 'outcome', option: 'B' }],
          },
        ],
      },
      {
        id: 'B',
        text: 'Sing along.',
        outcomes: [
          {
            if: [{ type: 'class', classes: ['kindler'] }],
            text: 'The Kindler knows the old verses, all nine of them.',
            rewards: [{ type: 'startConditions', conditions: ['strengthen'] }],
          },
          {
            text: 'Nobody can say that you were in tune, but you were loud.',
            rewards: [{ type: 'experience', amount: 3 }],
            after: 'return',
          },
        ],
      },
    ],
  },
  {
    id: 'city-03',
    deck: 'city',
    text: 'The toll master rattles his dice cup at you across the tavern. "Five from each, and the house pays double. For honest folk, that is."',
    options: [
      {
        id: 'A',
        text: 'Sit down and play.',
        outcomes: [
          {
            if: [
              { type: 'reputation', above: 3 },
              { type: 'payGold', amount: 5, by: 'each' },
            ],
            text: 'He changes the loaded dice for fair ones when he sees who you are.',
            rewards: [{ type: 'gold', amount: 10, to: 'each' }],
            after: 'return',
          },
          {
            if: [
              { type: 'reputation', below: 4 },
              { type: 'payGold', amount: 5, by: 'each' },
            ],
            text: 'You lose, of course. But now you know how it is done.',
            rewards: [
              { type: 'checkmarks', amount: 1, to: 'one' },
              { type: 'experience', amount: 5, to: 'payer' },
            ],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'He counts your money faster than you do, and shakes his head.',
            rewards: [{ type: 'none' }],
            after: 'return',
          },
        ],
      },
      {
        id: 'B',
        text: 'Raise your cup and stay where you are.',
        outcomes: [
          {
            text: 'You watch his thumbs for an hour, and it costs you nothing.',
            rewards: [{ type: 'experience', amount: 2 }],
          },
        ],
        after: 'return',
      },
    ],
  },
  {
    id: 'city-04',
    deck: 'city',
    text: 'In the middle of the night all bells ring at once: the water is over the lower quay. Your rooms are there, and so are a hundred others.',
    options: [
      {
        id: 'A',
        text: 'Carry sandbags until the morning.',
        outcomes: [
          {
            if: [{ type: 'class', classes: ['warden'] }],
            text: 'The Warden stands in the gap, and the gap is closed.',
            rewards: [
              { type: 'prosperity', amount: 1 },
              { type: 'reputation', amount: 1 },
            ],
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'The quay holds. Your backs do not.',
            rewards: [
              { type: 'prosperity', amount: 1 },
              { type: 'startDamage', amount: 2 },
            ],
          },
          {
            text: 'Behind the sandbags is the cellar of the engravers, dry. Their guild writes you into its book: whoever comes with you may have cards inked.',
            rewards: [{ type: 'globalAchievement', achievement: 'ink-licence' }],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Save your own things first.',
        outcomes: [
          {
            text: 'You save nearly all of them, and a cash box that floats by and belongs to nobody any more.',
            rewards: [
              { type: 'startItemsUsed', count: 1, slot: 'small', from: 'each' },
              { type: 'gold', amount: 5 },
            ],
          },
        ],
        after: 'return',
      },
    ],
  },
];
