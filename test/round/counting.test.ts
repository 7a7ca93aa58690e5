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
        "battle goals and starting hexes of two seats: depth 3, 92 nodes, 80 leaves, fbf1353548b2bdfb",
        "selection of cards, a rest among them: depth 2, 175 nodes, 156 leaves, 51d29774fbcf3ba1",
        "two long rests at the same time: depth 6, 300 nodes, 180 leaves, dc8b1af237e1940d",
        "two cards, four halves: depth 3, 427 nodes, 357 leaves, 919b43c184eaae89",
        "in the middle of a move past an ally, a trap and a mire: depth 2, 254 nodes, 222 leaves, 36a0eb84d5f933e2",
        "in the middle of a jump: depth 3, 262 nodes, 180 leaves, 78c99b400d0c6540",
        "in the middle of an attack on two of three: depth 5, 770 nodes, 654 leaves, b4527cc5d8cdcf7f",
        "an area that can be laid in several ways: depth 3, 123 nodes, 105 leaves, 1506cd2c1de00d0c",
        "a push past an ally of the target: depth 4, 480 nodes, 414 leaves, 921ff898edc8d33c",
        "a pull: depth 3, 76 nodes, 65 leaves, 02763885e71908de",
        "damage that cards can cancel: depth 3, 429 nodes, 328 leaves, 75faee555a2febd7",
        "an attack on somebody who retaliates: depth 3, 125 nodes, 105 leaves, 18f80959d9d7a563",
        "a monster with two foci: depth 3, 188 nodes, 166 leaves, deb260f98c6b31a1",
        "a monster with several ways: depth 2, 22 nodes, 20 leaves, 1c48514834ea685c",
        "elements that can be consumed: depth 5, 270 nodes, 234 leaves, cd4cbe326c06ba29",
        "loot in a range: depth 4, 676 nodes, 624 leaves, 5af7059ac44bfa87",
        "a heal for two: depth 3, 59 nodes, 49 leaves, 71f144e10a0afb2e",
        "the last enemy falls: depth 4, 507 nodes, 441 leaves, 73845ef3be362135",
        "the end of a round, with short rests: depth 4, 444 nodes, 379 leaves, eb4df6bcf1d80067",
        "a game of chance in its middle: depth 4, 894 nodes, 735 leaves, 8f74177cf33662b4",
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
