import { describe, expect, it } from 'vitest';

import { explain, type GameState, type SeatCommand } from '../../src/round/index.js';
import { mutantsOf } from '../../src/testing/index.js';
import { engine, frozen, play } from './game.js';

/** The first state of a game in which a seat can give a command of a type, and that command. */
const momentOf = <Type extends SeatCommand['type']>(
  type: Type,
): { state: GameState; command: Extract<SeatCommand, { readonly type: Type }> } => {
  for (const seed of ['bad a', 'bad b', 'bad c', 'bad d'])
    for (const { state } of play(seed, 3)) {
      const command = engine.legalCommands(state).find((one) => one.type === type);
      if (command !== undefined) return { state: frozen(state), command: frozen(command) as never };
    }
  throw new Error(`nobody can ${type}`);
};

const refusal = (state: GameState, given: unknown) => {
  const before = JSON.stringify(state);
  const answer = engine.apply(state, given as never);
  expect(engine.isLegal(state, given as never)).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
  if (answer._tag === 'Right') throw new Error('it was applied');
  expect(Object.keys(answer.left)).toEqual(expect.arrayContaining(['type', 'path', 'ruling']));
  return explain(answer.left);
};

const cyclic: unknown[] = [];
cyclic.push(cyclic);
const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown;

const { state, command: select } = momentOf('selectCards');
const own = state.characters.find(({ id }) => id === select.character)!;
const other = state.characters.find(({ id }) => id !== select.character)!;
const otherSeat = state.seats.find((seat) => seat !== select.seat)!;
const NOT_NOW = 'input: "selectCards" is not possible now';
const NEXT = `seq: the next command is number ${String(state.seq)}`;
const NO_SEAT = 'has nothing of that kind to decide';

describe('a command that is none', () => {
  it.each<[string, unknown, string]>([
    [
      'a list of commands',
      [select],
      'input: expected a command { type, seat, seq, … }, got a list',
    ],
    ['a text', JSON.stringify(select), 'input: expected a command { type, seat, seq, … }, got'],
    ['NaN', Number.NaN, 'input: expected a command { type, seat, seq, … }, got NaN'],
    ['no type', { ...select, type: undefined }, 'input: expected a command'],
    ['a list as its type', { ...select, type: ['selectCards'] }, 'input: expected a command'],
    ['a type that is none', { ...select, type: 'cheat' }, 'input: "cheat" is not possible now'],
    [
      'a type of prototypes',
      { ...select, type: '__proto__' },
      'input: "__proto__" is not possible',
    ],
    ['NaN as its number', { ...select, seq: Number.NaN }, NEXT],
    ['no number', { ...select, seq: undefined }, NEXT],
    ['a huge number', { ...select, seq: Number.MAX_SAFE_INTEGER }, NEXT],
    ['the number before', { ...select, seq: state.seq - 1 }, NEXT],
    ['the number after', { ...select, seq: state.seq + 1 }, NEXT],
    ['a number in a list', { ...select, seq: [state.seq] }, NEXT],
    ['a list as its seat', { ...select, seat: [select.seat] }, 'seat: expected a text, got'],
    ['a seat of prototypes', { ...select, seat: '__proto__' }, `seat: "__proto__" ${NO_SEAT}`],
    ['a seat that is nowhere', { ...select, seat: 'eve' }, `seat: "eve" ${NO_SEAT}`],
    ['a cycle', { ...select, leading: cyclic }, 'expected plain JSON'],
    ['a nest', { ...select, leading: deep }, 'expected plain JSON'],
    ['a function', { ...select, leading: () => 'x' }, 'leading: expected plain JSON'],
  ])('%s is refused with its place', (_, given, sentence) => {
    expect(refusal(state, given)).toContain(sentence);
  });
});

describe('a card that cannot be chosen', () => {
  it.each<[string, unknown]>([
    ['R-CARD-9 of the class, but not in the hand', 'warden-28'],
    ['R-CARD-9 of another character', other.hand[0]],
    ['R-CARD-9 of nobody', 'nobody'],
    ['a name of prototypes', '__proto__'],
    ['NaN', Number.NaN],
    ['-0', -0],
    ['a list', [own.hand[0]]],
    ['a text without end', 'x'.repeat(1_000_000)],
    ['nothing', null],
  ])('%s', (_, card) => {
    expect(refusal(state, { ...select, leading: card })).toBe(NOT_NOW);
    expect(refusal(state, { ...select, second: card })).toBe(NOT_NOW);
  });

  it('R-CARD-9 one card twice', () => {
    expect(refusal(state, { ...select, second: select.leading })).toBe(NOT_NOW);
  });

  it('R-CARD-9 for the character of another seat', () => {
    expect(refusal(state, { ...select, character: other.id })).toBe(NOT_NOW);
    expect(refusal(state, { ...select, seat: otherSeat })).toMatch(
      /is not possible now|of that kind/,
    );
  });

  it('is told apart from a field too many or too few', () => {
    for (const mutant of mutantsOf(select)) expect(refusal(state, mutant)).not.toBe('');
    const spoiled = Object.defineProperty({ ...select }, '__proto__', {
      value: { leading: 'warden-1' },
      enumerable: true,
    });
    expect(refusal(state, spoiled)).toBe(NOT_NOW);
  });
});

describe('a hex that cannot be entered', () => {
  const { state: moving, command: move } = momentOf('moveTo');
  const { q, r } = move.hex;

  it.each<[string, unknown]>([
    ['far away', { q: 1e9, r }],
    ['NaN', { q: Number.NaN, r }],
    ['half of it', { q }],
    ['a text', { q: String(q), r }],
    ['a third coordinate', { q, r, s: -q - r }],
    ['a list', [q, r]],
    ['without end', { q: Number.POSITIVE_INFINITY, r }],
  ])('%s', (_, hex) => {
    expect(refusal(moving, { ...move, hex })).toBe('input: "moveTo" is not possible now');
  });

  it('-0 is entered as 0: nothing of the command comes into the state but what was legal', () => {
    for (const seed of ['zero a', 'zero b', 'zero c'])
      for (const { state: now, command } of play(seed, 3)) {
        if (command.type !== 'moveTo' || (command.hex.q !== 0 && command.hex.r !== 0)) continue;
        const hex = { q: command.hex.q === 0 ? -0 : command.hex.q, r: command.hex.r || -0 };
        const [plain, odd] = [command, { ...command, hex }].map((one) => engine.apply(now, one));
        expect(odd).toStrictEqual(plain);
        return;
      }
    expect.unreachable();
  });

  it('whatever the order of its fields, one that can is entered', () => {
    const entries = Object.entries({ ...move, hex: { r, q } }).reverse();
    expect(engine.isLegal(moving, Object.fromEntries(entries) as never)).toBe(true);
  });
});

describe('a command of another seat', () => {
  it('is refused wherever a game stands, and of a seat that is nowhere as well', () => {
    let refused = 0;
    for (const { state: now } of play('seats', 3)) {
      if (now.seq % 3 !== 0) continue;
      const decisions = engine.decisions(now);
      for (const { seat, commands } of decisions.filter((one) => one.seat !== null)) {
        const [first] = commands;
        for (const stranger of [...now.seats.filter((one) => one !== seat), 'eve']) {
          const given = { ...first!, seat: stranger, seq: now.seq };
          expect(refusal(now, given)).toMatch(/has nothing of that kind|is not possible now/);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(30);
  });
});
