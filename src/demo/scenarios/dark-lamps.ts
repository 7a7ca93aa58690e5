import type { Scenario } from '../../content/index.js';
import { darkLampsMap, darkLampsObjectives } from './dark-lamps-map.js';
import { ALL_LIT, darkLampsRules } from './dark-lamps-rules.js';

/** Find oil, light the lamps, and bring the lamplighter to his ferry. */
export const darkLamps: Scenario = {
  id: '2',
  number: 2,
  name: 'Three Dark Lamps',
  text: 'No ferry crosses to the bell towers while the harbour lamps are dark, and old Odo, the last lamplighter, will not go without company. Two toll keepers come along, for you have paid. Find the oil, light the lamps, and see Odo to his ferry before the rats have eaten its rope.',
  conclusion:
    'One after the other the lamps of the far shore answer. "Ninety years late," says Odo, and pushes off. Over the black water the tower rises, and its bell does not stop.',
  requirements: [[{ type: 'partyAchievement', achievement: 'toll-paid' }]],
  map: darkLampsMap,
  monsters: ['mire-guard', 'reed-archer', 'fen-rat', 'bell-ghoul', 'will-o-wisp'],
  objectives: darkLampsObjectives,
  goal: {
    type: 'sequence',
    of: [
      { type: 'lootTreasure', treasures: ['lamp-oil'] },
      { type: 'activate', objective: 'lamp' },
      {
        type: 'any',
        of: [
          { type: 'escort', objective: 'odo', marker: 'ferry', adjacent: true },
          // Or the quays are quiet, and somebody calls the ferry over.
          {
            type: 'all',
            of: [
              { type: 'occupy', plates: [['winch'], ['winch'], ['winch', 'chain']], mode: 'all' },
              { type: 'killAllRevealed', except: ['bell-ghoul'] },
            ],
          },
        ],
      },
    ],
  },
  losses: [
    { type: 'objectiveKilled', objective: 'odo' },
    {
      type: 'roundLimit',
      round: 18,
      if: [{ type: 'not', clause: { type: 'every', of: ALL_LIT } }],
    },
    {
      type: 'any',
      of: [
        { type: 'monsterReaches', marker: 'rope', only: ['fen-rat'] },
        // Without them Odo does not dare to go on so early.
        { type: 'monsterKilled', monster: 'mire-guard', count: 2, if: [{ type: 'round', to: 5 }] },
      ],
    },
  ],
  rules: darkLampsRules,
  rewards: [
    { type: 'experience', amount: 5 },
    { type: 'prosperity', amount: 1 },
    {
      type: 'choose',
      of: [[{ type: 'gold', amount: 30, to: 'party' }], [{ type: 'reputation', amount: 2 }]],
    },
    { type: 'partyAchievement', achievement: 'lamps-lit' },
  ],
  links: ['3'],
  unlocks: ['3'],
} satisfies Scenario;
