import type { Clause, PersonalQuest } from '../content/index.js';

/** The doing is the character's own. */
const OWN_DOING: Clause = { type: 'relation', of: 'actor', relations: ['self'] };
/** It is done to an ally. */
const TO_ALLY: Clause = { type: 'relation', relations: ['ally'] };

/** The personal quests of Hollowmere: what makes somebody light a lamp and leave the dry hills. */
export const personalQuests: readonly PersonalQuest[] = [
  {
    id: 'rat-tax',
    name: 'The Rat Tax',
    text: 'The granary pays by the tail, and you have debts. Kill 5 fen rats, and loot 12 money tokens.',
    lines: [
      {
        id: 'tails',
        of: {
          type: 'times',
          moment: 'killed',
          during: 'campaign',
          if: [OWN_DOING, { type: 'named', names: ['fen-rat'] }],
        },
        needs: 5,
      },
      {
        id: 'coins',
        of: { type: 'sum', moment: 'looted', during: 'campaign', if: [OWN_DOING] },
        needs: 12,
      },
    ],
    unlocks: { type: 'unlockClass', id: 'stalker' },
  },
  {
    id: 'ninth-bell',
    name: 'The Ninth Bell',
    text: 'Eight bells were rung on the night of the flood; you hear a ninth in your sleep. See 2 of the bell ghouls that answer it killed, and the drowned bellringer itself, by whichever hand of your party.',
    lines: [
      {
        id: 'ghouls',
        of: {
          type: 'times',
          moment: 'killed',
          during: 'campaign',
          if: [{ type: 'named', names: ['bell-ghoul'] }],
        },
        needs: 2,
      },
      {
        id: 'ringer',
        of: {
          type: 'times',
          moment: 'killed',
          during: 'campaign',
          if: [{ type: 'named', names: ['drowned-bellringer'] }],
        },
        needs: 1,
        opens: '3',
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'ninth-bell' },
  },
  {
    id: 'well-turned-out',
    name: 'Well Turned Out',
    text: 'You came to Highwick barefoot. You will leave it in a coat and boots, with 2 things for your hands, 3 small ones in your pockets, and a Rooster Hat. When you own all that, have 40 gold left.',
    lines: [
      { id: 'coat', of: { type: 'ownedItems', slots: ['body'] }, needs: 1 },
      { id: 'boots', of: { type: 'ownedItems', slots: ['legs'] }, needs: 1 },
      { id: 'hands', of: { type: 'ownedItems', slots: ['oneHand', 'twoHands'] }, needs: 2 },
      { id: 'pockets', of: { type: 'ownedItems', slots: ['small'] }, needs: 3 },
      { id: 'hat', of: { type: 'ownedItems', items: ['rooster-hat'] }, needs: 1 },
      {
        id: 'purse',
        of: { type: 'stat', stat: 'gold' },
        needs: 40,
        after: ['coat', 'boots', 'hands', 'pockets', 'hat'],
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'wardrobe' },
  },
  {
    id: 'alms-and-ink',
    name: 'Alms and Ink',
    text: 'What you know you learned from stolen books. Pay the chapel 20 gold for them, infuse 8 elements to keep its lamps alight, and enhance 1 card of your own. From the day you have paid, gain 30 experience.',
    lines: [
      {
        id: 'alms',
        of: { type: 'sum', moment: 'goldDonated', during: 'campaign', if: [OWN_DOING] },
        needs: 20,
      },
      {
        id: 'lamps',
        of: {
          type: 'times',
          moment: 'elementInfused',
          during: 'campaign',
          if: [OWN_DOING],
        },
        needs: 8,
      },
      {
        id: 'ink',
        of: { type: 'times', moment: 'enhanced', during: 'campaign', if: [OWN_DOING] },
        needs: 1,
      },
      {
        id: 'lessons',
        of: { type: 'sum', moment: 'experienceGained', during: 'campaign', if: [OWN_DOING] },
        needs: 30,
        after: ['alms'],
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'chapel' },
  },
  {
    id: 'nobody-left-behind',
    name: 'Nobody Left Behind',
    text: 'Your boat had room for one more, that night, and you rowed. Heal your allies for 25 hit points in all, complete 2 scenarios in which no character is exhausted, and see 1 companion retire.',
    lines: [
      {
        id: 'healed',
        of: {
          type: 'sum',
          moment: 'healed',
          during: 'campaign',
          if: [OWN_DOING, TO_ALLY],
        },
        needs: 25,
      },
      {
        id: 'home',
        of: {
          type: 'times',
          moment: 'scenarioCompleted',
          during: 'campaign',
          if: [
            OWN_DOING,
            {
              type: 'compare',
              left: {
                type: 'times',
                moment: 'exhausted',
                during: 'scenario',
                if: [{ type: 'kind', of: 'actor', kinds: ['character'] }],
              },
              sign: '==',
              right: 0,
            },
          ],
        },
        needs: 2,
      },
      {
        id: 'old-friend',
        of: {
          type: 'times',
          moment: 'retired',
          during: 'campaign',
          if: [{ type: 'relation', of: 'actor', relations: ['ally'] }],
        },
        needs: 1,
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'empty-seat' },
  },
  {
    id: 'map-of-the-drowned',
    name: 'A Map of the Drowned',
    text: 'The old maps end at the water. Walk 100 hexes, reveal 3 rooms, loot 2 treasures, complete 3 different scenarios, and win readers with 3 checkmarks of battle goals.',
    lines: [
      { id: 'steps', of: { type: 'hexesMoved', during: 'campaign' }, needs: 100 },
      {
        id: 'rooms',
        of: { type: 'times', moment: 'roomRevealed', during: 'campaign', if: [OWN_DOING] },
        needs: 3,
      },
      {
        id: 'chests',
        of: { type: 'times', moment: 'treasureLooted', during: 'campaign', if: [OWN_DOING] },
        needs: 2,
      },
      {
        id: 'places',
        of: {
          type: 'times',
          moment: 'scenarioCompleted',
          during: 'campaign',
          if: [OWN_DOING],
          different: true,
        },
        needs: 3,
      },
      {
        id: 'readers',
        of: { type: 'sum', moment: 'battleGoalCheck', during: 'campaign', if: [OWN_DOING] },
        needs: 3,
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'sea-chart' },
  },
];
