import type { Condition, Element, FigureKind } from '../../vocabulary/index.js';
import type { AbilityType } from './ability.js';
import type { Amount } from './amount.js';
import type { Comparison } from '../formula/formula.js';
import type { Reference } from './reference.js';
import type { FigureSelection, OverlaySelection, Relation } from './selection.js';

/** The ranks that monsters have. */
export const RANKS = ['normal', 'elite', 'boss'] as const;
/** One of {@link RANKS}. */
export type Rank = (typeof RANKS)[number];

/** What damage can come from. */
export const DAMAGE_SOURCES = [
  'attack',
  'retaliate',
  'trap',
  'hazardous',
  'wound',
  'ability',
  'scenario',
] as const;
/** One of {@link DAMAGE_SOURCES}. */
export type DamageSource = (typeof DAMAGE_SOURCES)[number];

/** The attack is a melee or a ranged one. */
export interface AttackKindClause {
  /** The kind of attack. */
  readonly type: 'attackIs';
  /** Melee or ranged (R-ATK-1). */
  readonly kind: 'melee' | 'ranged';
}

/** The attack ability has one target and no area. */
export interface SingleTargetClause {
  /** One target alone. */
  readonly type: 'singleTarget';
}

/** The ability is of one of some types. */
export interface AbilityClause {
  /** The type of the ability. */
  readonly type: 'abilityIs';
  /** Which types. */
  readonly abilities: readonly AbilityType[];
}

/** The action is the basic one of a half: attack 2 at the top, move 2 at the bottom (R-CARD-2). */
export interface BasicClause {
  /** A basic action. */
  readonly type: 'basicAction';
  /** Of which half. */
  readonly half: 'top' | 'bottom';
}

/** The action carries a tag, or at `scenarioCompleted` the scenario. */
export interface TagClause {
  /** A tag of the action. */
  readonly type: 'tagged';
  /** Which tag, or group. */
  readonly tag: string;
}

/** A figure is of a rank. */
export interface RankClause {
  /** The rank of a figure. */
  readonly type: 'rank';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** Which ranks. */
  readonly ranks: readonly Rank[];
}

/** What a figure is to `self`. */
export interface RelationClause {
  /** The relation of a figure. */
  readonly type: 'relation';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** Which relations. */
  readonly relations: readonly Relation[];
}

/** What a figure is. */
export interface KindClause {
  /** The kind of a figure. */
  readonly type: 'kind';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** Which kinds. */
  readonly kinds: readonly FigureKind[];
}

/** A figure is of one of some types: monsters, summons, objectives or classes by their ids. */
export interface NamedClause {
  /** What a figure is, by its id, its family or its name in the scenario. */
  readonly type: 'named';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** One of these: ids of monsters, classes, summons, companions or objectives, families, names of what is placed. */
  readonly names: readonly string[];
}

/** A figure has conditions. */
export interface ConditionClause {
  /** Conditions of a figure. */
  readonly type: 'hasCondition';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** One of these. */
  readonly conditions: readonly Condition[];
}

/** A figure carries a mark. */
export interface MarkClause {
  /** A mark of a figure. */
  readonly type: 'hasMark';
  /** Whose. Default `target`. */
  readonly of?: Reference;
  /** Which mark. */
  readonly mark: string;
}

/** So many figures stand somewhere. */
export interface FiguresClause {
  /** A number of figures. */
  readonly type: 'figures';
  /** Which ones are counted. */
  readonly of: FigureSelection;
  /** At least so many. Default 1, or 0 where `most` is given. */
  readonly least?: Amount;
  /** At most so many. Default any number. */
  readonly most?: Amount;
}

/** So many overlays lie somewhere. */
export interface OverlaysClause {
  /** A number of overlays. */
  readonly type: 'overlays';
  /** Which ones are counted. */
  readonly of: OverlaySelection;
  /** At least so many. Default 1, or 0 where `most` is given. */
  readonly least?: Amount;
  /** At most so many. Default any number. */
  readonly most?: Amount;
}

/** Two amounts compared. */
export interface CompareClause {
  /** A comparison. */
  readonly type: 'compare';
  /** What is compared. */
  readonly left: Amount;
  /** How. */
  readonly sign: Comparison;
  /** What it is compared with. */
  readonly right: Amount;
}

/** An element has a strength. */
export interface ElementClause {
  /** The strength of elements. */
  readonly type: 'element';
  /** One of these elements. */
  readonly elements: readonly Element[];
  /** Which strengths. */
  readonly strengths: readonly ('inert' | 'waning' | 'strong')[];
}

/** The shape of the last move of this action; without one it does not hold. */
export interface PathClause {
  /** The path of a move. */
  readonly type: 'path';
  /** In one straight line, or back where it began. */
  readonly shape: 'straight' | 'closed';
}

/** Where damage comes from. */
export interface SourceClause {
  /** The source of damage. */
  readonly type: 'source';
  /** Which sources. */
  readonly sources: readonly DamageSource[];
}

/** The damage would kill the figure or exhaust it. */
export interface LethalClause {
  /** Deadly damage. */
  readonly type: 'lethal';
}

/** The move of the figure is forced, or is not. */
export interface ForcedClause {
  /** A forced move. */
  readonly type: 'forced';
}

/** The round is one of a sequence: `every` 2 `from` 1 is each odd one. */
export interface RoundClause {
  /** The number of the round. */
  readonly type: 'round';
  /** The first that counts. Default 1. */
  readonly from?: Amount;
  /** The last that counts. Default no end. */
  readonly to?: Amount;
  /** Every which one from the first. Default 1. */
  readonly every?: number;
}

/** The number of characters of the party. */
export interface CharactersClause {
  /** The size of the party. */
  readonly type: 'characters';
  /** Which sizes. */
  readonly counts: readonly number[];
}

/** Something named in the scenario has come about. */
export interface SceneClause {
  /** The state of the scenario. */
  readonly type: 'scene';
  /** What it is about. */
  readonly of: 'door' | 'room' | 'plate' | 'rule' | 'objective' | 'treasure' | 'marker';
  /** Its id. */
  readonly id: string;
  /** What has come about: open, revealed, occupied, done, destroyed, looted. */
  readonly is: 'open' | 'revealed' | 'occupied' | 'done' | 'destroyed' | 'looted';
}

/** What a moment is about: the item that was used, the card that was played, the condition that was gained. */
export interface WithClause {
  /** What was used. */
  readonly type: 'with';
  /** The kind of thing. */
  readonly what: 'item' | 'card' | 'slot' | 'rest' | 'condition' | 'element' | 'scenario';
  /** Ids, slots, conditions, elements, or `long` and `short` for a rest: one of these. */
  readonly ids: readonly string[];
}

/** The opposite of a clause. */
export interface NotClause {
  /** A negation. */
  readonly type: 'not';
  /** What must not hold. */
  readonly clause: Clause;
}

/** At least one of some clauses. */
export interface AnyClause {
  /** An alternative. */
  readonly type: 'any';
  /** One of these must hold. */
  readonly of: readonly Clause[];
}

/** All of some clauses: for the inside of an alternative. */
export interface EveryClause {
  /** A conjunction. */
  readonly type: 'every';
  /** All of these must hold. */
  readonly of: readonly Clause[];
}

/**
 * What must hold. A list of clauses holds when all of them do. A clause about a target is read for each
 * target by itself.
 */
export type Clause =
  | AttackKindClause
  | SingleTargetClause
  | AbilityClause
  | BasicClause
  | TagClause
  | RankClause
  | RelationClause
  | KindClause
  | NamedClause
  | ConditionClause
  | MarkClause
  | FiguresClause
  | OverlaysClause
  | CompareClause
  | ElementClause
  | PathClause
  | SourceClause
  | LethalClause
  | ForcedClause
  | RoundClause
  | CharactersClause
  | SceneClause
  | WithClause
  | NotClause
  | AnyClause
  | EveryClause;
