import { describe, expect, it } from 'vitest';

import { explain, fingerprint, type GameState } from '../../src/round/index.js';
import { apply, engine, play, start } from './game.js';

const said = (value: unknown): readonly string[] => {
  const decoded = engine.decodeState(value);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

/** The state in the middle of a game. */
const middle = (seed: string, after: number): GameState => {
  let last = start(seed);
  for (const { step } of play(seed)) {
    last = step.state;
    if (last.seq === after) break;
  }
  return last;
};

const saved = (state: GameState): unknown => JSON.parse(JSON.stringify(state));

describe('a save', () => {
  it('comes back as it is, wherever the game was left', () => {
    const tasks = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const { state } of play(seed, 3)) {
        const decoded = engine.decodeState(saved(state));
        expect(decoded._tag === 'Right' ? decoded.right : decoded.left).toEqual(state);
        for (const { type } of state.agenda) tasks.add(type);
      }
    expect(tasks.size).toBeGreaterThan(12);
  });

  it('goes on to the same end', () => {
    for (const { state, command, step } of play('resume')) {
      const decoded = engine.decodeState(saved(state));
      expect(decoded._tag).toBe('Right');
      if (decoded._tag === 'Right')
        expect(fingerprint(apply(decoded.right, command).state)).toBe(fingerprint(step.state));
    }
  });

  const state = middle('tamper', 20);
  const [first, second] = state.figures;
  const [warden, ...others] = state.characters;

  it.each<[string, unknown, string]>([
    ['nothing', null, 'input: expected a state, got null'],
    ['another schema', { ...state, schema: 2 }, 'schema: a save of another schema than 1'],
    ['other rules', { ...state, rules: 0 }, 'rules: made with other rules than version 1'],
    [
      'another pack',
      { ...state, content: 'abc' },
      `content: made with other content than ${state.content}`,
    ],
    [
      'more hit points than there are',
      { ...state, figures: [{ ...first, hitPoints: 99 }, ...state.figures.slice(1)] },
      'figures[0].hitPoints: more hit points than the maximum (R-DMG-10)',
    ],
    [
      'two figures on one hex',
      { ...state, figures: [first, { ...second, at: first?.at }, ...state.figures.slice(2)] },
      'figures[1].at: two figures on one hex (R-MOVE-2)',
    ],
    [
      'a figure off the board',
      { ...state, figures: [{ ...first, at: { q: 90, r: 0 } }, ...state.figures.slice(1)] },
      'figures[0].at: a figure off the board (R-HEX-3)',
    ],
    [
      'a monster that is in no box',
      { ...state, figures: [{ ...first, type: 'dragon' }, ...state.figures.slice(1)] },
      'figures[0].type: names what is not in the content or the game',
    ],
    [
      'a card too many',
      {
        ...state,
        characters: [{ ...warden, lost: [...(warden?.lost ?? []), 'warden-13'] }, ...others],
      },
      'characters[0]: not the cards that the hand began with (R-CARD-15)',
    ],
    [
      'a room that is nowhere',
      { ...state, rooms: [...state.rooms, 'attic'] },
      'rooms[1]: names what is not in the content or the game',
    ],
    ['nothing to do', { ...state, agenda: [] }, 'agenda: nothing to do in a game that is not over'],
    ['a field too many', { ...state, cheat: 1 }, 'cheat: expected no field of this name, got 1'],
    ['-0', { ...state, round: -0 }, 'round: expected a whole number of at least 0, got -0'],
  ])('with %s is refused with its place', (_, value, sentence) => {
    expect(said(value)).toContain(sentence);
  });
});
