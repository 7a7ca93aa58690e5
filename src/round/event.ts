import type { AttackResult } from '../attack/index.js';
import type { ConditionGain } from '../condition/index.js';
import type { DamageSource } from '../damage/index.js';
import type { Condition, Element, Hex } from '../vocabulary/index.js';
import type { Block, Verdict } from './state.js';
import type { Half } from './task.js';

/**
 * What happened: past-tense facts in order, enough to animate a turn and to write a log. The numbers are
 * those that led to it.
 */
export type Event =
  | { readonly type: 'goalKept'; readonly character: string }
  | { readonly type: 'characterPlaced'; readonly character: string; readonly at: Hex }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'cardsSelected'; readonly character: string }
  | {
      readonly type: 'choiceRevealed';
      readonly character: string;
      readonly cards: readonly string[];
      readonly initiative: number;
    }
  | {
      readonly type: 'monsterCardDrawn';
      readonly deck: string;
      readonly card: string;
      readonly initiative: number;
      readonly shuffled: boolean;
    }
  | { readonly type: 'orderSet'; readonly order: readonly Block[] }
  | { readonly type: 'turnStarted'; readonly figure: string }
  | { readonly type: 'turnEnded'; readonly figure: string; readonly ended: readonly Condition[] }
  | {
      readonly type: 'actionStarted';
      readonly figure: string;
      readonly card: string;
      readonly half: Half;
      readonly basic: boolean;
    }
  | {
      readonly type: 'cardMoved';
      readonly character: string;
      readonly card: string;
      readonly to: 'hand' | 'discard' | 'lost' | 'active';
    }
  | {
      readonly type: 'elementsConsumed';
      readonly figure: string;
      readonly elements: readonly Element[];
    }
  | { readonly type: 'abilitySkipped'; readonly figure: string; readonly ability: string }
  | { readonly type: 'focusFound'; readonly figure: string; readonly focus: readonly string[] }
  | {
      readonly type: 'moved';
      readonly figure: string;
      readonly path: readonly Hex[];
      readonly forced: boolean;
    }
  | { readonly type: 'trapSprung'; readonly figure: string; readonly at: Hex }
  | {
      readonly type: 'attacked';
      readonly figure: string;
      readonly target: string;
      readonly cards: readonly unknown[];
      readonly result: AttackResult;
    }
  | { readonly type: 'deckShuffled'; readonly deck: string }
  | {
      readonly type: 'damaged';
      readonly figure: string;
      readonly source: DamageSource;
      readonly amount: number;
      readonly negated: boolean;
      readonly hitPoints: number;
    }
  | {
      readonly type: 'healed';
      readonly figure: string;
      readonly amount: number;
      readonly hitPoints: number;
      readonly cured: readonly Condition[];
    }
  | { readonly type: 'conditionGained'; readonly figure: string; readonly gain: ConditionGain }
  | {
      readonly type: 'warded';
      readonly figure: string;
      readonly ward: 'shield' | 'retaliate';
      readonly amount: number;
    }
  | { readonly type: 'died'; readonly figure: string; readonly by: string | null }
  | { readonly type: 'exhausted'; readonly character: string; readonly by: 'damage' | 'cards' }
  | {
      readonly type: 'looted';
      readonly character: string;
      readonly money: number;
      readonly treasures: readonly string[];
    }
  | { readonly type: 'experienceGained'; readonly character: string; readonly amount: number }
  | {
      readonly type: 'rested';
      readonly character: string;
      readonly rest: 'short' | 'long';
      readonly lost: readonly string[];
    }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'verdictReached'; readonly verdict: Verdict }
  | { readonly type: 'scenarioEnded'; readonly verdict: Verdict };
