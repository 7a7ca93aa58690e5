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
        "battle goals and starting hexes of two seats: depth 3, 92 nodes, 80 leaves, c06c786e29a42993",
        "selection of cards, a rest among them: depth 2, 175 nodes, 156 leaves, 6b9f5ac0d4644b9a",
        "two long rests at the same time: depth 6, 300 nodes, 180 leaves, 767ab535bb67b013",
        "two cards, four halves: depth 3, 427 nodes, 357 leaves, 632945cfd4eaef14",
        "in the middle of a move past an ally, a trap and a mire: depth 2, 254 nodes, 222 leaves, e51aa6bf39d92137",
        "in the middle of a jump: depth 3, 262 nodes, 180 leaves, de0a69f19889f0c6",
        "in the middle of an attack on two of three: depth 5, 770 nodes, 654 leaves, ac305b6958f0274c",
        "an area that can be laid in several ways: depth 3, 123 nodes, 105 leaves, dd980644f6487747",
        "a push past an ally of the target: depth 4, 480 nodes, 414 leaves, b819227387dc8bf8",
        "a pull: depth 3, 76 nodes, 65 leaves, 516ffd042dbf0708",
        "damage that cards can cancel: depth 3, 429 nodes, 328 leaves, 809b54228496b2de",
        "an attack on somebody who retaliates: depth 3, 125 nodes, 105 leaves, 0821156657c78630",
        "a monster with two foci: depth 3, 188 nodes, 166 leaves, d5d6bfd5bb8724e5",
        "a monster with several ways: depth 2, 22 nodes, 20 leaves, a5c34be5613d8996",
        "elements that can be consumed: depth 5, 270 nodes, 234 leaves, 516ebd2185b2188a",
        "loot in a range: depth 4, 676 nodes, 624 leaves, 09e4a995beea6d70",
        "a heal for two: depth 3, 59 nodes, 49 leaves, 946617b5395b23a0",
        "the last enemy falls: depth 4, 507 nodes, 441 leaves, b858a93ae0005ce2",
        "the end of a round, with short rests: depth 4, 444 nodes, 379 leaves, 2517f70c0b6dc495",
        "a game of chance in its middle: depth 4, 813 nodes, 684 leaves, 46e52bf68e189407",
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
