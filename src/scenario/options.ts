import type { Penalty } from '../content/index.js';
import type { ElementRules } from '../element/index.js';
import type { FocusRules } from '../focus/index.js';
import type { SightRules } from '../line-of-sight/index.js';
import type { DrawRules } from '../modifier-deck/index.js';
import type { MonsterTurnRules } from '../monster-turn/index.js';
import type { MoveRules } from '../pathfinding/index.js';
import type { Edition } from '../vocabulary/index.js';

/** Who settles what the rules leave open when monsters act (R-MON-17). */
export const AMBIGUITIES = ['ask', 'deterministic'] as const;
/** One of {@link AMBIGUITIES}: the players, or the lowest hex and the like. */
export type Ambiguity = (typeof AMBIGUITIES)[number];

/** The rule flags that the course of a scenario reads. */
export interface PlayRules {
  /** Whether a trap that immobilizes or stuns ends the move in its hex (R-MOVE-3). Default `true`. */
  readonly stopMoveWhenImmobilized: boolean;
  /** Whether an area may leave out enemies that it covers (R-ATK-22). Default `false`. */
  readonly areaTargetsOptional: boolean;
  /** Whether types that share a deck share the card that is drawn (R-MON-2). Default `true`. */
  readonly sharedDeckSingleDraw: boolean;
  /** Whether a second attack of a monster's card avoids whom the first attacked (R-MON-15). Default `false`. */
  readonly secondAttackExcludesFirst: boolean;
  /** Who settles what the rules leave open (R-MON-17). Default `ask`. */
  readonly ambiguity: Ambiguity;
  /** Whether a card is drawn for a summoned type without one (R-MON-21). Default `false`, in later editions `true`. */
  readonly drawCardForSummonedType: boolean;
  /** Whether a long rest is an initiative of 99 like any other, not after all monsters (R-REST-6). Default `false`. */
  readonly longRestTiesNormally: boolean;
  /** Whether a long rest resets the circles of items that are not used up (R-ITEM-4). Default `false`. */
  readonly longRestResetsCircles: boolean;
  /** How many money tokens there are at most, or `null` for any number (R-LOOT-8). Default `null`. */
  readonly coinLimit: number | null;
  /** Solo play or open information: monsters and traps are one level higher (R-VAR-1). Default `false`. */
  readonly openInformation: boolean;
  /** Whether characters without hit points are dead for good (R-VAR-3). Default `false`. */
  readonly permanentDeath: boolean;
  /** The penalties of the three rooms of a random dungeon (R-VAR-9), or `null` for its own. Default `null`. */
  readonly randomDungeonPenalties: readonly [Penalty, Penalty, Penalty] | null;
}

/** The rule flag that a campaign reads. */
export interface EnhancementRules {
  /** Whether an action that has several targets only after a consumption counts as one that has (R-ENH-3). Default `false`. */
  readonly conditionalMultitargetDoubles: boolean;
}

/**
 * What a user says about the rules: an edition, and flags that override what it sets. All may be left out.
 * Flags have the names that the modules give them; those say what each means.
 *
 * @example
 * import type { ScenarioOptions } from 'gloomhaven-rules/scenario';
 *
 * const options: ScenarioOptions = { lineOfSight: 'cornersLenient', openInformation: true };
 */
export interface ScenarioOptions
  extends
    Partial<MoveRules>,
    Partial<MonsterTurnRules>,
    Partial<DrawRules>,
    Partial<ElementRules>,
    Partial<PlayRules>,
    Partial<EnhancementRules> {
  /** Whose rules apply where no flag says otherwise. Default `gloomhaven`. */
  readonly edition?: Edition;
}

/** All rule flags of a game: a slice for each module that reads flags, each of which can be passed to it as it is. */
export interface ScenarioFlags {
  /** The edition that set them. */
  readonly edition: Edition;
  /** Line of sight. */
  readonly sight: SightRules;
  /** Moves, pushes and pulls. */
  readonly movement: MoveRules;
  /** Focus. */
  readonly focus: FocusRules;
  /** Turns of monsters. */
  readonly monsterTurn: MonsterTurnRules;
  /** Modifier decks. */
  readonly draw: DrawRules;
  /** Elements. */
  readonly elements: ElementRules;
  /** The course of a scenario. */
  readonly play: PlayRules;
  /** Enhancements, between scenarios. */
  readonly enhancement: EnhancementRules;
}

/**
 * The flags of an edition for the course of a scenario.
 *
 * @example
 * import { playRulesOf } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(playRulesOf('gloomhaven').stopMoveWhenImmobilized, true);
 * assert.equal(playRulesOf('frosthaven').drawCardForSummonedType, true);
 */
export const playRulesOf = (edition: Edition): PlayRules => ({
  stopMoveWhenImmobilized: true,
  areaTargetsOptional: false,
  sharedDeckSingleDraw: true,
  secondAttackExcludesFirst: false,
  ambiguity: 'ask',
  drawCardForSummonedType: edition !== 'gloomhaven',
  longRestTiesNormally: false,
  longRestResetsCircles: false,
  coinLimit: null,
  openInformation: false,
  permanentDeath: false,
  randomDungeonPenalties: null,
});
