import type { ModifierValue } from '../modifier-deck/index.js';
import { valueInUse, type Judging } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { AttackOrder, Bonus } from './facts.js';

/** The printed value, from which an attack starts (R-ATK-1). */
export interface BaseStage {
  /** The start. */
  readonly type: 'base';
  /** The attack so far. */
  readonly value: number;
}

/** A bonus or penalty of the attacker (R-ATK-2). */
export interface BonusStage {
  /** A bonus. */
  readonly type: 'bonus';
  /** Its place in the list of bonuses. */
  readonly index: number;
  /** What is added, or a doubling. */
  readonly change: Bonus;
  /** The attack so far. */
  readonly value: number;
}

/** The +1 for a poisoned target (R-ATK-3). */
export interface PoisonStage {
  /** Poison. */
  readonly type: 'poison';
  /** What is added. */
  readonly change: number;
  /** The attack so far. */
  readonly value: number;
}

/** A modifier card (R-ATK-4, R-ATK-5). */
export interface CardStage {
  /** A card. */
  readonly type: 'card';
  /** Its place in the list of used cards. */
  readonly index: number;
  /** What it counts as, after changes and in the variant that is played (R-MOD-18, R-VAR-2). */
  readonly change: ModifierValue;
  /** The attack so far: 0 from a null on; else it may be below 0 (R-ATK-8). */
  readonly value: number;
}

/** Shield less pierce (R-ATK-6). */
export interface ShieldStage {
  /** The shield of the target. */
  readonly type: 'shield';
  /** All shield of the target. */
  readonly shield: number;
  /** All pierce of the attack; above the shield it is wasted (R-ATK-7). */
  readonly pierce: number;
  /** The attack so far; it may be below 0. */
  readonly value: number;
}

/** Damage is never below 0 (R-ATK-6, R-ATK-8). */
export interface FloorStage {
  /** The end. */
  readonly type: 'floor';
  /** The damage. */
  readonly value: number;
}

/** What belongs to the attacker, modifier cards apart. */
export type AttackerStage = BaseStage | BonusStage | PoisonStage;

/** A step on the way from the printed value to the damage, and the attack after it. */
export type Stage = AttackerStage | CardStage | ShieldStage | FloorStage;

/** Best for the attacker: what is added comes before it is doubled, what is taken away after (R-ATK-4). */
const RANKS = { null: 3, double: 1 } as const;

const rankOf = (change: ModifierValue): number => {
  if (typeof change !== 'number') return RANKS[change];
  return change < 0 ? 2 : 0;
};

/** Puts what happens within one step into the order that the attacker wants. */
const ordered = <A extends { readonly change: ModifierValue }>(
  items: readonly A[],
  order: AttackOrder,
): readonly A[] =>
  order === 'asGiven' ? items : [...items].sort((a, b) => rankOf(a.change) - rankOf(b.change));

const changed = (value: number, change: Bonus): number =>
  change === 'double' ? 2 * value : value + change;

/** Steps 2 and 3 of R-ATK-1: the printed value, the bonuses of the attacker, poison among them. */
export const attackerStages = (
  attack: number,
  bonuses: readonly Bonus[],
  poison: number,
  order: AttackOrder,
): readonly AttackerStage[] => {
  const poisoned = poison === 0 ? [] : [{ type: 'poison', change: poison } as const];
  const given = bonuses.map((change, index) => ({ type: 'bonus', index, change }) as const);
  const stages: AttackerStage[] = [{ type: 'base', value: attack }];
  let value = attack;
  for (const one of ordered([...poisoned, ...given], order)) {
    value = changed(value, one.change);
    stages.push({ ...one, value });
  }
  return stages;
};

/** The attack after some stages, of which there is at least one. */
export const valueAfter = (stages: readonly Stage[]): number => stages.at(-1)!.value;

/** Step 4 of R-ATK-1: the used modifier cards; nothing raises the attack after a null (R-ATK-5). */
export const cardStages = (
  before: number,
  cards: readonly ModifierCard[],
  order: AttackOrder,
  judging: Judging,
): readonly CardStage[] => {
  const stages: CardStage[] = [];
  let value = before;
  let isNull = false;
  const changes = cards.map((card, index) => ({ index, change: valueInUse(card, judging) }));
  for (const { index, change } of ordered(changes, order)) {
    isNull ||= change === 'null';
    value = isNull || change === 'null' ? 0 : changed(value, change);
    stages.push({ type: 'card', index, change, value });
  }
  return stages;
};
