import { describe, expect, it } from 'vitest';

import { hollowmere } from '../../src/demo/index.js';
import { explain } from '../../src/explain.js';
import { begun, characterIn, company, engineWith, faultsOf, withRules } from './company.js';

const engine = engineWith([
  withRules('low', [], { levelAdjustment: -2 }),
  withRules('high', [], { levelAdjustment: 2 }),
]);
const open = engineWith([], { openInformation: true });

describe('the level of a scenario', () => {
  it('R-SCEN-3 is the recommended one where none is named: half the average, rounded up once', () => {
    const levelOf = (warden: number, kindler: number) =>
      begun(engine, company({ level: warden }, { level: kindler })).level;
    expect([levelOf(1, 1), levelOf(2, 1), levelOf(4, 5), levelOf(9, 9)]).toEqual([1, 1, 3, 5]);
  });

  it('R-SCEN-3 is shifted by the difficulty, and never leaves its bounds', () => {
    const levelOf = (difficulty: 'easy' | 'normal' | 'hard' | 'veryHard', level: number) =>
      begun(engine, company({ level }, { level }, { difficulty })).level;
    expect(levelOf('easy', 1)).toBe(0);
    expect(levelOf('normal', 4)).toBe(2);
    expect(levelOf('hard', 4)).toBe(3);
    expect(levelOf('veryHard', 9)).toBe(7);
  });

  it('R-SCEN-3 is any that the players name, whatever is recommended', () => {
    for (const level of [0, 3, 7])
      expect(begun(engine, company({}, {}, { level })).level).toBe(level);
  });

  it('R-SCEN-3 is refused beyond its bounds, and so is a difficulty beside it', () => {
    const said = (facts: object) => faultsOf(engine, { ...company(), ...facts });
    expect(said({ level: 8 })).toEqual(['level: level 8 is not from 0 to 7 (R-SCEN-3)']);
    expect(said({ level: -1 })).toEqual(['level: expected a whole number of at least 0, got -1']);
    expect(said({ level: '3' })).toEqual(['level: expected a whole number of at least 0, got "3"']);
    expect(said({ level: null })).toHaveLength(1);
    expect(said({ difficulty: 'mild' })).toEqual([
      'difficulty: expected one of "easy", "normal", "hard", "veryHard", got "mild"',
    ]);
    expect(said({ level: 2, difficulty: 'hard' })).toEqual([
      'difficulty: expected none where the level is named, got "hard"',
    ]);
  });

  it('R-VAR-1 goes up to 6 with open information, also where it is recommended', () => {
    expect(faultsOf(open, company({}, {}, { level: 7 }))).toEqual([
      'level: level 7 is not from 0 to 6 (R-SCEN-3)',
    ]);
    const strong = company({ level: 9 }, { level: 9 }, { difficulty: 'veryHard' });
    expect(begun(open, strong).level).toBe(6);
  });

  it('R-VAR-1 gives monsters of one level more with open information, R-SCEN-5 else of this level', () => {
    const guardOf = (at: typeof engine) => {
      const { figures } = begun(at, company({}, {}, { level: 2 }));
      return figures.find(({ type, rank }) => type === 'mire-guard' && rank === 'normal')!;
    };
    const { stats } = hollowmere.monsters!.find(({ id }) => id === 'mire-guard')!;
    const rows = stats.type === 'ranks' ? stats.normal.map(({ hitPoints }) => hitPoints) : [];
    expect(rows[2]).not.toBe(rows[3]);
    expect(guardOf(engine).maxHitPoints).toBe(rows[2]);
    expect(guardOf(open).maxHitPoints).toBe(rows[3]);
  });

  it('R-SCEN-3 is changed by a scenario that says so, within the bounds', () => {
    const levelOf = (scenario: string, level: number) =>
      begun(engine, company({}, {}, { scenario, level })).level;
    expect([levelOf('high', 3), levelOf('high', 6)]).toEqual([5, 7]);
    expect([levelOf('low', 3), levelOf('low', 1)]).toEqual([1, 0]);
  });

  it('is explained by the root as well', () => {
    const answer = engine.start(company({}, {}, { level: 8 }));
    expect(answer._tag === 'Left' && explain(answer.left[0])).toBe(
      'level: level 8 is not from 0 to 7 (R-SCEN-3)',
    );
  });
});

const classOf = (id: string) => hollowmere.classes!.find((one) => one.id === id)!;
const levels = new Map(classOf('warden').cards.map(({ id, level }) => [id, level]));
const handOf = (level: number) =>
  characterIn(begun(engine, company({ level }, {}, { level: 1 })), 'warden').hand;
const WRONG =
  'seats[0].characters[0].hand: a hand has 10 different cards, each of level 1 or X or gained by a level-up (R-CARD-15)';

describe('a hand', () => {
  it('R-CARD-15 has exactly the hand size in different cards', () => {
    const hand = handOf(1);
    expect(new Set(hand).size).toBe(classOf('warden').handSize);
    for (const wrong of [hand.slice(1), [...hand, 'warden-12'], [hand[0], ...hand.slice(0, -1)]])
      expect(faultsOf(engine, company({ hand: wrong as readonly string[] }))).toContain(WRONG);
  });

  it('R-CARD-15 has cards of level 1 and X alone at level 1', () => {
    expect(handOf(1).every((id) => levels.get(id) === 1 || levels.get(id) === 'X')).toBe(true);
    const second = classOf('warden').cards.find(({ level }) => level === 2)!.id;
    const hand = [...handOf(1).slice(1), second];
    expect(faultsOf(engine, company({ hand }))).toContain(WRONG);
    expect(faultsOf(engine, company({ hand, level: 2 }))).not.toContain(WRONG);
  });

  it('R-CARD-15 has no more cards of high levels than the level-ups gave', () => {
    const atLevel = (level: number) =>
      classOf('warden')
        .cards.filter((card) => card.level === level)
        .map(({ id }) => id);
    const [second, otherSecond] = atLevel(2) as [string, string];
    const [third, otherThird] = atLevel(3) as [string, string];
    const isWrong = (level: number, ...gained: readonly string[]) =>
      faultsOf(
        engine,
        company({ level, hand: [...handOf(1).slice(gained.length), ...gained] }),
      ).includes(WRONG);
    expect(isWrong(2, second)).toBe(false);
    expect(isWrong(2, second, otherSecond)).toBe(true);
    expect(isWrong(3, second, otherSecond)).toBe(false);
    expect(isWrong(3, second, third)).toBe(false);
    expect(isWrong(3, third, otherThird)).toBe(true);
    expect(isWrong(3, second, otherSecond, third)).toBe(true);
    expect(isWrong(4, third, otherThird)).toBe(false);
  });

  it('R-CARD-15 has only cards of the class, and none that is handed out', () => {
    for (const card of ['kindler-1', 'nope', '__proto__', 'handed'])
      expect(
        faultsOf(engine, company({ level: 9, hand: [...handOf(1).slice(1), card] })),
      ).toContain(WRONG);
    expect(faultsOf(engine, company({ hand: 'warden-1' as never }))).toEqual([
      'seats[0].characters[0].hand: expected a list of ids of cards, got "warden-1"',
    ]);
  });

  it('R-CARD-15 is by default one that the character can have, at every level', () => {
    for (const level of [1, 2, 5, 9]) {
      const hand = handOf(level);
      expect(faultsOf(engine, company({ level, hand }))).toEqual([]);
    }
  });
});

describe('a set-up', () => {
  it('R-SCEN-1 deals two battle goals to each, of which one is kept', () => {
    const state = begun(engine, company());
    const dealt = state.characters.map(({ battleGoals }) => battleGoals.dealt);
    expect(dealt.map(({ length }) => length)).toEqual([2, 2]);
    expect(new Set(dealt.flat()).size).toBe(4);
    const [command] = engine.legalCommands(state, 'ann');
    expect(engine.legalCommands(state, 'ann').map(({ type }) => type)).toEqual([
      'keepGoal',
      'keepGoal',
    ]);
    const step = engine.apply(state, command!);
    expect(step._tag === 'Right' && characterIn(step.right.state, 'warden').battleGoals).toEqual({
      dealt: dealt[0],
      kept: command?.type === 'keepGoal' ? command.goal : '',
    });
  });

  it('R-SCEN-1 tells nobody else which goals were dealt, nor which was kept', () => {
    const state = begun(engine, company());
    const goals = characterIn(state, 'warden').battleGoals.dealt;
    const seen = goals.map((goal) => {
      const step = engine.apply(state, {
        type: 'keepGoal',
        character: 'warden',
        goal,
        seat: 'ann',
        seq: 0,
      });
      if (step._tag === 'Left') throw new Error('it was dealt');
      const { state: after, events } = step.right;
      return JSON.stringify([engine.viewOf(after, 'bo'), engine.viewEvents(events, 'bo')]);
    });
    expect(seen[0]).toBe(seen[1]);
    for (const goal of goals) expect(seen[0]).not.toContain(`"${goal}"`);
  });

  it('R-SCEN-1 deals the same goals whatever the party brings: hands may be chosen once they are seen', () => {
    const goalsOf = (setUp: ReturnType<typeof company>) =>
      begun(engine, setUp).characters.map(({ battleGoals }) => battleGoals);
    const other = company(
      { level: 3, items: ['lead-belt'], perks: [0], blessings: 2 },
      { events: [{ type: 'startMinusOnes', count: 1 }] },
    );
    expect(goalsOf(other)).toEqual(goalsOf(company()));
  });

  it('R-SCEN-4 lets each take any free one of the starting hexes', () => {
    const starts = hollowmere.scenarios!.find(({ id }) => id === 'training')!.map.start;
    let state = begun(engine, company());
    for (const seat of ['ann', 'bo']) {
      const step = engine.apply(state, engine.legalCommands(state, seat)[0]!);
      if (step._tag === 'Right') ({ state } = step.right);
    }
    const hexesFor = (seat: string) =>
      engine.legalCommands(state, seat).map((one) => one.type === 'chooseStart' && one.hex);
    expect(hexesFor('bo')).toHaveLength(starts.length);
    expect(hexesFor('bo')).toEqual(expect.arrayContaining([...starts]));
    const [taken] = engine.legalCommands(state, 'ann');
    const step = engine.apply(state, taken!);
    if (step._tag === 'Right') ({ state } = step.right);
    expect(hexesFor('bo')).toHaveLength(starts.length - 1);
    expect(hexesFor('bo')).not.toContainEqual(taken?.type === 'chooseStart' ? taken.hex : null);
  });

  it('R-SCEN-13 counts the characters at the start: who is exhausted still counts', () => {
    const state = begun(engine, company());
    const [first, ...others] = state.characters;
    const fewer = { ...state, characters: [{ ...first!, exhausted: true }, ...others] };
    expect(state.party).toBe(2);
    const saved = engine.decodeState(fewer);
    expect(saved._tag === 'Right' && saved.right.party).toBe(2);
  });

  it('says everything at once, each with its place', () => {
    const wrong = {
      ...company({ items: ['nope'], perks: [99], blessings: 11 }, {
        events: [{ type: 'startDamage', amount: 0 }],
        itmes: [],
      } as never),
      scenario: 'attic',
      level: 9,
    };
    expect(faultsOf(engine, wrong)).toEqual([
      'scenario: no scenario "attic" in the pack',
      'seats[0].characters[0].items[0]: no item "nope" in the pack',
      'seats[0].characters[0].perks[0]: no perk "99" in the pack',
      'seats[0].characters[0].blessings: expected a whole number from 0 to 10, got 11',
      'seats[1].characters[0].itmes: expected no field of this name, got a list',
      'seats[1].characters[0].events[0].amount: expected a whole number from 1 to 1000000, got 0',
      'level: level 9 is not from 0 to 7 (R-SCEN-3)',
    ]);
  });
});
