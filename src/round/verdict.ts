import { isGoalMet, isLossMet, type Facts } from '../scenario/index.js';
import { equals } from '../hex/index.js';
import type { Scenario } from '../content/index.js';
import type { Hex } from '../vocabulary/index.js';
import { scenarioOf, type Env } from './env.js';
import type { GameState, Verdict } from './state.js';

/** The markers on a hex. */
const markersOn = ({ map: { markers = [] } }: Scenario, at: Hex | undefined): readonly string[] =>
  at === undefined
    ? []
    : markers.filter(({ hexes }) => hexes.some((hex) => equals(hex, at))).map(({ id }) => id);

const countsOf = (types: readonly string[]): Facts['enemies'] =>
  [...new Set(types)].map((monster) => ({
    monster,
    count: types.filter((type) => type === monster).length,
  }));

/** What goals and losses are judged by. */
const factsOf = (env: Env, state: GameState, roundsEnded: number): Facts => {
  const scenario = scenarioOf(env, state);
  const enemies = state.figures.filter(({ kind }) => kind === 'monster').map(({ type }) => type);
  return {
    ...env.factsOf(state),
    roundsEnded,
    revealedRooms: state.rooms,
    enemies: countsOf(enemies),
    killed: Object.entries(state.kills).map(([monster, count]) => ({
      monster,
      count,
      enemies: true,
    })),
    party: state.characters.map(({ id, exhausted }) => ({
      id,
      exhausted,
      on: markersOn(scenario, state.figures.find((figure) => figure.id === id)?.at),
    })),
  };
};

/**
 * Whether the scenario is decided just now: a loss, a goal, or nobody left (R-DMG-9). The round that is
 * played has not ended, except for whoever ends it and says so.
 */
export const verdictOf = (
  env: Env,
  state: GameState,
  roundsEnded = state.round - 1,
): Verdict | null => {
  // Before the first round nobody has done anything.
  if (state.round === 0) return null;
  const { goal, losses = [] } = scenarioOf(env, state);
  const facts = factsOf(env, state, roundsEnded);
  if (isGoalMet(goal, facts)) return 'won';
  const isLost =
    state.characters.every(({ exhausted }) => exhausted) ||
    losses.some((loss) => isLossMet(loss, facts));
  return isLost ? 'lost' : null;
};
