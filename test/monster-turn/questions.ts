/**
 * Random boards with figures and an action, for checks against the slow solver: half of them with
 * walls, doors, areas, traps and ice.
 *
 * @module
 */
import fc from 'fast-check';
import type { Door, WallEdge } from '../../src/board/index.js';
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
  type Overlay,
  type OverlayType,
  type Side,
} from '../../src/vocabulary/index.js';
import { DIRECTIONS, isSame, plus } from '../board/slow-board.js';
import type { SlowAction } from './slow-solver.js';

/** A question without its sight: all of it is JSON. */
export interface Question {
  readonly map: {
    readonly hexes: readonly Hex[];
    readonly wallHexes: readonly Hex[];
    readonly wallEdges: readonly WallEdge[];
    readonly doors: readonly Required<Omit<Door, 'id'>>[];
  };
  readonly overlays: readonly Overlay[];
  readonly figures: readonly Candidate[];
  readonly actor: string;
  readonly action: SlowAction;
  readonly conditions: readonly Condition[];
  readonly edition: Edition;
  readonly rules: Partial<Omit<MonsterTurnRules, 'lineOfSight'>>;
}

const MOST_HEXES = 60;
const FEWEST_HEXES = 20;

/** A hex of the ground before it is known what becomes of it: even-q offset, filled row by row. */
const groundHex = (index: number, columns: number): Hex => {
  const q = index % columns;
  return { q, r: Math.floor(index / columns) - Math.ceil(q / 2) };
};

type Fate = 'floor' | 'rock' | 'nothing' | 'door';

/** Draws a word with the given weights. */
const weighted = <A>(weights: readonly (readonly [number, A])[]): fc.Arbitrary<A> =>
  fc.oneof(...weights.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const fates: fc.Arbitrary<Fate> = weighted([
  [18, 'floor'],
  [2, 'rock'],
  [1, 'nothing'],
  [1, 'door'],
]);

const open: fc.Arbitrary<OverlayType | null> = weighted([
  [20, null],
  [2, 'obstacle'],
  [2, 'difficult'],
  [1, 'coin'],
]);

const busy: fc.Arbitrary<OverlayType | null> = weighted([
  [18, null],
  [3, 'obstacle'],
  [3, 'trap'],
  [1, 'hazardous'],
  [3, 'difficult'],
  [1, 'treasure'],
  [1, 'corridor'],
]);

const frozen: fc.Arbitrary<OverlayType | null> = weighted([
  [10, null],
  [2, 'obstacle'],
  [2, 'trap'],
  [2, 'difficult'],
  [6, 'icy'],
]);

const manyOf = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<A[]> =>
  fc.array(one, { minLength: MOST_HEXES, maxLength: MOST_HEXES, size: 'max' });

/** Thin walls: whole columns with a gap, as between rooms, and single edges. */
interface Walls {
  readonly column: number | null;
  readonly gap: number;
  readonly edges: readonly (readonly [number, number])[];
}

const walls: fc.Arbitrary<Walls> = fc.record({
  column: fc.option(fc.nat({ max: 8 })),
  gap: fc.nat({ max: 9 }),
  edges: fc.array(fc.tuple(fc.nat({ max: MOST_HEXES - 1 }), fc.nat({ max: 5 })), { maxLength: 8 }),
});

const noWalls: Walls = { column: null, gap: 0, edges: [] };

interface Ground {
  readonly columns: number;
  readonly size: number;
  readonly fates: readonly Fate[];
  readonly lies: readonly (OverlayType | null)[];
  readonly walls: Walls;
  readonly doorsOpen: boolean;
}

const groundOf = (
  fate: fc.Arbitrary<Fate>,
  lies: fc.Arbitrary<OverlayType | null>,
  wall: fc.Arbitrary<Walls>,
): fc.Arbitrary<Ground> =>
  fc.record({
    columns: fc.integer({ min: 4, max: 9 }),
    size: fc.integer({ min: FEWEST_HEXES, max: MOST_HEXES }),
    fates: manyOf(fate),
    lies: manyOf(lies),
    walls: wall,
    doorsOpen: fc.boolean(),
  });

const ground: fc.Arbitrary<Ground> = fc.oneof(
  { weight: 5, arbitrary: groundOf(fc.constant('floor'), open, fc.constant(noWalls)) },
  { weight: 4, arbitrary: groundOf(fates, busy, walls) },
  { weight: 1, arbitrary: groundOf(fates, frozen, walls) },
);

const layMap = (
  laid: Ground,
): Pick<Question, 'map' | 'overlays'> & { readonly free: readonly Hex[] } => {
  const { columns, size, doorsOpen } = laid;
  const all = Array.from({ length: size }, (_, index) => groundHex(index, columns));
  const withFate = (fate: Fate): Hex[] => all.filter((_, index) => laid.fates[index] === fate);
  const hexes = withFate('floor');
  const isFloor = (hex: Hex): boolean => hexes.some((one) => isSame(one, hex));
  const state = doorsOpen ? ('open' as const) : ('closed' as const);
  const doors = withFate('door')
    .filter((at) => DIRECTIONS.some((direction) => isFloor(plus(at, direction))))
    .map((at) => ({ at, state }));
  const free = doorsOpen ? [...hexes, ...doors.map(({ at }) => at)] : hexes;
  const inColumn = all.filter(({ q }) => q === laid.walls.column);
  const edges = [
    ...inColumn
      .filter((_, row) => row !== laid.walls.gap)
      .flatMap((hex) =>
        [plus(hex, DIRECTIONS[0]!), plus(hex, DIRECTIONS[1]!)].map((to) => [hex, to] as const),
      ),
    ...laid.walls.edges.flatMap(([index, direction]) =>
      all[index] === undefined
        ? []
        : [[all[index], plus(all[index], DIRECTIONS[direction]!)] as const],
    ),
  ];
  return {
    map: {
      hexes,
      wallHexes: withFate('rock'),
      wallEdges: edges.filter((edge) => edge.every((hex) => free.some((one) => isSame(one, hex)))),
      doors,
    },
    overlays: hexes.flatMap((at) => {
      const type = laid.lies[all.findIndex((hex) => isSame(hex, at))] ?? null;
      return type === null ? [] : [{ type, at }];
    }),
    free,
  };
};

/** Patterns with the attacker's own hex in their origin if they are melee ones. */
const AREAS: readonly AreaPattern[] = [
  [
    [1, 0],
    [1, -1],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [1, 0],
    [0, 1],
    [1, -1],
  ],
  [
    [1, 0],
    [2, -1],
    [0, 1],
  ],
  [
    [1, -1],
    [2, -1],
    [2, -2],
  ],
].map((hexes) => ({ hexes: hexes.map(([q = 0, r = 0]) => ({ q, r })), origin: { q: 0, r: 0 } }));

const RANGED_AREAS: readonly AreaPattern[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [2, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  [
    [0, 0],
    [3, 0],
  ],
].map((hexes) => ({ hexes: hexes.map(([q = 0, r = 0]) => ({ q, r })) }));

const targets: fc.Arbitrary<number | 'all'> = weighted<number | 'all'>([
  [5, 1],
  [3, 2],
  [1, 3],
  [1, 'all'],
]);

const range = fc.integer({ min: 1, max: 5 });

const plainAttack: fc.Arbitrary<AttackProfile> = fc.record({
  range: fc.option(range, { nil: null }),
  targets,
  area: fc.constant(null),
});

const areaAttack: fc.Arbitrary<AttackProfile> = fc.oneof(
  fc.record({ range: fc.constant(null), targets, area: fc.constantFrom(...AREAS) }),
  fc.record({ range, targets, area: fc.constantFrom(...RANGED_AREAS) }),
  // Rare in print: a pattern around the attacker beside targets at a distance.
  fc.record({ range, targets, area: fc.constantFrom(...AREAS) }),
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
        [4, 'muddle'],
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
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
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
  readonly stands: 'foe' | 'ally' | 'neutral' | 'third';
  readonly initiative: number;
  readonly invisible: boolean;
  readonly alsoAt: boolean;
}

const other: fc.Arbitrary<Other> = fc.record({
  place: fc.nat({ max: 999 }),
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

/** Puts figures on different hexes, as many as there is room for. */
const placeFigures = (
  free: readonly Hex[],
  actorPlace: number,
  own: Side,
  others: readonly Other[],
): readonly Candidate[] => {
  const left = [...free];
  const take = (place: number): Hex | undefined => left.splice(place % left.length, 1)[0];
  const beside = (at: Hex): Hex | undefined => {
    const index = left.findIndex((hex) => DIRECTIONS.some((step) => isSame(plus(at, step), hex)));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const figures: Candidate[] = [{ id: ACTOR, side: own, at: take(actorPlace)! }];
  others.forEach(({ place, stands, initiative, invisible, alsoAt }, index) => {
    const at = take(place);
    if (at === undefined) return;
    const further = alsoAt ? beside(at) : undefined;
    figures.push({
      id: `${stands} ${String(index)}`,
      side: sideOf(stands, own),
      at,
      initiative,
      ...(invisible ? { invisible } : {}),
      ...(further === undefined ? {} : { alsoAt: [further] }),
    });
  });
  return figures;
};

/** A random question. */
export const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    ground,
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
    const { free, map, overlays } = layMap(drawn.ground);
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
