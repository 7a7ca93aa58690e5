import { describe as group, expect, it } from 'vitest';

import { describe, explain, type GameState, type SeatCommand } from '../../src/round/index.js';
import { hiddenOtherwise, viewsHideSecrets } from '../../src/testing/view.js';
import { apply, engine, play } from './game.js';

const GAMES = Array.from(
  { length: 16 },
  (_, index) => [`leak ${String(index)}`, index % 8] as const,
);
const EVERY = 5;

const seenBy = (seat: string, state: GameState, command: SeatCommand): string => {
  const { state: after, events } = apply(state, command);
  const told = engine.viewEvents(events, seat);
  return JSON.stringify([engine.viewOf(after, seat), told, told.map((event) => describe(event))]);
};

const otherSeat = (seat: string): string => (seat === 'ann' ? 'bo' : 'ann');

group('what a seat may not know', () => {
  it('R-CARD-9 never changes its view, wherever the game stands', () => {
    let looks = 0;
    for (const [seed, level] of GAMES)
      for (const { state } of play(seed, level)) {
        if ((state.seq + level) % EVERY !== 0) continue;
        expect(viewsHideSecrets.violations({ engine, begun: state, state })).toEqual([]);
        looks += 1;
      }
    expect(looks).toBeGreaterThan(150);
  });

  it('R-CARD-9 changes nothing of what a step shows, unless the step says that it reveals', () => {
    const seen = { steps: 0, secrets: 0 };
    for (const [seed, level] of GAMES)
      for (const { state, command, step } of play(seed, level)) {
        if (step.revealedHidden || (state.seq + level) % EVERY === 1) continue;
        for (const seat of state.seats) {
          const shown = seenBy(seat, state, command);
          for (const [name, other] of hiddenOtherwise(state, seat)) {
            // Where others do something with a card that they then would not have, there is nothing to see;
            // and what is to be done comes to be done.
            const isTold = name === 'what is still to be done';
            if (isTold || (command.seat !== seat && !engine.isLegal(other, command))) continue;
            expect(seenBy(seat, other, command), `${seat}, ${name}`).toBe(shown);
            seen.steps += 1;
            seen.secrets += Number(command.type === 'selectCards');
          }
        }
      }
    expect(seen.steps).toBeGreaterThan(3000);
    expect(seen.secrets).toBeGreaterThan(100);
  });
});

group('undoing', () => {
  it('R-CARD-9 is free where nothing is revealed: another choice of one’s own shows the others the same', () => {
    let looks = 0;
    for (const [seed, level] of GAMES.slice(0, 12))
      for (const { state, command, step } of play(seed, level)) {
        if (step.revealedHidden || state.agenda.at(-1)?.type !== 'selectCards') continue;
        const rest = engine
          .legalCommands(state, command.seat)
          .filter((one) => ['selectCards', 'longRest'].includes(one.type))
          .filter((_, index) => index % 7 === 0);
        const shown = seenBy(otherSeat(command.seat), state, command);
        for (const one of rest) {
          expect(seenBy(otherSeat(command.seat), state, one)).toBe(shown);
          looks += 1;
        }
      }
    expect(looks).toBeGreaterThan(200);
  });
});

/** What a seat is answered that sends a command of its own making. */
const answerTo = (state: GameState, command: SeatCommand): string => {
  const answer = engine.apply(state, command);
  return answer._tag === 'Left' ? JSON.stringify([answer.left, explain(answer.left)]) : 'applied';
};

/** Everything that somebody might send about the secret choice of another seat. */
const guessesAt = (state: GameState, seat: string): readonly SeatCommand[] =>
  state.characters
    .filter((one) => one.seat !== seat)
    .flatMap(({ id: character, hand, waiting, battleGoals }) => {
      const cards = [...waiting, ...hand, 'kindler-28', 'nobody'];
      const sender = { seat, seq: state.seq };
      return [
        { type: 'longRest', character, ...sender } as const,
        ...cards.flatMap((leading) =>
          cards.slice(0, 4).map((second) => ({
            ...{ type: 'selectCards', character, leading, second, ...sender },
          })),
        ),
        ...[...battleGoals.dealt, 'nobody'].map((goal) => ({
          ...{ type: 'keepGoal', character, goal, ...sender },
        })),
      ] as readonly SeatCommand[];
    });

group('errors', () => {
  it('R-CARD-9 are the same for every card and goal of another seat, chosen or not', () => {
    const seen = { states: 0, chosen: 0 };
    for (const [seed, level] of GAMES.slice(0, 10))
      for (const { state } of play(seed, level)) {
        const top = state.agenda.at(-1)?.type;
        if (top !== 'selectCards' && top !== 'keepGoals') continue;
        seen.states += 1;
        seen.chosen += Number(state.characters.some(({ choice }) => choice !== null));
        for (const seat of state.seats) {
          const byType = new Map<string, Set<string>>();
          for (const guess of guessesAt(state, seat))
            byType.set(
              guess.type,
              (byType.get(guess.type) ?? new Set()).add(answerTo(state, guess)),
            );
          for (const [type, answers] of byType) {
            expect(answers.size, type).toBe(1);
            expect([...answers]).not.toContain('applied');
          }
        }
      }
    expect(seen.states).toBeGreaterThan(50);
    expect(seen.chosen).toBeGreaterThan(20);
  });

  it('R-CARD-9 do not tell a guess at what another seat chose from any other, whatever it chose', () => {
    let looks = 0;
    for (const [seed, level] of GAMES.slice(0, 10))
      for (const { state } of play(seed, level)) {
        if (state.agenda.at(-1)?.type !== 'selectCards') continue;
        for (const seat of state.seats)
          for (const [, other] of hiddenOtherwise(state, seat)) {
            // What somebody guesses is the same, whatever is true.
            const guesses = guessesAt(state, seat).filter((_, index) => index % 7 === 0);
            expect(guesses.map((guess) => answerTo(other, guess))).toEqual(
              guesses.map((guess) => answerTo(state, guess)),
            );
            looks += 1;
          }
      }
    expect(looks).toBeGreaterThan(200);
  });

  it('R-CARD-9 are the same for the whole party, whether a choice stands or not', () => {
    for (const { command, step } of play('guess', 2)) {
      if (command.type !== 'selectCards') continue;
      const again = { ...command, seq: step.state.seq };
      const swapped = { ...again, leading: command.second, second: command.leading };
      expect(answerTo(step.state, again)).toBe(answerTo(step.state, swapped));
    }
  });
});
