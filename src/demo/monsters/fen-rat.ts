import type { FigureSelection, MonsterDeck, MonsterType } from '../../content/index.js';

/** Rats as long as an arm: alone they hide and steal, together they are a plague. */
export const fenRat: MonsterType = {
  id: 'fen-rat',
  name: 'Fen Rat',
  deck: 'fen-rat',
  standees: 10,
  families: ['beasts', 'vermin'],
  stats: {
    type: 'ranks',
    normal: [
      { hitPoints: 3, move: 3, attack: 1, traits: ['ignoresTraps'] },
      { hitPoints: 4, move: 4, attack: 2, traits: ['ignoresTraps'] },
      { hitPoints: 4, move: 4, attack: 2, traits: ['ignoresTraps'] },
      { hitPoints: 5, move: 4, attack: 2, traits: ['ignoresTraps'] },
      { hitPoints: 6, move: 4, attack: 3, traits: ['ignoresTraps'] },
      { hitPoints: 8, move: 4, attack: 3, traits: ['ignoresTraps'] },
      { hitPoints: 9, move: 5, attack: 4, traits: ['ignoresTraps'] },
      { hitPoints: 10, move: 5, attack: 4, traits: ['ignoresTraps'] },
    ],
    elite: [
      { hitPoints: 4, move: 4, attack: 2, traits: ['ignoresTraps'] },
      { hitPoints: 5, move: 4, attack: 2, traits: ['ignoresTraps'] },
      { hitPoints: 6, move: 4, attack: 3, conditions: ['poison'], traits: ['ignoresTraps'] },
      { hitPoints: 7, move: 4, attack: 3, conditions: ['poison'], traits: ['ignoresTraps'] },
      { hitPoints: 8, move: 5, attack: 4, conditions: ['poison'], traits: ['ignoresTraps'] },
      { hitPoints: 10, move: 5, attack: 4, conditions: ['poison'], traits: ['ignoresTraps'] },
      { hitPoints: 12, move: 5, attack: 4, conditions: ['poison'], traits: ['ignoresTraps'] },
      { hitPoints: 14, move: 6, attack: 5, conditions: ['poison'], traits: ['ignoresTraps'] },
    ],
  },
};

/** Its allies that are next to the target. */
const BESIDE_TARGET: FigureSelection = {
  type: 'select',
  who: ['ally'],
  place: { type: 'within', range: 1, of: 'target' },
};

/** Its allies of the same type that are next to the target. */
const RATS_BESIDE_TARGET: FigureSelection = {
  ...BESIDE_TARGET,
  if: [{ type: 'named', names: ['fen-rat'] }],
};

/** What the Fen Rat does. */
export const fenRatDeck: MonsterDeck = {
  id: 'fen-rat',
  cards: [
    // Shiny things.
    {
      id: 'fen-rat-1',
      initiative: 6,
      abilities: [
        { type: 'move', amount: 'M+2' },
        { type: 'loot', amount: 1 },
      ],
    },
    // Dart.
    {
      id: 'fen-rat-2',
      initiative: 11,
      abilities: [
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A-1' },
        {
          type: 'bonus',
          on: 'attacked',
          lasts: 'round',
          effects: [{ type: 'disadvantage' }],
        },
      ],
    },
    // Bite.
    {
      id: 'fen-rat-3',
      initiative: 18,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M' },
        { type: 'attack', amount: 'A' },
      ],
    },
    // From two sides.
    {
      id: 'fen-rat-4',
      initiative: 23,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'attack',
          amount: 'A',
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'if',
                  clauses: [{ type: 'figures', of: BESIDE_TARGET }],
                  then: [{ type: 'add', amount: 1 }, { type: 'advantage' }],
                },
              ],
            },
          ],
        },
      ],
    },
    // Into the reeds; at bay with others near.
    {
      id: 'fen-rat-5',
      initiative: 29,
      abilities: [
        {
          type: 'if',
          clauses: [
            {
              type: 'figures',
              of: { type: 'select', who: ['ally'], place: { type: 'within', range: 2 } },
              most: 0,
            },
          ],
          then: [
            { type: 'condition', conditions: ['invisible'] },
            { type: 'heal', amount: 2 },
          ],
          otherwise: [
            { type: 'move', amount: 'M-1' },
            { type: 'attack', amount: 'A' },
          ],
        },
      ],
    },
    // Rotten teeth.
    {
      id: 'fen-rat-6',
      initiative: 36,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A', conditions: ['poison'] },
      ],
    },
    // The swarm: one more for each other rat at the target, three at most.
    {
      id: 'fen-rat-7',
      initiative: 44,
      abilities: [
        { type: 'move', amount: 'M' },
        {
          type: 'attack',
          amount: 'A',
          effects: [
            {
              type: 'eachTarget',
              effects: [
                {
                  type: 'add',
                  amount: {
                    type: 'calculation',
                    formula: 'X',
                    where: { X: { type: 'figures', of: RATS_BESIDE_TARGET } },
                    max: 3,
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    // A bite, and off with a purse.
    {
      id: 'fen-rat-8',
      initiative: 51,
      abilities: [
        { type: 'move', amount: 'M-1' },
        { type: 'attack', amount: 'A+1' },
        { type: 'loot', amount: 1, most: 1 },
      ],
    },
  ],
};
