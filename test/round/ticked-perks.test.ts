import { describe, expect, it } from 'vitest';

import { begun, characterIn, company, countIn, engineWith, faultsOf } from './company.js';

const engine = engineWith();
const said = (perks: unknown, who: 'warden' | 'kindler' = 'warden') =>
  faultsOf(
    engine,
    who === 'warden' ? company({ perks: perks as never }) : company({}, { perks: perks as never }),
  ).map((sentence) => sentence.replace(/^seats\[\d\]\.characters\[0\]\./, ''));
const deckOf = (...perks: readonly number[]) => {
  const state = begun(engine, company({ perks }));
  return (value: number, origin = 'standard') => countIn(state, 'warden', value, origin);
};

describe('perks', () => {
  it('R-CAMP-9 change the deck, a line once for each ticked box', () => {
    const once = deckOf(2);
    expect([once(-1), once(1, 'perk')]).toEqual([4, 1]);
    const twice = deckOf(2, 2);
    expect([twice(-1), twice(1, 'perk')]).toEqual([3, 2]);
    expect(deckOf(0)(-1)).toBe(3);
    const none = deckOf();
    expect([none(-1), none(1, 'perk')]).toEqual([5, 0]);
  });

  it('R-CAMP-9 of boxes that count together count once all are ticked', () => {
    expect(deckOf(10)(3, 'perk')).toBe(0);
    expect(deckOf(10, 10)(3, 'perk')).toBe(1);
  });

  it('R-CAMP-9 mean the same in any order', () => {
    const of = (...perks: readonly number[]) =>
      characterIn(begun(engine, company({ perks })), 'warden').modifiers;
    expect(of(0, 2, 4)).toEqual(of(4, 0, 2));
  });

  it('R-CAMP-9 are shown to all, and kept in the state', () => {
    const state = begun(engine, company({ perks: [2, 0] }));
    expect(characterIn(state, 'warden').perks).toEqual([2, 0]);
    expect(engine.viewOf(state, 'bo').characters[0]?.perks).toEqual([2, 0]);
  });

  it('R-CAMP-9 are refused beyond their boxes, and where the class has no such line', () => {
    expect(said([0, 0, 11, 2])).toEqual([
      'perks[1]: ticked more often than the perk has boxes: 1 (R-CAMP-9)',
      'perks[2]: no perk "11" in the pack',
    ]);
    for (const wrong of [null, 3, ['0'], [-1], [1.5], [NaN], { length: 1 }])
      expect(said(wrong)[0]).toMatch(/^perks: expected a list of lines of perks, from 0, got/);
    expect(said(Array.from({ length: 2000 }, () => 0)).length).toBeLessThan(20);
  });

  it('R-MOD-17 with cards of every kind are played', () => {
    const stalker = {
      ...company(),
      seats: [{ seat: 'bo', characters: [{ class: 'stalker', perks: [9], hand: [] }] }],
    };
    expect(faultsOf(engine, stalker).filter((fault) => fault.includes('perks'))).toEqual([]);
    expect(said([4, 5, 6, 7, 8])).toEqual([]);
    expect(said([4, 5, 6, 7, 8, 9], 'kindler')).toEqual([]);
  });

  it('that take out cards which are not there are refused', () => {
    const stalker = (...perks: readonly number[]) => ({
      ...company(),
      seats: [{ seat: 'bo', characters: [{ class: 'stalker', perks, hand: [] }] }],
    });
    const missing =
      'seats[0].characters[0].perks[1]: 1 too few such cards in the deck to remove them';
    expect(faultsOf(engine, stalker(0, 5))).toContain(missing);
    expect(faultsOf(engine, stalker(4, 5))).not.toContain(missing);
  });
});
