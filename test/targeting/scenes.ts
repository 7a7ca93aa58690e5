/**
 * Random attacks on the random scenes of pathfinding.
 *
 * @module
 */
import fc from 'fast-check';
import { SIGHT_RULE_NAMES } from '../../src/line-of-sight/index.js';
import type { TargetsQuery } from '../../src/targeting/index.js';
import {
  EDITIONS,
  SIDES,
  type AreaPattern,
  type AttackProfile,
} from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';
import { keyOf } from '../board/slow-board.js';
import { anyScene, type AnyScene } from '../pathfinding/scenes.js';

const offset = fc.record({
  q: fc.integer({ min: -2, max: 2 }),
  r: fc.integer({ min: -2, max: 2 }),
});

/** An area of up to four hexes, together or apart, melee or ranged. */
export const anyArea: fc.Arbitrary<AreaPattern> = fc.record({
  hexes: fc.uniqueArray(offset, { minLength: 1, maxLength: 4, selector: keyOf }),
  origin: fc.option(offset, { nil: null }),
});

/** An attack with or without area, melee or ranged, on one, several or all targets. */
export const anyAttack: fc.Arbitrary<AttackProfile> = fc.record({
  range: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3, nil: null }),
  targets: fc.constantFrom(1, 1, 2, 3, 'all' as const),
  area: fc.option(anyArea, { freq: 4, nil: null }),
});

/** A scene with an attack made from its first hex, where somebody may stand; overlays are the map's. */
export interface AnyAim extends AnyScene {
  readonly query: Required<Omit<TargetsQuery, 'overlays'>>;
}

export const anyAim: fc.Arbitrary<AnyAim> = fc
  .record({
    scene: anyScene,
    side: fc.constantFrom(...SIDES, 'characters', 'characters'),
    attack: anyAttack,
    edition: fc.constantFrom(...EDITIONS),
    lineOfSight: fc.option(fc.constantFrom(...SIGHT_RULE_NAMES), { freq: 2 }),
  })
  .map(({ scene, side, attack, edition, lineOfSight }) =>
    deepFreeze({
      ...scene,
      query: {
        from: scene.spots[0]!,
        side,
        attack,
        figures: scene.figures,
        edition,
        rules: lineOfSight === null ? {} : { lineOfSight },
      },
    }),
  );
