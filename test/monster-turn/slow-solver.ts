/**
 * Focus and monster turn as slow and plain as can be: a second reading of the rulings that shares no
 * code with the library, to check the real one by. One function for each rule.
 *
 * @module
 */
import type { AttackProfile, Candidate, Hex } from '../../src/vocabulary/index.js';
import { isSame, keyOf } from '../board/slow-board.js';
import { measuresFrom, type Measure } from '../pathfinding/slow-paths.js';
import { actionOf, attackOf, focusProfile, has, MELEE, type SlowScene } from './slow-scene.js';
import {
  atDisadvantage,
  rangeToFigure,
  targetSets,
  type SlowAttack,
  type TargetSet,
} from './slow-targets.js';

/** One end result of the turn that the players may choose. */
export interface SlowOption {
  readonly to: Hex;
  readonly attacks: TargetSet;
  readonly attacksFirst: TargetSet;
  readonly focus: readonly string[];
  readonly destinations: readonly Hex[];
}

/** All of the answer that the rules decide. */
export interface SlowTurn {
  readonly focus: readonly string[];
  readonly options: readonly SlowOption[];
}

/** One stands and fights: a hex where the move could end, what getting there costs, and the targets. */
interface Stand {
  readonly at: Hex;
  readonly measure: Measure;
  readonly targets: TargetSet;
}

type Key = readonly number[];

const compareKeys = (a: Key, b: Key): number => {
  for (let place = 0; place < a.length; place++) {
    const difference = a[place]! - b[place]!;
    // Infinity less Infinity is not a number; such places are equal.
    if (difference < 0 || difference > 0) return difference;
  }
  return 0;
};

/** Everything that reaches the smallest key. */
const allLeast = <A>(list: readonly A[], keyOfOne: (one: A) => Key): A[] => {
  const keyed = list.map((one) => ({ one, key: keyOfOne(one) }));
  const least = [...keyed].sort((a, b) => compareKeys(a.key, b.key))[0];
  return keyed
    .filter(({ key }) => least !== undefined && compareKeys(key, least.key) === 0)
    .map(({ one }) => one);
};

/** Proximity and place in the order, as far as the edition counts them (R-FOCUS-7, R-MON-13). */
const placeInLine = (scene: SlowScene, figure: Candidate): Key => [
  scene.rules.focusByProximity ? rangeToFigure(scene.board, scene.actorFigure.at, figure) : 0,
  figure.initiative ?? 0,
];

/** Every hex where the move could end with every set of targets there (R-FOCUS-4). */
const allStands = (scene: SlowScene, profile: AttackProfile): Stand[] => {
  const attack = attackOf(scene, profile);
  return [...measuresFrom(scene.mover)]
    .filter(([key]) => scene.board.floor.has(key))
    .flatMap(([key, measure]) => {
      const at = scene.board.floor.get(key)!;
      return targetSets(attack, at).map((targets) => ({ at, measure, targets }));
    });
};

/** R-FOCUS-7: negative hexes, movement, proximity, initiative; all that tie. */
const focuses = (scene: SlowScene, stands: readonly Stand[]): Candidate[] => {
  const pairs = stands.flatMap(({ measure, targets }) =>
    scene.enemies.filter(({ id }) => targets.includes(id)).map((enemy) => ({ enemy, measure })),
  );
  const best = allLeast(pairs, ({ enemy, measure }) => [
    measure.negativeHexes,
    measure.movement,
    ...placeInLine(scene, enemy),
  ]);
  return scene.enemies.filter((enemy) => best.some((pair) => pair.enemy === enemy));
};

/** Figures in the order of focus rules; equal ones share a rank. */
const ranks = (scene: SlowScene): Map<string, number> => {
  const sorted = [...scene.enemies].sort((a, b) =>
    compareKeys(placeInLine(scene, a), placeInLine(scene, b)),
  );
  const result = new Map<string, number>();
  let rank = -1;
  sorted.forEach((enemy, index) => {
    const before = sorted[index - 1];
    const isLater =
      before === undefined ||
      compareKeys(placeInLine(scene, before), placeInLine(scene, enemy)) !== 0;
    if (isLater) rank++;
    result.set(enemy.id, rank);
  });
  return result;
};

const countAtDisadvantage = (scene: SlowScene, attack: SlowAttack, stand: Stand): number =>
  scene.enemies.filter(
    (enemy) => stand.targets.includes(enemy.id) && atDisadvantage(attack, stand.at, enemy),
  ).length;

/** What one attack, planned for, is made of. */
interface Plan {
  readonly scene: SlowScene;
  readonly focus: Candidate;
  readonly attack: SlowAttack;
  readonly rankOf: ReadonlyMap<string, number>;
  /** Movement points of this turn. */
  readonly points: number;
}

const planFor = (
  scene: SlowScene,
  focus: Candidate,
  profile: AttackProfile,
  points: number,
): Plan => ({
  scene,
  focus,
  attack: attackOf(scene, profile),
  rankOf: ranks(scene),
  points,
});

/** R-MON-13: more targets of a better rank are better, the best rank counting first. */
const rankKey = ({ scene, rankOf }: Plan, targets: TargetSet): Key =>
  scene.rules.rankTargets
    ? scene.enemies.map((_, rank) => -targets.filter((id) => rankOf.get(id) === rank).length)
    : [];

const outOfReach = ({ points }: Plan, { measure }: Stand): number =>
  measure.movement <= points ? 0 : 1;

const focusAtDisadvantage = ({ attack, focus }: Plan, { at }: Stand): number =>
  atDisadvantage(attack, at, focus) ? 1 : 0;

/** R-MON-8, first stage: which targets. */
const firstKey = (plan: Plan, stand: Stand): Key => {
  const { scene, attack } = plan;
  const { negativeHexes, movement } = stand.measure;
  const reach = [negativeHexes, outOfReach(plan, stand)];
  const targetCount = stand.targets.length;
  return scene.rules.focusDisadvantageFirst
    ? [
        ...reach,
        focusAtDisadvantage(plan, stand),
        -targetCount,
        movement,
        ...rankKey(plan, stand.targets),
      ]
    : [
        ...reach,
        -targetCount,
        countAtDisadvantage(scene, attack, stand),
        movement,
        ...rankKey(plan, stand.targets),
      ];
};

/** R-MON-8, second stage: from where. */
const secondKey = ({ scene, attack }: Plan, stand: Stand): Key => [
  countAtDisadvantage(scene, attack, stand),
  stand.measure.movement,
];

/** What the second stage may not give up of the first. */
const fixedKey = (plan: Plan, stand: Stand): Key => [
  stand.measure.negativeHexes,
  outOfReach(plan, stand),
  plan.scene.rules.focusDisadvantageFirst ? focusAtDisadvantage(plan, stand) : 0,
];

/** R-MON-14: the focus is always a target. Out of reach it may be the only one looked at. */
const standsAgainstFocus = (plan: Plan, stands: readonly Stand[]): Stand[] =>
  stands
    .filter(({ targets }) => targets.includes(plan.focus.id))
    .map((stand) =>
      plan.scene.rules.futureMultiattack || outOfReach(plan, stand) === 0
        ? stand
        : { ...stand, targets: [plan.focus.id] },
    );

/** R-MON-8: both stages, which must not be folded into one. */
const bestStands = (plan: Plan, stands: readonly Stand[]): Stand[] => {
  const possible = standsAgainstFocus(plan, stands);
  const winners = allLeast(possible, (stand) => firstKey(plan, stand));
  const [winner] = winners;
  if (winner === undefined) return [];
  const sets = new Set(winners.map(({ targets }) => JSON.stringify(targets)));
  const candidates = possible.filter(
    (stand) =>
      sets.has(JSON.stringify(stand.targets)) &&
      compareKeys(fixedKey(plan, stand), fixedKey(plan, winner)) === 0,
  );
  return allLeast(candidates, (stand) => secondKey(plan, stand));
};

/** R-MON-11: with no attack in reach, as near as possible to where it would attack from. */
const approaches = ({ scene, points }: Plan, goal: Hex): Hex[] => {
  const stops = [...measuresFrom(scene.mover)].flatMap(([key, measure]) => {
    if (measure.movement > points) return [];
    const to = scene.board.floor.get(key)!;
    const rest = measuresFrom({ ...scene.mover, from: to }).get(keyOf(goal));
    return rest === undefined ? [] : [{ to, measure, rest }];
  });
  return allLeast(stops, ({ measure, rest }) => [
    measure.negativeHexes + rest.negativeHexes,
    rest.movement,
    measure.movement,
  ]).map(({ to }) => to);
};

type Ending = Omit<SlowOption, 'attacksFirst'>;

/** The turn against one focus, from the move on; `stands` are those of the attack after the move. */
const endings = (scene: SlowScene, focus: Candidate, stands: readonly Stand[]): Ending[] => {
  const { move, attack } = actionOf(scene);
  const plan = planFor(scene, focus, attack ?? MELEE, move ?? 0);
  const found = bestStands(plan, stands).flatMap((stand): Ending[] => {
    const common = { focus: [focus.id], destinations: [stand.at] };
    if (outOfReach(plan, stand) === 0)
      return [{ ...common, to: stand.at, attacks: (attack ?? null) === null ? [] : stand.targets }];
    return approaches(plan, stand.at).map((to) => ({ ...common, to, attacks: [] }));
  });
  if (found.length > 0) return found;
  return [{ to: scene.actorFigure.at, attacks: [], focus: [focus.id], destinations: [] }];
};

/** R-MON-7: an attack above the move is made from where the monster stands, if the focus is in reach. */
const firstAttacks = (scene: SlowScene, focus: Candidate): TargetSet[] => {
  const { attackFirst } = actionOf(scene);
  if (attackFirst === null || attackFirst === undefined) return [[]];
  const at = scene.actorFigure.at;
  const stands = targetSets(attackOf(scene, attackFirst), at).map((targets) => ({
    at,
    measure: { negativeHexes: 0, movement: 0 },
    targets,
  }));
  const best = bestStands(planFor(scene, focus, attackFirst, 0), stands);
  return best.length === 0 ? [[]] : best.map(({ targets }) => targets);
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byHex = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;

const uniqueHexes = (hexes: readonly Hex[]): Hex[] =>
  hexes
    .filter((hex, index) => hexes.findIndex((other) => isSame(other, hex)) === index)
    .sort(byHex);

/** Equal results for several focuses and destinations are one option. */
const joinOptions = (options: readonly SlowOption[]): SlowOption[] => {
  const nameOf = ({ to, attacks, attacksFirst }: SlowOption): string =>
    JSON.stringify([keyOf(to), attacks, attacksFirst]);
  return [...new Set(options.map(nameOf))].map((name) => {
    const same = options.filter((option) => nameOf(option) === name);
    return {
      ...same[0]!,
      focus: [...new Set(same.flatMap(({ focus }) => focus))].sort(byText),
      destinations: uniqueHexes(same.flatMap(({ destinations }) => destinations)),
    };
  });
};

const staying = (scene: SlowScene): SlowTurn => ({
  focus: [],
  options: [
    { to: scene.actorFigure.at, attacks: [], attacksFirst: [], focus: [], destinations: [] },
  ],
});

/** What each candidate is compared by before proximity and initiative, if it can be attacked. */
export const slowFocusMeasures = (scene: SlowScene): ReadonlyMap<string, Measure> => {
  const stands = allStands(scene, focusProfile(scene));
  return new Map(
    scene.enemies.flatMap(({ id }) => {
      const against = stands.filter(({ targets }) => targets.includes(id));
      const best = allLeast(against, ({ measure }) => [measure.negativeHexes, measure.movement]);
      return best[0] === undefined ? [] : [[id, best[0].measure] as const];
    }),
  );
};

/** The whole turn: every end result that the rules allow. */
export const slowTurn = (scene: SlowScene): SlowTurn => {
  if (has(scene, 'stun')) return staying(scene); // R-FOCUS-13: no abilities
  const found = focuses(scene, allStands(scene, focusProfile(scene)));
  if (found.length === 0) return staying(scene); // R-FOCUS-11
  const stands = allStands(scene, actionOf(scene).attack ?? MELEE);
  const options = found.flatMap((focus) =>
    firstAttacks(scene, focus).flatMap((attacksFirst) =>
      endings(scene, focus, stands).map((ending) => ({ ...ending, attacksFirst })),
    ),
  );
  return { focus: found.map(({ id }) => id).sort(byText), options: joinOptions(options) };
};
