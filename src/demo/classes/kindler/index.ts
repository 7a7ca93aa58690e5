import type { CharacterClass } from '../../../content/index.js';
import { levelOne } from './level-1.js';
import { moreOfLevelOne } from './level-1-more.js';
import { levelX } from './level-x.js';
import { levelsTwoAndThree } from './levels-2-3.js';
import { levelsFourAndFive } from './levels-4-5.js';
import { levelsSixAndSeven } from './levels-6-7.js';
import { levelsEightAndNine } from './levels-8-9.js';
import { perks } from './perks.js';

/** The Lamp Kindler: burns from afar, and keeps the others alive. */
export const kindler: CharacterClass = {
  id: 'kindler',
  name: 'Lamp Kindler',
  handSize: 9,
  hitPoints: [7, 8, 10, 11, 13, 14, 16, 17, 19],
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
