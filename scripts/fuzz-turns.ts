/**
 * Random monster turns against the slow solver, with counts of what they held:
 * `npx tsx scripts/fuzz-turns.ts --boards N --seed S`. On a difference it prints the smallest board
 * that shows it, drawn and as JSON, and ends with 1.
 */

import { parseArgs } from 'node:util';
import fc from 'fast-check';

import { monsterTurn, type MonsterTurn } from '../src/monster-turn/index.js';
import { renderText } from '../src/render/index.js';
import { boardOf } from '../test/board/scene.js';
import { differencesOf } from '../test/monster-turn/differences.js';
import { anyQuestion, type Question } from '../test/monster-turn/questions.js';
import { sightRuleOf } from '../test/monster-turn/sight.js';

const DEFAULT_BOARDS = '1000';
const SEEDS = 2 ** 31;

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: DEFAULT_BOARDS },
    seed: { type: 'string', default: String(Math.floor(Math.random() * SEEDS)) },
  },
});
const boards = Number(values.boards);
const seed = Number(values.seed);

const solve = ({ map, ...query }: Question): MonsterTurn | null => {
  const turn = monsterTurn({ ...query, board: boardOf(map) });
  return turn._tag === 'Right' ? turn.right : null;
};

const has = <A>(list: readonly A[], test: (one: A) => boolean): boolean => list.some(test);

/** What a question is about. */
const featuresOf = (question: Question): readonly string[] => {
  const { map, overlays, figures, action, conditions, edition, rules } = question;
  const { attack = null, attackFirst = null, mode = 'walk', move = null } = action;
  const area = attack?.area ?? null;
  const side = figures.find(({ id }) => id === question.actor)?.side ?? 'nobody';
  const found: readonly (readonly [string, boolean])[] = [
    ['wall hexes', map.wallHexes.length > 0],
    ['thin walls', map.wallEdges.length > 0],
    ['closed doors', has(map.doors, ({ state }) => state === 'closed')],
    ['invisible figures', has(figures, ({ invisible }) => invisible === true)],
    ['figures of two hexes', has(figures, ({ alsoAt }) => alsoAt !== undefined)],
    ['no move', move === null],
    ['flying', action.flying === true],
    ['no attack', attack === null],
    ['melee', attack !== null && (attack.range ?? null) === null],
    ['ranged', (attack?.range ?? null) !== null],
    ['several targets', area === null && (attack?.targets ?? 1) !== 1],
    ['melee area', area !== null && (area.origin ?? null) !== null],
    ['ranged area', area !== null && (area.origin ?? null) === null],
    ['area and further targets', area !== null && (attack?.targets ?? 1) !== 1],
    ['attack before the move', attackFirst !== null],
    ['single rules changed', Object.keys(rules).length > 0],
  ];
  return [
    `edition ${edition}`,
    `sight ${sightRuleOf(question)}`,
    `actor on side ${side}`,
    `mode ${mode}`,
    ...new Set(overlays.map(({ type }) => `overlay ${type}`)),
    ...conditions.map((condition) => `condition ${condition}`),
    ...found.flatMap(([name, is]) => (is ? [name] : [])),
  ];
};

/** What came of it. */
const outcomesOf = ({ focus, options }: MonsterTurn): readonly string[] => {
  const attacked = Math.max(...options.map(({ attacks }) => attacks.length));
  const found: readonly (readonly [string, boolean])[] = [
    ['no focus', focus.length === 0],
    ['several focuses', focus.length > 1],
    ['several options', options.length > 1],
    ['stays', has(options, ({ path }) => path.length === 0)],
    ['out of reach', attacked === 0 && has(options, ({ destinations }) => destinations.length > 0)],
    ['one target', attacked === 1],
    ['several targets', attacked > 1],
    [
      'disadvantage remains',
      has(options, ({ attacks }) => has(attacks, (one) => one.disadvantage)),
    ],
  ];
  return found.flatMap(([name, is]) => (is ? [`→ ${name}`] : []));
};

const counts = new Map<string, number>();
const count = (question: Question): void => {
  const turn = solve(question);
  for (const name of [...featuresOf(question), ...(turn === null ? [] : outcomesOf(turn))])
    counts.set(name, (counts.get(name) ?? 0) + 1);
};

const describe = (question: Question): string => {
  const { map, overlays, figures, actor, action } = question;
  return [
    renderText(boardOf(map), { figures, overlays, actor }),
    `action ${JSON.stringify(action)}`,
    JSON.stringify(question),
    ...differencesOf(question),
  ].join('\n');
};

const NAME_WIDTH = 32;
const print = (text: string): unknown => process.stdout.write(`${text}\n`);

print(`${String(boards)} boards, seed ${String(seed)}`);
const result = fc.check(
  fc.property(anyQuestion, (question) => {
    count(question);
    return differencesOf(question).length === 0;
  }),
  { numRuns: boards, seed },
);
const names = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
for (const name of names)
  print(`${name.padEnd(NAME_WIDTH)}${String(counts.get(name)).padStart(8)}`);
if (result.counterexample !== null) print(describe(result.counterexample[0]));
const differing = result.failed ? 1 : 0;
print(`\n${String(result.numRuns - differing)} passed, ${String(differing)} failed`);
process.exitCode = differing;
