/**
 * Focus and monster turn as slow and plain as can be: a second reading of the rulings that shares no
 * code with the library, to check the real one by. One function for each rule.
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
import { isSame, keyOf, layOut, type SlowBoard, type SlowMap } from '../board/slow-board.js';
import { measuresFrom, type Measure, type SlowMover } from '../pathfinding/slow-paths.js';
import {
  atDisadvantage,
  hexesOfFigure,
  rangeToFigure,
  targetSets,
  type SlowAttack,
  type TargetSet,
} from './slow-targets.js';

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

/** The question, laid out. */
interface Scene extends SlowQuestion {
  readonly board: SlowBoard;
  readonly actorFigure: Candidate;
  readonly enemies: readonly Candidate[];
  readonly mover: SlowMover;
}

/** One stands and fights: a hex where the move could end, what getting there costs, and the targets. */
interface Stand {
  readonly at: Hex;
  readonly measure: Measure;
  readonly targets: TargetSet;
}

type Key = readonly number[];

const MELEE: AttackProfile = { range: null, targets: 1, area: null };

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

/** Enemies are of different sides, neither neutral. */
const areEnemies = (a: Candidate, b: Candidate): boolean =>
  a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral';

/** Money, treasure and the like neither stop nor hurt anybody. */
const terrainOf = (overlays: readonly Overlay[]): Map<string, OverlayType> =>
  new Map(overlays.filter(({ type }) => type !== 'coin').map(({ at, type }) => [keyOf(at), type]));

const setScene = (question: SlowQuestion): Scene => {
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
      mode: action.mode ?? 'walk',
      flies: action.mode === 'fly' || action.flying === true,
      from: actorFigure.at,
      terrain: terrainOf(overlays),
      barred: keysOf(others.filter((other) => !isAlly(other))),
      taken: keysOf(others),
      jumpDifficultLast: rules.jumpDifficultLast,
    },
  };
};

const has = (scene: SlowQuestion, condition: Condition): boolean =>
  scene.conditions?.includes(condition) ?? false;

const attackOf = (scene: Scene, profile: AttackProfile): SlowAttack => ({
  board: scene.board,
  sees: scene.sees,
  enemies: scene.enemies,
  profile,
  muddled: has(scene, 'muddle'),
});

/** Proximity and place in the order, as far as the edition counts them (R-FOCUS-7, R-MON-13). */
const placeInLine = (scene: Scene, figure: Candidate): Key => [
  scene.rules.focusByProximity ? rangeToFigure(scene.board, scene.actorFigure.at, figure) : 0,
  figure.initiative ?? 0,
];

/** Every hex where the move could end with every set of targets there (R-FOCUS-4). */
const allStands = (scene: Scene, profile: AttackProfile): Stand[] => {
  const attack = attackOf(scene, profile);
  return [...measuresFrom(scene.mover)]
    .filter(([key]) => scene.board.floor.has(key))
    .flatMap(([key, measure]) => {
      const at = scene.board.floor.get(key)!;
      return targetSets(attack, at).map((targets) => ({ at, measure, targets }));
    });
};

/** R-FOCUS-7: negative hexes, movement, proximity, initiative; all that tie. */
const focuses = (scene: Scene, profile: AttackProfile): Candidate[] => {
  const pairs = allStands(scene, profile).flatMap(({ measure, targets }) =>
    scene.enemies.filter(({ id }) => targets.includes(id)).map((enemy) => ({ enemy, measure })),
  );
  const best = allLeast(pairs, ({ enemy, measure }) => [
    measure.negativeHexes,
    measure.movement,
    ...placeInLine(scene, enemy),
  ]);
  return scene.enemies.filter((enemy) => best.some((pair) => pair.enemy === enemy));
};

/** R-FOCUS-2: the first attack on the card; melee without one or when disarmed. */
const focusProfile = (scene: Scene): AttackProfile => {
  const { attack = null, attackFirst = null } = actionOf(scene);
  return attackFirst ?? attack ?? MELEE;
};

/** R-COND-10, R-COND-11: what conditions leave of the action. */
const actionOf = (scene: Scene): SlowAction => {
  const { move = null, attack = null, attackFirst = null } = scene.action;
  return {
    move: has(scene, 'immobilize') ? null : move,
    attack: has(scene, 'disarm') ? null : attack,
    attackFirst: has(scene, 'disarm') ? null : attackFirst,
  };
};

/** Figures in the order of focus rules; equal ones share a rank. */
const ranks = (scene: Scene): Map<string, number> => {
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

const countAtDisadvantage = (scene: Scene, attack: SlowAttack, stand: Stand): number =>
  scene.enemies.filter(
    (enemy) => stand.targets.includes(enemy.id) && atDisadvantage(attack, stand.at, enemy),
  ).length;

/** What one attack, planned for, is made of. */
interface Plan {
  readonly scene: Scene;
  readonly focus: Candidate;
  readonly attack: SlowAttack;
  readonly rankOf: ReadonlyMap<string, number>;
  /** Movement points of this turn. */
  readonly points: number;
}

const planFor = (scene: Scene, focus: Candidate, profile: AttackProfile, points: number): Plan => ({
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

/** The turn against one focus, from the move on. */
const endings = (scene: Scene, focus: Candidate): Ending[] => {
  const { move, attack } = actionOf(scene);
  const profile = attack ?? MELEE;
  const plan = planFor(scene, focus, profile, move ?? 0);
  const found = bestStands(plan, allStands(scene, profile)).flatMap((stand): Ending[] => {
    const common = { focus: [focus.id], destinations: [stand.at] };
    if (outOfReach(plan, stand) === 0)
      return [{ ...common, to: stand.at, attacks: (attack ?? null) === null ? [] : stand.targets }];
    return approaches(plan, stand.at).map((to) => ({ ...common, to, attacks: [] }));
  });
  if (found.length > 0) return found;
  return [{ to: scene.actorFigure.at, attacks: [], focus: [focus.id], destinations: [] }];
};

/** R-MON-7: an attack above the move is made from where the monster stands, if the focus is in reach. */
const firstAttacks = (scene: Scene, focus: Candidate): TargetSet[] => {
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

const staying = (scene: Scene): SlowTurn => ({
  focus: [],
  options: [
    { to: scene.actorFigure.at, attacks: [], attacksFirst: [], focus: [], destinations: [] },
  ],
});

/** What a candidate is compared by before proximity and initiative; `null` for who cannot be attacked. */
export const slowFocusMeasure = (question: SlowQuestion, id: string): Measure | null => {
  const scene = setScene(question);
  const stands = allStands(scene, focusProfile(scene)).filter(({ targets }) =>
    targets.includes(id),
  );
  const best = allLeast(stands, ({ measure }) => [measure.negativeHexes, measure.movement]);
  return best[0]?.measure ?? null;
};

/** How the acting figure moves, for checks of paths. */
export const slowMover = (question: SlowQuestion): SlowMover => setScene(question).mover;

/** An attack of the acting figure, for checks of areas and disadvantage. */
export const slowAttack = (question: SlowQuestion, profile: AttackProfile): SlowAttack =>
  attackOf(setScene(question), profile);

/** The whole turn: every end result that the rules allow. */
export const slowTurn = (question: SlowQuestion): SlowTurn => {
  const scene = setScene(question);
  if (has(scene, 'stun')) return staying(scene); // R-FOCUS-13: no abilities
  const found = focuses(scene, focusProfile(scene));
  if (found.length === 0) return staying(scene); // R-FOCUS-11
  const options = found.flatMap((focus) =>
    firstAttacks(scene, focus).flatMap((attacksFirst) =>
      endings(scene, focus).map((ending) => ({ ...ending, attacksFirst })),
    ),
  );
  return { focus: found.map(({ id }) => id).sort(byText), options: joinOptions(options) };
};
