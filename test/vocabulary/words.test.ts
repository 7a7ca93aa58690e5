import { describe, expect, it } from 'vitest';
import * as vocabulary from '../../src/vocabulary/index.js';

const { CONDITIONS, EDITIONS, ELEMENTS, ITEM_SLOTS, MOVE_MODES, OVERLAY_TYPES, SIDES } = vocabulary;

describe('the closed sets', () => {
  it.each(Object.entries(vocabulary))('%s has each word once, in camelCase', (_, words) => {
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z][A-Za-z]*$/);
  });

  it('hold the condition tokens; bless and curse are cards', () => {
    expect([...CONDITIONS].sort()).toEqual(
      'disarm immobilize invisible muddle poison strengthen stun wound'.split(' '),
    );
  });

  it('hold six elements', () => {
    expect(ELEMENTS).toHaveLength(6);
  });

  it('hold the places where an item is worn', () => {
    expect(ITEM_SLOTS).toEqual(['head', 'body', 'legs', 'oneHand', 'twoHands', 'small']);
  });

  it('begin with the default, where there is one', () => {
    expect([EDITIONS[0], MOVE_MODES[0]]).toEqual(['gloomhaven', 'walk']);
  });

  it('R-MON-29 hold the kinds of figures, scenario objects among them', () => {
    expect(vocabulary.FIGURE_KINDS).toEqual(['character', 'summon', 'monster', 'objective']);
  });

  it('hold four sides and nine overlays', () => {
    expect([SIDES.length, OVERLAY_TYPES.length]).toEqual([4, 9]);
  });
});
