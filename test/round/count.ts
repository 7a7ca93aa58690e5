import { compareTexts } from '../../src/core/index.js';
import { fingerprint, type Engine, type GameState } from '../../src/round/index.js';

/** What is counted from a position. */
export interface Count {
  /** The distinct sequences of commands, from one command to as many as the depth says. */
  readonly nodes: number;
  /** Those of them that end a game, or are as long as the depth says. */
  readonly leaves: number;
  /** A short name for the states that these lead to, in whatever order they were found. */
  readonly digest: string;
  /** The types of the commands among them, in order. */
  readonly commands: readonly string[];
}

/** The content only takes part by what it does: a new name for a card changes no digest. */
const nameOf = (state: GameState): string => fingerprint({ ...state, content: '' });

/**
 * Plays every sequence of legal commands of a length, as chess libraries count moves ("perft"). Chance is no
 * branch: it falls as the streams of the state decide. `null` where there are more nodes than `most`.
 */
export const countFrom = (
  { legalCommands, apply }: Engine,
  begun: GameState,
  depth: number,
  most = Infinity,
): Count | null => {
  const leaves: string[] = [];
  const types = new Set<string>();
  let nodes = 0;
  const visit = (state: GameState, left: number): void => {
    if (left === 0 || state.over) {
      leaves.push(nameOf(state));
      return;
    }
    const commands = legalCommands(state);
    if (commands.length === 0) throw new Error('nobody can do anything');
    nodes += commands.length;
    if (nodes > most) return;
    for (const command of commands) {
      types.add(command.type);
      const step = apply(state, command);
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
      visit(step.right.state, left - 1);
    }
  };
  visit(begun, depth);
  if (nodes > most) return null;
  return {
    nodes,
    leaves: leaves.length,
    digest: fingerprint(leaves.sort(compareTexts)),
    commands: [...types].sort(compareTexts),
  };
};
