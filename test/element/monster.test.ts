import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import {
  elementTrack,
  endMonsterTurn,
  explain,
  infuse,
  monsterPayments,
  newMonsterRound,
  startMonsterTurn,
  type ElementError,
  type ElementIcon,
  type ElementTrack,
  type MonsterElements,
  type MonsterPayment,
  type MonsterTurnQuery,
} from '../../src/element/index.js';
import { uglyValues } from '../core/ugly.js';

const query = (
  track: ElementTrack,
  consumptions: readonly (readonly ElementIcon[])[],
  more: Partial<MonsterTurnQuery> = {},
): MonsterTurnQuery => ({ track, round: newMonsterRound, consumptions, canAct: true, ...more });

const right = <A>(answer: E.Either<readonly ElementError[], A>): A => {
  if (E.isLeft(answer)) throw new Error(answer.left.map(explain).join('; '));
  return answer.right;
};
const sentences = (answer: E.Either<readonly ElementError[], unknown>): readonly string[] =>
  E.isLeft(answer) ? answer.left.map(explain) : [];

const start = (asked: MonsterTurnQuery, payment?: MonsterPayment): MonsterElements =>
  right(startMonsterTurn(asked, payment));

const FIRE = elementTrack({ fire: 'strong' });

describe('R-ELEM-7 shared consumption', () => {
  it('R-ELEM-7 the first monster that can act pays once, for all of its type', () => {
    const first = start(query(FIRE, [['fire']]));
    expect(first).toEqual({
      track: elementTrack(),
      round: { paid: [['fire']], infused: false },
    });
    const refilled = { ...first, track: FIRE };
    const second = start(query(refilled.track, [['fire']], { round: refilled.round }));
    expect(second).toEqual(refilled);
    expect(right(monsterPayments(query(FIRE, [['fire']], { round: first.round })))).toEqual([]);
  });

  it('R-ELEM-7 R-ELEM-9 one that is stunned or has nothing to do pays nothing; the next one may', () => {
    const idle = query(FIRE, [['fire']], { canAct: false });
    expect(right(monsterPayments(idle))).toEqual([]);
    const after = start(idle);
    expect(after).toEqual({ track: FIRE, round: newMonsterRound });
    expect(start({ ...idle, ...after, canAct: true }).round.paid).toEqual([['fire']]);
  });

  it('R-ELEM-7 what cannot be paid then is not paid later in the round', () => {
    const first = start(query(elementTrack(), [['fire']]));
    expect(first.round.paid).toEqual([null]);
    expect(start(query(FIRE, [['fire']], { round: first.round })).track).toEqual(FIRE);
  });

  it('R-ELEM-7 a card without consumption settles nothing', () => {
    expect(right(monsterPayments(query(FIRE, [])))).toEqual([[]]);
    expect(start(query(FIRE, []))).toEqual({ track: FIRE, round: { paid: [], infused: false } });
  });
});

describe('R-ELEM-6 choices of the players for monsters', () => {
  const two = elementTrack({ fire: 'strong', air: 'waning' });

  it('R-ELEM-6 a wild icon takes an element that is available, whichever the players pick', () => {
    expect(right(monsterPayments(query(two, [['any']])))).toEqual([[['fire']], [['air']]]);
    expect(start(query(two, [['any']]), [['air']]).track).toEqual(FIRE);
    expect(start(query(FIRE, [['any']])).round.paid).toEqual([['fire']]);
  });

  it('R-ELEM-6 monsters consume whatever they can', () => {
    expect(right(monsterPayments(query(two, [['fire'], ['ice'], ['air']])))).toEqual([
      [['fire'], null, ['air']],
    ]);
    expect(right(monsterPayments(query(FIRE, [['any'], ['fire']])))).toEqual([
      [['fire'], null],
      [null, ['fire']],
    ]);
  });

  it('R-ELEM-6 the players must say where there is a choice', () => {
    expect(sentences(startMonsterTurn(query(two, [['any']])))).toEqual([
      'payment: the players pick one of 2 payments (R-ELEM-6)',
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing paid', [null]],
    ['an element that is not there', [['ice']]],
    ['both', [['fire', 'air']]],
    ['a payment too many', [['fire'], ['air']]],
    ['none', []],
    ['no list', 'fire'],
    ['a list of words', ['fire']],
  ])('R-ELEM-6 R-ELEM-7 refuses %s', (_, payment) => {
    const answer = startMonsterTurn(query(two, [['any']]), payment as MonsterPayment);
    expect(sentences(answer)).toEqual([
      'payment: this payment is not open to the monsters (R-ELEM-7)',
    ]);
  });

  it('R-ELEM-7 refuses a payment where there is nothing to settle', () => {
    const answer = startMonsterTurn(query(FIRE, [['fire']], { canAct: false }), [['fire']]);
    expect(E.isLeft(answer)).toBe(true);
  });

  it('R-ELEM-6 takes the elements of a payment in any order', () => {
    const paid = start(query(two, [['any', 'any']]), [['air', 'fire']]).round.paid;
    expect(paid).toEqual([['fire', 'air']]);
  });
});

describe('R-ELEM-8 R-ELEM-9 shared infusion', () => {
  const idle = { track: elementTrack(), round: newMonsterRound, infusions: ['ice'] } as const;

  it('R-ELEM-8 strong at the end of the turn of the first that performs anything, once', () => {
    const first = endMonsterTurn({ ...idle, performed: true });
    expect(first).toEqual({
      track: elementTrack({ ice: 'strong' }),
      round: { paid: null, infused: true },
    });
    const used = { ...first, track: elementTrack() };
    expect(endMonsterTurn({ ...idle, ...used, performed: true })).toEqual(used);
  });

  it('R-ELEM-8 the type cannot consume its own infusion in the round', () => {
    const card = [['ice']] as const;
    const first = start(query(elementTrack(), card));
    const ended = endMonsterTurn({ ...first, infusions: ['ice'], performed: true });
    expect(ended.track).toEqual(elementTrack({ ice: 'strong' }));
    expect(start(query(ended.track, card, { round: ended.round }))).toEqual(ended);
  });

  it('R-ELEM-9 without an ability performed there is none', () => {
    expect(endMonsterTurn({ ...idle, performed: false })).toEqual({
      track: elementTrack(),
      round: newMonsterRound,
    });
  });

  it('R-ELEM-2 what modifier cards infused in the turn becomes strong in any case', () => {
    const track = infuse(elementTrack(), ['dark']);
    expect(endMonsterTurn({ ...idle, track, performed: false }).track).toEqual(
      elementTrack({ dark: 'strong' }),
    );
    expect(endMonsterTurn({ ...idle, track, performed: true }).track).toEqual(
      elementTrack({ ice: 'strong', dark: 'strong' }),
    );
  });
});

describe('bad input', () => {
  const sound = query(FIRE, [['fire', 'any']], { round: { paid: [['ice'], null], infused: true } });

  it('has every fault named', () => {
    const bad = {
      track: { strengths: { fire: 'hot', ice: null }, infused: ['mud'] },
      round: { paid: [3], infused: 1 },
      consumptions: [['fire', 'mud'], 'ice'],
    } as unknown as MonsterTurnQuery;
    expect(sentences(monsterPayments(bad))).toEqual([
      'track.strengths.fire: expected one of "inert", "waning", "strong", got "hot"',
      expect.stringMatching(/^track\.infused\[0\]: expected one of "fire", .*, got "mud"$/),
      'round.paid[0]: expected a list of elements, got 3',
      'round.infused: expected true or false, got 1',
      expect.stringMatching(/^consumptions\[0\]\[1\]: expected one of .*"any", got "mud"$/),
      'consumptions[1]: expected a list of elements, got "ice"',
      'canAct: expected true or false, got nothing',
    ]);
  });

  it('is more consumptions than there are elements', () => {
    const many = query(FIRE, new Array<ElementIcon[]>(7).fill(['any']));
    expect(sentences(monsterPayments(many))).toEqual([
      'consumptions: expected a list of consumptions, at most 6, got a list',
    ]);
    expect(right(monsterPayments(query(FIRE, many.consumptions.slice(1))))).toHaveLength(6);
  });

  it('takes a round or a track with its fields left out', () => {
    const bare = {
      track: { strengths: { fire: 'strong' } },
      consumptions: [['fire']],
      canAct: true,
    };
    expect(start(bare as unknown as MonsterTurnQuery)).toEqual(start(query(FIRE, [['fire']])));
  });

  it.each(uglyValues())('%s never makes it throw', (_, value) => {
    const ask = (asked: unknown): void => {
      for (const answer of [
        monsterPayments(asked as MonsterTurnQuery),
        startMonsterTurn(asked as MonsterTurnQuery, value as MonsterPayment),
      ]) {
        expect(['Left', 'Right']).toContain(answer._tag);
        expect(sentences(answer).every((sentence) => sentence.length < 400)).toBe(true);
      }
    };
    ask(value);
    ask({ ...sound, track: { strengths: value } });
    ask({ ...sound, track: { ...sound.track, infused: value } });
    for (const field of ['track', 'round', 'consumptions', 'canAct'])
      ask({ ...sound, [field]: value });
    for (const field of ['paid', 'infused'])
      ask({ ...sound, round: { ...sound.round, [field]: value } });
  });
});
