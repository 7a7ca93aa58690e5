/**
 * A question to the slow solver, laid out: who moves how and attacks whom.
 *
 * @module
 */
import type { MonsterTurnRules } from '../../src/monster-turn/index.js';
import type {
  AttackProfile,
  Candidate,
  Condition,
  Edition,
  Hex,
  MoveMode,
  Overlay,
  OverlayType,
} from '../../src/vocabulary/index.js';
import { keyOf, layOut, type SlowBoard, type SlowMap } from '../board/slow-board.js';
import type { SlowMover } from '../pathfinding/slow-paths.js';
import { hexesOfFigure, type SlowAttack } from './slow-targets.js';

/** Where the editions differ; each is one rule. Sight comes as a function instead. */
export type SlowRules = Omit<MonsterTurnRules, 'lineOfSight'>;

/** The rules of each edition. */
export const SLOW_RULES: Readonly<Record<Edition, SlowRules>> = {
  gloomhaven: {
    jumpDifficultLast: true,
    focusByProximity: true,
    focusDisadvantageFirst: true,
    futureMultiattack: true,
    rankTargets: true,
  },
  jawsOfTheLion: {
    jumpDifficultLast: false,
    focusByProximity: false,
    focusDisadvantageFirst: true,
    futureMultiattack: true,
    rankTargets: true,
  },
  frosthaven: {
    jumpDifficultLast: false,
    focusByProximity: true,
    focusDisadvantageFirst: false,
    futureMultiattack: false,
    rankTargets: false,
  },
};

/** What the acting monster does. */
export interface SlowAction {
  readonly move?: number | null;
  readonly mode?: MoveMode;
  /** Whether the figure flies, however else it moves. */
  readonly flying?: boolean;
  readonly attack?: AttackProfile | null;
  /** An attack above the move on the card. */
  readonly attackFirst?: AttackProfile | null;
}

/** A question to the slow solver. */
export interface SlowQuestion {
  readonly map: SlowMap;
  readonly overlays: readonly Overlay[];
  readonly figures: readonly Candidate[];
  readonly actor: string;
  readonly action: SlowAction;
  readonly conditions?: readonly Condition[];
  readonly rules: SlowRules;
  readonly sees: (a: Hex, b: Hex) => boolean;
}

/** The question, laid out. */
export interface SlowScene extends SlowQuestion {
  readonly board: SlowBoard;
  readonly actorFigure: Candidate;
  readonly enemies: readonly Candidate[];
  readonly mover: SlowMover;
}

/** Enemies are of different sides, neither neutral. */
const areEnemies = (a: Candidate, b: Candidate): boolean =>
  a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral';

/** Money, treasure and the like neither stop nor hurt anybody. */
const terrainOf = (overlays: readonly Overlay[]): Map<string, OverlayType> =>
  new Map(overlays.filter(({ type }) => type !== 'coin').map(({ at, type }) => [keyOf(at), type]));

/** A figure with Flying flies wherever it would walk or jump (R-MOVE-9). */
const modeOf = ({ mode = 'walk', flying = false }: SlowAction): MoveMode =>
  flying && mode !== 'teleport' ? 'fly' : mode;

/** Lays a question out. */
export const layScene = (question: SlowQuestion): SlowScene => {
  const { figures, overlays, action, rules } = question;
  const board = layOut(question.map);
  const actorFigure = figures.find(({ id }) => id === question.actor)!;
  const others = figures.filter((figure) => figure !== actorFigure);
  const isAlly = ({ side }: Candidate): boolean => side === actorFigure.side && side !== 'neutral';
  const keysOf = (list: readonly Candidate[]): Set<string> =>
    new Set(list.flatMap(hexesOfFigure).map(keyOf));
  return {
    ...question,
    board,
    actorFigure,
    // R-FOCUS-3, R-COND-16: an invisible enemy is no candidate, yet bars the way.
    enemies: others.filter((other) => areEnemies(other, actorFigure) && other.invisible !== true),
    mover: {
      board,
      mode: modeOf(action),
      flies: action.mode === 'fly' || action.flying === true,
      from: actorFigure.at,
      terrain: terrainOf(overlays),
      barred: keysOf(others.filter((other) => !isAlly(other))),
      taken: keysOf(others),
      jumpDifficultLast: rules.jumpDifficultLast,
    },
  };
};

/** Whether the acting figure has a condition. */
export const has = (scene: SlowQuestion, condition: Condition): boolean =>
  scene.conditions?.includes(condition) ?? false;

/** An attack of the acting figure. */
export const attackOf = (scene: SlowScene, profile: AttackProfile): SlowAttack => ({
  board: scene.board,
  sees: scene.sees,
  enemies: scene.enemies,
  profile,
  muddled: has(scene, 'muddle'),
});

/** R-COND-10, R-COND-11: what conditions leave of the action. */
export const actionOf = (scene: SlowScene): SlowAction => {
  const { move = null, attack = null, attackFirst = null } = scene.action;
  return {
    move: has(scene, 'immobilize') ? null : move,
    attack: has(scene, 'disarm') ? null : attack,
    attackFirst: has(scene, 'disarm') ? null : attackFirst,
  };
};

/** A melee attack on one target. */
export const MELEE: AttackProfile = { range: null, targets: 1, area: null };

/** R-FOCUS-2: the first attack on the card; melee without one or when disarmed. */
export const focusProfile = (scene: SlowScene): AttackProfile => {
  const { attack = null, attackFirst = null } = actionOf(scene);
  return attackFirst ?? attack ?? MELEE;
};
