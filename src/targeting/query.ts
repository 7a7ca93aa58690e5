import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Board } from '../board/index.js';
import { readBoard, readCell, type CompiledBoard, type Scene } from '../board/internal.js';
import { invalidValue, isRecord, refuse, right } from '../core/index.js';
import { readSide } from '../pathfinding/internal.js';
import type { SightRules } from '../line-of-sight/index.js';
import { readSightRules } from '../line-of-sight/internal.js';
import type { AttackProfile, Edition, Overlay, Piece, Side } from '../vocabulary/index.js';
import { aimOf, type Aim } from './foe.js';
import { readAttack } from './attack.js';
import type { TargetingError } from './error.js';

/** An attack, and who stands where. */
export interface AimQuery {
  /** The side of the attacker. */
  readonly side: Side;
  /** The attack. */
  readonly attack: AttackProfile;
  /** All figures on the board; the attacker may be among them. */
  readonly figures: readonly Piece[];
  /** What lies on the board; it hinders no attack and is only checked. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
  /** Whose rules apply. Default `gloomhaven`. */
  readonly edition?: Edition;
  /** Rule flags that differ from those of the edition. */
  readonly rules?: Partial<SightRules>;
}

/** A question whose fields are being read. */
export interface Asked {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  readonly given: Readonly<Record<string, unknown>>;
  readonly faults: TargetingError[];
}

/** A question that was read against its board. */
export interface Aiming {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  readonly aim: Aim;
}

/** Reads what all questions about targets share and what one of them adds, then answers it. */
export const withAim = <Added, A>(
  board: Board,
  query: AimQuery,
  readAdded: (asked: Asked) => Added,
  answer: (aiming: Aiming, added: Added) => A,
): Either<NonEmptyArray<TargetingError>, A> => {
  const faults: TargetingError[] = [];
  const compiled = readBoard(board, ['board'], faults);
  const given: unknown = query;
  if (!isRecord(given)) faults.push(invalidValue([], 'aimQuery', given));
  if (compiled === null || !isRecord(given)) return refuse(faults);
  const side = readSide(given['side'], faults);
  const attack = readAttack(given['attack'], ['attack'], faults);
  const { lineOfSight } = readSightRules(given, faults);
  const scene = compiled.readScene(given, faults);
  const added = readAdded({ compiled, scene, given, faults });
  if (faults.length > 0) return refuse(faults);
  const aim = aimOf(compiled, scene, side, attack, lineOfSight);
  return right(answer({ compiled, scene, aim }, added));
};

/** Reads the cell of the hex that a question names, or -1 with the fault noted. */
export const readHexField =
  (field: string) =>
  ({ compiled, given, faults }: Asked): number =>
    readCell(compiled, given[field], [field], faults);
