import type { Scenario } from '../../content/index.js';
import { drownedBellMap, drownedBellObjectives } from './drowned-bell-map.js';
import { BELFRY_OPEN, drownedBellRules } from './drowned-bell-rules.js';

/** The boss, its ropes, and the way back: the end of the three. */
export const drownedBell: Scenario = {
  id: '3',
  number: 3,
  name: 'The Drowned Bell',
  text: `The tower stands in the lake up to its windows, and inside it the air still holds. Somewhere below is the crank that opens the belfry; somewhere above, the ringer goes on calling the valley to a service that ended ninety years ago. Cut the ropes, stop the ringer, and get out before the water gets in.

The ringer is there from the start, but acts only when the belfry is open. Whoever steps on the crank in the crypt opens it, and calls the poachers out of the niches; you lose if it is still closed when round 13 begins. Each rope that hangs gives the ringer shield 1; when all are cut its first special becomes: move +1, attack +0 with two targets and push 1, ice and dark.

At the start of every third round the bell tolls and muddles all of you, until the ropes are cut; while somebody stands on the damper in the nave it is silent. The vestry closes for good at the end of round 8 if nobody has opened it. From round 10 to the death of the ringer, the end of every second round costs each of you in the crypt 1 hit point. From round 22 you lose at the end of a round in which nobody stands on the way out, where you started.

For 2 coins a character turns a toll keeper next to it to your side, twice in all. Wren the Diver is with you, acts before the ringer and opens doors. Monsters attack the straw saint. Bell ghouls are one level higher; Old Cinder, the toad in the crypt, fills three hexes and cannot be moved, and nothing breaks the pillars. When one of you is exhausted, the others gain bless; when two are, away from the way out, you lose.

When the ringer falls the wisps vanish, light becomes inert and dark strong, and its hammer lies where it stood. With all ropes cut as well, you win when everybody has left by the way out, or the hammer is carried there; at the end of round 20; or as soon as 6 enemies and 3 more for each of you are dead, the ringer not counted, and light is strong or waning.`,
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
      // Those who died by then are hardly enough, and the light has to be made anew.
      {
        type: 'any',
        of: [
          { type: 'reach', marker: 'way-out', who: 'all', leave: true, exhausted: true },
          { type: 'collect', objective: 'ringers-hammer', marker: 'way-out' },
          { type: 'survive', rounds: 20 },
          {
            type: 'all',
            of: [
              { type: 'killCount', count: '6+3xC', except: ['drowned-bellringer'] },
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
