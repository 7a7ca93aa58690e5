import type { BattleGoal, Clause, Fact } from '../content/index.js';

/** The doing is the character's own. */
const OWN_DOING: Clause = { type: 'relation', of: 'actor', relations: ['self'] };
/** It happens to the character. */
const TO_SELF: Clause = { type: 'relation', relations: ['self'] };

/** How many enemies of different types the character killed. */
const KINDS_KILLED: Fact = {
  type: 'times',
  moment: 'killed',
  during: 'scenario',
  if: [OWN_DOING, { type: 'relation', relations: ['enemy'] }, { type: 'kind', kinds: ['monster'] }],
  different: true,
};

/** How often it was hurt by the ground it walks on. */
const HURT_BY_THE_GROUND: Fact = {
  type: 'times',
  moment: 'damaged',
  during: 'scenario',
  if: [TO_SELF, { type: 'source', sources: ['trap', 'hazardous'] }],
};

/** It came in just now: the scenario has only begun, or it opened a door in this round. */
const CAME_IN: Clause = {
  type: 'any',
  of: [
    { type: 'round', to: 2 },
    {
      type: 'compare',
      left: { type: 'times', moment: 'doorOpened', during: 'round', if: [OWN_DOING] },
      sign: '>=',
      right: 1,
    },
  ],
};

/** An ally stands next to whoever was killed. */
const ALLY_BESIDE: Clause = {
  type: 'figures',
  of: { type: 'select', who: ['ally'], place: { type: 'within', range: 1, of: 'target' } },
};

/** The battle goals of Hollowmere: two are dealt, one is kept. */
export const battleGoals: readonly BattleGoal[] = [
  {
    id: 'spare-wick',
    name: 'Spare Wick',
    text: 'Have four or more cards in hand and discard together when the scenario ends.',
    checks: 1,
    if: [
      {
        type: 'compare',
        left: { type: 'cards', piles: ['hand', 'discarded'] },
        sign: '>=',
        right: 4,
      },
    ],
  },
  {
    id: 'every-pocket',
    name: 'Every Pocket',
    text: 'Use two or more different items.',
    checks: 1,
    if: [
      {
        type: 'compare',
        left: {
          type: 'times',
          moment: 'itemUsed',
          during: 'scenario',
          if: [OWN_DOING],
          different: true,
        },
        sign: '>=',
        right: 2,
      },
    ],
  },
  {
    id: 'mixed-catch',
    name: 'Mixed Catch',
    text: 'Kill monsters of two or more different types.',
    checks: 1,
    if: [{ type: 'compare', left: KINDS_KILLED, sign: '>=', right: 2 }],
  },
  {
    id: 'good-neighbour',
    name: 'Good Neighbour',
    text: 'Heal allies for three or more hit points in all, or kill two or more enemies that stand next to an ally.',
    checks: 1,
    if: [
      {
        type: 'any',
        of: [
          {
            type: 'compare',
            left: {
              type: 'sum',
              moment: 'healed',
              during: 'scenario',
              if: [OWN_DOING, { type: 'relation', relations: ['ally'] }],
            },
            sign: '>=',
            right: 3,
          },
          {
            type: 'compare',
            left: {
              type: 'times',
              moment: 'killed',
              during: 'scenario',
              if: [OWN_DOING, { type: 'relation', relations: ['enemy'] }, ALLY_BESIDE],
            },
            sign: '>=',
            right: 2,
          },
        ],
      },
    ],
  },
  {
    id: 'shoulder-to-shoulder',
    name: 'Shoulder to Shoulder',
    text: 'End four or more of your turns next to another character.',
    checks: 1,
    if: [
      {
        type: 'compare',
        left: {
          type: 'times',
          moment: 'turnEnds',
          during: 'scenario',
          if: [
            OWN_DOING,
            {
              type: 'figures',
              of: {
                type: 'select',
                who: ['ally'],
                kinds: ['character'],
                place: { type: 'within', range: 1 },
              },
            },
          ],
        },
        sign: '>=',
        right: 4,
      },
    ],
  },
  {
    id: 'dry-feet',
    name: 'Dry Feet',
    text: 'Move twenty or more hexes, and suffer no damage from traps and hazardous terrain.',
    checks: 1,
    if: [
      {
        type: 'compare',
        left: { type: 'hexesMoved', during: 'scenario' },
        sign: '>=',
        right: 20,
      },
      { type: 'compare', left: HURT_BY_THE_GROUND, sign: '==', right: 0 },
    ],
  },
  {
    id: 'lamp-in-the-doorway',
    name: 'Lamp in the Doorway',
    text: 'Kill an enemy in one of the first two rounds, or in a round in which you opened a door.',
    checks: 1,
    if: [
      {
        type: 'compare',
        left: {
          type: 'times',
          moment: 'killed',
          during: 'scenario',
          if: [OWN_DOING, { type: 'relation', relations: ['enemy'] }, CAME_IN],
        },
        sign: '>=',
        right: 1,
      },
    ],
  },
  {
    id: 'hard-to-drown',
    name: 'Hard to Drown',
    text: 'Suffer damage of one and a half times your maximum hit points or more, and do not become exhausted.',
    checks: 2,
    if: [
      {
        type: 'compare',
        left: { type: 'damage', done: 'suffered', during: 'scenario' },
        sign: '>=',
        right: {
          type: 'calculation',
          formula: '3xX/2',
          where: { X: { type: 'hitPoints', which: 'maximum' } },
        },
      },
      {
        type: 'compare',
        left: { type: 'times', moment: 'exhausted', during: 'scenario', if: [OWN_DOING] },
        sign: '==',
        right: 0,
      },
    ],
  },
];
