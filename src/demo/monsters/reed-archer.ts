import type { MonsterDeck, MonsterType } from '../../content/index.js';

/** Poachers of the reed beds: they shoot over the heads of the toll keepers, and their lines are barbed. */
export const reedArcher: MonsterType = {
  id: 'reed-archer',
  name: 'Reed Poacher',
  deck: 'reed-archer',
  standees: 6,
  families: ['drowned'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 4, move: 2, attack: 2, range: 3 },
      { hitPoints: 5, move: 2, attack: 2, range: 3 },
      { hitPoints: 6, move: 2, attack: 2, range: 4 },
      { hitPoints: 7, move: 2, attack: 3, range: 4 },
      { hitPoints: 8, move: 2, attack: 3, range: 4 },
      { hitPoints: 9, move: 3, attack: 4, range: 4 },
      { hitPoints: 11, move: 3, attack: 4, range: 5 },
      { hitPoints: 13, move: 3, attack: 4, range: 5, pierce: 1 },
    ],
    elite: [
      { hitPoints: 6, move: 2, attack: 2, range: 4 },
      { hitPoints: 7, move: 2, attack: 3, range: 4 },
      { hitPoints: 8, move: 2, attack: 3, range: 4, pierce: 1 },
      { hitPoints: 9, move: 2, attack: 4, range: 4, pierce: 1 },
      { hitPoints: 11, move: 3, attack: 4, range: 5, pierce: 1 },
      { hitPoints: 13, move: 3, attack: 5, range: 5, pierce: 1 },
      { hitPoints: 15, move: 3, attack: 5, range: 5, pierce: 2 },
      { hitPoints: 17, move: 3, attack: 6, range: 6, pierce: 2 },
    ],
  },
};

/** What the Reed Poacher does. */
export const reedArcherDeck: MonsterDeck = {
  id: 'reed-archer',
  cards: [
    // Down in the reeds.
    {
      id: 'reed-archer-1',
      initiative: 21,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'shield', amount: 1 },
        { type: 'attack', amount: 'A-1' },
      ],
    },
    // Out of the reeds.
    {
      id: 'reed-archer-2',
      initiative: 27,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A', range: 'R-1' },
      ],
    },
    // A shaft that finds the gaps.
    {
      id: 'reed-archer-3',
      initiative: 35,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A', pierce: 2 },
      ],
    },
    // Two strings.
    {
      id: 'reed-archer-4',
      initiative: 39,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'attack',
          amount: 'A-1',
          targets: 2,
        },
      ],
    },
    // Mud in the eye.
    {
      id: 'reed-archer-5',
      initiative: 45,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A-1', conditions: ['muddle'] },
      ],
    },
    // The barbed line.
    {
      id: 'reed-archer-6',
      initiative: 54,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A', pull: 2 },
      ],
    },
    // Take aim: a long shot, and it bleeds.
    {
      id: 'reed-archer-7',
      initiative: 63,
      abilities: [{ type: 'attack', amount: 'A', range: 'R+2', conditions: ['wound'] }],
    },
    // Two for the same bird.
    {
      id: 'reed-archer-8',
      initiative: 69,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A-1', targets: 2, allAtOne: true },
      ],
    },
  ],
};
