/** A game from its start to its end: whoever is asked, a greedy player answers. */

import { checkPack, explain as explainPack, type CheckedPack } from 'gloomhaven-rules/content';
import { hollowmere } from 'gloomhaven-rules/demo';
import {
  createEngine,
  explain,
  type Engine,
  type Event,
  type GameState,
  type SeatCommand,
} from 'gloomhaven-rules/round';
import { fromSeed } from 'gloomhaven-rules/rng';
import { greedy } from 'gloomhaven-rules/simulate';

/** What a game is made of. */
export interface Table {
  readonly pack: CheckedPack;
  readonly engine: Engine;
}

/** A game: its scenario, its seed, the level, and who plays. */
export interface Game {
  readonly scenario: string;
  readonly seed: string;
  readonly level: number;
  /** Names of the seats, each with the classes that it plays. */
  readonly party: readonly { readonly seat: string; readonly classes: readonly string[] }[];
}

/** A game that was begun, or sentences that say why it was not. */
export type Begun = { readonly state: GameState } | { readonly faults: readonly string[] };

/** The engine for our own pack. */
export const lay = (): Table => {
  const pack = checkPack(hollowmere);
  if (pack._tag === 'Left') throw new Error(pack.left.map(explainPack).join('\n'));
  const engine = createEngine({ content: pack.right });
  if (engine._tag === 'Left') throw new Error('the rules of the first edition are whole');
  return { pack: pack.right, engine: engine.right };
};

export const begin = ({ engine }: Table, { scenario, seed, level, party }: Game): Begun => {
  const state = engine.start({
    scenario,
    level,
    seats: party.map(({ seat, classes }) => ({
      seat,
      characters: classes.map((one) => ({ class: one })),
    })),
    seed,
  });
  return state._tag === 'Left' ? { faults: state.left.map(explain) } : { state: state.right };
};

const isAny = (
  commands: readonly SeatCommand[],
): commands is readonly [SeatCommand, ...SeatCommand[]] => commands.length > 0;

/** Who looks on: what happened, and the state after it. */
export type Watch = (events: readonly Event[], state: GameState) => void;

/** Plays to the end. */
export const play = ({ pack, engine }: Table, begun: GameState, watch: Watch): GameState => {
  const player = greedy(pack, engine);
  let state = begun;
  let rng = fromSeed('players');
  while (!state.over) {
    const commands = engine.legalCommands(state);
    if (!isAny(commands)) throw new Error('nobody can do anything');
    const [command, next] = player({ state, commands })(rng);
    const step = engine.apply(state, command);
    if (step._tag === 'Left') throw new Error(explain(step.left));
    rng = next;
    state = step.right.state;
    watch(step.right.events, state);
  }
  return state;
};
