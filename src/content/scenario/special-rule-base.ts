import type { Clause } from '../language/clause.js';

/**
 * What every special rule may say of itself.
 *
 * Nobody performs a rule of a moment: it has no `self`. `ally` is a figure on the side of the characters, the
 * characters among them, and `enemy` any other, neutral ones included; `kinds` and clauses say which of
 * them are meant. `actor` is the figure whose moment it is, `target` the one that it happens to. What is
 * spawned comes to the hex that is named or the nearest empty one (R-MON-22). Several rules that answer to
 * one moment do so in the order in which they stand.
 */
export interface RuleBase {
  /** Its id, by which `activate`, `deactivate` and clauses speak of it. Default none. */
  readonly id?: string;
  /** Whether it is a negative scenario effect, which a perk ignores (R-SCEN-2). Default `false`. */
  readonly negative?: boolean;
  /** What must hold for it: at the moment it answers to, or as long as it stands. Default nothing. */
  readonly if?: readonly Clause[];
  /** What ends it for the rest of the scenario, as soon as all of this holds. Default nothing. */
  readonly until?: readonly Clause[];
}
