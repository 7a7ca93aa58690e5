import type { CharacterClass } from '../../../content/index.js';
import { levelOne } from './level-1.js';
import { moreOfLevelOne } from './level-1-more.js';
import { levelX } from './level-x.js';
import { levelsTwoAndThree } from './levels-2-3.js';
import { levelsFourAndFive } from './levels-4-5.js';
import { levelsSixAndSeven } from './levels-6-7.js';
import { levelsEightAndNine } from './levels-8-9.js';
import { perks } from './perks.js';

/** The Chapel Almoner: feeds, shields and blesses the others, and reads enemies the names of the drowned. */
export const almoner: CharacterClass = {
  id: 'almoner',
  name: 'Chapel Almoner',
  handSize: 11,
  hitPoints: [7, 8, 9, 11, 12, 13, 15, 16, 17],
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
