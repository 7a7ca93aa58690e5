import type { ElementIcon } from '../../vocabulary/index.js';
import type { Ability } from './ability.js';
import type { Amount } from './amount.js';
import type { Clause } from './clause.js';

/** What happens when something holds, and otherwise. */
export interface If<A> {
  /** A condition. */
  readonly type: 'if';
  /** All of these must hold. */
  readonly clauses: readonly Clause[];
  /** What happens. */
  readonly then: readonly A[];
  /** What happens otherwise. Default nothing. */
  readonly otherwise?: readonly A[];
}

/** What elements buy (R-ELEM-4): once for an ability, and for each target by itself inside `eachTarget` and in a bonus on `attack`. */
export interface Consume<A> {
  /** Elements are consumed. */
  readonly type: 'consume';
  /** All of these at once; each `any` is another one, named when it is paid (R-ELEM-6). */
  readonly elements: readonly ElementIcon[];
  /** What happens when they are paid. */
  readonly then: readonly A[];
  /** What happens otherwise. Default nothing. */
  readonly otherwise?: readonly A[];
  /** Whether they must be paid when they can be. Default: monsters must, characters may. */
  readonly mandatory?: boolean;
}

/** What something else buys: damage, a card, an obstacle. */
export interface Pay<A> {
  /** A payment. */
  readonly type: 'pay';
  /** The price, in abilities; it is offered only where all of it can be done. */
  readonly cost: readonly Ability[];
  /** What happens when it is paid. */
  readonly then: readonly A[];
  /** What happens otherwise. Default nothing. */
  readonly otherwise?: readonly A[];
  /** Whether it must be paid when it can be. Default `false`. */
  readonly mandatory?: boolean;
}

/** One or more of several ways, as the performer likes. */
export interface Choose<A> {
  /** A choice. */
  readonly type: 'choose';
  /** At least so many. Default 1. */
  readonly least?: number;
  /** At most so many. Default 1. */
  readonly most?: number;
  /** The ways. */
  readonly of: readonly (readonly A[])[];
}

/** The same, several times over. */
export interface Repeat<A> {
  /** A repetition. */
  readonly type: 'repeat';
  /** How often. */
  readonly times: Amount;
  /** What happens each time. */
  readonly then: readonly A[];
}

/** Words that decide whether, which and how often something happens. */
export type Control<A> = If<A> | Consume<A> | Pay<A> | Choose<A> | Repeat<A>;
