import { describe, expect, it } from 'vitest';

import { fromSeed, int } from '../../src/rng/index.js';
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
  const [deck, ...decks] = state.monsterDecks;

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
    [
      'a figure by the name of another',
      { ...state, figures: [{ ...first, id: 'warden#1' }, ...state.figures.slice(1)] },
      'figures[0].id: names what is not in the content or the game',
    ],
    [
      'a battle goal that was not dealt',
      {
        ...state,
        characters: [{ ...warden, battleGoals: { ...warden?.battleGoals, kept: 'x' } }, ...others],
      },
      'characters[0].battleGoals.kept: names what is not in the content or the game (R-SCEN-1)',
    ],
    [
      'battle goals that are in no pack',
      {
        ...state,
        characters: [{ ...warden, battleGoals: { dealt: ['x'], kept: null } }, ...others],
      },
      'characters[0].battleGoals.dealt: names what is not in the content or the game',
    ],
    [
      'a chosen card that the character does not have',
      {
        ...state,
        characters: [
          { ...warden, choice: { type: 'cards', leading: 'warden-1', second: 'kindler-1' } },
          ...others,
        ],
      },
      'characters[0].choice: names what is not in the content or the game (R-CARD-9)',
    ],
    [
      'a seat that is not at the table',
      { ...state, characters: [{ ...warden, seat: 'eve' }, ...others] },
      'characters[0].seat: names what is not in the content or the game',
    ],
    [
      'a card of a monster deck that is in no pack',
      { ...state, monsterDecks: [{ ...deck, discard: ['x'] }, ...decks] },
      'monsterDecks[0]: names what is not in the content or the game',
    ],
    [
      'a turn of nobody',
      { ...state, acted: ['nobody'] },
      'acted[0]: names what is not in the content or the game',
    ],
    [
      'a place in the order for nobody',
      { ...state, order: [{ initiative: 1, figures: ['__proto__'] }] },
      'order[0]: names what is not in the content or the game',
    ],
    [
      'kills of a monster that is in no box',
      { ...state, kills: { dragon: 1 } },
      'kills.dragon: names what is not in the content or the game',
    ],
    [
      'no chance for the rests',
      {
        ...state,
        streams: Object.fromEntries(
          Object.entries(state.streams).filter(([name]) => name !== 'rests'),
        ),
      },
      'streams.rests: no stream of chance for this purpose',
    ],
    [
      'a scenario that is in no pack',
      { ...state, scenario: 'attic' },
      'scenario: names what is not in the content or the game',
    ],
    ['NaN', { ...state, seq: Number.NaN }, 'seq: expected a whole number of at least 0, got NaN'],
    [
      'a number as a text',
      { ...state, round: '3' },
      'round: expected a whole number of at least 0, got "3"',
    ],
    [
      'a list for a table',
      { ...state, streams: [] },
      'streams: expected streams of chance by their names, got a list',
    ],
    ['nothing to do', { ...state, agenda: [] }, 'agenda: nothing to do in a game that is not over'],
    ['a field too many', { ...state, cheat: 1 }, 'cheat: expected no field of this name, got 1'],
    ['-0', { ...state, round: -0 }, 'round: expected a whole number of at least 0, got -0'],
  ])('with %s is refused with its place', (_, value, sentence) => {
    expect(said(value)).toContain(sentence);
  });
});

/** Where a value has texts, by the names of the fields and the indexes that lead there. */
const textsIn = (value: unknown, at: readonly string[]): readonly (readonly string[])[] => {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...at, key]));
};

/** A copy with another value in one place; `undefined` leaves the place out. */
const withOther = (value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown => {
  if (key === undefined) return other;
  const fields = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([name, one]) => {
    if (name !== key) return [[name, one] as const];
    const next = withOther(one, rest, other);
    return next === undefined ? [] : [[name, next] as const];
  });
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
};

/** Fields of tasks that hold ids, and those that hold words of a closed set, which the form checks. */
const WORDS = [
  'type',
  'half',
  'halves',
  'part',
  'pile',
  'goes',
  'mode',
  'kind',
  'infuse',
  'source',
  'lasts',
  'moment',
  'raised',
];
const INSIDE = [
  ...['plan', 'effect', 'revealed', 'hit', 'conditions'],
  // What a card says has words of its own.
  ...['steps', 'ability', 'results', 'done', 'stage', 'on'],
];

describe('what is to be done, in a save', () => {
  it('names no figure and no card that is not in the game', () => {
    const seen = new Set<string>();
    for (const seed of ['ids a', 'ids b', 'ids c', 'ids d', 'ids e'])
      for (const { state } of play(seed, 3))
        for (const [index, task] of state.agenda.entries())
          for (const path of textsIn(task, [])) {
            const place = `${task.type} ${path.filter((key) => !/^\d+$/.test(key)).join('.')}`;
            const [field = '', last] = [path[0], path.at(-1)];
            if (seen.has(place) || INSIDE.includes(field)) continue;
            if (WORDS.some((word) => word === field || word === last)) continue;
            if (path.includes('conditions')) continue;
            seen.add(place);
            const where = ['agenda', String(index), ...path];
            for (const stranger of ['nobody', '__proto__', 'constructor']) {
              const decoded = engine.decodeState(withOther(saved(state), where, stranger));
              expect(decoded._tag, place).toBe('Left');
              if (decoded._tag === 'Left')
                expect(decoded.left[0]).toEqual({
                  type: 'tamperedSave',
                  path: where.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
                  ruling: null,
                  fault: 'unknownId',
                });
            }
          }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'action card',
        'action figure',
        'attack target',
        'chooseFigure candidates',
        'endTurn figure',
        'monsterAction attacked',
        'monsterAction focus',
        'queue targets',
        'redraw character',
        'shortRests answered',
        'targetSets sets',
      ]),
    );
  });
});

describe('a save that somebody wrote into', () => {
  const numbers = [0, 1, 99, 1e9, Number.MAX_SAFE_INTEGER, -5, -0, Number.NaN];
  const names = ['nobody', 'warden', 'kindler', 'mire-guard#9', '__proto__', ''];

  const othersFor = (old: unknown): readonly unknown[] => {
    if (typeof old === 'number') return numbers;
    if (typeof old === 'string') return names;
    if (typeof old === 'boolean') return [!old];
    return Array.isArray(old) ? [[], [...(old as unknown[]), ...(old as unknown[])]] : [undefined];
  };

  const placesIn = (value: unknown, at: readonly string[]): readonly (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? [at, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))]
      : [at];

  const valueAt = (value: unknown, path: readonly string[]): unknown =>
    path.reduce((one, key) => (one as Readonly<Record<string, unknown>>)[key], value);

  it('is refused, or played on without a throw, whatever was written', () => {
    let rng = fromSeed('tampered');
    const draw = <A>(things: readonly A[]): A => {
      const [index, next] = int(0, things.length - 1)(rng);
      rng = next;
      return things[index]!;
    };
    const seen = { refused: 0, played: 0 };
    for (const seed of ['write a', 'write b', 'write c', 'write d'])
      for (const { state } of play(seed, 3)) {
        if (state.seq % 9 !== 2) continue;
        const places = placesIn(state, []);
        for (let count = 0; count < 12; count += 1) {
          const place = draw(places);
          const other = draw(othersFor(valueAt(state, place)));
          const decoded = engine.decodeState(withOther(state, place, other));
          seen[decoded._tag === 'Left' ? 'refused' : 'played'] += 1;
          if (decoded._tag === 'Left') continue;
          let now = decoded.right;
          for (let steps = 0; steps < 12 && !now.over; steps += 1) {
            const legal = engine.legalCommands(now);
            if (legal.length === 0) break;
            now = apply(now, draw(legal)).state;
          }
        }
      }
    expect(seen.refused).toBeGreaterThan(50);
    expect(seen.played).toBeGreaterThan(50);
  });
});
