import type { CharacterClass } from '../../../content/index.js';
import { levelOne } from './level-1.js';
import { moreOfLevelOne } from './level-1-more.js';
import { levelX } from './level-x.js';
import { levelTwo } from './level-2.js';
import { levelThree } from './level-3.js';
import { levelFour } from './level-4.js';
import { levelFive } from './level-5.js';
import { levelSix } from './level-6.js';
import { levelSeven } from './level-7.js';
import { levelEight } from './level-8.js';
import { levelNine } from './level-9.js';
import { perks } from './perks.js';

/** The Marsh Stalker: stances, marks and traps, and never where you look. */
export const stalker: CharacterClass = {
  id: 'stalker',
  name: 'Marsh Stalker',
  handSize: 9,
  hitPoints: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  cards: [
    ...levelOne,
    ...moreOfLevelOne,
    ...levelX,
    ...levelTwo,
    ...levelThree,
    ...levelFour,
    ...levelFive,
    ...levelSix,
    ...levelSeven,
    ...levelEight,
    ...levelNine,
  ],
  perks,
  companion: { id: 'fen-otter', name: 'Fen Otter', hitPoints: '3+L', move: 3, attack: 1 },
};
