import type { AbilityBase } from './ability-base.js';
import type { Ability } from './ability.js';
import type { Amount } from './amount.js';

/** What the stat card of a boss says under a number: the boss deck points to it (R-MON-27). */
export interface BossSpecialAbility extends AbilityBase {
  /** A special of the stat card. */
  readonly type: 'bossSpecial';
  /** Which one, from 1. */
  readonly number: number;
}

/** What the host of the engine plays: a named handler, for what no other card does. */
export interface SpecialAbility extends AbilityBase {
  /** Something that only a handler of the host can do. */
  readonly type: 'special';
  /** The name of the handler. */
  readonly handler: string;
  /** Numbers for the handler, by their names. Default none. */
  readonly numbers?: Readonly<Record<string, Amount>>;
}

/** Something of a scenario changes: doors open, close or lock, rooms are revealed, things with hit points wake up or leave. */
export interface SceneAbility extends AbilityBase {
  /** What happens. */
  readonly type: 'openDoor' | 'lockDoor' | 'revealRoom' | 'activate' | 'deactivate' | 'remove';
  /**
   * The id of the door that opens, closes or locks; the room, or a letter in it; or what wakes up or leaves: a
   * rule, an objective, a type of monster, or the name of something placed, an overlay among them.
   */
  readonly id: string;
}

/** The scenario ends with this round (R-SCEN-6). */
export interface EndAbility extends AbilityBase {
  /** Victory or defeat. */
  readonly type: 'win' | 'lose';
}

/** A cycle of places or numbers goes on to its next step: for bosses. */
export interface CycleAbility extends AbilityBase {
  /** The next step of a cycle. */
  readonly type: 'cycle';
  /** The name of the cycle. */
  readonly cycle: string;
  /** Its steps, each a list of abilities; after the last comes the first. */
  readonly steps: readonly (readonly Ability[])[];
}
