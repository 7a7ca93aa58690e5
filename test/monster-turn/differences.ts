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
import { measureOfPath, measuresFrom } from '../pathfinding/slow-paths.js';
import type { Question } from './questions.js';
import {
  SLOW_RULES,
  slowAttack,
  slowFocusMeasure,
  slowMover,
  slowTurn,
  type SlowOption,
  type SlowQuestion,
  type SlowTurn,
} from './slow-solver.js';
import { atDisadvantage, isLegalPlacement } from './slow-targets.js';

/** Whether two hexes see each other under the rules of an edition. */
export type Sees = (a: Hex, b: Hex) => boolean;

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
  question: SlowQuestion,
  profile: AttackProfile | null | undefined,
  from: Hex,
  { attacks, area }: MonsterTargets,
): readonly string[] => {
  if (attacks.length === 0 || profile === null || profile === undefined) return [];
  const attack = { ...slowAttack(question, profile), muddled: false };
  const unlike = attacks.filter(({ on, disadvantage }) => {
    const enemy = attack.enemies.find(({ id }) => id === on);
    return enemy === undefined || atDisadvantage(attack, from, enemy) !== disadvantage;
  });
  const ids = attacks.map(({ on }) => on);
  const isLegal = area === null || isLegalPlacement(attack, area, from, ids);
  return [
    ...unlike.map(({ on }) => `disadvantage against ${on}`),
    ...(isLegal ? [] : [`illegal area ${JSON.stringify(area)} for ${JSON.stringify(ids)}`]),
  ];
};

/** The path leads to the end and costs the fewest negative hexes and the least movement. */
const faultsOfPath = (question: SlowQuestion, { to, path }: MonsterOption): readonly string[] => {
  const mover = slowMover(question);
  return [
    ...complain('end of path', keyOf(to), keyOf(path[path.length - 1] ?? mover.from)),
    ...complain(
      `cost of path ${JSON.stringify(path)}`,
      JSON.stringify(measuresFrom(mover).get(keyOf(to))),
      JSON.stringify(measureOfPath(mover, path)),
    ),
  ];
};

const faultsOfOption = (question: SlowQuestion, option: MonsterOption): readonly string[] => {
  const { attack, attackFirst } = question.action;
  const { from } = slowMover(question);
  return [
    ...faultsOfTargets(question, attack, option.to, option),
    ...faultsOfTargets(question, attackFirst, from, option.attacksFirst),
    ...faultsOfPath(question, option),
  ];
};

/** The traced keys of the candidates, but for what they merely repeat of the question. */
const faultsOfTrace = (question: SlowQuestion, { trace }: Focus): readonly string[] =>
  trace.flatMap(({ id, key, verdict }) => {
    if (verdict === 'invisible') return [];
    const measure = slowFocusMeasure(question, id);
    const known = key === null ? null : `${String(key.negativeHexes)} ${String(key.movement)}`;
    const want =
      measure === null ? null : `${String(measure.negativeHexes)} ${String(measure.movement)}`;
    return complain(`trace of ${id}`, String(want), String(known));
  });

/** Everything in which the library and the slow solver differ; nothing if they agree. */
export const differencesOf = (question: Question, sees: Sees): readonly string[] => {
  const { map, edition, rules, ...query } = question;
  const compiled = compileBoard(map);
  if (compiled._tag === 'Left') return compiled.left.map(explain);
  const asked = { ...query, board: compiled.right, edition, rules };
  const turn = monsterTurn(asked);
  const focus = findFocus(asked);
  if (turn._tag === 'Left') return turn.left.map(explainTurn);
  if (focus._tag === 'Left') return focus.left.map(explainTurn);
  const slow: SlowQuestion = { ...query, map, rules: { ...SLOW_RULES[edition], ...rules }, sees };
  const want = slowTurn(slow);
  return [
    ...complain('focus of the turn', want.focus.join(), turn.right.focus.join()),
    ...complain('focus alone', want.focus.join(), focus.right.focus.join()),
    ...complain('options', slowOptionsOf(want), optionsOf(turn.right)),
    ...turn.right.options.flatMap((option) => faultsOfOption(slow, option)),
    ...faultsOfTrace(slow, focus.right),
  ];
};
