import { describe, expect, it } from 'vitest';

import type { Effect, FigureSelection, SpecialRule, WhenRule } from '../../src/content/index.js';
import type { Command, Engine, Event, GameState, SetUp } from '../../src/round/index.js';
import {
  begun,
  characterIn,
  company,
  countIn,
  engineWith,
  faultsOf,
  withRules,
} from './company.js';

const ALL: FigureSelection = { type: 'select', who: ['ally'], count: 'all', kinds: ['character'] };
const when = (facts: Partial<WhenRule>, ...effects: readonly Effect[]): WhenRule => ({
  type: 'when',
  on: 'setUp',
  effects,
  ...facts,
});
const minusOnes: Effect = {
  type: 'modifierDeck',
  change: 'add',
  card: 'minusOne',
  count: 'L',
  to: ALL,
};
const curse: Effect = { type: 'condition', conditions: ['curse', 'muddle'], to: ALL };
const discard: Effect = { type: 'discardCards', cards: { count: 2, from: 'hand' }, to: ALL };
const damage = (amount: number | string): Effect => ({ type: 'suffer', amount, to: ALL });

const PLAYED: Readonly<Record<string, readonly SpecialRule[]>> = {
  fog: [when({ negative: true }, minusOnes)],
  hex: [when({}, curse)],
  smoke: [when({}, damage('3xCxL/4'))],
  loss: [when({}, discard)],
  all: [when({ negative: true }, damage(3), curse, discard, minusOnes)],
  fall: [when({}, damage(99))],
};
const REFUSED: readonly (readonly [string, SpecialRule, string])[] = [
  ['another-moment', when({ on: 'roundStarts' }, minusOnes), 'rules[0]: "rules"'],
  ['a-limit', when({ limit: { times: 1, per: 'scenario' } }, minusOnes), 'rules[0].limit: "limit"'],
  ['a-clause', when({ if: [{ type: 'round', from: 1 }] }, minusOnes), 'rules[0].if: "if"'],
  [
    'some-characters-only',
    when({}, { ...minusOnes, to: { ...ALL, count: 1 } }),
    'rules[0].effects[0].to: "to"',
  ],
  [
    'cards-that-leave',
    when({}, { type: 'modifierDeck', change: 'remove', card: 'bless', to: ALL }),
    'rules[0].effects[0].change: "change"',
  ],
  [
    'a-number-that-is-counted-in-play',
    when({}, { type: 'suffer', amount: { type: 'round' }, to: ALL }),
    'rules[0].effects[0].amount: "amount"',
  ],
  [
    'cards-from-elsewhere',
    when({}, { type: 'discardCards', cards: { from: 'active' }, to: ALL }),
    'rules[0].effects[0].cards: "cards"',
  ],
  ['another-effect', when({}, { type: 'heal', amount: 2, to: ALL }), 'rules[0].effects[0]: "heal"'],
];

const engine = engineWith([
  ...Object.entries(PLAYED).map(([id, rules]) => withRules(id, rules)),
  ...REFUSED.map(([id, rule]) => withRules(id, [rule])),
]);

interface Ready {
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** Answers as long as the first thing that can be done is of these types. */
const answering = (from: Ready, types: readonly Command['type'][], by: Engine = engine): Ready => {
  let { state } = from;
  const events = [...from.events];
  for (;;) {
    const [command] = by.legalCommands(state).filter(({ type }) => types.includes(type));
    if (command === undefined) return { state, events };
    const step = by.apply(state, command);
    if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
    ({ state } = step.right);
    events.push(...step.right.events);
  }
};

const placed = (setUp: SetUp): Ready =>
  answering({ state: begun(engine, setUp), events: [] }, ['keepGoal', 'chooseStart']);
const typesIn = ({ state }: Ready) => [
  ...new Set(engine.legalCommands(state).map(({ type }) => type)),
];
const figureIn = ({ state }: Ready, id: string) => state.figures.find((one) => one.id === id);
const heldBy = (ready: Ready, id: string) =>
  figureIn(ready, id)?.conditions.held.map(({ condition }) => condition);
const lostBy = (ready: Ready, id: string) => {
  const { maxHitPoints = 0, hitPoints = 0 } = figureIn(ready, id) ?? {};
  return maxHitPoints - hitPoints;
};

describe('scenario effects', () => {
  it('R-SCEN-1, R-MOD-16 put -1 cards into the decks before they are shuffled', () => {
    const state = begun(engine, company({}, {}, { scenario: 'fog', level: 3 }));
    for (const id of ['warden', 'kindler']) expect(countIn(state, id, -1, 'star')).toBe(3);
    expect(characterIn(state, 'warden').modifiers.pile).toHaveLength(23);
  });

  it('R-SCEN-2 are kept off by a perk that ignores them, where they are negative', () => {
    const setUp = (scenario: string) => company({ perks: [10, 10] }, {}, { scenario, level: 2 });
    const fog = begun(engine, setUp('fog'));
    expect(['warden', 'kindler'].map((id) => countIn(fog, id, -1, 'star'))).toEqual([0, 2]);
    const hex = begun(engine, setUp('hex'));
    expect(['warden', 'kindler'].map((id) => countIn(hex, id, 'null', 'curse'))).toEqual([1, 1]);
    const all = placed(setUp('all'));
    expect(characterIn(all.state, 'warden').modifiers.pile).toHaveLength(21);
    const done = answering(all, ['suffer', 'discardCard']);
    expect([lostBy(done, 'warden'), lostBy(done, 'kindler')]).toEqual([0, 3]);
    expect([heldBy(done, 'warden'), heldBy(done, 'kindler')]).toEqual([[], ['muddle']]);
    expect(characterIn(done.state, 'warden').discard).toEqual([]);
    expect(characterIn(done.state, 'kindler').discard).toHaveLength(2);
  });

  it('R-MOD-13 take curses from the supply of the characters', () => {
    const ready = placed(company({}, {}, { scenario: 'hex' }));
    expect(ready.state.supplies).toEqual({ bless: 10, curseMonsters: 10, curseCharacters: 8 });
    for (const id of ['warden', 'kindler']) {
      expect(countIn(ready.state, id, 'null', 'curse')).toBe(1);
      expect(heldBy(ready, id)).toEqual(['muddle']);
    }
    expect(typesIn(ready)).toEqual(['selectCards']);
  });

  it('R-SCEN-15 are reckoned once and rounded up, R-DMG-2 and can be cancelled', () => {
    const ready = placed(company({}, {}, { scenario: 'smoke', level: 3 }));
    expect(typesIn(ready)).toEqual(['negate', 'suffer']);
    expect(engine.decisions(ready.state)[0]).toMatchObject({
      seat: 'ann',
      figure: 'warden',
      about: { type: 'damage', source: 'scenario', amount: 5 },
    });
    const first = engine.legalCommands(ready.state).find(({ type }) => type === 'suffer')!;
    const step = engine.apply(ready.state, first);
    if (step._tag === 'Left') throw new Error('it can be suffered');
    expect(lostBy({ ...ready, state: step.right.state }, 'warden')).toBe(5);
    const [negate] = engine
      .legalCommands(step.right.state)
      .filter((one) => one.type === 'negate' && one.by.type === 'hand');
    const negated = engine.apply(step.right.state, negate!);
    if (negated._tag === 'Left') throw new Error('it can be cancelled');
    expect(lostBy({ ...ready, state: negated.right.state }, 'kindler')).toBe(0);
    expect(characterIn(negated.right.state, 'kindler').lost).toHaveLength(1);
  });

  it('R-SCEN-2 take cards from hands, chosen by their players', () => {
    const ready = placed(company({}, {}, { scenario: 'loss' }));
    expect(engine.decisions(ready.state).map(({ seat, figure }) => [seat, figure])).toEqual([
      ['ann', 'warden'],
    ]);
    expect(engine.legalCommands(ready.state)).toHaveLength(10);
    const done = answering(ready, ['discardCard']);
    expect(done.events.filter(({ type }) => type === 'cardMoved')).toHaveLength(4);
    for (const { discard: pile } of done.state.characters) expect(pile).toHaveLength(2);
    expect(done.state.characters.map(({ hand }) => hand.length)).toEqual([8, 7]);
    expect(typesIn(done)).toEqual(['selectCards', 'longRest']);
  });

  it('R-SCEN-2 are saved in the middle', () => {
    const { state } = placed(company({}, {}, { scenario: 'loss' }));
    expect(state.agenda.at(-1)).toEqual({ type: 'discardAtStart', character: 'warden', left: 2 });
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))).toEqual({
      _tag: 'Right',
      right: state,
    });
  });

  it('R-DMG-8 may exhaust everybody, and the scenario is lost', () => {
    const ready = answering(placed(company({}, {}, { scenario: 'fall' })), ['suffer']);
    expect(ready.state.verdict).toBe('lost');
    expect(ready.state.over).toBe(true);
  });

  it.each(REFUSED)('are refused with %s', (id, _, place) => {
    const said = faultsOf(engine, company({}, {}, { scenario: id }));
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(`^scenarios\\[\\d+\\]\\.${place.replace(/[[\].]/g, '\\$&')} is not played`),
      ),
    ]);
  });
});

describe('what events bring', () => {
  const ready = (events: readonly object[], facts: Partial<SetUp> = {}) =>
    placed(company({ events: events as never, perks: [10, 10] }, {}, facts));

  it('R-EVENT-5, R-EVENT-8 falls on the character that it is for, whatever its perks are', () => {
    const state = begun(
      engine,
      company({ events: [{ type: 'startMinusOnes', count: 2 }], perks: [10, 10] }),
    );
    expect(['warden', 'kindler'].map((id) => countIn(state, id, -1, 'star'))).toEqual([2, 0]);
  });

  it('R-EVENT-5 is conditions, blesses and curses among them, each as often as it is named', () => {
    const conditions = ['poison', 'curse', 'curse', 'bless'];
    const game = ready([{ type: 'startConditions', conditions }]);
    expect(heldBy(game, 'warden')).toEqual(['poison']);
    expect(heldBy(game, 'kindler')).toEqual([]);
    expect(countIn(game.state, 'warden', 'null', 'curse')).toBe(2);
    expect(countIn(game.state, 'warden', 'double', 'bless')).toBe(1);
    expect(game.state.supplies).toEqual({ bless: 9, curseMonsters: 10, curseCharacters: 8 });
  });

  it('R-EVENT-5 is damage, and R-SCEN-2 cards that are discarded', () => {
    const game = ready([
      { type: 'startDamage', amount: 2 },
      { type: 'startDiscard', count: 1 },
    ]);
    expect(typesIn(game)).toEqual(['negate', 'suffer']);
    const done = answering(game, ['suffer', 'discardCard']);
    expect(lostBy(done, 'warden')).toBe(2);
    expect(characterIn(done.state, 'warden').discard).toHaveLength(1);
    expect(characterIn(done.state, 'kindler').discard).toHaveLength(0);
  });

  it('R-SCEN-2 discards no more cards than there are', () => {
    const done = answering(ready([{ type: 'startDiscard', count: 100 }]), ['discardCard']);
    expect(characterIn(done.state, 'warden').hand).toEqual([]);
  });

  it('is refused where it is none', () => {
    const said = (events: unknown) =>
      faultsOf(engine, company({ events: events as never })).map((sentence) =>
        sentence.replace('seats[0].characters[0].', ''),
      );
    expect(said([{ type: 'startItemsUsed', count: 1 }])[0]).toMatch(/^events\[0\]\.type: expected/);
    expect(said([{ type: 'startConditions' }])).toHaveLength(1);
    expect(said([{ type: 'startConditions', conditions: ['sleep'] }])[0]).toMatch(
      /^events\[0\]\.conditions\[0\]: expected one of/,
    );
    expect(said([{ type: 'startDiscard', count: 1, to: 'each' }])).toEqual([
      'events[0].to: expected no field of this name, got "each"',
    ]);
    for (const count of [0, -1, 1.5, 101, '1', null])
      expect(said([{ type: 'startMinusOnes', count }])).toHaveLength(1);
    for (const wrong of [null, 'x', { type: 'startDamage', amount: 1 }])
      expect(said(wrong)[0]).toMatch(/^events: expected a list of effects of events, got/);
    expect(said([null])[0]).toMatch(/^events\[0\]: expected an effect of an event/);
  });
});

describe('blessings', () => {
  it('R-CAMP-14 put blesses into the deck of whoever has donated', () => {
    const state = begun(engine, company({ blessings: 2 }));
    expect(['warden', 'kindler'].map((id) => countIn(state, id, 'double', 'bless'))).toEqual([
      2, 0,
    ]);
    expect(state.supplies.bless).toBe(8);
  });

  it('R-CAMP-14, R-MOD-13 are fewer where the supply runs out', () => {
    const state = begun(engine, company({ blessings: 7 }, { blessings: 7 }));
    expect(['warden', 'kindler'].map((id) => countIn(state, id, 'double', 'bless'))).toEqual([
      7, 3,
    ]);
    expect(state.supplies.bless).toBe(0);
  });

  it('R-CAMP-14 are a number from 0 to all that there are', () => {
    for (const blessings of [-1, 11, 0.5, NaN, '2', null])
      expect(faultsOf(engine, company({ blessings: blessings as never }))).toHaveLength(1);
    expect(faultsOf(engine, company({ blessings: -0 }))).toEqual([]);
  });

  it('R-MOD-13 leave no supply where curses are unlimited', () => {
    const unlimited = engineWith([], { unlimitedCurses: true });
    const events = [
      { type: 'startConditions', conditions: Array.from({ length: 12 }, () => 'curse') },
    ];
    const state = begun(unlimited, company({ events: events as never }));
    expect(countIn(state, 'warden', 'null', 'curse')).toBe(12);
    expect(state.supplies.curseCharacters).toBe(10);
    const limited = begun(engine, company({ events: events as never }));
    expect(countIn(limited, 'warden', 'null', 'curse')).toBe(10);
  });
});
