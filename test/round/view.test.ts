import { describe, expect, it } from 'vitest';

import type { GameState, SeatCommand } from '../../src/round/index.js';
import { apply, engine, play, start } from './game.js';

const choose = (state: GameState, seat: string): GameState => {
  const [command] = engine.legalCommands(state, seat);
  return command === undefined ? state : apply(state, command).state;
};

/** Before the first round everybody keeps a goal and takes a hex. */
const atSelection = (seed: string): GameState => {
  const order = ['ann', 'bo', 'ann', 'bo'];
  return order.reduce(choose, start(seed));
};

describe('R-CARD-9 what a seat sees', () => {
  it('R-CARD-9 is not what others chose, only that they did, until all have', () => {
    const before = atSelection('secret');
    const after = choose(before, 'ann');
    const [annBefore] = engine.viewOf(before, 'bo').characters;
    const [annAfter] = engine.viewOf(after, 'bo').characters;
    expect(annAfter).toMatchObject({ hasChosen: true, choice: null, waiting: 0 });
    expect(annAfter?.hand).toBe(annBefore?.hand);
    expect(engine.viewOf(after, 'ann').characters[0]?.choice?.type).toBe('cards');
    expect(engine.viewOf(after, 'bo').waitingFor).toEqual(['bo']);

    const open = choose(after, 'bo');
    expect(engine.viewOf(open, 'bo').characters[0]?.choice?.type).toBe('cards');
  });

  it('R-CARD-9 looks the same whichever cards another seat chose, or a rest', () => {
    for (const { state } of play('leaks')) {
      if (state.agenda.at(-1)?.type !== 'selectCards') continue;
      const commands = engine.legalCommands(state, 'ann').filter((_, index) => index % 13 === 0);
      const views = commands.map((command) => {
        const step = apply(state, command);
        // With the last choice all are revealed.
        if (step.state.agenda.at(-1)?.type !== 'selectCards') return null;
        return JSON.stringify([
          engine.viewOf(step.state, 'bo'),
          engine.viewEvents(step.events, 'bo'),
        ]);
      });
      expect(new Set(views).size).toBeLessThan(2 + Number(views.length === 0));
    }
  });

  it('holds no hidden card, no chance, no agenda and nobody else’s goals', () => {
    for (const { state } of play('hidden')) {
      const view = engine.viewOf(state, 'ann');
      const text = JSON.stringify(view);
      for (const key of ['agenda', 'streams', 'pile":[']) expect(text).not.toContain(key);
      const theirs = state.characters.filter(({ seat }) => seat !== 'ann');
      const goals = theirs.flatMap(({ battleGoals }) => battleGoals.dealt);
      for (const goal of goals) expect(text).not.toContain(`"${goal}"`);
      for (const { hand, choice } of theirs) {
        // What was played in this round and came back by a rest was seen by everybody.
        const seen = choice?.type === 'cards' ? [choice.leading, choice.second] : [];
        for (const card of hand.filter((one) => !seen.includes(one)))
          expect(text).not.toContain(`"${card}"`);
      }
    }
  });

  it('holds all that the seat can do, and whom the game waits for', () => {
    for (const { state } of play('mine'))
      for (const seat of state.seats) {
        const view = engine.viewOf(state, seat);
        expect(view.commands).toEqual(engine.legalCommands(state, seat));
        expect(view.waitingFor.includes(seat)).toBe(view.commands.length > 0);
      }
  });
});

describe('somebody who only looks on', () => {
  it('R-CARD-9 sees no secrets, and can do nothing, even where any seat of the party may answer', () => {
    let ofParty = 0;
    for (const { state } of play('look on', 3)) {
      const view = engine.viewOf(state, 'eve');
      expect(view.characters.map(({ secrets }) => secrets)).toEqual([null, null]);
      expect([view.decisions, view.commands]).toEqual([[], []]);
      expect(engine.legalCommands(state, 'eve')).toEqual([]);
      ofParty += Number(engine.decisions(state).some(({ seat }) => seat === null));
    }
    expect(ofParty).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  it('R-DMG-3 says what is at stake: the damage, or the card of a rest', () => {
    const seen = new Set<string>();
    for (const { state } of play('stakes', 4))
      for (const { about, commands } of engine.decisions(state)) {
        const types = commands.map(({ type }) => type);
        const isDamage = types.includes('suffer');
        expect(about?.type === 'damage').toBe(isDamage);
        expect(about?.type === 'card').toBe(types.includes('redraw'));
        if (about?.type === 'damage') expect(about.amount).toBeGreaterThan(0);
        seen.add(about?.type ?? 'nothing');
      }
    expect([...seen].sort()).toEqual(['card', 'damage', 'nothing']);
  });
});

describe('undoing', () => {
  it('R-DMG-8 is no longer free once somebody is exhausted whose hand all see then', () => {
    let exhausted = 0;
    for (const seed of ['gone a', 'gone b', 'gone c'])
      for (const { state, step } of play(seed, 7))
        for (const event of step.events) {
          if (event.type !== 'exhausted') continue;
          const { hand } = state.characters.find(({ id }) => id === event.character)!;
          if (hand.length > 0) expect(step.revealedHidden).toBe(true);
          exhausted += Number(hand.length > 0);
        }
    expect(exhausted).toBeGreaterThan(0);
  });

  const isHarmless = ({ type }: SeatCommand): boolean =>
    ['play', 'moveTo', 'endMove', 'skip', 'keepGoal'].includes(type);

  it('leaks nothing as long as nothing hidden was revealed', () => {
    const seen = { revealed: 0, hidden: 0 };
    for (const { state, command, step } of play('undo')) {
      seen[step.revealedHidden ? 'revealed' : 'hidden'] += 1;
      if (!step.revealedHidden) {
        expect(step.state.streams).toEqual(state.streams);
        expect(step.state.modifiers.pile).toEqual(state.modifiers.pile);
        const piles = ({ monsterDecks }: GameState) => monsterDecks.map(({ pile }) => pile);
        expect(piles(step.state)).toEqual(piles(state));
      }
      if (isHarmless(command) && step.events.length === 0) expect(step.revealedHidden).toBe(false);
    }
    expect(seen.revealed).toBeGreaterThan(5);
    expect(seen.hidden).toBeGreaterThan(5);
  });
});
