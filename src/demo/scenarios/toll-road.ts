import type { Scenario } from '../../content/index.js';
import {
  cellsOf,
  DIFFICULT,
  doorOf,
  HAZARDOUS,
  hexesOf,
  monster,
  OBSTACLE,
  roomOf,
  TRAP,
  trapOf,
  treasure,
  type Legend,
} from './plan.js';

/** The gate (a), the yard (b) and, below it, the smithy (c). */
const PLAN = cellsOf([
  'as a. a. a.          b. b5 b. bT   ',
  'as a. a. a4 a.    b. b. bo b. b6 b.',
  'as as a^ a. a1 +1 b. b^ b. b8 b. b.',
  'as a. ao a. a.    b. b~ b~ b7 b9 b.',
  'as a. a. a3 a2       b. b~ b. b.   ',
  '                           +2      ',
  '                     cw c. c. c. c.',
  '               cp c. c! cA c! c. cB',
  '               cU c. cC c! cO cO c.',
  '                  c. co cE cD cF cV',
]);

const LEGEND: Legend = {
  o: OBSTACLE,
  O: { overlay: { type: 'obstacle', id: 'anvil' }, whole: true },
  '~': DIFFICULT,
  '!': HAZARDOUS,
  '^': TRAP,
  w: trapOf(['wound'], true),
  p: trapOf(['immobilize', 'poison'], false),
  T: treasure('1'),
  U: treasure('2'),
  V: treasure('3'),
  1: monster('mire-guard', 'normal', 'normal', 'normal'),
  2: monster('reed-archer', 'normal', 'normal', 'elite'),
  3: monster('mire-guard', 'normal', 'elite', 'elite'),
  4: monster('reed-archer', 'none', 'none', 'normal'),
  5: monster('reed-archer', 'normal', 'normal', 'normal'),
  6: monster('reed-archer', 'none', 'normal', 'normal'),
  7: monster('mire-guard', 'normal', 'normal', 'elite'),
  8: monster('ember-toad', 'normal', 'elite', 'elite'),
  9: monster('mire-guard', 'none', 'none', 'elite'),
  A: monster('mire-guard', 'normal', 'normal', 'normal'),
  B: monster('ember-toad', 'elite', 'elite', 'elite'),
  C: monster('ember-toad', 'normal', 'normal', 'normal'),
  D: monster('reed-archer', 'none', 'normal', 'elite'),
  E: monster('ember-toad', 'none', 'none', 'normal'),
  F: monster('mire-guard', 'none', 'none', 'elite'),
};

/** Three rooms in a row, all of whose monsters must be killed: plain rules only. */
export const tollRoad: Scenario = {
  id: '1',
  number: 1,
  name: 'The Toll Road',
  text: 'Nobody has paid the toll at Sallow Gate since the valley drowned, and the keepers have kept count. They bar the road with everything they have: pikes, bows, and the fat toads that nest in what was once their smithy.',
  conclusion:
    'The captain of the toll keepers lays a rusty key before your feet, salutes, and comes apart. Behind him the road runs straight into the lake, and far out, under the water, something strikes a bell.',
  map: {
    rooms: [
      roomOf(PLAN, 'a', 'gate', LEGEND),
      roomOf(PLAN, 'b', 'yard', LEGEND),
      roomOf(PLAN, 'c', 'smithy', LEGEND),
    ],
    doors: [
      doorOf(PLAN, '1', 'gate-door', ['gate', 'yard']),
      doorOf(PLAN, '2', 'smithy-door', ['yard', 'smithy']),
    ],
    start: hexesOf(PLAN, 's'),
  },
  monsters: ['mire-guard', 'reed-archer', 'ember-toad'],
  goal: { type: 'killAll' },
  rewards: [
    { type: 'gold', amount: 10 },
    { type: 'reputation', amount: 1 },
    { type: 'partyAchievement', achievement: 'toll-paid' },
  ],
  links: ['2'],
  unlocks: ['2'],
} satisfies Scenario;
