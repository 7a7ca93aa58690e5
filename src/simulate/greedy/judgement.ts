/** What halves and hexes are worth in a position. */

import type { AbilityCard, CheckedPack } from '../../content/index.js';
import { equals } from '../../hex/index.js';
import type { Character, Figure, GameState, PlayHalf } from '../../round/index.js';
import type { Hex } from '../../vocabulary/index.js';
import { BASIC, valueOfAction, type HalfValue } from './half-value.js';
import { keyOf } from './legs.js';
import { far, nearestDoor, nearestFoe, threatAt, type Outlook } from './outlook.js';

/** A card at a glance. */
export interface KnownCard {
  /** Its initiative. */
  readonly initiative: number;
  /** Its top half. */
  readonly top: HalfValue;
  /** Its bottom half. */
  readonly bottom: HalfValue;
}

/** The cards of a pack, by class and id: each is looked at once. */
export type Cards = ReadonlyMap<string, KnownCard>;

const known = ({ initiative, top, bottom }: AbilityCard): KnownCard => ({
  initiative,
  top: valueOfAction(top),
  bottom: valueOfAction(bottom),
});

/** All cards of a pack. */
export const cardsOf = ({ classes }: CheckedPack): Cards =>
  new Map(
    classes.flatMap(({ id, cards }) =>
      cards.map((card) => [`${id} ${card.id}`, known(card)] as const),
    ),
  );

/** A lost card is a turn less: it must be worth that. */
const LOSS = 4;

/** What a character is about to do with: its place, and how it goes for it. */
export interface Situation {
  /** How far the nearest enemy is. */
  readonly foe: number;
  /** How far the nearest closed door is. */
  readonly door: number;
  /** The hit points that the worst hurt of the party misses. */
  readonly missing: number;
  /** Whether money lies near. */
  readonly money: boolean;
  /** How much of its hit points it has left. */
  readonly health: number;
}

const figureOf = ({ figures }: GameState, id: string): Figure | undefined =>
  figures.find((figure) => figure.id === id);

/** The situation of a character. */
export const situationOf = (outlook: Outlook, id: string): Situation => {
  const { state, friends } = outlook;
  const self = figureOf(state, id);
  const at = self?.at ?? { q: 0, r: 0 };
  return {
    foe: self === undefined ? 99 : nearestFoe(outlook, at),
    door: self === undefined ? 99 : nearestDoor(outlook, at),
    missing: Math.max(0, ...friends.map(({ hitPoints, maxHitPoints }) => maxHitPoints - hitPoints)),
    money: state.overlays.some(
      (one) => (one.type === 'coin' || one.type === 'treasure') && far(outlook, at, one.at) <= 3,
    ),
    health: self === undefined ? 1 : self.hitPoints / self.maxHitPoints,
  };
};

/** What half of a card is worth here, after a move of so many hexes. */
export const worth = (half: HalfValue, here: Situation, walked: number): number => {
  const isInReach = here.foe <= half.range + half.move + walked;
  const attack = isInReach ? 2 * half.attack * half.targets : 0;
  const heal = 1.5 * Math.min(half.heal, here.missing);
  const shield = here.foe <= 3 ? 1.5 * half.shield : 0;
  const goal = here.foe < 90 ? here.foe : here.door;
  const move = goal > half.range ? 0.6 * Math.min(half.move, goal) : 0.1 * half.move;
  const loot = half.loot >= 0 && here.money ? 1 + half.loot : 0;
  const other = here.foe <= 6 ? half.other : half.other / 3;
  return attack + heal + shield + move + loot + other - (half.isLost ? LOSS : 0);
};

/** What half of a card of a character is worth, or its basic action. */
export const halfOf = (
  cards: Cards,
  id: string,
  card: string,
  half: 'top' | 'bottom',
  basic = false,
): HalfValue => (basic ? BASIC : (cards.get(`${id} ${card}`) ?? BASIC))[half];

const best = (
  cards: Cards,
  id: string,
  card: string,
  half: 'top' | 'bottom',
  here: Situation,
  walked: number,
): number =>
  Math.max(0, worth(halfOf(cards, id, card, half), here, walked), worth(BASIC[half], here, walked));

/** A half now, and the best other half of the other card after it. */
export const playWorth = (
  cards: Cards,
  outlook: Outlook,
  { character: id, card, half, basic }: PlayHalf,
): number => {
  const here = situationOf(outlook, id);
  const now = halfOf(cards, id, card, half, basic);
  const character = outlook.state.characters.find((one) => one.id === id);
  const others = (character?.waiting ?? []).filter((one) => one !== card);
  const other = half === 'top' ? 'bottom' : 'top';
  const isMoving = half === 'bottom' ? now.move : 0;
  const then = others.map((one) => best(cards, id, one, other, here, isMoving));
  // Whoever has to come nearer moves first.
  const isLate = half === 'top' && here.foe > now.range && others.length > 0 ? 2 : 0;
  return worth(now, here, 0) + Math.max(0, ...then) - isLate;
};

/** Two cards: the best top of one with the best bottom of the other; earlier is better when hurt. */
export const pairWorth = (
  cards: Cards,
  outlook: Outlook,
  id: string,
  leading: string,
  second: string,
): number => {
  const here = situationOf(outlook, id);
  const ways = [
    [leading, second],
    [second, leading],
  ].map(([top = '', bottom = '']) => {
    const moves = [halfOf(cards, id, bottom, 'bottom'), BASIC.bottom];
    return Math.max(
      ...moves.map((half) => worth(half, here, 0) + best(cards, id, top, 'top', here, half.move)),
    );
  });
  const initiative = cards.get(`${id} ${leading}`)?.initiative ?? 99;
  return Math.max(...ways) - (initiative / 100) * (here.health < 0.5 ? 2 : 1);
};

/** How far its attacks reach that are still to come in this turn; the melee range if there are none. */
const reachOf = (cards: Cards, { id, waiting }: Character): number =>
  Math.max(1, ...waiting.map((card) => halfOf(cards, id, card, 'top').range));

const BAD: readonly string[] = ['trap', 'hazardous'];
const GOOD: readonly string[] = ['coin', 'treasure'];

/** The hex of an ally is on the way to another one, and no place to end a leg. */
const NO_PLACE = -30;

/** What a trap costs: with enemies about no place is worth it. */
const priceOf = ({ foes }: Outlook): number => (foes.length > 0 ? 10 : 5.5);

/** What lies on a hex, and on the way there if it is the end of a leg: traps and terrain are bad, money is good. */
const groundWorth = (outlook: Outlook, at: Hex): number => {
  const { state, negatives } = outlook;
  const lying = state.overlays.filter((overlay) => equals(overlay.at, at));
  const count = (types: readonly string[]): number =>
    lying.filter(({ type }) => types.includes(type)).length;
  const entered = negatives.size > 0 ? negatives.get(keyOf(at)) : count(BAD);
  const money = count(GOOD) > 0 ? 1.5 : 0;
  return entered === undefined ? NO_PLACE : money - priceOf(outlook) * entered;
};

/** What the danger of death weighs: more than coming a few hexes nearer. */
const DEATH = 6;

/** How much of what a figure has left its enemies could take of it there, as far as it minds. */
const dangerOf = (outlook: Outlook, self: Figure | undefined, at: Hex): number => {
  if (self === undefined) return 0;
  const health = self.hitPoints / self.maxHitPoints;
  if (health >= 0.6) return 0;
  const danger = DEATH * Math.min(1, threatAt(outlook, at) / self.hitPoints);
  return health < 0.35 ? danger : danger / 4;
};

/** Near enough to hit and no nearer, farther when hurt; through the next door once nobody is left. */
export const placeWorth = (cards: Cards, outlook: Outlook, id: string, at: Hex): number => {
  const { state, foes, doors } = outlook;
  const ground = groundWorth(outlook, at);
  const isDoor = doors.some((door) => equals(door.at, at));
  if (foes.length === 0) return ground + (isDoor ? 5 : 0) - nearestDoor(outlook, at) / 2;
  const character = state.characters.find((one) => one.id === id);
  const reach = character === undefined ? 1 : reachOf(cards, character);
  const foe = isDoor ? 99 : nearestFoe(outlook, at);
  const danger = dangerOf(outlook, figureOf(state, id), at);
  const toHit = foe > reach ? reach - foe : (foe - reach) / 10;
  // A further room is for later, as long as somebody is left in this one.
  return ground + toHit - danger - (isDoor ? 20 : 0);
};
