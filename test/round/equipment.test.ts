import { describe, expect, it } from 'vitest';

import { cleanUp } from '../../src/modifier-deck/index.js';
import { fromSeed } from '../../src/rng/index.js';
import { explain } from '../../src/round/index.js';
import { begun, characterIn, company, countIn, engineWith, faultsOf } from './company.js';

const engine = engineWith();
const said = (items: unknown, level = 1) =>
  faultsOf(engine, company({ items: items as readonly string[], level }, {}, { level: 1 })).map(
    (sentence) => sentence.replace('seats[0].characters[0].items', 'items'),
  );

describe('equipped items', () => {
  it('R-ITEM-2 stand in the state and in the views of all, ready', () => {
    const state = begun(engine, company({ items: ['head-a', 'lead-belt'] }));
    const items = [
      { id: 'head-a', state: 'ready' },
      { id: 'lead-belt', state: 'ready' },
    ];
    expect(characterIn(state, 'warden').items).toEqual(items);
    expect(characterIn(state, 'kindler').items).toEqual([]);
    for (const seat of ['ann', 'bo'])
      expect(engine.viewOf(state, seat).characters[0]?.items).toEqual(items);
  });

  it.each(['head', 'body', 'legs'] as const)('R-ITEM-1 are at most one for the %s', (slot) => {
    expect(said([`${slot}-a`])).toEqual([]);
    expect(said([`${slot}-a`, `${slot}-b`])).toEqual([
      `items: items for the ${slot}: 2 of at most 1 (R-ITEM-1)`,
    ]);
  });

  it('R-ITEM-1 are two for one hand, or one for both', () => {
    expect(said(['oneHand-a', 'oneHand-b'])).toEqual([]);
    expect(said(['twoHands-a'])).toEqual([]);
    expect(said(['oneHand-a', 'oneHand-b', 'oneHand-c'])).toEqual([
      'items: full hands: 3 of at most 2 (R-ITEM-1)',
    ]);
    expect(said(['twoHands-a', 'oneHand-a'])).toEqual([
      'items: full hands: 3 of at most 2 (R-ITEM-1)',
    ]);
    expect(said(['twoHands-a', 'twoHands-b'])).toEqual([
      'items: full hands: 4 of at most 2 (R-ITEM-1)',
    ]);
  });

  it('R-ITEM-1 are small ones up to half of the level, rounded up', () => {
    const small = ['small-a', 'small-b', 'small-c'];
    const most = (level: number) =>
      [0, 1, 2, 3].filter((n) => said(small.slice(0, n), level).length === 0).length - 1;
    expect([1, 2, 3, 4, 5].map(most)).toEqual([1, 1, 2, 2, 3]);
    expect(said(small, 3)).toEqual(['items: small items: 3 of at most 2 (R-ITEM-1)']);
  });

  it('R-ITEM-1 are more where another one lets its owner carry them', () => {
    expect(said(['pouch', 'small-a', 'small-b', 'small-c'])).toEqual([]);
    expect(said(['ferrymans-harness', 'oneHand-a', 'oneHand-b', 'oneHand-c'])).toEqual([]);
    expect(said(['ferrymans-harness', 'oneHand-a', 'twoHands-a'])).toEqual([]);
    expect(said(['ferrymans-harness', 'oneHand-a', 'oneHand-b', 'twoHands-a'])).toEqual([
      'items: full hands: 3 of at most 2 (R-ITEM-1)',
    ]);
  });

  it('R-ITEM-1 are each there once', () => {
    expect(said(['small-a', 'small-a'], 9)).toEqual([
      'items[1]: "small-a" is there twice (R-ITEM-1)',
    ]);
  });

  it('R-ITEM-10 are no more in a party than there are copies', () => {
    const both = (id: string) => faultsOf(engine, company({ items: [id] }, { items: [id] }));
    expect(both('head-a')).toEqual([]);
    expect(both('single')).toEqual([
      'seats: "single" is there more often than the box has it: 1 (R-ITEM-10)',
    ]);
  });

  it('are of the pack, for the class, and a list', () => {
    expect(said(['nope', '__proto__'])).toEqual([
      'items[0]: no item "nope" in the pack',
      'items[1]: no item "__proto__" in the pack',
    ]);
    expect(said(['kindlers-only'])).toEqual(['items[0]: "kindlers-only" is for other classes']);
    expect(faultsOf(engine, company({}, { items: ['kindlers-only'] }))).toEqual([]);
    for (const wrong of [null, 'head-a', [7], { 0: 'head-a', length: 1 }])
      expect(said(wrong)[0]).toMatch(/^items: expected a list of ids of items, got/);
  });

  it('are refused where they have a use that is not played', () => {
    expect(said(['wader-boots'])).toEqual([]);
    expect(said(['late-hat'])).toEqual(['items[0]: "late-hat" is not played by this version']);
  });
});

describe('the -1 cards of items', () => {
  it('R-ITEM-8 are in the deck of whoever has them equipped, for this scenario', () => {
    const state = begun(engine, company({ items: ['lead-belt', 'lead-hat'] }));
    expect(countIn(state, 'warden', -1, 'star')).toBe(3);
    expect(countIn(state, 'kindler', -1, 'star')).toBe(0);
    const { modifiers } = characterIn(state, 'warden');
    expect(modifiers.pile).toHaveLength(23);
    expect(cleanUp(modifiers)(fromSeed('end'))[0].deck.pile).toHaveLength(20);
  });

  it('R-ITEM-8 are not there where a perk ignores them', () => {
    const armour = 9;
    const state = begun(engine, company({ items: ['lead-belt'], perks: [armour] }));
    expect(countIn(state, 'warden', -1, 'star')).toBe(0);
    const other = begun(engine, company({ items: ['lead-belt'], perks: [10, 10] }));
    expect(countIn(other, 'warden', -1, 'star')).toBe(2);
  });
});

describe('items in a save', () => {
  const state = begun(engine, company({ items: ['lead-belt'], perks: [2, 2] }));
  const saidOf = (facts: object) => {
    const [warden, ...others] = state.characters;
    const saved = engine.decodeState({
      ...state,
      characters: [{ ...warden, ...facts }, ...others],
    });
    return saved._tag === 'Left' ? saved.left.map(explain) : [];
  };

  it('R-ITEM-1 come back as they are, and are refused where they cannot be', () => {
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))).toEqual({
      _tag: 'Right',
      right: state,
    });
    expect(saidOf({ items: [{ id: 'nope', state: 'ready' }] })).toEqual([
      'characters[0].items[0]: names what is not in the content or the game',
    ]);
    const belt = { id: 'lead-belt', state: 'spent' };
    expect(saidOf({ items: [belt, belt] })).toEqual([
      'characters[0].items: is there twice (R-ITEM-1)',
    ]);
    expect(saidOf({ items: [{ ...belt, state: 'broken' }] })).toHaveLength(1);
  });

  it('R-CAMP-9 neither are perks that the class has not', () => {
    expect(saidOf({ perks: [99] })).toEqual([
      'characters[0].perks[0]: names what is not in the content or the game (R-CAMP-9)',
    ]);
    expect(saidOf({ perks: [0, 0] })).toHaveLength(2);
    expect(saidOf({ perks: [0.5] })).toHaveLength(1);
  });
});
