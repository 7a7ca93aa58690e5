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
    text: 'The granary pays by the tail, and you have debts. Kill eight fen rats, then pocket twenty coins to be rid of them.',
    lines: [
      {
        id: 'tails',
        of: {
          type: 'times',
          moment: 'killed',
          during: 'campaign',
          if: [OWN_DOING, { type: 'named', names: ['fen-rat'] }],
        },
        needs: 8,
      },
      {
        id: 'coins',
        of: { type: 'sum', moment: 'looted', during: 'campaign', if: [OWN_DOING] },
        needs: 20,
        after: ['tails'],
      },
    ],
    unlocks: { type: 'unlockClass', id: 'stalker' },
  },
  {
    id: 'ninth-bell',
    name: 'The Ninth Bell',
    text: 'Eight bells were rung on the night of the flood; you hear a ninth in your sleep. Silence four of the ghouls that answer it, and then the hand that rings.',
    lines: [
      {
        id: 'ghouls',
        of: {
          type: 'times',
          moment: 'killed',
          during: 'campaign',
          if: [OWN_DOING, { type: 'named', names: ['bell-ghoul'] }],
        },
        needs: 4,
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
        after: ['ghouls'],
        opens: '3',
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'ninth-bell' },
  },
  {
    id: 'well-turned-out',
    name: 'Well Turned Out',
    text: 'You came to Highwick barefoot. You will leave it dressed from head to heel, with full pockets, money in one of them, and a feather in your hat.',
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
    unlocks: { type: 'unlockClass', id: 'kindler' },
  },
  {
    id: 'alms-and-ink',
    name: 'Alms and Ink',
    text: 'What you know you learned from stolen books. Pay the chapel for them, keep its lamps alight, and write something of your own.',
    lines: [
      {
        id: 'alms',
        of: { type: 'sum', moment: 'goldDonated', during: 'campaign', if: [OWN_DOING] },
        needs: 40,
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
        needs: 80,
        after: ['alms', 'lamps', 'ink'],
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'chapel' },
  },
  {
    id: 'nobody-left-behind',
    name: 'Nobody Left Behind',
    text: 'Your boat had room for one more, that night, and you rowed. Bring the others home: heal them, stay standing, see one of them grow old.',
    lines: [
      {
        id: 'healed',
        of: {
          type: 'sum',
          moment: 'healed',
          during: 'campaign',
          if: [OWN_DOING, TO_ALLY],
        },
        needs: 40,
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
    unlocks: { type: 'unlockClass', id: 'warden' },
  },
  {
    id: 'map-of-the-drowned',
    name: 'A Map of the Drowned',
    text: 'The old maps end at the water. Walk on, look behind every door, open what is locked; and then publish.',
    lines: [
      { id: 'steps', of: { type: 'hexesMoved', during: 'campaign' }, needs: 120 },
      {
        id: 'rooms',
        of: { type: 'times', moment: 'roomRevealed', during: 'campaign', if: [OWN_DOING] },
        needs: 4,
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
        needs: 4,
        after: ['rooms', 'chests', 'places'],
      },
    ],
    unlocks: { type: 'openEnvelope', id: 'sea-chart' },
  },
];
