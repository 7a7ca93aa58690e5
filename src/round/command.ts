import type { Negation } from '../damage/index.js';
import type { Element, Hex } from '../vocabulary/index.js';
import type { Half } from './task.js';

/** A character keeps one of the battle goals that it was dealt, in secret (R-SCEN-1). */
export interface KeepGoal {
  readonly type: 'keepGoal';
  readonly character: string;
  readonly goal: string;
}

/** A character takes one of the starting hexes (R-SCEN-4). */
export interface ChooseStart {
  readonly type: 'chooseStart';
  readonly character: string;
  readonly hex: Hex;
}

/** A character chooses its two cards, the leading one first (R-CARD-9, R-INIT-1). */
export interface SelectCards {
  readonly type: 'selectCards';
  readonly character: string;
  readonly leading: string;
  readonly second: string;
}

/** A character declares a long rest (R-CARD-10). */
export interface DeclareLongRest {
  readonly type: 'longRest';
  readonly character: string;
}

/** Of figures that tie, these act next (R-INIT-2, R-INIT-3). */
export interface ActFirst {
  readonly type: 'actFirst';
  /** The figures of the block. */
  readonly figures: readonly string[];
}

/** A character performs half of a card, or the basic action of that half (R-CARD-1, R-CARD-2). */
export interface PlayHalf {
  readonly type: 'play';
  readonly character: string;
  readonly card: string;
  readonly half: Half;
  readonly basic: boolean;
}

/** A character skips what is left of its turn (R-CARD-4). */
export interface EndTurn {
  readonly type: 'endTurn';
  readonly character: string;
}

/** A character skips an ability (R-CARD-4), or chooses nobody further. */
export interface Skip {
  readonly type: 'skip';
  readonly character: string;
}

/** A figure walks a leg of its move along the best path (R-MOVE-1). */
export interface MoveTo {
  readonly type: 'moveTo';
  readonly figure: string;
  readonly hex: Hex;
}

/** A figure ends its move. */
export interface EndMove {
  readonly type: 'endMove';
  readonly figure: string;
}

/** A monster goes along one of the paths that are as good (R-MON-17). */
export interface MoveAlong {
  readonly type: 'moveAlong';
  readonly figure: string;
  readonly path: readonly Hex[];
}

/** A monster has this focus, of several that are as good (R-FOCUS-7). */
export interface ChooseFocus {
  readonly type: 'chooseFocus';
  readonly figure: string;
  readonly focus: string;
}

/** An attack is made on one more target (R-ATK-18). */
export interface Attack {
  readonly type: 'attack';
  readonly figure: string;
  readonly target: string;
}

/** An attack is made on a whole set of targets, in this order: an area, or a monster's targets. */
export interface AttackAll {
  readonly type: 'attackAll';
  readonly figure: string;
  readonly targets: readonly string[];
}

/** An ability is aimed at one more figure. */
export interface ChooseFigure {
  readonly type: 'chooseFigure';
  readonly figure: string;
  readonly target: string;
}

/** A figure is pushed or pulled one hex (R-MOVE-18). */
export interface PushStep {
  readonly type: 'pushStep';
  readonly target: string;
  readonly hex: Hex;
}

/** A push or pull is declined, or ended where the way is blocked (R-MOVE-22). */
export interface StopPush {
  readonly type: 'stop';
  readonly target: string;
}

/** Elements are consumed to make an ability stronger (R-ELEM-4). */
export interface ConsumeElements {
  readonly type: 'consume';
  readonly figure: string;
  readonly elements: readonly Element[];
}

/** An element of one's choice is infused (R-ELEM-6). */
export interface InfuseElement {
  readonly type: 'infuse';
  readonly figure: string;
  readonly element: Element;
}

/** An ability is performed on all that it reaches, or something that an attack adds is used. */
export interface Perform {
  readonly type: 'perform';
  readonly figure: string;
}

/** Damage is suffered. */
export interface Suffer {
  readonly type: 'suffer';
  readonly character: string;
}

/** Damage is cancelled by losing cards (R-DMG-2). */
export interface Negate {
  readonly type: 'negate';
  readonly character: string;
  readonly by: Negation;
}

/** The card that a long rest costs (R-REST-4). */
export interface LoseCard {
  readonly type: 'loseCard';
  readonly character: string;
  readonly card: string;
}

/** The heal of a long rest, which may be skipped (R-REST-5). */
export interface RestHeal {
  readonly type: 'restHeal';
  readonly character: string;
  readonly heal: boolean;
}

/** The card that a short rest costs is lost, or kept for 1 damage and another one lost (R-REST-3). */
export interface Redraw {
  readonly type: 'redraw';
  readonly character: string;
  readonly redraw: boolean;
}

/** A short rest, or none (R-REST-2). */
export interface TakeShortRest {
  readonly type: 'shortRest';
  readonly character: string;
  readonly rest: boolean;
}

/** What the players can do. Each command answers a decision. */
export type Command =
  | KeepGoal
  | ChooseStart
  | SelectCards
  | DeclareLongRest
  | ActFirst
  | PlayHalf
  | EndTurn
  | Skip
  | MoveTo
  | EndMove
  | MoveAlong
  | ChooseFocus
  | Attack
  | AttackAll
  | ChooseFigure
  | ConsumeElements
  | InfuseElement
  | Perform
  | PushStep
  | StopPush
  | Suffer
  | Negate
  | LoseCard
  | RestHeal
  | Redraw
  | TakeShortRest;

/** A command as a seat gives it: the seat, and the number of the state that it answers. */
export type SeatCommand = Command & { readonly seat: string; readonly seq: number };

/** A question that somebody has to answer. */
export interface Decision {
  /** Whose it is; `null` for the whole party: any seat may answer (R-MON-17). */
  readonly seat: string | null;
  /** The character or figure that it is about, if there is one. */
  readonly figure: string | null;
  /** Everything that answers it, sorted, each once. */
  readonly commands: readonly Command[];
}
