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
        "battle goals and starting hexes of two seats: depth 3, 92 nodes, 80 leaves, ba7bb6ddab1cd897",
        "selection of cards, a rest among them: depth 2, 175 nodes, 156 leaves, c8752c45b2664028",
        "two long rests at the same time: depth 6, 300 nodes, 180 leaves, a89705a8938509eb",
        "two cards, four halves: depth 3, 427 nodes, 357 leaves, 85057849b788acf7",
        "in the middle of a move past an ally, a trap and a mire: depth 2, 254 nodes, 222 leaves, 33699e48554dbb46",
        "in the middle of a jump: depth 3, 262 nodes, 180 leaves, d383fb2f21608384",
        "in the middle of an attack on two of three: depth 5, 770 nodes, 654 leaves, ddb35f6592bc5609",
        "an area that can be laid in several ways: depth 3, 123 nodes, 105 leaves, 5a7c4aa22d47ab87",
        "a push past an ally of the target: depth 4, 480 nodes, 414 leaves, 1a683993d73f9902",
        "a pull: depth 3, 76 nodes, 65 leaves, 32ad068155b7a4aa",
        "damage that cards can cancel: depth 3, 429 nodes, 328 leaves, 6e542e0905fd7fbe",
        "an attack on somebody who retaliates: depth 3, 125 nodes, 105 leaves, 29de16621646ad57",
        "a monster with two foci: depth 3, 188 nodes, 166 leaves, 81ef2eb001fb8d14",
        "a monster with several ways: depth 2, 22 nodes, 20 leaves, 4185a23b472f18c7",
        "elements that can be consumed: depth 5, 270 nodes, 234 leaves, 52459240351ca9d4",
        "loot in a range: depth 4, 676 nodes, 624 leaves, 97dff6f4e791f9ed",
        "a heal for two: depth 3, 59 nodes, 49 leaves, 5e6ec443020b3e30",
        "the last enemy falls: depth 4, 507 nodes, 441 leaves, 86ad8c0c023e786f",
        "the end of a round, with short rests: depth 4, 444 nodes, 379 leaves, fb4e10ca7065d1a9",
        "a game of chance in its middle: depth 4, 813 nodes, 684 leaves, 9b20d0aa112ae3f4",
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
