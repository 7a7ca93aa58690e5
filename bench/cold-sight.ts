// Run in a process of its own: all sight rows of a 200-hex board with five rooms, nothing warmed up.
import { hexesOf } from '../src/board/index.js';
import { visibleFrom } from '../src/line-of-sight/index.js';
import { compiled, fiveRooms } from './boards.js';
import { once } from './measure.js';

const board = compiled(fiveRooms());
const hexes = hexesOf(board);
let seen = 0;
const elapsed = once(() => {
  for (const hex of hexes) seen += visibleFrom(board, hex).length;
});
console.log(JSON.stringify({ hexes: hexes.length, seen, elapsed }));
