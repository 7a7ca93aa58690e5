/**
 * Plays a scenario of Hollowmere, the pack of this library, from its start to its end, and prints every
 * round. Greedy players sit on all seats; the seed decides the chance, so that a game can be seen again:
 *
 *     npm start -- --scenario 1 --seed weir --level 1 --party warden,kindler
 *
 * The scenario is `1`, three rooms, or `training`, one. A party has two to four of `warden`, `kindler`,
 * `almoner` and `lancer`.
 */

import { parseArgs } from 'node:util';
import { begin, lay, play, type Game } from './whole-game/play.js';
import { printer } from './whole-game/print.js';
import type { Event } from 'gloomhaven-rules/round';

const SEATS = ['ann', 'bo', 'cy', 'di'];

const readGame = (given: readonly string[]): Game | { readonly faults: readonly string[] } => {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        scenario: { type: 'string', default: '1' },
        seed: { type: 'string', default: 'weir' },
        level: { type: 'string', default: '1' },
        party: { type: 'string', default: 'warden,kindler' },
      },
    });
    const party = values.party
      .split(',')
      .map((one, index) => ({ seat: SEATS[index] ?? one, classes: [one.trim()] }));
    return { scenario: values.scenario, seed: values.seed, level: Number(values.level), party };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
};

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on('error', () => process.exit());
const print = (lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
};

const table = lay();
const game = readGame(process.argv.slice(2));
const begun = 'faults' in game ? game : begin(table, game);
if ('faults' in game || 'faults' in begun) {
  process.stderr.write(`${('faults' in begun ? begun.faults : []).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
  const { opening, placed, round, closing } = printer(table, begun.state, isColoured);
  print(opening(game.seed));
  let past: readonly Event[] = [];
  const end = play(table, begun.state, (events, state) => {
    past = [...past, ...events];
    if (events.some((event) => event.type === 'roundStarted' && event.round === 1))
      print(placed(state));
    const at = past.findIndex(({ type }) => type === 'roundEnded');
    const ended = past[at];
    if (ended?.type !== 'roundEnded') return;
    print(round(ended.round, past.slice(0, at), state));
    past = past.slice(at + 1);
  });
  print(closing(end));
}
