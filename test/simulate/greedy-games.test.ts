import { describe, expect, it } from 'vitest';

import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed } from '../../src/rng/index.js';
import type { GameState, SeatCommand, Step } from '../../src/round/index.js';
import { greedy, playOut } from '../../src/simulate/index.js';
import { frozenCopy } from '../../src/testing/index.js';
import { hiddenOtherwise } from '../../src/testing/view.js';
import { engine, setUpOf, startOf } from '../testing/games.js';

const checked = checkPack(hollowmere);
if (checked._tag === 'Left') throw new Error('the pack has faults');
const player = greedy(checked.right, engine);
const LIMIT = 3000;

const answerIn = (state: GameState): SeatCommand => {
  const [first, ...others] = engine.legalCommands(state);
  return player({ state, commands: [first!, ...others] })(fromSeed('a'))[0];
};

/** Every step of a game. */
const stepsOf = (begun: GameState, seed: string) => {
  const steps: { state: GameState; command: SeatCommand; step: Step }[] = [];
  const { commands } = playOut(engine, begun, player, { rng: fromSeed(seed), limit: LIMIT });
  commands.reduce((state, command) => {
    const step = engine.apply(state, command);
    if (step._tag === 'Left') throw new Error('refused');
    steps.push({ state, command, step: step.right });
    return step.right.state;
  }, begun);
  return steps;
};

const onTheRoad = (seed: string): GameState =>
  frozenCopy(startOf({ ...setUpOf(seed), scenario: '1' }));

describe('greedy players', () => {
  it('play the same game with the same stream', () => {
    const begun = frozenCopy(startOf(setUpOf('greedy')));
    const [one, other] = [1, 2].map(() =>
      playOut(engine, begun, player, { rng: fromSeed('bot'), limit: 60 }),
    );
    expect(one!.commands).toHaveLength(60);
    expect(other).toEqual(one);
  });

  it('win at least four of five games in the practice yard', () => {
    const verdicts = Array.from({ length: 20 }, (_, index) => {
      const seed = `yard ${String(index)}`;
      const game = playOut(engine, startOf(setUpOf(seed)), player, {
        rng: fromSeed(seed),
        limit: LIMIT,
      });
      return game.state.verdict;
    });
    expect(verdicts).not.toContain(null);
    expect(verdicts.filter((one) => one === 'won').length).toBeGreaterThanOrEqual(16);
  });

  it('open doors once nobody is left on this side, and only answer with what is legal', () => {
    let doors = 0;
    for (const seed of ['road 1', 'road 2'])
      for (const { state, command, step } of stepsOf(onTheRoad(seed), seed)) {
        expect(engine.isLegal(state, command)).toBe(true);
        if (!step.events.some(({ type }) => type === 'doorOpened')) continue;
        expect(state.figures.filter(({ side }) => side === 'monsters')).toEqual([]);
        doors += 1;
      }
    expect(doors).toBeGreaterThan(1);
  });

  it('R-CARD-9 know nothing of what is hidden', () => {
    let looks = 0;
    for (const { state } of stepsOf(onTheRoad('hidden'), 'hidden').filter(
      (_, index) => index % 3 === 0,
    )) {
      const [asked] = engine.legalCommands(state);
      const answer = answerIn(state);
      for (const [name, other] of hiddenOtherwise(state, asked!.seat)) {
        // What is still to be done everybody knows.
        if (name === 'what is still to be done') continue;
        expect(answerIn(other), name).toEqual(answer);
        looks += 1;
      }
    }
    expect(looks).toBeGreaterThan(200);
  });
});
