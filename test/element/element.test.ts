import { describe, expect, it } from 'vitest';

import {
  availableElements,
  consume,
  consumptionOptions,
  defaultElementRules,
  elementTrack,
  endRound,
  endTurn,
  infuse,
  infusionDuty,
  infusionOptions,
  STRENGTHS,
  type ElementIcon,
  type ElementTrack,
  type InfusionDuty,
  type InfusionPlace,
  type Strength,
} from '../../src/element/index.js';
import { ELEMENTS, type Element } from '../../src/vocabulary/index.js';

const finish = (track: ElementTrack): ElementTrack => endTurn(track).track;
const wane = (track: ElementTrack): ElementTrack => endRound(track).track;

describe('R-ELEM-1 the track', () => {
  it('R-ELEM-1 has six elements in three columns, all inert at the start', () => {
    expect(STRENGTHS).toEqual(['inert', 'waning', 'strong']);
    const { strengths, infused } = elementTrack();
    expect(Object.keys(strengths)).toEqual([...ELEMENTS]);
    expect(new Set(Object.values(strengths))).toEqual(new Set(['inert']));
    expect(infused).toEqual([]);
  });

  it.each(ELEMENTS)('R-ELEM-1 %s can start in any column', (element) => {
    for (const strength of STRENGTHS) {
      const track = elementTrack({ [element]: strength });
      expect(track.strengths[element]).toBe(strength);
      expect(availableElements(track)).toEqual(strength === 'inert' ? [] : [element]);
    }
  });
});

describe('R-ELEM-2 infusing', () => {
  it.each(STRENGTHS)(
    'R-ELEM-2 from %s it is strong at the end of the turn, not before',
    (before) => {
      const during = infuse(elementTrack({ ice: before }), ['ice']);
      expect(during.strengths.ice).toBe(before);
      const { changed, track } = endTurn(during);
      expect(track).toEqual(elementTrack({ ice: 'strong' }));
      expect(changed).toEqual(before === 'strong' ? [] : ['ice']);
    },
  );

  it('R-ELEM-2 several in one turn, each once', () => {
    const during = infuse(infuse(elementTrack(), ['dark', 'fire']), ['fire', 'air']);
    expect(during.infused).toEqual(['fire', 'air', 'dark']);
    expect(finish(during)).toEqual(elementTrack({ fire: 'strong', air: 'strong', dark: 'strong' }));
  });

  it('R-ELEM-2 it cannot be used in that turn', () => {
    const during = infuse(elementTrack(), ['earth']);
    expect(availableElements(during)).toEqual([]);
    expect(consume(during, ['earth']).paid).toBe(false);
    expect(consumptionOptions(during, ['any'])).toEqual([]);
    expect(consume(finish(during), ['earth']).paid).toBe(true);
  });
});

describe('R-ELEM-3 which infusions happen', () => {
  it.each<[InfusionPlace, boolean, InfusionDuty, InfusionDuty]>([
    ['action', true, 'mandatory', 'optional'],
    ['action', false, 'none', 'none'],
    ['ability', true, 'optional', 'optional'],
    ['ability', false, 'none', 'none'],
    ['modifierCard', true, 'optional', 'optional'],
    ['modifierCard', false, 'none', 'none'],
  ])('R-ELEM-3 on a %s, performed %s: %s, by the option %s', (place, performed, duty, optional) => {
    expect(infusionDuty(place, performed)).toBe(duty);
    expect(infusionDuty(place, performed, defaultElementRules)).toBe(duty);
    expect(infusionDuty(place, performed, { infusionOptional: true })).toBe(optional);
  });
});

describe('R-ELEM-4 consuming', () => {
  it.each<[Strength, boolean]>([
    ['strong', true],
    ['waning', true],
    ['inert', false],
  ])('R-ELEM-4 a %s element pays: %s, and is inert at once', (strength, paid) => {
    const consumption = consume(elementTrack({ light: strength }), ['light']);
    expect(consumption).toEqual({
      paid,
      consumed: paid ? ['light'] : [],
      missing: paid ? [] : ['light'],
      track: elementTrack(),
    });
  });

  it('R-ELEM-4 all icons of an augment or none', () => {
    const track = elementTrack({ fire: 'strong', ice: 'waning' });
    expect(consume(track, ['ice', 'fire'])).toEqual({
      paid: true,
      consumed: ['fire', 'ice'],
      missing: [],
      track: elementTrack(),
    });
    expect(consume(track, ['fire', 'dark'])).toEqual({
      paid: false,
      consumed: [],
      missing: ['dark'],
      track,
    });
  });

  it('R-ELEM-4 one icon consumes one element: the same twice is not there', () => {
    const track = elementTrack({ fire: 'strong', ice: 'strong' });
    expect(consume(track, ['fire', 'fire'])).toMatchObject({ paid: false, missing: ['fire'] });
    // A wild icon is bound to an element before it is paid (R-ELEM-6).
    expect(consume(track, ['any' as 'fire'])).toMatchObject({ paid: false, consumed: [], track });
    expect(consumptionOptions(track, ['fire', 'fire'])).toEqual([]);
  });

  it('R-ELEM-4 other elements stay', () => {
    const { track } = consume(elementTrack({ fire: 'strong', ice: 'waning' }), ['fire']);
    expect(track).toEqual(elementTrack({ ice: 'waning' }));
  });
});

describe('R-ELEM-5 consuming and infusing in one turn', () => {
  it.each(['strong', 'waning'] as const)('R-ELEM-5 a %s one, in either order', (strength) => {
    const before = elementTrack({ air: strength });
    const first = consume(before, ['air']);
    const second = consume(infuse(before, ['air']), ['air']);
    expect([first.paid, second.paid]).toEqual([true, true]);
    expect(infuse(first.track, ['air'])).toEqual(second.track);
    expect(second.track.strengths.air).toBe('inert');
    expect(consume(second.track, ['air']).paid).toBe(false);
    expect(finish(second.track)).toEqual(elementTrack({ air: 'strong' }));
  });
});

describe('R-ELEM-6 wild icons', () => {
  const track = elementTrack({ fire: 'strong', ice: 'waning', dark: 'strong' });

  it.each<[ElementIcon[], Element[][]]>([
    [[], [[]]],
    [['any'], [['fire'], ['ice'], ['dark']]],
    [['ice'], [['ice']]],
    [
      ['ice', 'any'],
      [
        ['fire', 'ice'],
        ['ice', 'dark'],
      ],
    ],
    [
      ['any', 'any'],
      [
        ['fire', 'ice'],
        ['fire', 'dark'],
        ['ice', 'dark'],
      ],
    ],
    [['any', 'any', 'any'], [['fire', 'ice', 'dark']]],
    [['any', 'any', 'any', 'any'], []],
    [['air'], []],
    [['air', 'any'], []],
  ])('R-ELEM-6 %j can be paid by %j', (icons, options) => {
    expect(consumptionOptions(track, icons)).toEqual(options);
    for (const option of options) expect(consume(track, option).paid).toBe(true);
  });

  it('R-ELEM-6 creation: any of the six, whatever is there', () => {
    expect(infusionOptions(['any'])).toEqual(ELEMENTS.map((element) => [element]));
    expect(infusionOptions([])).toEqual([[]]);
    expect(infusionOptions(['dark', 'fire'])).toEqual([['fire', 'dark']]);
    expect(infusionOptions(['fire', 'fire'])).toEqual([['fire']]);
  });

  it('R-ELEM-6 creation: a wild icon may name what is made already', () => {
    expect(infusionOptions(['fire', 'any'])).toHaveLength(6);
    expect(infusionOptions(['fire', 'any'])).toContainEqual(['fire']);
    expect(infusionOptions(['any', 'any'])).toHaveLength(15 + 6);
  });
});

describe('R-ELEM-10 the end of the round', () => {
  it('R-ELEM-10 one step each', () => {
    const before = elementTrack({ fire: 'strong', ice: 'waning', dark: 'strong' });
    const { changed, track } = endRound(before);
    expect(changed).toEqual(['fire', 'ice', 'dark']);
    expect(track).toEqual(elementTrack({ fire: 'waning', dark: 'waning' }));
    expect(endRound(wane(track))).toEqual({ changed: [], track: elementTrack() });
  });

  it('R-ELEM-10 what the last figure infused is waning in the next round', () => {
    const during = infuse(elementTrack({ earth: 'waning' }), ['earth']);
    expect(wane(finish(during))).toEqual(elementTrack({ earth: 'waning' }));
    expect(endRound(during)).toEqual({ changed: [], track: elementTrack({ earth: 'waning' }) });
    expect(endRound(infuse(elementTrack(), ['air'])).changed).toEqual(['air']);
  });
});

describe('R-ELEM-11 augments', () => {
  it('R-ELEM-11 what was consumed as the ability started stays consumed without a target', () => {
    const started = consume(elementTrack({ fire: 'strong' }), ['fire']).track;
    expect(finish(started)).toEqual(elementTrack());
  });
});
