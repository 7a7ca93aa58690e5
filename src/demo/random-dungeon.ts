import type { RandomDungeon } from '../content/index.js';
import { monsterRoomCards } from './random-dungeon-monsters.js';
import { roomCards } from './random-dungeon-rooms.js';

/** What lies under Hollowmere, never twice the same. */
export const randomDungeon: RandomDungeon = {
  id: 'hollow-ways',
  name: 'The Hollow Ways',
  rooms: roomCards,
  monsters: monsterRoomCards,
  penalties: ['none', 'minor', 'major'],
} satisfies RandomDungeon;
