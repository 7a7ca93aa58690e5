import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  availableElements,
  consume,
  consumptionOptions,
  elementTrack,
  ElementTrackCodec,
  endRound,
  endTurn,
  infuse,
  infusionOptions,
  MonsterRoundCodec,
  monsterPayments,
  newMonsterRound,
  startMonsterTurn,
  STRENGTHS,
  type ElementIcon,
  type ElementTrack,
} from '../../src/element/index.js';
import { ELEMENTS, type Element } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';
import {
  isPaid,
  showPayment,
  slowConsumptions,
  slowInfusions,
  slowPayments,
  strengthAfter,
  type Happening,
} from './slow-elements.js';

const anyElement = fc.constantFrom<Element>(...ELEMENTS);
const anyIcon = fc.constantFrom<ElementIcon>(...ELEMENTS, 'any', 'any');
const anyIcons = fc.array(anyIcon, { maxLength: 3 });
const anyStrength = fc.constantFrom(...STRENGTHS);
const anyTrack: fc.Arbitrary<ElementTrack> = fc
  .record({
    fire: anyStrength,
    ice: anyStrength,
    air: anyStrength,
    earth: anyStrength,
    light: anyStrength,
    dark: anyStrength,
  })
  .map((strengths) => deepFreeze(elementTrack(strengths)));

const anyHistory = fc.array(
  fc.oneof(
    fc.constantFrom<Happening>({ type: 'endTurn' }, { type: 'endTurn' }, { type: 'endRound' }),
    fc
      .tuple(
        fc.constantFrom<'infuse' | 'consume'>('infuse', 'consume'),
        fc.array(anyElement, { minLength: 1, maxLength: 2 }),
      )
      .map(([type, elements]): Happening => ({ type, elements })),
  ),
  { maxLength: 20 },
);

const happen = (track: ElementTrack, happening: Happening): ElementTrack => {
  switch (happening.type) {
    case 'endTurn':
      return endTurn(track).track;
    case 'endRound':
      return endRound(track).track;
    case 'infuse':
      return infuse(track, happening.elements);
    case 'consume':
      return consume(track, happening.elements).track;
  }
};
const after = (history: readonly Happening[]): ElementTrack =>
  history.reduce((track, one) => deepFreeze(happen(track, one)), deepFreeze(elementTrack()));

describe('histories of the track', () => {
  it('R-ELEM-2 R-ELEM-4 R-ELEM-5 R-ELEM-10 agree with a slow second answer', () => {
    fc.assert(
      fc.property(anyHistory, fc.array(anyElement, { maxLength: 3 }), (history, wanted) => {
        const track = after(history);
        for (const element of ELEMENTS)
          expect(track.strengths[element]).toBe(strengthAfter(history, element));
        expect(consume(track, wanted).paid).toBe(isPaid(history, wanted));
      }),
      { numRuns: 1_000 },
    );
  });

  it('R-ELEM-1 keep six elements in three columns, as a save that comes back', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const track = after(history);
        expect(ElementTrackCodec.is(track)).toBe(true);
        expect(JSON.parse(JSON.stringify(track))).toStrictEqual(track);
        expect(Object.keys(track.strengths)).toEqual([...ELEMENTS]);
      }),
    );
  });

  it('R-ELEM-2 ending a turn twice does no more than once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { track } = endTurn(after(history));
        expect(endTurn(track)).toEqual({ changed: [], track });
      }),
    );
  });

  it('R-ELEM-10 two rounds without an infusion leave nothing', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(endRound(endRound(after(history)).track).track).toEqual(elementTrack());
      }),
    );
  });
});

describe('choices', () => {
  it('R-ELEM-4 R-ELEM-6 consumptions agree with a slow second answer', () => {
    fc.assert(
      fc.property(anyTrack, anyIcons, (track, icons) => {
        const options = consumptionOptions(track, icons);
        expect(options.map((option) => option.join(' ')).sort()).toEqual(
          slowConsumptions(availableElements(track), icons),
        );
      }),
    );
  });

  it('R-ELEM-6 infusions agree with a slow second answer', () => {
    fc.assert(
      fc.property(anyIcons, (icons) => {
        const options = infusionOptions(deepFreeze(icons));
        expect(options.map((option) => option.join(' ')).sort()).toEqual(slowInfusions(icons));
      }),
    );
  });

  it('R-ELEM-6 R-ELEM-7 what monsters pay agrees with a slow second answer', () => {
    const anyCard = fc.array(fc.array(anyIcon, { minLength: 1, maxLength: 2 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyTrack, anyCard, (track, consumptions) => {
        const query = deepFreeze({ track, round: newMonsterRound, consumptions, canAct: true });
        const options = monsterPayments(query);
        if (E.isLeft(options)) throw new Error('refused');
        expect(options.right.map(showPayment).sort()).toEqual(
          slowPayments(availableElements(track), consumptions),
        );
        for (const payment of options.right) {
          const started = startMonsterTurn(query, deepFreeze(payment));
          if (E.isLeft(started)) throw new Error('refused');
          expect(MonsterRoundCodec.is(started.right.round)).toBe(true);
          const spent = payment.flatMap((entry) => entry ?? []);
          expect(started.right.track).toEqual(consume(track, spent).track);
        }
      }),
    );
  });
});
