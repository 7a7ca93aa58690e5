import { blessesAndCurses, characterCards, modifierCards, money, monsterCards } from './cards.js';
import {
  conditionsOnce,
  exhaustedAreGone,
  hitPoints,
  oneFigurePerHex,
  sixElements,
  summonsAreKept,
} from './figures.js';
import { itemsStay } from './items.js';
import type { GamePoint, Invariant } from './invariant.js';
import { agendaExists, decisionPending, orderOfRound } from './order.js';
import { plainJson, smallEnough } from './plain.js';

/**
 * What holds of every state that an engine gives, from the start of a scenario to its end. The state in
 * which the game began says what must be conserved.
 *
 * Some are about one room: monsters that come later bring no money with them, and whoever comes in the
 * middle of a round is in its order at once.
 */
export const stateInvariants: readonly Invariant<GamePoint>[] = [
  plainJson,
  smallEnough,
  characterCards,
  monsterCards,
  modifierCards,
  blessesAndCurses,
  money,
  oneFigurePerHex,
  hitPoints,
  conditionsOnce,
  sixElements,
  exhaustedAreGone,
  summonsAreKept,
  itemsStay,
  orderOfRound,
  agendaExists,
  decisionPending,
];
