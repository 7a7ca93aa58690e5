/** Players who do what can be done, while everything that always holds is looked at. */

import { isLeft } from 'fp-ts/lib/Either.js';
import { isNonEmpty } from 'fp-ts/lib/ReadonlyArray.js';

import { distance } from '../../../src/hex/index.js';
import { fromSeed, pick, type Rng } from '../../../src/rng/index.js';
import type { Event, GameState, SeatCommand } from '../../../src/round/index.js';
import {
  frozenCopy,
  stateInvariants,
  stepInvariants,
  violationsOf,
} from '../../../src/testing/index.js';
import type { Hex } from '../../../src/vocabulary/index.js';
import { WARDEN, type Table, type Wanted } from '../table.js';
import { otherHalf, SECOND } from './content.js';
import { idOf, type Half } from './half.js';

/** A game on the way: where it began, and everything that happened. */
export interface Game {
  readonly table: Table;
  readonly begun: GameState;
  readonly happened: readonly Event[];
  /** The chance of the players. */
  readonly rng: Rng;
  /** The card of the half. */
  readonly card: string;
}

/** What the players like. */
export interface Likes {
  /** What is done before anything else wherever it can be. */
  readonly prefer?: readonly Wanted[];
  /** What moves end next to, as much of it as can be. */
  readonly near?: readonly Hex[];
  /** Hexes that moves go to before others. */
  readonly over?: readonly Hex[];
}

/** What is done only where nothing else can be. */
const RELUCTANT: readonly SeatCommand['type'][] = [
  'skip',
  'stop',
  'negate',
  'moveActiveCard',
  'resign',
  'longRest',
  'shortRest',
];
/** What is asked between actions, not within one. */
const BETWEEN: readonly SeatCommand['type'][] = ['play', 'endTurn', 'selectCards', 'shortRest'];

/** A game from a table on. */
export const gameOf = (table: Table, half: Half): Game => ({
  table: { ...table, state: frozenCopy(table.state) },
  begun: table.state,
  happened: [],
  rng: fromSeed(idOf(half)),
  card: idOf(half),
});

/** What does not hold is an error that names the command. */
const complain = (command: SeatCommand, violations: readonly unknown[]): void => {
  if (violations.length > 0)
    throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(violations)}`);
};

/** A command is applied, and all invariants hold. */
export const does = (game: Game, command: SeatCommand): Game => {
  const { engine, state: before } = game.table;
  const answer = engine.apply(before, command);
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  const after = answer.right;
  complain(command, [
    ...violationsOf(stepInvariants, { engine, before, command, after }),
    ...violationsOf(stateInvariants, { engine, begun: game.begun, state: after.state }),
  ]);
  return {
    ...game,
    table: { ...game.table, state: frozenCopy(after.state), events: after.events },
    happened: [...game.happened, ...after.events],
  };
};

const fits = (command: SeatCommand, wanted: Wanted): boolean =>
  Object.entries(wanted).every(
    ([key, value]) =>
      JSON.stringify((command as unknown as Readonly<Record<string, unknown>>)[key]) ===
      JSON.stringify(value),
  );

/** How good a hex is to end a move on. */
const goodness = (hex: Hex, near: readonly Hex[]): number =>
  near.filter((one) => distance(one, hex) <= 1).length;

/** How much a player likes a command: a move that has begun ends where no hex is better. */
const liking = ({ table: { state }, begun }: Game, command: SeatCommand, likes: Likes): number => {
  const { prefer = [], near = [], over = [] } = likes;
  const wish = prefer.findIndex((wanted) => fits(command, wanted));
  if (wish >= 0) return 1000 - wish;
  if (command.type === 'endMove') {
    const [before, now] = [begun, state].map(({ figures }) =>
      figures.find(({ id }) => id === command.figure),
    );
    if (before === undefined || now === undefined || distance(before.at, now.at) === 0) return -1;
    return goodness(now.at, near) + 0.5;
  }
  if (RELUCTANT.includes(command.type)) return -1;
  if (command.type === 'attackAll') return command.targets.length;
  if (command.type !== 'moveTo') return 0;
  const isOver = over.some((one) => distance(one, command.hex) === 0);
  const isTaken = state.figures.some(({ at }) => distance(at, command.hex) === 0);
  if (isOver) return 100;
  return isTaken ? 0 : goodness(command.hex, near);
};

/** The player's answer: what it likes best, any of several. */
const chosen = (
  game: Game,
  commands: readonly SeatCommand[],
  likes: Likes,
): readonly [SeatCommand, Rng] => {
  const likings = commands.map((command) => liking(game, command, likes));
  const best = Math.max(...likings);
  const equals = commands.filter((_, index) => likings[index] === best);
  if (!isNonEmpty(equals)) throw new Error('nothing can be done');
  return pick(equals)(game.rng);
};

const LIMIT = 150;

/** Answers everything until something between actions is asked, or the game is over. */
export const finishes = (game: Game, likes: Likes = {}): Game => {
  let now = game;
  for (let count = 0; count < LIMIT; count += 1) {
    const commands = now.table.engine.legalCommands(now.table.state);
    if (commands.length === 0 || commands.some(({ type }) => BETWEEN.includes(type))) return now;
    const [command, rng] = chosen(now, commands, likes);
    now = { ...does(now, command), rng };
  }
  throw new Error('an action does not end');
};

const legal = ({ table }: Game, wanted: Wanted): SeatCommand | undefined =>
  table.engine.legalCommands(table.state).find((command) => fits(command, wanted));

/** Does something between actions and answers what comes of it, where it can be done. */
export const tries = (game: Game, wanted: Wanted, likes: Likes = {}): Game => {
  const command = legal(game, wanted);
  return command === undefined ? game : finishes(does(game, command), likes);
};

/** The same, where it must be possible. */
const must = (game: Game, wanted: Wanted, likes: Likes): Game => {
  if (legal(game, wanted) === undefined) throw new Error(`no ${JSON.stringify(wanted)}`);
  return tries(game, wanted, likes);
};

/** The half is performed, and never the basic action of it. */
export const playsHalf = (game: Game, half: Half, likes: Likes): Game =>
  must(game, { type: 'play', card: idOf(half), half: half.half, basic: false }, likes);

/** The other half of the second card. */
export const playsSecond = (game: Game, half: Half, likes: Likes): Game =>
  tries(game, { type: 'play', card: SECOND, half: otherHalf(half), basic: false }, likes);

/** The turn ends; the kindler's comes. */
export const ends = (game: Game, likes: Likes = {}): Game =>
  tries(game, { type: 'endTurn', character: WARDEN }, likes);

/** Anything is done, until so many rounds are over. */
export const playsOn = (game: Game, rounds: number, most: number): Game => {
  const last = game.table.state.round + rounds;
  let now = game;
  for (let count = 0; count < most; count += 1) {
    const { engine, state } = now.table;
    const commands = engine.legalCommands(state).filter(({ type }) => type !== 'resign');
    if (!isNonEmpty(commands) || state.round > last) return now;
    const [command, rng] = pick(commands)(now.rng);
    now = { ...does(now, command), rng };
  }
  return now;
};
