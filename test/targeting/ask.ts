/**
 * Questions about targets in a drawn scene. The character `1` attacks unless a test says otherwise.
 *
 * @module
 */
import type { BoardMap } from '../../src/board/index.js';
import {
  areaPlacements,
  attackHexes,
  targetsFrom,
  type AreaPlacement,
  type AttackHex,
  type Target,
  type TargetingError,
  type TargetsQuery,
} from '../../src/targeting/index.js';
import type { Candidate, Hex } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';

interface Answer<A> {
  readonly _tag: 'Left' | 'Right';
  readonly left?: readonly TargetingError[];
  readonly right?: A;
}

/** The answer, which there must be. */
export const right = <A>(answer: Answer<A>): A => {
  if (answer._tag === 'Left' || answer.right === undefined)
    throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

export interface Asking {
  /** Whom the attack can target without an area. */
  readonly targets: readonly Target[];
  /** Their ids. */
  readonly ids: string;
  /** From where a figure can be attacked. */
  readonly from: (target: string) => readonly AttackHex[];
  readonly placements: readonly AreaPlacement[];
  readonly at: (mark: string) => Hex;
}

/** Asks on a map of rows or a drawing; `query` changes the attack, the side and more. */
export const askIn = (
  text: string | readonly string[],
  attack: TargetsQuery['attack'],
  figures: Readonly<Record<string, Partial<Candidate>>> = {},
  query: Partial<TargetsQuery> = {},
  map: BoardMap = {},
): Asking => {
  const scene = sceneOf(text, figures, map);
  const asked = {
    from: scene.at('1'),
    side: 'characters' as const,
    attack,
    figures: scene.figures,
    ...query,
  };
  const targets = right(targetsFrom(scene.board, asked));
  return {
    targets,
    ids: targets.map(({ id }) => id).join(' '),
    from: (target) => right(attackHexes(scene.board, { ...asked, target })),
    placements: right(areaPlacements(scene.board, asked)),
    at: scene.at,
  };
};
