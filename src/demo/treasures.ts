import type { Treasure } from '../content/index.js';

/** The treasures of Hollowmere by their numbers: most of them are worth the way. */
export const treasures: readonly Treasure[] = [
  { id: '1', rewards: [{ type: 'gold', amount: 15, to: 'looter' }] },
  // A bottle, still sealed.
  { id: '2', rewards: [{ type: 'item', item: 'peat-tonic', to: 'looter' }] },
  // A spring and a blade, and what they were to guard.
  {
    id: '3',
    rewards: [
      { type: 'damage', amount: 3, to: 'looter' },
      { type: 'gold', amount: 25, to: 'looter' },
    ],
  },
  // Marsh gas.
  {
    id: '4',
    rewards: [
      { type: 'conditions', conditions: ['poison', 'muddle'], to: 'looter' },
      { type: 'experience', amount: 8, to: 'looter' },
    ],
  },
  // Drawings in a lead tube.
  { id: '5', rewards: [{ type: 'itemDesign', item: 'tolling-maul' }] },
  { id: '6', rewards: [{ type: 'randomItemDesign', count: 2 }] },
  // A sexton's diary.
  {
    id: '7',
    rewards: [
      { type: 'read', passage: 'sextons-diary' },
      { type: 'checkmarks', amount: 1, to: 'looter' },
      { type: 'experience', amount: 5, to: 'looter' },
    ],
  },
  // The clapper of a bell, as long as an arm.
  {
    id: '8',
    rewards: [
      { type: 'partyAchievement', achievement: 'found-clapper' },
      { type: 'startConditions', conditions: ['bless'], to: 'looter' },
    ],
  },
  // A shrine with one candle left: for the living, or for the dead.
  {
    id: '9',
    rewards: [
      {
        type: 'choose',
        of: [
          [{ type: 'conditions', conditions: ['strengthen', 'bless'], to: 'each' }],
          [
            { type: 'experience', amount: 5, to: 'each' },
            { type: 'reputation', amount: 1 },
          ],
        ],
      },
    ],
  },
  { id: '10', rewards: [{ type: 'item', item: 'ferry-penny', to: 'looter' }] },
  // A message for somebody else.
  {
    id: '11',
    rewards: [
      { type: 'experience', amount: 10, to: 'looter' },
      {
        type: 'if',
        clauses: [{ type: 'reputation', below: 5 }],
        then: [{ type: 'gold', amount: 10, to: 'looter' }],
        otherwise: [{ type: 'prosperity', amount: 1 }],
      },
    ],
  },
  // It was waiting.
  {
    id: '12',
    rewards: [
      { type: 'item', item: 'drowned-crown', to: 'looter' },
      { type: 'startConditions', conditions: ['curse', 'curse'], to: 'looter' },
    ],
  },
];
