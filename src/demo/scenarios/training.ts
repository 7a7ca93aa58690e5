import type { Scenario } from '../../content/index.js';
import { cellsOf, hexesOf, monster, OBSTACLE, roomOf, type Legend } from './plan.js';

const PLAN = cellsOf([
  '   as a. a. a. a3   ',
  'as a. a. a1 ao a. a5',
  'as a. ao a. a2 a4 a6',
  'as as a. a. a. a.   ',
]);

const LEGEND: Legend = {
  o: OBSTACLE,
  1: monster('mire-guard', 'normal', 'normal', 'elite'),
  2: monster('mire-guard', 'normal', 'elite', 'normal'),
  3: monster('reed-archer', 'normal', 'normal', 'elite'),
  4: monster('reed-archer', 'normal', 'normal', 'normal'),
  5: monster('mire-guard', 'none', 'normal', 'normal'),
  6: monster('reed-archer', 'none', 'none', 'normal'),
};

/** One yard and two kinds of monsters: for a first game, with nothing but fighting in it. */
export const training: Scenario = {
  id: 'training',
  name: 'The Practice Yard',
  text: 'Before a guild of Hollowmere sends anybody down the drowned road, it locks them into the old toll yard for an hour. The guild calls it a lesson. The toll keepers, who have been dead for ninety years, take it quite seriously.',
  conclusion:
    'The last helmet rolls into the gutter and the gate creaks open. "You will do," says the guild master, and points down the road, to where the water begins.',
  map: { rooms: [roomOf(PLAN, 'a', 'yard', LEGEND)], start: hexesOf(PLAN, 's') },
  monsters: ['mire-guard', 'reed-archer'],
  goal: { type: 'killAll' },
  rewards: [
    { type: 'gold', amount: 5 },
    { type: 'experience', amount: 5 },
  ],
  links: ['1'],
  unlocks: ['1'],
} satisfies Scenario;
