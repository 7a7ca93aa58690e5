import type { Scenario } from '../../content/index.js';
import { drownedBellMap, drownedBellObjectives } from './drowned-bell-map.js';
import { BELFRY_OPEN, drownedBellRules } from './drowned-bell-rules.js';

/** The boss, its ropes, and the way back: the end of the three. */
export const drownedBell: Scenario = {
  id: '3',
  number: 3,
  name: 'The Drowned Bell',
  text: 'The tower stands in the lake up to its windows, and inside it the air still holds. Somewhere below is the crank that opens the belfry; somewhere above, the ringer goes on calling the valley to a service that ended ninety years ago. Cut the ropes, stop the ringer, and get out before the water does.',
  conclusion:
    'It is so quiet that you hear the lamps burn on the far shore. In the morning the lake has fallen by the height of a hand, and a road that nobody living has walked lies open in the sun.',
  requirements: [
    [
      { type: 'completed', scenario: '2' },
      { type: 'globalAchievement', achievement: 'bell-silenced', not: true },
    ],
  ],
  map: drownedBellMap,
  monsters: [
    'mire-guard',
    'reed-archer',
    'ember-toad',
    'fen-rat',
    'bell-ghoul',
    'will-o-wisp',
    'drowned-bellringer',
  ],
  objectives: drownedBellObjectives,
  goal: {
    type: 'sequence',
    of: [
      { type: 'reveal', rooms: ['belfry'] },
      {
        type: 'all',
        of: [
          { type: 'killNamed', monster: 'drowned-bellringer' },
          { type: 'destroy', objective: 'bell-rope' },
        ],
      },
      // And then out: all of you, or only the hammer of the ringer; or wait until the tide turns, or make it turn.
      {
        type: 'any',
        of: [
          { type: 'reach', marker: 'way-out', who: 'all', leave: true, exhausted: true },
          { type: 'collect', objective: 'ringers-hammer', marker: 'way-out' },
          { type: 'survive', rounds: 16 },
          {
            type: 'all',
            of: [
              { type: 'killCount', count: '4+3xC', except: ['drowned-bellringer'] },
              {
                type: 'holds',
                if: [{ type: 'element', elements: ['light'], strengths: ['waning', 'strong'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  losses: [
    { type: 'characterExhausted', count: 2, unlessOn: 'way-out' },
    // The bell has called for too long.
    {
      type: 'holds',
      if: [
        { type: 'round', from: 13 },
        { type: 'not', clause: BELFRY_OPEN },
      ],
    },
  ],
  rules: drownedBellRules,
  rewards: [
    { type: 'gold', amount: 20 },
    { type: 'experience', amount: 10 },
    { type: 'checkmarks', amount: 1 },
    { type: 'prosperity', amount: 2 },
    { type: 'globalAchievement', achievement: 'bell-silenced' },
    {
      type: 'if',
      clauses: [{ type: 'reputation', above: 4 }],
      then: [{ type: 'randomItemDesign' }],
      otherwise: [{ type: 'reputation', amount: 1 }],
    },
  ],
  blocks: ['training'],
} satisfies Scenario;
