/**
 * Random boards with figures and an action, for checks against the slow solver: half of them with
 * walls, doors, areas, traps and ice.
 *
 * @module
 */
import fc from 'fast-check';
import type { MonsterTurnRules } from '../../src/monster-turn/index.js';
import {
  EDITIONS,
  MOVE_MODES,
  type AreaPattern,
  type AttackProfile,
  type Candidate,
  type Condition,
  type Edition,
  type Hex,
  type Side,
} from '../../src/vocabulary/index.js';
import { isSame, minus } from '../board/slow-board.js';
import { anyRandomMap, weighted, type RandomMap } from './random-map.js';
import type { SlowAction } from './slow-scene.js';
import { hexesOfFigure } from './slow-targets.js';

/** A question without its sight: all of it is JSON. */
export interface Question extends Omit<RandomMap, 'free'> {
  readonly figures: readonly Candidate[];
  readonly actor: string;
  readonly action: SlowAction;
  readonly conditions: readonly Condition[];
  readonly edition: Edition;
  readonly rules: Partial<MonsterTurnRules>;
}

/** Hexes written as `q,r q,r`. */
const hexesIn = (text: string): readonly Hex[] =>
  text.split(' ').map((pair) => {
    const [q = 0, r = 0] = pair.split(',').map(Number);
    return { q, r };
  });

const MELEE_AREAS: readonly AreaPattern[] = [
  ...['1,0 1,-1', '1,0 2,0', '1,0 0,1 1,-1', '1,0 2,-1 0,1', '1,-1 2,-1 2,-2'].map((text) => ({
    hexes: hexesIn(text),
    origin: { q: 0, r: 0 },
  })),
  { hexes: hexesIn('0,0 2,0'), origin: { q: 1, r: 0 } },
];

const RANGED_AREAS: readonly AreaPattern[] = [
  '0,0 1,0',
  '0,0 1,0 0,1',
  '0,0 1,0 2,0',
  '0,0 1,0 2,-1',
  '0,0 1,0 0,1 -1,1 -1,0 0,-1 1,-1',
  '0,0 3,0',
].map((text) => ({ hexes: hexesIn(text) }));

const targets: fc.Arbitrary<number | 'all'> = weighted<number | 'all'>([
  [5, 1],
  [3, 2],
  [1, 3],
  [1, 'all'],
]);

const range = weighted([
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 4],
  [1, 5],
]);

const plainAttack: fc.Arbitrary<AttackProfile> = fc.record({
  range: fc.option(range, { nil: null }),
  targets,
  area: fc.constant(null),
});

const areaAttack: fc.Arbitrary<AttackProfile> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      range: fc.constant(null),
      targets,
      area: fc.constantFrom(...MELEE_AREAS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ range, targets, area: fc.constantFrom(...RANGED_AREAS) }),
  },
  // Rare in print: a pattern around the attacker beside targets at a distance.
  { weight: 1, arbitrary: fc.record({ range, targets, area: fc.constantFrom(...MELEE_AREAS) }) },
);

const attack: fc.Arbitrary<AttackProfile | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: plainAttack },
  { weight: 4, arbitrary: areaAttack },
);

const action: fc.Arbitrary<SlowAction> = fc.record({
  move: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 9, arbitrary: fc.nat({ max: 6 }) },
  ),
  mode: fc.oneof(
    { weight: 3, arbitrary: fc.constant('walk' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...MOVE_MODES) },
  ),
  flying: weighted([
    [9, false],
    [1, true],
  ]),
  attack,
  attackFirst: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: attack },
  ),
});

const conditions: fc.Arbitrary<readonly Condition[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(
      weighted<Condition>([
        [5, 'muddle'],
        [2, 'strengthen'],
        [2, 'immobilize'],
        [2, 'disarm'],
        [1, 'stun'],
        [1, 'poison'],
        [1, 'invisible'],
      ]),
      { minLength: 1, maxLength: 2 },
    ),
  },
);

const FLAGS = [
  'jumpDifficultLast',
  'focusByProximity',
  'focusDisadvantageFirst',
  'futureMultiattack',
  'rankTargets',
] as const;

/** Mostly an edition as it is; at times with single rules the other way. */
const rules: fc.Arbitrary<Question['rules']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ lineOfSight: 'cornersLenient' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...FLAGS), fc.boolean()), {
        selector: ([name]) => name,
        maxLength: 3,
      })
      .map((flags): Question['rules'] => Object.fromEntries(flags)),
  },
);

/** Who stands on the board besides the acting figure. */
interface Other {
  readonly place: number;
  /** Whether it stands as near as it can to the figure before it, so that one attack may hit both. */
  readonly close: boolean;
  readonly stands: 'foe' | 'ally' | 'neutral' | 'third';
  readonly initiative: number;
  readonly invisible: boolean;
  readonly alsoAt: boolean;
}

const other: fc.Arbitrary<Other> = fc.record({
  place: fc.nat({ max: 999 }),
  close: fc.boolean(),
  stands: weighted<Other['stands']>([
    [10, 'foe'],
    [5, 'ally'],
    [1, 'neutral'],
    [1, 'third'],
  ]),
  initiative: fc.nat({ max: 3 }),
  invisible: weighted([
    [9, false],
    [1, true],
  ]),
  alsoAt: weighted([
    [15, false],
    [1, true],
  ]),
});

const sideOf = (stands: Other['stands'], own: Side): Side => {
  if (stands === 'ally') return own;
  if (stands === 'foe') return own === 'characters' ? 'monsters' : 'characters';
  return stands;
};

const ACTOR = 'A';

/** Steps between two hexes of the plane, walls apart (R-HEX-1). */
const stepsBetween = (a: Hex, b: Hex): number => {
  const { q, r } = minus(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

const nearestTo = (at: Hex, hexes: readonly Hex[]): Hex | undefined =>
  [...hexes].sort((a, b) => stepsBetween(at, a) - stepsBetween(at, b))[0];

const areBeside = (a: Hex, b: Hex | undefined): b is Hex =>
  b !== undefined && stepsBetween(a, b) === 1;

/** Puts figures on different hexes, as many as there is room for. */
const placeFigures = (
  free: readonly Hex[],
  actorPlace: number,
  own: Side,
  others: readonly Other[],
): readonly Candidate[] => {
  const figures: Candidate[] = [{ id: ACTOR, side: own, at: free[actorPlace % free.length]! }];
  others.forEach(({ place, close, stands, initiative, invisible, alsoAt }, index) => {
    const taken = figures.flatMap(hexesOfFigure);
    const left = free.filter((hex) => !taken.some((other) => isSame(other, hex)));
    const before = figures[figures.length - 1]!.at;
    const at = close ? nearestTo(before, left) : left[place % left.length];
    if (at === undefined) return;
    const further = nearestTo(
      at,
      left.filter((hex) => hex !== at),
    );
    figures.push({
      id: `${stands} ${String(index)}`,
      side: sideOf(stands, own),
      at,
      initiative,
      ...(invisible ? { invisible } : {}),
      ...(alsoAt && areBeside(at, further) ? { alsoAt: [further] } : {}),
    });
  });
  return figures;
};

/** A random question. */
export const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    random: anyRandomMap,
    actorPlace: fc.nat({ max: 999 }),
    own: weighted<Side>([
      [7, 'monsters'],
      [2, 'characters'],
      [1, 'third'],
    ]),
    others: fc.array(other, { minLength: 1, maxLength: 7, size: 'max' }),
    action,
    conditions,
    edition: fc.constantFrom(...EDITIONS),
    rules,
  })
  .map((drawn): Question => {
    const { free, map, overlays } = drawn.random;
    return {
      map,
      overlays,
      figures: placeFigures(free, drawn.actorPlace, drawn.own, drawn.others),
      actor: ACTOR,
      action: drawn.action,
      conditions: drawn.conditions,
      edition: drawn.edition,
      rules: drawn.rules,
    };
  });
