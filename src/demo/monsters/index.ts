import type { MonsterDeck, MonsterType } from '../../content/index.js';
import { bellGhoul, bellGhoulDeck } from './bell-ghoul.js';
import { bossDeck, drownedBellringer } from './drowned-bellringer.js';
import { emberToad, emberToadDeck } from './ember-toad.js';
import { fenRat, fenRatDeck } from './fen-rat.js';
import { mireGuard, mireGuardDeck } from './mire-guard.js';
import { reedArcher, reedArcherDeck } from './reed-archer.js';
import { willOWisp, willOWispDeck } from './will-o-wisp.js';

/** The types of monsters of Hollowmere, the boss last. */
export const monsters: readonly MonsterType[] = [
  mireGuard,
  reedArcher,
  emberToad,
  fenRat,
  bellGhoul,
  willOWisp,
  drownedBellringer,
];

/** Their decks of monster ability cards, in the same order. */
export const monsterDecks: readonly MonsterDeck[] = [
  mireGuardDeck,
  reedArcherDeck,
  emberToadDeck,
  fenRatDeck,
  bellGhoulDeck,
  willOWispDeck,
  bossDeck,
];
