/**
 * Random games, with every invariant of `testing` looked at after every command, and a table of what came
 * in them: `npm run soak -- --games N --seed S [--scenario ID] [--characters N] [--policy greedy|random]`.
 * Where something has not come after so many games, it plays on until it does, for a while; not with one policy
 * alone, which need not do everything. Parties of 2, 3 and 4 characters, or only of so many, and levels 0 to 7,
 * as far as the engine plays them. How many games were won is said at the end. On a violation it writes a
 * shortened replay and ends with 1;
 * `npm run soak -- --replay FILE` plays such a file again.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkPack } from '../src/content/index.js';
import { hollowmere } from '../src/demo/index.js';
import { fork, fromSeed } from '../src/rng/index.js';
import { createEngine, explain, type Engine } from '../src/round/index.js';
import { coverageOf, gapsIn, type Row } from './soak/coverage.js';
import { playChecked, replay, shorten, type Replay } from './soak/game.js';
import { partiesOf, setUpOf, SIZES } from './soak/party.js';
import { playersOf, POLICIES } from './soak/policy.js';
import { winsOf } from './soak/wins.js';

const LEVELS = 8;
/** In so many games everything has to come. */
const ENOUGH = 300;
const MILLISECONDS = 1000;
const BAR_WIDTH = 30;
const TYPE_WIDTH = 28;
const COUNT_WIDTH = 9;
const REPORTS = 'reports';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now()) },
    scenario: { type: 'string', default: 'training' },
    characters: { type: 'string' },
    policy: { type: 'string' },
    replay: { type: 'string' },
  },
});
const { seed, scenario } = values;
const games = Number(values.games);
const alone = POLICIES.find((name) => name === values.policy) ?? null;
const wanted = values.characters === undefined ? SIZES : [Number(values.characters)];

const print = (text: string): unknown => process.stdout.write(`${text}\n`);

const stop = (reason: string): never => {
  print(reason);
  print('\n0 passed, 1 failed');
  process.exit(1);
};

const checked = checkPack(hollowmere);
if (checked._tag === 'Left') stop('the pack has faults');
const content = checked._tag === 'Right' ? checked.right : stop('no pack');
const made = createEngine({ content });
const engine: Engine = made._tag === 'Right' ? made.right : stop('no engine');

const show = ({ violations }: Replay): void => {
  for (const { invariant, detail } of violations) print(`  ${invariant}: ${detail}`);
};

/** Plays a replay file again. */
const again = (file: string): void => {
  const { setUp, commands } = JSON.parse(readFileSync(file, 'utf8')) as Replay;
  const found = replay(engine, setUp, commands);
  if (found === null) return stop('the engine refuses the set-up');
  print(`${String(found.commands.length)} of ${String(commands.length)} commands applied`);
  show(found);
  const failed = found.violations.length > 0 ? 1 : 0;
  print(`\n${String(1 - failed)} passed, ${String(failed)} failed`);
  process.exitCode = failed;
};

const bar = (done: number, failed: number): void => {
  if (!process.stdout.isTTY || done > games) return;
  const full = Math.round((BAR_WIDTH * done) / games);
  const picture = '#'.repeat(full) + '.'.repeat(BAR_WIDTH - full);
  process.stdout.write(
    `\r[${picture}] ${String(done)}/${String(games)}, ${String(failed)} failed${done === games ? '\n' : ''}`,
  );
};

const line = ({ kind, type, count, unreachable }: Row): string =>
  `${`${kind} ${type}`.padEnd(TYPE_WIDTH)}${String(count).padStart(COUNT_WIDTH)}${unreachable === null ? '' : `  ${unreachable}`}`;

const count = (intoCounts: Map<string, number>, key: string): unknown =>
  intoCounts.set(key, (intoCounts.get(key) ?? 0) + 1);

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, times]) => `${key}: ${String(times)}`)
    .join(', ');

const soak = (): void => {
  if (!Number.isInteger(games) || games < 1) stop('--games: a whole number from 1');
  if (!wanted.every((size) => SIZES.includes(size))) stop(`--characters: ${SIZES.join(', ')}`);
  if (!content.scenarios.some(({ id }) => id === scenario)) stop(`no scenario "${scenario}"`);
  if (values.policy !== undefined && alone === null) stop(`--policy: ${POLICIES.join(', ')}`);
  const parties = partiesOf(engine, content, scenario, wanted);
  print(`${String(games)} games of "${scenario}", seed ${seed}`);
  for (const party of parties.playable) print(`plays ${party.map(({ id }) => id).join(', ')}`);
  for (const reason of parties.refused) print(`leaves out ${reason}`);
  if (parties.playable.length === 0) stop('no party can be played');

  const coverage = coverageOf(scenario);
  const players = playersOf(content, engine, alone);
  const wins = winsOf();
  const gapsNow = (): readonly string[] => (alone === null ? gapsIn(coverage.rows()) : []);
  const verdicts = new Map<string, number>();
  const drawn = { sizes: new Map<string, number>(), levels: new Map<string, number>() };
  const sizes: number[] = [];
  const came = new Map<string, number>();
  let [commands, rounds, failed, longest] = [0, 0, 0, 0];
  const began = performance.now();
  bar(0, 0);
  let game = 0;
  const isDue = (): boolean =>
    game < games || (failed === 0 && game < ENOUGH && gapsNow().length > 0);
  for (; isDue(); game += 1) {
    const name = `${seed}/${String(game)}`;
    const options = { scenario, level: game % LEVELS, seed: name };
    const setUp = setUpOf(parties, options, fork(fromSeed(name), 'party'));
    const started = engine.start(setUp);
    if (started._tag === 'Left') {
      stop(`the engine refuses ${JSON.stringify(setUp)}:\n${started.left.map(explain).join('\n')}`);
      return;
    }
    const played = playChecked(
      coverage.watched(engine),
      started.right,
      players(game, new Map(came)),
      {
        seed: name,
        watcher: {
          onState: (state) => {
            sizes.push(JSON.stringify(state).length);
            coverage.state(state);
          },
          onStep: (command, events) => {
            coverage.command(command);
            count(came, command.type);
            events.forEach(coverage.event);
          },
        },
      },
    );
    const { characters } = played.state;
    count(drawn.sizes, String(characters.length));
    for (const { level } of characters) count(drawn.levels, String(level));
    commands += played.commands.length;
    longest = Math.max(longest, played.commands.length);
    rounds += played.state.round;
    wins.add(played.state);
    count(verdicts, played.state.verdict ?? 'open');
    if (played.violations.length > 0) {
      failed += 1;
      print(`\ngame ${name}, after ${String(played.commands.length)} commands:`);
      const short = shorten(engine, { setUp, ...played });
      show({ ...short, violations: played.violations });
      mkdirSync(REPORTS, { recursive: true });
      const file = `${REPORTS}/soak-${name.replace(/[^\w-]/g, '-')}.json`;
      const { violations, commands: needed } = short;
      writeFileSync(file, `${JSON.stringify({ setUp, commands: needed, violations }, null, 1)}\n`);
      print(`  ${String(needed.length)} commands are enough: ${file}`);
    }
    bar(game + 1, failed);
  }
  const seconds = (performance.now() - began) / MILLISECONDS;

  const rows = coverage.rows();
  print(game > games ? `\n${String(game - games)} more games for what had not come` : '');
  rows.forEach((row) => print(line(row)));
  sizes.sort((a, b) => a - b);
  const sizeAt = (share: number): string =>
    String(sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0);
  print('');
  print(`characters ${listed(drawn.sizes)}; their levels ${listed(drawn.levels)}`);
  print(`verdicts ${listed(verdicts)}`);
  print(
    `per game ${(commands / game).toFixed(1)} commands (at most ${String(longest)}), ${(rounds / game).toFixed(1)} rounds`,
  );
  print(`states of ${sizeAt(0)} to ${sizeAt(1)} bytes, median ${sizeAt(1 / 2)}`);
  print(`${(game / seconds).toFixed(2)} games a second, all invariants checked`);
  wins.lines().forEach((one) => print(one));
  const gaps = gapsNow();
  gaps.forEach((gap) => print(gap));
  // The table counts as one more check.
  const bad = failed + (gaps.length > 0 ? 1 : 0);
  print(`\n${String(game + 1 - bad)} passed, ${String(bad)} failed`);
  process.exitCode = bad > 0 ? 1 : 0;
};

if (values.replay === undefined) soak();
else again(values.replay);
