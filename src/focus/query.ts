import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Board } from '../board/index.js';
import { readBoard, type CompiledBoard, type Scene } from '../board/internal.js';
import { FORBIDDING } from '../condition/internal.js';
import {
  invalidValue,
  isCount,
  isRecord,
  left,
  readSwitch,
  readList,
  readWord,
  refuse,
  right,
} from '../core/index.js';
import { SIGHT_RULE_NAMES } from '../line-of-sight/index.js';
import { costsFrom, groundOf, readGait, type Gait, type Ground } from '../pathfinding/internal.js';
import { aimOf, MELEE, readAttack, type Aim, type Attack } from '../targeting/internal.js';
import {
  CONDITIONS,
  type AttackProfile,
  type Candidate,
  type Condition,
  type Edition,
  type MoveMode,
  type Overlay,
  type Side,
} from '../vocabulary/index.js';
import { readRules } from '../vocabulary/internal.js';
import type { FocusError } from './error.js';
import type { FocusRules } from './rules.js';

/** What a monster or summon does on its turn, as far as the board is concerned. */
export interface MonsterAction {
  /** Movement points of its Move ability; `null` or left out where the card has none (R-MON-7). */
  readonly move?: number | null;
  /** How it moves. Default `walk`. */
  readonly mode?: MoveMode;
  /**
   * Whether the figure has Flying (R-MOVE-9): walking and jumping become `fly`, and a teleport may
   * end on obstacles and touches no trap. Default `false`.
   */
  readonly flying?: boolean;
  /** The attack that follows the move; `null` or left out for none. */
  readonly attack?: AttackProfile | null;
  /** An attack printed above the move, made from the hex where it stands (R-MON-7). Default none. */
  readonly attackFirst?: AttackProfile | null;
}

/** Who acts, and what it finds. */
export interface FocusQuery {
  /** The board, made by `compileBoard`. */
  readonly board: Board;
  /** All figures on the board, the acting one among them. */
  readonly figures: readonly Candidate[];
  /** The id of the acting figure. */
  readonly actor: string;
  /** What it does. */
  readonly action: MonsterAction;
  /** Conditions of the acting figure. Default none. */
  readonly conditions?: readonly Condition[];
  /** What lies on the board. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
  /** Whose rules apply. Default `gloomhaven`. */
  readonly edition?: Edition;
  /** Rule flags that differ from those of the edition. */
  readonly rules?: Partial<FocusRules>;
}

/** The action with its defaults filled in, and without what conditions forbid. */
export interface Deed extends Gait {
  readonly move: number;
  readonly attack: Attack | null;
  readonly attackFirst: Attack | null;
}

/** A focus query that was read against its board. */
export interface Situation<Rules extends FocusRules = FocusRules> {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  /** Index of the acting figure. */
  readonly self: number;
  /** The cell where it stands. */
  readonly from: number;
  readonly side: Side;
  readonly deed: Deed;
  readonly conditions: ReadonlySet<Condition>;
  readonly rules: Rules;
  readonly ground: Ground;
  /** Cost of coming to each cell. */
  readonly costs: Int32Array;
  /** The profile attack of R-FOCUS-2 and everybody it could be made on. */
  readonly aim: Aim;
}

type Faults = FocusError[];

const readConditions = (value: unknown, faults: Faults): ReadonlySet<Condition> =>
  new Set(
    readList(value, ['conditions'], 'conditions', faults).flatMap(
      (word, index) => readWord(CONDITIONS, word, ['conditions', index], faults) ?? [],
    ),
  );

const readOptionalAttack = (value: unknown, name: string, faults: Faults): Attack | null =>
  value === undefined || value === null ? null : readAttack(value, ['action', name], faults);

/** Disarm forbids attacks (R-COND-11, R-FOCUS-2), immobilize moves (R-COND-10), stun both (R-COND-12). */
const readDeed = (action: unknown, conditions: ReadonlySet<Condition>, faults: Faults): Deed => {
  if (!isRecord(action)) faults.push(invalidValue(['action'], 'action', action));
  const given = isRecord(action) ? action : {};
  const { move = 0 } = given;
  if (move !== null && !isCount(move)) faults.push(invalidValue(['action', 'move'], 'count', move));
  const attack = readOptionalAttack(given['attack'], 'attack', faults);
  const attackFirst = readOptionalAttack(given['attackFirst'], 'attackFirst', faults);
  const may = (deed: 'move' | 'attack'): boolean =>
    !FORBIDDING[deed].some((condition) => conditions.has(condition));
  const { mode, flying } = readGait(given, ['action'], faults);
  return {
    move: may('move') && isCount(move) ? move : 0,
    mode,
    flying,
    attack: may('attack') ? attack : null,
    attackFirst: may('attack') ? attackFirst : null,
  };
};

const findActor = (
  placed: readonly Candidate[],
  { actor, figures }: Readonly<Record<string, unknown>>,
  faults: Faults,
): number => {
  const hasId = (figure: unknown): boolean => isRecord(figure) && figure['id'] === actor;
  const self = placed.findIndex(hasId);
  if (typeof actor !== 'string') faults.push(invalidValue(['actor'], 'figureId', actor));
  // A figure with something else wrong about it is no unknown one.
  else if (!(Array.isArray(figures) && figures.some(hasId)))
    faults.push({ type: 'unknownFigure', path: ['actor'], ruling: null, figure: actor });
  else if (placed[self]?.alsoAt?.[0] !== undefined)
    faults.push({ type: 'figureImmovable', path: ['actor'], ruling: 'R-MON-29', figure: actor });
  return self;
};

/** The first attack on the card, or melee where there is none (R-FOCUS-2). */
const profileOf = ({ attack, attackFirst }: Deed): Attack => attackFirst ?? attack ?? MELEE;

/** What is read from a query; all else of a situation follows from it. */
type Reading<Rules extends FocusRules> = Pick<
  Situation<Rules>,
  'compiled' | 'scene' | 'self' | 'deed' | 'conditions' | 'rules'
>;

/** Field by field, since spreading would cost more than the search. */
const situate = <Rules extends FocusRules>(reading: Reading<Rules>): Situation<Rules> => {
  const { compiled, scene, self, deed, conditions, rules } = reading;
  const { mode, flying } = deed;
  const from = scene.cells[self]!;
  const { side } = scene.figures[self]!;
  const { jumpDifficultLast, lineOfSight } = rules;
  const ground = groundOf({ compiled, scene, mode, flying, side, self, from, jumpDifficultLast });
  const costs = costsFrom(ground, from);
  const aim = aimOf(compiled, scene, side, profileOf(deed), lineOfSight);
  return { compiled, scene, self, from, side, deed, conditions, rules, ground, costs, aim };
};

/** Reads a query of focus or of a monster's turn; `rulesOf` gives the flags of an edition. */
export const readSituation = <Rules extends FocusRules>(
  query: unknown,
  rulesOf: (edition: Edition) => Rules,
): Either<NonEmptyArray<FocusError>, Situation<Rules>> => {
  const faults: Faults = [];
  if (!isRecord(query)) return left([invalidValue([], 'query', query)]);
  const compiled = readBoard(query['board'], ['board'], faults);
  const conditions = readConditions(query['conditions'], faults);
  const deed = readDeed(query['action'], conditions, faults);
  const rules = readRules(query, rulesOf, { lineOfSight: SIGHT_RULE_NAMES }, faults);
  readSwitch(query['allPaths'], false, [], 'allPaths', faults);
  const scene = compiled === null ? null : compiled.readScene(query, faults);
  const self = findActor(scene?.figures ?? [], query, faults);
  return compiled === null || scene === null || faults.length > 0
    ? refuse(faults)
    : right(situate({ compiled, scene, self, deed, conditions, rules }));
};
