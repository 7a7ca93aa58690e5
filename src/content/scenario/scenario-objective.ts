import type { Side } from '../../vocabulary/index.js';
import type { Ability } from '../language/ability.js';
import type { Amount } from '../language/amount.js';
import type { MarkerReference } from '../language/reference.js';
import type { FightingTraits } from '../language/summon.js';

/** Whose modifier deck an objective draws from. */
export const OBJECTIVE_DECKS = ['monsters', 'chosen'] as const;
/** One of {@link OBJECTIVE_DECKS}: that of the monsters, or one that the players agree on. */
export type ObjectiveDeck = (typeof OBJECTIVE_DECKS)[number];

/** The kinds of objectives: see {@link ObjectiveKind}. */
export const OBJECTIVE_KINDS = ['obstacle', 'token', 'figure'] as const;
/**
 * What an objective is: an `obstacle` that can be destroyed, with all that R-MON-29 says of it; a `token`,
 * which is no obstacle and has only the rules that the scenario gives it; or a `figure`
 * that walks or fights, an escort for one.
 */
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];

/**
 * A thing or figure of a scenario that is neither character, summon nor monster (R-MON-29, R-SCEN-14).
 * `spawn` and `summon` of the ability language can bring one into play by its id, as `normal`.
 *
 * @example
 * import type { ScenarioObjective } from 'gloomhaven-rules/content';
 *
 * const altar: ScenarioObjective = {
 *   id: 'altar',
 *   kind: 'obstacle',
 *   side: 'monsters',
 *   hitPoints: '4+(CxL)',
 * };
 * const healer: ScenarioObjective = {
 *   id: 'healer',
 *   kind: 'figure',
 *   side: 'characters',
 *   hitPoints: '6+L',
 *   move: 2,
 *   turn: [{ type: 'move', amount: 'M' }],
 *   towards: { type: 'marker', marker: 'b' },
 * };
 */
export interface ScenarioObjective extends FightingTraits {
  /** Its id. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** What it is. */
  readonly kind: ObjectiveKind;
  /** Its side: whoever is its enemy can focus on it and attack it. */
  readonly side: Side;
  /** Further sides that take it for an enemy: for a neutral one that monsters attack. Default none. */
  readonly enemyOf?: readonly Side[];
  /** Its hit points. Default none: nothing damages it. */
  readonly hitPoints?: Amount;
  /** Its place in the order of initiative; of one that takes no turn, for focus only. Default 99. */
  readonly initiative?: number;
  /** The id of a type of monster directly before whose figures it acts, instead of an initiative. Default none. */
  readonly actsBefore?: string;
  /** Its move, `M` in its abilities. Default: it does not move. */
  readonly move?: Amount;
  /** Its attack, `A` in its abilities. Default: it does not attack. */
  readonly attack?: Amount;
  /** What it performs on each of its turns. Default nothing: it takes no turn. */
  readonly turn?: readonly Ability[];
  /** Where its moves lead, if not to its focus. It springs a trap only where there is no other way (R-MON-12). Default its focus. */
  readonly towards?: MarkerReference;
  /** Whether it opens closed doors as characters do. Default `false`. */
  readonly opensDoors?: boolean;
  /** Whether it can be healed. Default `true`, but not an obstacle. */
  readonly healable?: boolean;
  /** What its attacks draw from. Default `monsters`. */
  readonly deck?: ObjectiveDeck;
}
