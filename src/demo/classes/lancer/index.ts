import type { CharacterClass } from '../../../content/index.js';
import { levelOne } from './level-1.js';
import { moreOfLevelOne } from './level-1-more.js';
import { levelX } from './level-x.js';
import { levelsTwoAndThree } from './levels-2-3.js';
import { levelsFourAndFive } from './levels-4-5.js';
import { levelsSixAndSeven } from './levels-6-7.js';
import { levelsEightAndNine } from './levels-8-9.js';
import { perks } from './perks.js';

/** The Stilt Lancer: steps over everything, and stabs from two hexes away or throws from four. */
export const lancer: CharacterClass = {
  id: 'lancer',
  name: 'Stilt Lancer',
  handSize: 10,
  hitPoints: [8, 10, 11, 13, 14, 16, 17, 19, 20],
  cards: [
    ...levelOne,
    ...moreOfLevelOne,
    ...levelX,
    ...levelsTwoAndThree,
    ...levelsFourAndFive,
    ...levelsSixAndSeven,
    ...levelsEightAndNine,
  ],
  perks,
};
