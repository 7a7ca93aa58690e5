import type { Scenario } from '../../content/index.js';
import { darkLampsMap, darkLampsObjectives } from './dark-lamps-map.js';
import { ALL_LIT, darkLampsRules } from './dark-lamps-rules.js';

/** Find oil, light the lamps, and bring the lamplighter to his ferry. */
export const darkLamps: Scenario = {
  id: '2',
  number: 2,
  name: 'Three Dark Lamps',
  text: `No ferry crosses to the bell towers while the harbour lamps are dark, and old Odo, the last lamplighter, will not go without company. Two toll keepers come along, for you have paid. Find the oil, light the lamps, and see Odo to his ferry before the rats have eaten its rope.

At most half of you start on the quay, at most half in the boathouse (rounded up). Fog: add a -1 card to each modifier deck. Toll keepers fight for you. Whoever steps on the plate in the sluice raises the gate; until then rats leave the culvert at the end of rounds 3, 5 and 7. The oil can only be looted at the end of a turn, and makes fire strong. Then a character next to a lamp may give up a top action to light it (fire, 1 experience). You lose if a lamp is dark at the end of round 18.

The bell ghoul dies only with its hand bell in the lamp hall. The landing fills when the lamps burn. Then rats leave the drain at the end of three rounds. The rat nearest to the ferry's rope runs for it: you lose if one ends its turn there. The others go for Odo if they can reach him.

In its turn a character within 2 hexes of Odo may call him, or tell him to wait, as he does at first. Called, he walks to his ferry while a character is within 2 hexes. You lose if he dies, or if the second toll keeper dies with the gate still down and no character within 3 hexes of Odo.

With the lamps lit you win when Odo ends a turn on or next to the ferry, or when you hold the winch (four characters: the chain too) and only the ghoul is left. Or, with Odo on the landing, a character on the winch may lose 2 cards from its hand, once, for 1 experience: the next round starts with an elite rat from the drain, and from its end on you win at the end of a round with a character on the winch and Odo on the landing.`,
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
        // Without them and with nobody of you near, Odo does not dare to go on.
        {
          type: 'monsterKilled',
          monster: 'mire-guard',
          count: 2,
          if: [
            { type: 'not', clause: { type: 'scene', of: 'door', id: 'sluice-gate', is: 'open' } },
            {
              type: 'figures',
              of: {
                type: 'select',
                who: ['ally'],
                kinds: ['character'],
                place: { type: 'within', range: 3, of: { type: 'marker', marker: 'odo' } },
              },
              most: 0,
            },
          ],
        },
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
