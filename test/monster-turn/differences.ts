/**
 * Asks the library and the slow solver the same question and says where they part.
 *
 * @module
 */
import { compileBoard, explain } from '../../src/board/index.js';
import { findFocus, type Focus } from '../../src/focus/index.js';
import {
  explain as explainTurn,
  monsterTurn,
  type MonsterOption,
  type MonsterTargets,
  type MonsterTurn,
} from '../../src/monster-turn/index.js';
import type { AttackProfile, Hex } from '../../src/vocabulary/index.js';
import { keyOf } from '../board/slow-board.js';
import { measureOfPath, measuresFrom, type Measure } from '../pathfinding/slow-paths.js';
import type { Question } from './questions.js';
import { sightFor, type Sees } from './sight.js';
import { attackOf, layScene, SLOW_RULES, type SlowScene } from './slow-scene.js';
import { slowFocusMeasures, slowTurn, type SlowOption, type SlowTurn } from './slow-solver.js';
import { atDisadvantage, canCover, isLegalPlacement } from './slow-targets.js';

const plainHex = ({ q, r }: Hex): readonly number[] => [q, r];

const plainOption = (
  { to, focus, destinations }: Pick<SlowOption, 'to' | 'focus' | 'destinations'>,
  attacks: readonly string[],
  attacksFirst: readonly string[],
): string =>
  JSON.stringify({
    to: plainHex(to),
    attacks,
    attacksFirst,
    focus,
    destinations: destinations.map(plainHex),
  });

const targetsOf = ({ attacks }: MonsterTargets): readonly string[] => attacks.map(({ on }) => on);

const listOptions = (options: readonly string[]): string => [...options].sort().join('\n');

const optionsOf = ({ options }: MonsterTurn): string =>
  listOptions(
    options.map((option) => plainOption(option, targetsOf(option), targetsOf(option.attacksFirst))),
  );

const slowOptionsOf = ({ options }: SlowTurn): string =>
  listOptions(options.map((option) => plainOption(option, option.attacks, option.attacksFirst)));

const complain = (what: string, want: string, got: string): readonly string[] =>
  want === got ? [] : [`${what}: expected\n${want}\ngot\n${got}`];

/** Disadvantage and area of one attack: R-ATK-13 and R-ATK-19 to R-ATK-22. */
const faultsOfTargets = (
  scene: SlowScene,
  profile: AttackProfile | null | undefined,
  from: Hex,
  { attacks, area }: MonsterTargets,
): readonly string[] => {
  if (attacks.length === 0 || profile === null || profile === undefined) return [];
  const attack = { ...attackOf(scene, profile), muddled: false };
  const unlike = attacks.filter(({ on, disadvantage }) => {
    const enemy = attack.enemies.find(({ id }) => id === on);
    return enemy === undefined || atDisadvantage(attack, from, enemy) !== disadvantage;
  });
  const ids = attacks.map(({ on }) => on);
  const isLegal =
    area === null ? !canCover(attack, from) : isLegalPlacement(attack, area, from, ids);
  return [
    ...unlike.map(({ on }) => `disadvantage against ${on}`),
    ...(isLegal ? [] : [`illegal area ${JSON.stringify(area)} for ${JSON.stringify(ids)}`]),
  ];
};

/** The path leads to the end and costs the fewest negative hexes and the least movement. */
const faultsOfPath = (scene: SlowScene, { to, path }: MonsterOption): readonly string[] => {
  const { mover } = scene;
  return [
    ...complain('end of path', keyOf(to), keyOf(path[path.length - 1] ?? mover.from)),
    ...complain(
      `cost of path ${JSON.stringify(path)}`,
      JSON.stringify(measuresFrom(mover).get(keyOf(to))),
      JSON.stringify(measureOfPath(mover, path)),
    ),
  ];
};

const faultsOfOption = (scene: SlowScene, option: MonsterOption): readonly string[] => {
  const { attack, attackFirst } = scene.action;
  const { from } = scene.mover;
  return [
    ...faultsOfTargets(scene, attack, option.to, option),
    ...faultsOfTargets(scene, attackFirst, from, option.attacksFirst),
    ...faultsOfPath(scene, option),
  ];
};

/** The traced keys of the candidates, but for what they merely repeat of the question. */
const faultsOfTrace = (scene: SlowScene, { trace }: Focus): readonly string[] => {
  const measures = slowFocusMeasures(scene);
  const show = (measure: Measure | null | undefined): string =>
    measure ? `${String(measure.negativeHexes)} ${String(measure.movement)}` : 'none';
  return trace
    .filter(({ verdict }) => verdict !== 'invisible')
    .flatMap(({ id, key }) => complain(`trace of ${id}`, show(measures.get(id)), show(key)));
};

/** Everything in which the library and the slow solver, who sees by `sees`, differ; nothing if they agree. */
export const differencesOf = (
  question: Question,
  sees: Sees = sightFor(question),
): readonly string[] => {
  const { map, edition, rules, ...query } = question;
  const compiled = compileBoard(map);
  if (compiled._tag === 'Left') return compiled.left.map(explain);
  const asked = { ...query, board: compiled.right, edition, rules };
  const turn = monsterTurn(asked);
  const focus = findFocus(asked);
  if (turn._tag === 'Left') return turn.left.map(explainTurn);
  if (focus._tag === 'Left') return focus.left.map(explainTurn);
  const scene = layScene({
    ...query,
    map,
    rules: { ...SLOW_RULES[edition], ...rules },
    sees,
  });
  const want = slowTurn(scene);
  return [
    ...complain('focus of the turn', want.focus.join(), turn.right.focus.join()),
    ...complain('focus alone', want.focus.join(), focus.right.focus.join()),
    ...complain('options', slowOptionsOf(want), optionsOf(turn.right)),
    ...turn.right.options.flatMap((option) => faultsOfOption(scene, option)),
    ...faultsOfTrace(scene, focus.right),
  ];
};
