import type {
  Bonus,
  GainedCondition,
  MonsterAction,
  MonsterDeck,
  MonsterType,
} from '../../content/index.js';
import type { AreaPattern } from '../../vocabulary/index.js';

/** It strikes harder with half of its hit points or fewer. */
const CRACKED_BELL: Bonus = {
  type: 'bonus',
  on: 'attack',
  if: [
    {
      type: 'compare',
      left: {
        type: 'calculation',
        formula: '2xX',
        where: { X: { type: 'hitPoints', which: 'current' } },
      },
      sign: '<=',
      right: 'H',
    },
  ],
  effects: [{ type: 'add', amount: 1 }],
};

/** Numbers that depend on the party and the level alone, whatever the row says. */
const RINGER = {
  hitPoints: '(8+2xL)xC',
  attack: '[2+(C+L)/2{$math.floor}]',
  traits: ['noForcedMovement'],
  bonuses: [CRACKED_BELL],
} as const;

/** What it cannot gain at any level. */
const HEAVY: readonly GainedCondition[] = ['stun', 'disarm', 'immobilize'];
/** What it cannot gain at high levels. */
const COLD: readonly GainedCondition[] = [...HEAVY, 'poison', 'curse'];

/** How the clapper swings: three hexes next to it that touch one another. */
const SWING: AreaPattern = {
  origin: { q: 0, r: 0 },
  hexes: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ],
};

/** The clapper: a wide swing, and the din that shields it. */
const CLAPPER: MonsterAction = {
  abilities: [
    { type: 'move', amount: 'M' },
    { type: 'attack', amount: 'A', area: SWING, conditions: ['muddle'] },
    { type: 'shield', amount: 1 },
  ],
  infuse: ['ice'],
};

/** The tide: it goes out and comes in by turns, and each time something is left on the floor. */
const TIDE: MonsterAction = {
  abilities: [
    {
      type: 'cycle',
      cycle: 'tide',
      steps: [
        // Ebb: everybody is drawn in, and struck.
        [
          { type: 'pull', amount: 2, range: 4, targets: 'all' },
          { type: 'attack', amount: 'A-1', targets: 'all' },
        ],
        // Flood: everybody is washed away, and it drinks.
        [
          {
            type: 'suffer',
            amount: 1,
            to: {
              type: 'select',
              who: ['enemy'],
              count: 'all',
              place: { type: 'within', range: 2 },
            },
          },
          { type: 'push', amount: 2, range: 2, targets: 'all' },
          {
            type: 'heal',
            amount: 'C',
            effects: [{ type: 'consume', elements: ['ice'], then: [{ type: 'add', amount: 2 }] }],
          },
        ],
      ],
    },
    { type: 'spawn', monster: 'fen-rat', numbers: [{ rank: 'normal', count: [1, 1, 2] }] },
  ],
};

/** The last ringer of Hollowmere, who has not stopped since the water came. */
export const drownedBellringer: MonsterType = {
  id: 'drowned-bellringer',
  name: 'Drowned Bellringer',
  deck: 'boss',
  standees: 1,
  families: ['drowned'],
  stats: {
    type: 'boss',
    boss: [
      { ...RINGER, move: 2, immunities: HEAVY },
      { ...RINGER, move: 2, immunities: HEAVY },
      { ...RINGER, move: 2, immunities: HEAVY },
      { ...RINGER, move: 3, immunities: HEAVY },
      { ...RINGER, move: 3, immunities: COLD },
      { ...RINGER, move: 3, immunities: COLD, shield: 1 },
      { ...RINGER, move: 3, immunities: COLD, shield: 1 },
      { ...RINGER, move: 4, immunities: COLD, shield: 2 },
    ],
    specials: [CLAPPER, TIDE],
  },
};

/** The deck of all bosses. */
export const bossDeck: MonsterDeck = {
  id: 'boss',
  cards: [
    { id: 'boss-1', initiative: 12, abilities: [{ type: 'bossSpecial', number: 1 }] },
    { id: 'boss-2', initiative: 20, abilities: [{ type: 'bossSpecial', number: 2 }] },
    // It wades through whoever stands there.
    {
      id: 'boss-3',
      initiative: 32,
      shuffle: true,
      abilities: [
        { type: 'move', amount: 'M+1' },
        { type: 'attack', amount: 'A-1', targets: 2, push: 2 },
      ],
    },
    { id: 'boss-4', initiative: 43, abilities: [{ type: 'bossSpecial', number: 1 }] },
    { id: 'boss-5', initiative: 54, abilities: [{ type: 'bossSpecial', number: 2 }] },
    // It hauls in whoever keeps away.
    {
      id: 'boss-6',
      initiative: 63,
      abilities: [{ type: 'attack', amount: 'A', range: 4, pull: 3 }],
    },
    {
      id: 'boss-7',
      initiative: 75,
      shuffle: true,
      abilities: [{ type: 'bossSpecial', number: 2 }],
    },
    { id: 'boss-8', initiative: 89, abilities: [{ type: 'bossSpecial', number: 1 }] },
  ],
};
