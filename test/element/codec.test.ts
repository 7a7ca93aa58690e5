import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { elementTrackLeaf, monsterRoundLeaf } from '../../src/element/codec.js';
import {
  decodeElementTrack,
  elementTrack,
  explain,
  infuse,
  MonsterRoundCodec,
  newMonsterRound,
} from '../../src/element/index.js';
import { uglyValues } from '../core/ugly.js';

const sound = infuse(elementTrack({ fire: 'strong', dark: 'waning' }), ['ice', 'dark']);

const sentences = (value: unknown): readonly string[] => {
  const decoded = decodeElementTrack(value);
  return E.isLeft(decoded) ? decoded.left.map(explain) : [];
};

describe('saves of elements', () => {
  it('come back as they are', () => {
    const decoded = decodeElementTrack(sound);
    expect(E.isRight(decoded) && decoded.right).toBe(sound);
  });

  it.each<[string, unknown, string[]]>([
    [
      'an element that is missing',
      { strengths: { fire: 'strong', ice: 'inert' }, infused: [] },
      ['air', 'earth', 'light', 'dark'].map(
        (element) =>
          `strengths.${element}: expected one of "inert", "waning", "strong", got nothing`,
      ),
    ],
    [
      'a seventh element',
      { ...sound, strengths: { ...sound.strengths, mud: 'strong' } },
      ['strengths.mud: expected no field of this name, got "strong"'],
    ],
    [
      'an infusion twice',
      { ...sound, infused: ['ice', 'ice'] },
      ['infused: expected each element once, in their order, got a list'],
    ],
    [
      'infusions out of order',
      { ...sound, infused: ['dark', 'ice'] },
      ['infused: expected each element once, in their order, got a list'],
    ],
  ])('R-ELEM-1 are refused with %s', (_, value, expected) => {
    expect(sentences(value)).toEqual(expected);
  });

  it.each(uglyValues())('are not %s', (_, value) => {
    expect(E.isLeft(decodeElementTrack(value))).toBe(true);
    expect(E.isLeft(decodeElementTrack({ ...sound, strengths: value }))).toBe(true);
    if (!(Array.isArray(value) && value.length === 0))
      expect(E.isLeft(decodeElementTrack({ ...sound, infused: value }))).toBe(true);
  });

  it('R-ELEM-7 of a type of monster come back', () => {
    for (const round of [newMonsterRound, { paid: [['fire', 'ice'], null], infused: true }])
      expect(MonsterRoundCodec.decode(round)).toEqual(E.right(round));
    for (const round of [
      { paid: [['ice', 'fire']], infused: true },
      { paid: ['fire'], infused: true },
      { paid: null },
      { paid: null, infused: 'no' },
      { paid: null, infused: false, type: 'guard' },
    ])
      expect(E.isLeft(MonsterRoundCodec.decode(round))).toBe(true);
  });

  it('are described by JSON Schemas', () => {
    expect(elementTrackLeaf.schema).toMatchObject({
      required: ['strengths', 'infused'],
      properties: { strengths: { additionalProperties: false } },
    });
    expect(monsterRoundLeaf.schema).toMatchObject({ required: ['paid', 'infused'] });
  });
});
