import type { GameEvent } from '../../content/index.js';

/** The first four events of the toll roads and causeways. */
export const roadEventsOneToFour: readonly GameEvent[] = [
  {
    id: 'road-01',
    deck: 'road',
    text: 'A chain across the causeway, and behind it a man in a coat that was once a uniform. "Toll," he says, "three each, for the upkeep." The road behind him is under water.',
    options: [
      {
        id: 'A',
        text: 'Pay.',
        outcomes: [
          {
            if: [{ type: 'payGold', amount: 3, by: 'each' }],
            text: 'He lays planks for you, one by one, and takes them up again behind you.',
            rewards: [{ type: 'none' }],
            after: 'return',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'No coin, no plank.',
            rewards: [{ type: 'outcome', option: 'B' }],
          },
        ],
      },
      {
        id: 'B',
        text: 'Wade.',
        outcomes: [
          {
            if: [{ type: 'class', classes: ['stalker'] }],
            text: 'The Stalker finds the old kerb under the mud, and walks as on a street.',
            rewards: [{ type: 'experience', amount: 4, to: 'one' }],
            after: 'remove',
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'Something in the water has teeth, and something else has none but is hungry too.',
            rewards: [{ type: 'startConditions', conditions: ['poison'] }],
            after: 'return',
          },
        ],
      },
    ],
  },
  {
    id: 'road-02',
    deck: 'road',
    text: 'At dusk a light hops beside the road, stops, and hops on, as a child does that wants to be followed.',
    options: [
      {
        id: 'A',
        text: 'Follow it.',
        outcomes: [
          {
            if: [{ type: 'reputation', below: 0 }],
            text: 'It leads you into a bog, and giggles.',
            rewards: [{ type: 'startConditions', conditions: ['muddle', 'immobilize'] }],
          },
          {
            if: [{ type: 'otherwise' }],
            text: 'It leads you to a hollow tree. In it sits a skeleton with a purse in its lap.',
            rewards: [{ type: 'gold', amount: 20, to: 'party' }],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Stay on the road.',
        outcomes: [
          {
            text: 'It waits for you at the next bend, and at the one after that. Then it sulks.',
            rewards: [{ type: 'none' }],
          },
        ],
        after: 'return',
      },
    ],
  },
  {
    id: 'road-03',
    deck: 'road',
    text: 'A ferry lies on its side in the reeds. A family sits on what is still dry of it, and the tide is coming in.',
    options: [
      {
        id: 'A',
        text: 'Carry them over, one by one.',
        outcomes: [
          {
            text: 'By the time the grandmother is across, you are blue with cold.',
            rewards: [
              { type: 'startMinusOnes', count: 1 },
              { type: 'reputation', amount: 1 },
              { type: 'partyAchievement', achievement: 'ferried-over' },
            ],
          },
        ],
        after: 'return',
      },
      {
        id: 'B',
        text: 'Ask what the passage is worth to them.',
        outcomes: [
          {
            text: 'It is worth all that they have. None of them looks back at you.',
            rewards: [
              { type: 'gold', amount: 8, to: 'each' },
              { type: 'reputation', amount: -2 },
              { type: 'startConditions', conditions: ['curse', 'curse'], to: 'one' },
            ],
          },
        ],
        after: 'remove',
      },
    ],
  },
  {
    id: 'road-04',
    deck: 'road',
    text: 'You wake because your pack is walking away. There are at least six tails under it.',
    options: [
      {
        id: 'A',
        text: 'After them!',
        outcomes: [
          {
            text: 'You get the pack back, most of it, and a lesson in running through reeds barefoot.',
            rewards: [
              { type: 'startDamage', amount: 1 },
              { type: 'experience', amount: 5 },
            ],
          },
        ],
        after: 'remove',
      },
      {
        id: 'B',
        text: 'Turn over and sleep.',
        outcomes: [
          {
            text: 'In the morning you count what is left, and then the holes in it. But you have slept as you have not for weeks.',
            rewards: [
              { type: 'startItemsUsed', count: 1, from: 'party' },
              { type: 'gold', amount: -4, to: 'one' },
              { type: 'startConditions', conditions: ['bless'] },
            ],
          },
        ],
        after: 'return',
      },
    ],
  },
];
