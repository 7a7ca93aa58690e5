import type { ElementIcon } from '../../vocabulary/index.js';
import type { Trait } from './ability-figures.js';
import type { Amount } from './amount.js';
import type { Bonus } from './bonus.js';
import type { GainedCondition } from './effect.js';
import type { Spot } from './spot.js';

/** What stands on the card of a figure that fights by itself, beside its four numbers. */
export interface FightingTraits {
  /** Range of its attacks in hexes. Default adjacent. */
  readonly range?: Amount;
  /** Shield it always has. Default 0. */
  readonly shield?: Amount;
  /** Retaliate it always has. Default 0. */
  readonly retaliate?: Amount;
  /** How far its retaliate reaches. Default 1. */
  readonly retaliateReach?: Amount;
  /** Shield that its attacks ignore. Default 0. */
  readonly pierce?: Amount;
  /** Hexes that its attacks push. Default 0. */
  readonly push?: Amount;
  /** Hexes that its attacks pull. Default 0. */
  readonly pull?: Amount;
  /** Targets of each of its attacks. Default 1. */
  readonly targets?: Amount;
  /** Conditions that its attacks give. Default none. */
  readonly conditions?: readonly GainedCondition[];
  /** Elements that its attacks infuse, those of its stat alone. Default none. */
  readonly infuse?: readonly ElementIcon[];
  /** Conditions that it cannot gain. Default none. */
  readonly immunities?: readonly GainedCondition[];
  /** Traits such as flying. Default none. */
  readonly traits?: readonly Trait[];
  /** Rules of its own, that hold as long as it lives, its own `dies` included; leaving without dying is no death (R-SUM-9). Default none. */
  readonly bonuses?: readonly Bonus[];
}

/** A figure that a character summons (R-SUM). */
export interface SummonStats extends FightingTraits {
  /** Its id. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** Hit points. */
  readonly hitPoints: Amount;
  /** Move. Default: it does not move. */
  readonly move?: Amount;
  /** Attack. Default: it does not attack. */
  readonly attack?: Amount;
  /** Where stickers of enhancements go. Default nowhere. */
  readonly spots?: readonly Spot[];
}
