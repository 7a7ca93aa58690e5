/** Areas of abilities: how they can be laid, and whom they cover (R-ATK-19 to R-ATK-23). */

import { isLeft } from '../core/index.js';
import { compareAll, equals } from '../hex/index.js';
import { areaPlacements } from '../targeting/index.js';
import type { AreaPattern } from '../vocabulary/index.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import type { Figure, GameState } from './state.js';
import type { AbilityTask, LaidArea } from './task.js';

/** Whether something is still to be done about the area of an ability, or later abilities may speak of it. */
export const speaksOfArea = ({ ability, after, eachTarget }: AbilityTask): boolean =>
  'as' in ability || [...after, ...eachTarget].some(({ effect }) => isAboutArea(effect));

const isAboutArea = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const fields: readonly unknown[] = Object.values(value);
  return ('type' in value && value.type === 'area') || fields.some(isAboutArea);
};

/** An area, and how far it is laid. */
interface Pattern {
  readonly area: AreaPattern;
  readonly range: number;
}

/** Every way to lay an area over somebody who is seen, once for each set of figures, friend or foe. */
export const laidOverAll = (
  env: Env,
  state: GameState,
  figure: Figure,
  { area, range }: Pattern,
): readonly LaidArea[] => {
  const isMelee = (area.origin ?? null) !== null;
  const placements = areaPlacements(env.boardOf(state), {
    from: figure.at,
    side: 'characters',
    // Whoever is covered is asked for here, not whom it is for.
    figures: piecesOf(state).map((piece) => ({ ...piece, side: 'monsters', invisible: false })),
    overlays: overlaysOf(state),
    rules: env.flags.sight,
    attack: { area, range: isMelee ? null : range, targets: 1 },
  });
  if (isLeft(placements)) return [];
  return placements.right.map(({ hexes, targets }) => ({
    hexes,
    // Nobody is hidden from itself.
    targets: hexes.some((hex) => equals(hex, figure.at)) ? [figure.id, ...targets] : targets,
  }));
};

/**
 * The choices among placements: those that cover the same targets are one, unless something more is done about
 * the others whom they cover.
 */
export const areasOver = (
  laid: readonly LaidArea[],
  isTarget: (id: string) => boolean,
  speaksOfOthers: boolean,
): readonly LaidArea[] => {
  const known = new Map<string, LaidArea>();
  for (const { hexes, targets: covered } of laid) {
    const targets = covered.filter(isTarget);
    const key = (speaksOfOthers ? covered : targets).join(' ');
    const before = known.get(key);
    const isLower = before === undefined || compareAll(hexes, before.hexes) < 0;
    if (targets.length > 0 && isLower) known.set(key, { hexes, targets });
  }
  return [...known.values()];
};
