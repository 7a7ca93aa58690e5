import type { CharacterClass } from '../../../content/index.js';
import { levelOne } from './level-1.js';
import { moreOfLevelOne } from './level-1-more.js';
import { levelX } from './level-x.js';
import { levelsTwoAndThree } from './levels-2-3.js';
import { levelsFourAndFive } from './levels-4-5.js';
import { levelsSixAndSeven } from './levels-6-7.js';
import { levelsEightAndNine } from './levels-8-9.js';
import { perks } from './perks.js';

/** The Stone Warden: stands in the way, and hits back. */
export const warden: CharacterClass = {
  id: 'warden',
  name: 'Stone Warden',
  handSize: 10,
  hitPoints: [10, 12, 14, 16, 18, 20, 22, 24, 26],
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
