import { checkPack, type CheckedPack } from '../src/content/index.js';
import { hollowmere } from '../src/demo/index.js';
import { fork, fromSeed } from '../src/rng/index.js';
import { createEngine, type Engine, type GameState, type SeatCommand } from '../src/round/index.js';
import { greedy, playOut, random } from '../src/simulate/index.js';
import { partiesOf, setUpOf } from '../scripts/soak/party.js';
import { againstBound, againstFloor, onlyShown, once, quantile, type Row } from './measure.js';

const SCENARIO = 'training';
const LEVELS = 8;
const LIMIT = 5000;
/** Games that the positions are taken out of. */
const GAMES = 60;
/** Games of greedy players. */
const GREEDY_GAMES = 12;
/** So many positions of each kind, and so many calls on each. */
const POSITIONS = 40;
const CALLS = 9;
const MILLISECOND = 1e6;
const SECOND = 1e9;
const KILOBYTES = 30;

const rightOf = <A>(answer: { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: A }): A => {
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

/** A point of a game at which somebody decides. */
interface Position {
  readonly state: GameState;
  readonly command: SeatCommand;
}

interface Game {
  readonly content: CheckedPack;
  readonly engine: Engine;
  readonly start: (game: number) => GameState;
}

/** Parties of every size that can be played, with hands and seats by chance. */
const table = (): Game => {
  const content = rightOf(checkPack(hollowmere));
  const engine = rightOf(createEngine({ content }));
  const parties = partiesOf(engine, content, SCENARIO);
  const start = (game: number): GameState => {
    const seed = `bench/${String(game)}`;
    const options = { scenario: SCENARIO, level: game % LEVELS, seed };
    return rightOf(engine.start(setUpOf(parties, options, fork(fromSeed(seed), 'party'))));
  };
  return { content, engine, start };
};

/** What is asked: the task that waits for an answer. */
const kindOf = ({ agenda }: GameState): string => agenda.at(-1)?.type ?? 'over';

/** Every position of some games. */
const positionsOf = ({ engine, start }: Game): readonly Position[] =>
  Array.from({ length: GAMES }, (_, game) => {
    let state = start(game);
    let rng = fork(fromSeed(String(game)), 'policy');
    const found: Position[] = [];
    while (!state.over && found.length < LIMIT) {
      const next = playOut(engine, state, random, { rng, limit: 1 });
      const [command] = next.commands;
      if (command === undefined) throw new Error('a game got stuck');
      found.push({ state, command });
      ({ state, rng } = next);
    }
    return found;
  }).flat();

/** Some of them for each kind, evenly over the games. */
const byKind = (all: readonly Position[]): ReadonlyMap<string, readonly Position[]> => {
  const kinds = [...new Set(all.map(({ state }) => kindOf(state)))].sort();
  return new Map(
    kinds.map((kind) => {
      const those = all.filter(({ state }) => kindOf(state) === kind);
      const every = Math.ceil(those.length / POSITIONS);
      return [kind, those.filter((_, at) => at % every === 0)] as const;
    }),
  );
};

const copyOf = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

/** Nanoseconds of a call on values that nobody has seen before: the median of several calls. */
const timed = <A>(value: A, call: (copy: A) => unknown): number =>
  quantile(
    Array.from({ length: CALLS }, () => {
      const copy = copyOf(value);
      return once(() => call(copy));
    }),
    1 / 2,
  );

interface Timing {
  readonly apply: number;
  readonly legal: number;
  readonly floor: number;
}

const timeOf = ({ apply, legalCommands }: Engine, position: Position): Timing => ({
  apply: timed(position, ({ state, command }) => apply(state, command)),
  legal: timed(position.state, (state) => legalCommands(state)),
  floor: timed(position.state.figures, (figures) => structuredClone(figures)),
});

const mid = (values: readonly number[]): number => quantile(values, 1 / 2);

/** Calls beside the floors of their own positions: it is the ratios that count. */
const applyRow = (
  what: string,
  timings: readonly Timing[],
  share: number,
  goal: number | null,
): Row => {
  const at = (values: readonly number[]): number => quantile(values, share);
  const [times, floors] = [timings.map(({ apply }) => apply), timings.map(({ floor }) => floor)];
  const ratio = at(timings.map(({ apply, floor }) => apply / floor));
  const row = againstFloor(what, at(times), mid(floors), goal ?? Infinity);
  const shown = { ...row, ratio: `${ratio.toPrecision(3)} ×` };
  return goal === null ? { ...shown, goal: '' } : { ...shown, holds: ratio <= goal };
};

const kindRows = (kinds: ReadonlyMap<string, readonly Timing[]>): readonly Row[] => [
  ...[...kinds].map(([kind, timings]) => applyRow(`apply, ${kind}`, timings, 1 / 2, null)),
  ...[...kinds].map(([kind, timings]) =>
    againstBound(
      `legal commands, ${kind}`,
      mid(timings.map(({ legal }) => legal)),
      2 * MILLISECOND,
    ),
  ),
];

const overallRows = (timings: readonly Timing[]): readonly Row[] => {
  const legal = timings.map((one) => one.legal);
  return [
    applyRow('apply, median (floor: structuredClone of the figures)', timings, 0.5, 5),
    applyRow('apply, p95', timings, 0.95, 40),
    againstBound('legal commands, median', mid(legal), 0.3 * MILLISECOND),
    onlyShown('legal commands, p95', quantile(legal, 0.95)),
  ];
};

/** Whole games of players who do anything, without looking at the invariants. */
const gamesRow = ({ engine, start }: Game): Row => {
  const elapsed = once(() => {
    for (let game = 0; game < GAMES; game += 1)
      playOut(engine, start(game), random, { rng: fromSeed(String(game)), limit: LIMIT });
  });
  const rate = (GAMES / elapsed) * SECOND;
  return {
    what: 'random games a second',
    figure: rate.toPrecision(3),
    floor: '',
    ratio: '',
    goal: '≥ 3',
    holds: rate >= 3,
  };
};

/** Whole games on the road of three rooms, of players who would win: parties of 2, 3 and 4. */
const greedyRow = ({ content, engine }: Game): Row => {
  const player = greedy(content, engine);
  const elapsed = once(() => {
    for (let game = 0; game < GREEDY_GAMES; game += 1) {
      const seed = `greedy/${String(game)}`;
      const seats = content.classes.slice(0, 2 + (game % 3)).map(({ id }) => ({
        seat: id,
        characters: [{ class: id }],
      }));
      const begun = rightOf(engine.start({ scenario: '1', seats, seed }));
      playOut(engine, begun, player, { rng: fromSeed(seed), limit: LIMIT });
    }
  });
  const rate = (GREEDY_GAMES / elapsed) * SECOND;
  return {
    what: 'greedy games a second, scenario 1',
    figure: rate.toPrecision(3),
    floor: '',
    ratio: '',
    goal: '≥ 1',
    holds: rate >= 1,
  };
};

const sizeRows = (all: readonly Position[]): readonly Row[] =>
  [...new Set(all.map(({ state }) => state.party))]
    .sort((a, b) => a - b)
    .map((party) => {
      const sizes = all
        .filter(({ state }) => state.party === party)
        .map(({ state }) => new TextEncoder().encode(JSON.stringify(state)).length / 1000);
      const kilobytes = (value: number): string => `${value.toFixed(1)} kB`;
      return againstBound(
        `largest state, ${String(party)} characters`,
        Math.max(...sizes),
        KILOBYTES,
        kilobytes,
      );
    });

/** The round machine: single commands, whole games, and what a state weighs. */
export const roundRows = (): readonly Row[] => {
  const game = table();
  const all = positionsOf(game);
  const kinds = byKind(all);
  const every = Math.ceil(all.length / (POSITIONS * 10));
  // Twice, so that nothing is timed before it is compiled.
  const measured = (positions: readonly Position[]): readonly Timing[] => {
    positions.forEach((one) => timeOf(game.engine, one));
    return positions.map((one) => timeOf(game.engine, one));
  };
  const timings = new Map([...kinds].map(([kind, those]) => [kind, measured(those)] as const));
  console.log(
    `rounds: ${String(all.length)} decisions of ${String(kinds.size)} kinds in ${String(GAMES)} games`,
  );
  // Last, when all is warm; whatever comes often in games counts often.
  const overall = measured(all.filter((_, at) => at % every === 0));
  return [
    ...overallRows(overall),
    ...kindRows(timings),
    gamesRow(game),
    greedyRow(game),
    ...sizeRows(all),
  ];
};
