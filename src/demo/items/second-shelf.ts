import type { Item } from '../../content/index.js';

/** What stands behind the first ten in the shop, from the first day on. */
export const secondShelf: readonly Item[] = [
  {
    id: 'wader-boots',
    name: 'Wader Boots',
    slot: 'legs',
    cost: 30,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'unlimited',
    bonuses: [
      { type: 'bonus', on: 'always', effects: [{ type: 'trait', traits: ['ignoresTerrain'] }] },
    ],
  },
  // Up before everybody else, or not at all.
  {
    id: 'rooster-hat',
    name: 'Rooster Hat',
    slot: 'head',
    cost: 20,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'cardsRevealed',
        effects: [{ type: 'initiative', changes: [12, -12] }],
      },
    ],
  },
  {
    id: 'gleaners-hook',
    name: "Gleaner's Hook",
    slot: 'oneHand',
    cost: 15,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'consumed',
    bonuses: [{ type: 'bonus', on: 'duringTurn', effects: [{ type: 'loot', amount: 2 }] }],
  },
  // Straps for one thing more than there are hands.
  {
    id: 'ferrymans-harness',
    name: "Ferryman's Harness",
    slot: 'body',
    cost: 30,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'unlimited',
    carries: { slot: 'oneHand', count: 1 },
    bonuses: [],
  },
];
