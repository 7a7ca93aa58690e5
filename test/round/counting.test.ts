import { map } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Engine, Step } from '../../src/round/index.js';
import { countFrom, type Count } from './count.js';
import { POSITIONS, type Position } from './positions.js';

const MOST = 5000;

const countOf = ({ name, depth, table }: Position): Count => {
  const { engine, state } = table();
  const count = countFrom(engine, state, depth, MOST);
  if (count === null) throw new Error(`${name}: more than ${String(MOST)} nodes`);
  return count;
};

const named = (name: string): Position => {
  const found = POSITIONS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no position "${name}"`);
  return found;
};

describe('counting', () => {
  // Another number of nodes means that what is legal changed; another digest alone that effects or the
  // encoding of states did. The changelog says which.
  it('finds as many sequences of commands as it did, and they end as they did', () => {
    const counts = POSITIONS.map((position) => ({ position, count: countOf(position) }));
    expect(
      counts.map(
        ({ position: { name, depth }, count: { nodes, leaves, digest } }) =>
          `${name}: depth ${String(depth)}, ${String(nodes)} nodes, ${String(leaves)} leaves, ${digest}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "battle goals and starting hexes of two seats: depth 3, 92 nodes, 80 leaves, 61dab2481c5aeaee",
        "selection of cards, a rest among them: depth 2, 175 nodes, 156 leaves, d7fd2057df02fdd7",
        "two long rests at the same time: depth 6, 300 nodes, 180 leaves, 9b33d0ebd4f15e12",
        "two cards, four halves: depth 3, 427 nodes, 357 leaves, 315dad1a4c857c3d",
        "in the middle of a move past an ally, a trap and a mire: depth 2, 254 nodes, 222 leaves, 469292a8d86b58f4",
        "in the middle of a jump: depth 3, 262 nodes, 180 leaves, c797a67ade7d35a5",
        "in the middle of an attack on two of three: depth 5, 770 nodes, 654 leaves, 55693baded4a28a8",
        "an area that can be laid in several ways: depth 3, 123 nodes, 105 leaves, f3b6f95ee1f50f45",
        "a push past an ally of the target: depth 4, 480 nodes, 414 leaves, 8a14169c17df0a17",
        "a pull: depth 3, 76 nodes, 65 leaves, 3dd04c7440974ff9",
        "damage that cards can cancel: depth 3, 429 nodes, 328 leaves, 6428ab02a3f041bc",
        "an attack on somebody who retaliates: depth 3, 125 nodes, 105 leaves, 6b9a1d59a65f2d6f",
        "a monster with two foci: depth 3, 188 nodes, 166 leaves, 21b9f0732c1ec8ae",
        "a monster with several ways: depth 2, 22 nodes, 20 leaves, 6a1acd8a008a342b",
        "elements that can be consumed: depth 5, 270 nodes, 234 leaves, a3bf9fd5c91bcd52",
        "loot in a range: depth 4, 676 nodes, 624 leaves, d11aa7b72ae1f79c",
        "a heal for two: depth 3, 59 nodes, 49 leaves, 915f532175360b5a",
        "the last enemy falls: depth 4, 507 nodes, 441 leaves, 311968bcea33406f",
        "the end of a round, with short rests: depth 4, 444 nodes, 379 leaves, a11bb2263b214fe6",
        "a game of chance in its middle: depth 4, 813 nodes, 684 leaves, 0010059d1a8cb9c7",
      ]
    `);
    // The types of commands that are counted.
    const types = new Set(counts.flatMap(({ count }) => count.commands));
    expect([...types].sort()).toMatchInlineSnapshot(`
      [
        "actFirst",
        "attack",
        "attackAll",
        "chooseFigure",
        "chooseFocus",
        "chooseStart",
        "consume",
        "endMove",
        "endTurn",
        "keepGoal",
        "longRest",
        "loseCard",
        "moveActiveCard",
        "moveAlong",
        "moveTo",
        "negate",
        "perform",
        "play",
        "pushStep",
        "redraw",
        "restHeal",
        "selectCards",
        "shortRest",
        "skip",
        "stop",
        "suffer",
      ]
    `);
  });

  it('shows a command that is lost by its number, and a state that is written otherwise by its digest', () => {
    const { table, depth } = named('an attack on somebody who retaliates');
    const { engine, state } = table();
    const known = countFrom(engine, state, depth);
    const forgetful: Engine = {
      ...engine,
      legalCommands: (...asked) =>
        engine.legalCommands(...asked).filter(({ type }) => type !== 'endTurn'),
    };
    expect(countFrom(forgetful, state, depth)?.nodes).not.toBe(known?.nodes);
    const wordy: Engine = {
      ...engine,
      apply: (...given) =>
        map((step: Step) => ({
          ...step,
          state: { ...step.state, kills: { ...step.state.kills, nobody: 0 } },
        }))(engine.apply(...given)),
    };
    const other = countFrom(wordy, state, depth);
    expect(other).toMatchObject({ nodes: known?.nodes, leaves: known?.leaves });
    expect(other?.digest).not.toBe(known?.digest);
  });

  it('gives up where there are too many', () => {
    const { table } = named('a heal for two');
    const { engine, state } = table();
    expect(countFrom(engine, state, 1, 2)).toBeNull();
    expect(countFrom(engine, state, 1, 3)?.nodes).toBe(3);
  });
});
