/** How many games were won, by the size of the party and by the level of the scenario. */

import type { GameState } from '../../src/round/index.js';

/** Counts how games ended. */
export interface Wins {
  /** A game that is over. */
  readonly add: (end: Pick<GameState, 'party' | 'level' | 'verdict'>) => void;
  /** The shares, a line for all parties and one for each size and level. */
  readonly lines: () => readonly string[];
}

interface Tally {
  readonly won: number;
  readonly played: number;
}

const HUNDRED = 100;
const NAME_WIDTH = 16;

const lineOf = (name: string, { won, played }: Tally): string =>
  `${name.padEnd(NAME_WIDTH)}${String(won)} of ${String(played)} won, ${((HUNDRED * won) / played).toFixed(0)} %`;

/** No games yet. */
export const winsOf = (): Wins => {
  const tallies = new Map<string, Tally>();
  return {
    add: ({ party, level, verdict }) => {
      for (const name of ['all', `${String(party)} characters`, `level ${String(level)}`]) {
        const { won, played } = tallies.get(name) ?? { won: 0, played: 0 };
        tallies.set(name, { won: won + (verdict === 'won' ? 1 : 0), played: played + 1 });
      }
    },
    lines: () =>
      [...tallies]
        .sort(
          ([one], [other]) =>
            Number(other === 'all') - Number(one === 'all') || (one < other ? -1 : 1),
        )
        .map(([name, tally]) => lineOf(name, tally)),
  };
};
