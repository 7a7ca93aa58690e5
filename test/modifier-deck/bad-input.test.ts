import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  CardSuppliesCodec,
  checkCards,
  checkDraw,
  checkPerks,
  decodeCardSupplies,
  decodeModifierDeck,
  explain,
  fullSupplies,
  ModifierCardCodec,
  ModifierDeckCodec,
  nextDraw,
  standardDeck,
  type DrawQuery,
} from '../../src/modifier-deck/index.js';
import type { ModifierCard } from '../../src/vocabulary/index.js';
import { uglyValues } from '../core/ugly.js';
import { anyAttack, anyCard, anyDeck, anyMode, card, cards, deckOf } from './cards.js';

/** The faults of an answer, each as a sentence. */
const faultsOf = (answer: ReturnType<typeof checkDraw | typeof checkPerks>): readonly string[] =>
  answer._tag === 'Left' ? answer.left.map(explain) : [];

const QUERY: DrawQuery = { mode: 'none', revealed: [{ value: 1 }] };

/** A card with one field changed. */
const revealing = (field: string, value: unknown): unknown => ({
  ...QUERY,
  revealed: [{ value: 1, [field]: value }],
});

const effect = (value: unknown): unknown => revealing('effects', [value]);

describe('a draw from any value', () => {
  it('is the draw', () => {
    fc.assert(
      fc.property(
        fc.array(anyCard, { maxLength: 5 }),
        anyMode,
        anyAttack,
        fc.boolean(),
        (revealed, mode, attack, exhausted) => {
          const draw = nextDraw(mode, revealed, { attack, exhausted });
          const taken = draw.type === 'done' ? draw.used.length + draw.unused.length : 0;
          const answer = checkDraw({ mode, revealed, attack, exhausted });
          if (draw.type === 'more' || taken === revealed.length)
            expect(answer).toEqual({ _tag: 'Right', right: draw });
          else
            expect(answer).toMatchObject({
              _tag: 'Left',
              left: [{ type: 'surplusCards', taken, revealed: revealed.length }],
            });
        },
      ),
    );
  });

  it('reads -0 as 0, null as left out, and passes by what it does not know', () => {
    const wanted = checkDraw({ mode: 'none', revealed: [{ value: 0 }], attack: 0 });
    const given = {
      mode: 'none',
      revealed: [{ value: -0, rolling: null, effects: null, origin: null, colour: 'red' }],
      attack: -0,
      exhausted: null,
      changes: null,
      rules: { reducedRandomness: null },
    };
    expect(checkDraw(given)).toStrictEqual(wanted);
    expect(JSON.stringify(wanted)).not.toContain('-0');
  });

  it.each<[string, unknown, string]>([
    ['no object', 'draw', 'input: expected a draw { mode, revealed, … }, got "draw"'],
    [
      'an unknown mode',
      { ...QUERY, mode: 'luck' },
      'mode: expected one of "none", "advantage", "disadvantage", got "luck"',
    ],
    ['no mode', { revealed: [] }, 'mode: expected one of'],
    ['no cards', { mode: 'none' }, 'revealed: expected a list of cards, got nothing'],
    ['no list', { ...QUERY, revealed: { 0: card('+1') } }, 'revealed: expected a list of cards'],
    ['no card', { ...QUERY, revealed: [null] }, 'revealed[0]: expected a card'],
    ['a hole', { ...QUERY, revealed: new Array(1) }, 'revealed[0]: expected a card'],
    [
      'an unknown value',
      revealing('value', 'x3'),
      'revealed[0].value: expected a whole number from',
    ],
    ['no value', { ...QUERY, revealed: [{}] }, 'revealed[0].value: expected'],
    ['a fraction', revealing('value', 0.5), 'revealed[0].value: expected'],
    ['a text', revealing('value', '1'), 'revealed[0].value: expected'],
    ['NaN', revealing('value', NaN), 'revealed[0].value: expected'],
    ['too large', revealing('value', 1_000_001), 'revealed[0].value: expected'],
    ['rolling as a number', revealing('rolling', 1), 'revealed[0].rolling: expected true or false'],
    ['an unknown origin', revealing('origin', 'shop'), 'revealed[0].origin: expected one of'],
    ['effects as a word', revealing('effects', 'stun'), 'revealed[0].effects: expected a list'],
    ['an effect as a word', effect('stun'), 'revealed[0].effects[0]: expected an effect'],
    ['an unknown effect', effect({ type: 'slow' }), 'revealed[0].effects[0].type: expected one of'],
    [
      'an inherited effect',
      effect({ type: 'toString' }),
      'revealed[0].effects[0].type: expected one of',
    ],
    [
      'an unknown condition',
      effect({ type: 'condition', condition: 'fire' }),
      'revealed[0].effects[0].condition: expected one of',
    ],
    [
      'an unknown element',
      effect({ type: 'infuse', element: 'stun' }),
      'revealed[0].effects[0].element: expected one of "fire"',
    ],
    [
      'a push of nothing',
      effect({ type: 'push', distance: 0 }),
      'revealed[0].effects[0].distance: expected a whole number from 1 to 1000000, got 0',
    ],
    ['pierce by half', effect({ type: 'pierce', amount: 0.5 }), 'effects[0].amount: expected'],
    ['a heal of NaN', effect({ type: 'heal', amount: NaN }), 'effects[0].amount: expected'],
    ['no shield', effect({ type: 'shield' }), 'effects[0].amount: expected'],
    ['targets as text', effect({ type: 'addTarget', count: '1' }), 'effects[0].count: expected'],
    ['an attack as text', { ...QUERY, attack: '3' }, 'attack: expected a whole number from'],
    ['an attack of NaN', { ...QUERY, attack: NaN }, 'attack: expected'],
    ['an endless attack', { ...QUERY, attack: -Infinity }, 'attack: expected'],
    ['half an attack', { ...QUERY, attack: 2.5 }, 'attack: expected'],
    ['exhausted as text', { ...QUERY, exhausted: 'no' }, 'exhausted: expected true or false'],
    ['changes as an object', { ...QUERY, changes: {} }, 'changes: expected a list of changes'],
    ['no change', { ...QUERY, changes: [0] }, 'changes[0]: expected a change { value, as }'],
    ['a change to nothing', { ...QUERY, changes: [{ value: 1 }] }, 'changes[0].as: expected'],
    ['a change of nothing', { ...QUERY, changes: [{ as: 1 }] }, 'changes[0].value: expected'],
    ['rules as a list', { ...QUERY, rules: [] }, 'rules: expected rule flags, got a list'],
    [
      'a flag as text',
      { ...QUERY, rules: { reducedRandomness: 'yes' } },
      'rules.reducedRandomness: expected true or false, got "yes"',
    ],
    [
      'a card too many',
      { mode: 'none', revealed: cards('+1; +1') },
      'revealed: 2 cards were turned over; the draw takes 1 (R-MOD-2)',
    ],
    [
      'a card too many with advantage',
      { mode: 'advantage', revealed: cards('+1; +1; +2') },
      'revealed: 3 cards were turned over; the draw takes 2 (R-MOD-3)',
    ],
    [
      'a card too many with disadvantage',
      { mode: 'disadvantage', revealed: cards('+1, rolling; +1; +2') },
      'revealed: 3 cards were turned over; the draw takes 2 (R-MOD-4)',
    ],
  ])('%s is refused', (_, query, says) => {
    const faults = faultsOf(checkDraw(query));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(says);
  });

  it('notes every fault', () => {
    const query = { mode: 1, revealed: [{ value: 'x' }, 3], attack: 'a', rules: 1, changes: 2 };
    expect(faultsOf(checkDraw(query)).map((fault) => fault.replace(/:.*/, ''))).toEqual([
      'mode',
      'revealed[0].value',
      'revealed[1]',
      'attack',
      'changes',
      'rules',
    ]);
  });

  it('refuses more than 500 cards, effects or changes, and takes 500', () => {
    const rolling = { value: 1, rolling: true };
    const many = (count: number) => Array.from({ length: count }, () => rolling);
    expect(checkDraw({ mode: 'none', revealed: many(500) })).toEqual({
      _tag: 'Right',
      right: { type: 'more' },
    });
    expect(faultsOf(checkDraw({ mode: 'none', revealed: many(501) }))).toEqual([
      'revealed: 501 of them; at most 500 are allowed',
    ]);
    const stun = { type: 'condition', condition: 'stun' };
    const query = revealing(
      'effects',
      Array.from({ length: 501 }, () => stun),
    );
    expect(faultsOf(checkDraw(query))).toHaveLength(1);
    const changes = Array.from({ length: 501 }, () => ({ value: 1, as: 2 }));
    expect(faultsOf(checkDraw({ ...QUERY, changes }))).toHaveLength(1);
  });

  it('gives finite numbers for the most extreme draw', () => {
    const double = { value: 'double', rolling: true };
    const revealed = [...Array.from({ length: 499 }, () => double), { value: 1_000_000 }];
    const answer = checkDraw({ mode: 'none', revealed, attack: 1_000_000 });
    expect(answer._tag === 'Right' && answer.right.type === 'done').toBe(true);
    expect(JSON.stringify(answer)).not.toMatch(/null,|Infinity/);
  });
});

describe('ugly values anywhere', () => {
  const ugly = uglyValues();

  it.each(ugly)('%s is never thrown at', (_, value) => {
    expect(checkDraw(value)._tag).toBe('Left');
    expect(checkPerks(value, value)._tag).toBe(
      Array.isArray(value) && value.length === 0 ? 'Right' : 'Left',
    );
    expect(decodeModifierDeck(value)._tag).toBe('Left');
    expect(decodeCardSupplies(value)._tag).toBe('Left');
    expect(ModifierCardCodec.is(value)).toBe(false);
  });

  const fields: readonly (readonly [string, (value: unknown) => unknown])[] = [
    ['mode', (value) => ({ ...QUERY, mode: value })],
    ['revealed', (value) => ({ ...QUERY, revealed: value })],
    ['attack', (value) => ({ ...QUERY, attack: value })],
    ['changes', (value) => ({ ...QUERY, changes: value })],
    ['rules', (value) => ({ ...QUERY, rules: value })],
    ['card', (value) => ({ ...QUERY, revealed: [value] })],
    ['value', (value) => revealing('value', value)],
    ['rolling', (value) => revealing('rolling', value)],
    ['effects', (value) => revealing('effects', value)],
    ['origin', (value) => revealing('origin', value)],
    ['effect', effect],
    ['effect type', (value) => effect({ type: value })],
    ['distance', (value) => effect({ type: 'push', distance: value })],
    ['element', (value) => effect({ type: 'infuse', element: value })],
  ];

  it.each(fields)('in %s: an answer without a prototype, a symbol or a function', (_, query) => {
    for (const [, value] of ugly) {
      const answer = checkDraw(query(value));
      expect(() => JSON.stringify(answer)).not.toThrow();
      if (answer._tag === 'Left') expect(answer.left.map(explain).join('')).not.toBe('');
    }
  });
});

describe('cards and perks from any value', () => {
  it('completes cards', () => {
    expect(checkCards([{ value: -0 }, card('+1, rolling, stun')])).toStrictEqual({
      _tag: 'Right',
      right: [card('+0'), card('+1, rolling, stun')],
    });
    expect(checkCards('cards')._tag).toBe('Left');
    expect(checkCards([{ value: 'x' }, { rolling: 0 }])).toMatchObject({
      left: [{ path: [0, 'value'] }, { path: [1, 'value'] }, { path: [1, 'rolling'] }],
    });
  });

  it.each<[string, unknown, unknown, string]>([
    ['cards that are none', 'x', [], 'cards: expected a list of cards, got "x"'],
    ['perks that are none', [], 'x', 'perks: expected a list of perks, got "x"'],
    ['a perk that is none', [], [1], 'perks[0]: expected a perk { remove, add, … }, got 1'],
    ['a removal that is none', [], [{ remove: 1 }], 'perks[0].remove: expected a list of cards'],
    ['an addition that is none', [], [{ add: [1] }], 'perks[0].add[0]: expected a card'],
    ['a wrong value', [], [{ add: [{ value: 'x' }] }], 'perks[0].add[0].value: expected'],
    [
      'a count below 0',
      [],
      [{ add: [{ value: 1, count: -1 }] }],
      'perks[0].add[0].count: expected a whole number of at least 0, got -1',
    ],
    [
      'half a card',
      [],
      [{ remove: [{ value: 1, count: 0.5 }] }],
      'perks[0].remove[0].count: expected',
    ],
    [
      'a flag that is none',
      [],
      [{ ignoreNegativeItemEffects: 1 }],
      'perks[0].ignoreNegativeItemEffects: expected true or false',
    ],
    [
      'another flag that is none',
      [],
      [{ ignoreNegativeScenarioEffects: 'no' }],
      'perks[0].ignoreNegativeScenarioEffects: expected true or false',
    ],
    ['a misspelt field of a perk', [], [{ removes: [] }], 'perks[0].removes: expected no field'],
    [
      'a misspelt field of a card',
      [],
      [{ add: [{ value: 0, rollling: true }] }],
      'perks[0].add[0].rollling: expected no field of this name, got true',
    ],
    [
      'cards without end',
      standardDeck,
      [{ add: [{ value: 1, count: 1e300 }] }],
      'perks: 1e+300 of them; at most 500 are allowed',
    ],
    [
      'a card too many',
      standardDeck,
      [{ add: [{ value: 1, count: 300 }] }, { remove: [{ value: 1, count: 181 }] }],
      'perks: 501 of them; at most 500 are allowed',
    ],
  ])('%s: refused', (_, deck, perks, says) => {
    const faults = faultsOf(checkPerks(deck, perks));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(says);
  });
});

describe('saved decks', () => {
  it('come back as they are', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const saved: unknown = JSON.parse(JSON.stringify(deck));
        const answer = decodeModifierDeck(saved);
        expect(answer).toEqual({ _tag: 'Right', right: deck });
        expect(answer._tag === 'Right' && answer.right).toBe(saved);
      }),
    );
    expect(decodeCardSupplies(fullSupplies)).toEqual({ _tag: 'Right', right: fullSupplies });
  });

  it.each([
    '+0, poison',
    '+0, invisible',
    '+0, fire',
    '+0, push 2',
    '+0, pull 1',
    '+0, pierce 3',
    '+0, heal 2 self',
    '+0, shield 1 self',
    '+0, add target',
    '+0, bless',
    '+0, curse',
    '+0, refresh item',
  ])('a card "%s" can be saved and read', (words) => {
    expect(ModifierCardCodec.is(card(words))).toBe(true);
    expect(checkCards([card(words)])).toStrictEqual({ _tag: 'Right', right: [card(words)] });
  });

  const bad = (change: Partial<Record<keyof ModifierCard, unknown>>): unknown => ({
    ...deckOf(''),
    discard: [{ ...card('+1'), ...change }],
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no pile', { discard: [], mustShuffle: false }, ['pile']],
    ['a field too many', { ...deckOf(''), colour: 'red' }, ['colour']],
    ['mustShuffle as a number', { ...deckOf(''), mustShuffle: 1 }, ['mustShuffle']],
    ['-0', bad({ value: -0 }), ['discard[0].value']],
    ['an unknown value', bad({ value: 'x' }), ['discard[0].value']],
    ['too large', bad({ value: 1e7 }), ['discard[0].value']],
    ['rolling left out', bad({ rolling: undefined }), ['discard[0].rolling']],
    ['an unknown origin', bad({ origin: 'shop' }), ['discard[0].origin']],
    ['an unknown effect', bad({ effects: [{ type: 'x' }] }), ['discard[0].effects[0].type']],
    ['an effect without type', bad({ effects: [{}] }), ['discard[0].effects[0].type']],
    ['an effect as a word', bad({ effects: ['stun'] }), ['discard[0].effects[0]']],
    [
      'an effect with another’s field',
      bad({ effects: [{ type: 'push', amount: 1 }] }),
      ['discard[0].effects[0].distance', 'discard[0].effects[0].amount'],
    ],
    [
      'an inherited type',
      bad({ effects: [Object.create({ type: 'bless' }) as unknown] }),
      ['discard[0].effects[0].type'],
    ],
  ])('%s is refused by its place', (_, deck, places) => {
    const answer = decodeModifierDeck(deck);
    const faults = answer._tag === 'Left' ? answer.left.map(explain) : [];
    expect(faults.map((fault) => fault.replace(/:.*/, ''))).toEqual(places);
    expect(ModifierDeckCodec.is(deck)).toBe(false);
  });

  it('have at most 500 cards', () => {
    const pile = Array.from({ length: 300 }, () => card('+1'));
    const answer = decodeModifierDeck({ pile, discard: pile, mustShuffle: false });
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([
      'input: expected a deck of at most 500 cards, got an object',
    ]);
    expect(ModifierDeckCodec.is({ pile, discard: pile.slice(0, 200), mustShuffle: true })).toBe(
      true,
    );
  });

  it('supplies are whole numbers from 0', () => {
    expect(CardSuppliesCodec.is({ ...fullSupplies, bless: 0.5 })).toBe(false);
    expect(CardSuppliesCodec.is({ ...fullSupplies, curseMonsters: -1 })).toBe(false);
    expect(CardSuppliesCodec.is({ ...fullSupplies, curseCharacters: 11 })).toBe(false);
    expect(CardSuppliesCodec.is({ bless: 1, curseMonsters: 1 })).toBe(false);
  });
});
