import { describe, expect, it } from 'vitest';
import {
  attackOdds,
  continueAttack,
  explain,
  modeOf,
  resolveAttack,
  resolveRetaliate,
  resolveTargets,
  rollAttack,
  type AttackError,
} from '../../src/attack/index.js';
import { explain as explainAny } from '../../src/index.js';
import { uglyValues } from '../core/ugly.js';
import { cards, deckOf, RNG } from '../modifier-deck/cards.js';

type Fields = Readonly<Record<string, unknown>>;
type Answer =
  | { readonly _tag: 'Left'; readonly left: readonly AttackError[] }
  | { readonly _tag: 'Right'; readonly right: unknown };

const FACTS: Fields = {
  attack: 3,
  bonuses: [1, 'double'],
  pierce: 1,
  effects: [{ type: 'condition', condition: 'wound' }],
  attacker: { conditions: ['strengthen'], hitPoints: 5, negated: false },
  target: {
    hitPoints: 9,
    shield: 1,
    conditions: { held: [{ condition: 'poison', turnsLeft: null }], immune: ['stun'] },
    immune: ['curse'],
    disadvantage: false,
    sources: { advantage: ['a'], disadvantage: ['b'] },
    inRange: true,
    inSight: true,
    invisible: false,
    negated: false,
  },
  mode: 'none',
  sources: { advantage: ['a'], disadvantage: ['b'] },
  order: 'best',
  changes: [{ value: 2, as: -2 }],
  rules: { reducedRandomness: false },
};
const { target: TARGET, ...ABILITY } = FACTS;
const HAND = cards('+1');

/** The facts that odds count. */
const COUNTED: Fields = {
  ...FACTS,
  attacker: null,
  sources: null,
  order: null,
  target: { ...(TARGET as Fields), disadvantage: false, sources: null },
};

/** Every function with a sound question that has all of its fields. */
const ASKED: readonly (readonly [string, (query: never) => Answer, Fields])[] = [
  ['resolveAttack', resolveAttack, { ...FACTS, cards: HAND }],
  ['attackOdds', attackOdds, { ...COUNTED, deck: deckOf('+1; +1, rolling, stun', '+2') }],
  ['attackOdds', attackOdds, { ...COUNTED, deck: HAND }],
  ['modeOf', modeOf, FACTS],
  ['continueAttack', continueAttack, { ...FACTS, revealed: HAND, exhausted: false }],
  [
    'rollAttack',
    (query) => rollAttack(query)(RNG)[0],
    { ...FACTS, deck: deckOf('+1; +1, rolling, stun', '+2') },
  ],
  [
    'resolveRetaliate',
    resolveRetaliate,
    {
      retaliate: [{ damage: 1, range: 1 }],
      distance: 1,
      mayRetaliate: true,
      attacker: { hitPoints: 5, negated: false },
    },
  ],
  [
    'resolveTargets',
    resolveTargets,
    {
      ...ABILITY,
      targets: [{ ...(TARGET as Fields), id: 't', retaliate: [{ damage: 1, range: 2 }], range: 1 }],
      candidates: [{ id: 'c' }],
      all: false,
      attacks: [
        {
          on: 't',
          cards: HAND,
          bonuses: [1],
          negated: false,
          distance: 2,
          retaliateNegated: false,
        },
      ],
    },
  ],
];

const ask = (question: (query: never) => Answer, query: unknown): Answer =>
  question(query as never);

/** Whether an ugly value stands in a field that the function reads is for the answer to say; it must be one. */
const isSound = (answer: Answer): boolean => {
  if (answer._tag === 'Right') return true;
  const sentences = answer.left.map(explain);
  expect(answer.left.map((fault) => explainAny(fault))).toEqual(sentences);
  expect(JSON.parse(JSON.stringify(answer.left))).toEqual(answer.left);
  return answer.left.length > 0 && sentences.every((sentence) => sentence.length > 10);
};

/** All ways to put something else into one place of a value. */
const replacements = (value: unknown, put: unknown): readonly unknown[] => {
  const children: readonly (readonly [string, unknown])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    put,
    ...children.flatMap(([key, child]) =>
      replacements(child, put).map((changed) =>
        Array.isArray(value)
          ? value.with(Number(key), changed)
          : { ...(value as object), [key]: changed },
      ),
    ),
  ];
};

describe('questions of any kind', () => {
  it.each(ASKED)('%s answers a sound one', (_, question, sound) => {
    expect(ask(question, sound)._tag).toBe('Right');
  });

  it.each(ASKED)('%s answers or refuses whatever stands anywhere in one', (_, question, sound) => {
    for (const [, ugly] of uglyValues())
      for (const query of replacements(sound, ugly))
        expect(isSound(ask(question, query))).toBe(true);
  });

  it.each(ASKED)('%s passes over fields that it does not know', (_, question, sound) => {
    const odd = { ...sound, ['__proto__']: { attack: 'x' }, constructor: 1, toString: null };
    const own = JSON.parse(
      JSON.stringify(odd).replace('{', '{"__proto__":{"attack":"x"},'),
    ) as unknown;
    expect(ask(question, own)).toEqual(ask(question, sound));
    expect(ask(question, odd)).toEqual(ask(question, sound));
  });
});

/** A sound attack with other fields. */
const refusedWith = (fields: Fields): readonly string[] => {
  const answer = ask(resolveAttack, { attack: 3, cards: [], ...fields });
  return answer._tag === 'Left' ? answer.left.map(explain) : ['answered'];
};

describe('what is refused, and why', () => {
  it.each<[string, Fields, readonly string[]]>([
    [
      'a fraction of an attack',
      { attack: 2.5 },
      ['attack: expected a whole number from -1000000 to 1000000, got 2.5'],
    ],
    [
      'an attack as text',
      { attack: '3' },
      ['attack: expected a whole number from -1000000 to 1000000, got "3"'],
    ],
    [
      'R-MOD-2: two cards without a rolling sign',
      { cards: [{ value: 0 }, { value: 2, rolling: true }, { value: 1 }] },
      ['cards[2]: a second card without a rolling sign; an attack uses one (R-MOD-2)'],
    ],
    [
      'a card that is none, besides',
      { cards: [{ value: 0 }, { value: 'x' }, { value: 1 }] },
      [expect.stringMatching(/^cards\[1\]\.value: /) as string],
    ],
    [
      'a negative shield',
      { target: { shield: -1 } },
      ['target.shield: expected a whole number from 0 to 1000000, got -1'],
    ],
    [
      'a negative pierce',
      { pierce: -1 },
      ['pierce: expected a whole number from 0 to 1000000, got -1'],
    ],
    [
      'a target without hit points',
      { target: { hitPoints: 0 } },
      ['target.hitPoints: expected a whole number from 1 to 1000000, got 0'],
    ],
    [
      'an unknown card',
      { cards: [{ value: 'x3' }] },
      [
        'cards[0].value: expected a whole number from -1000000 to 1000000, "null" or "double", got "x3"',
      ],
    ],
    ['no list of cards', { cards: null }, ['cards: expected a list of cards, got null']],
    [
      'an unknown bonus',
      { bonuses: [1, 'triple'] },
      ['bonuses[1]: expected a whole number, or "double", got "triple"'],
    ],
    [
      'an unknown effect',
      { effects: [{ type: 'slow' }] },
      [expect.stringMatching(/^effects\[0\]\.type: expected one of .*, got "slow"$/) as string],
    ],
    [
      'an unknown condition',
      { target: { conditions: ['sleepy'] } },
      [expect.stringMatching(/^target\.conditions\[0\]: expected one of "poison"/) as string],
    ],
    [
      'a tracker that is none',
      { target: { conditions: { held: [{ condition: 'sleepy' }] } } },
      [expect.stringMatching(/^target\.conditions\.held\[0\]: expected one of "poison"/) as string],
    ],
    ['an order', { order: 'worst' }, ['order: expected one of "best", "asGiven", got "worst"']],
    [
      'a mode',
      { mode: 'lucky' },
      ['mode: expected one of "none", "advantage", "disadvantage", got "lucky"'],
    ],
    [
      'a misspelt flag',
      { rules: { reducedRandomnes: true } },
      ['rules.reducedRandomnes: expected no flag of this name, got true'],
    ],
    [
      'sources that are no names',
      { sources: { advantage: [1] } },
      ['sources.advantage[0]: expected a name, got 1'],
    ],
    [
      'R-COND-11: a disarmed attacker',
      { attacker: { conditions: ['disarm'] } },
      ['attacker.conditions: the attacker has disarm and may not attack (R-COND-11)'],
    ],
    [
      'R-COND-12: a stunned one',
      { attacker: { conditions: ['stun'] } },
      ['attacker.conditions: the attacker has stun and may not attack (R-COND-12)'],
    ],
    [
      'R-ATK-18: a target out of range',
      { target: { inRange: false } },
      ['target: the target is out of range (R-ATK-18)'],
    ],
    [
      'R-LOS-5: a target out of sight',
      { target: { inSight: false } },
      ['target: the target is out of sight (R-LOS-5)'],
    ],
    [
      'R-ATK-25: an invisible target',
      { target: { conditions: ['invisible'] } },
      ['target: the target is invisible (R-ATK-25)'],
    ],
    [
      'R-ATK-25: an invisible piece',
      { target: { invisible: true } },
      ['target: the target is invisible (R-ATK-25)'],
    ],
  ])('%s', (_, fields, sentences) => {
    expect(refusedWith(fields)).toEqual(sentences);
  });

  it('every fault at once', () => {
    expect(
      refusedWith({
        attack: NaN,
        pierce: -1,
        attacker: { conditions: ['stun', 'disarm'] },
        target: { shield: 0.5, inRange: false, inSight: false },
      }),
    ).toHaveLength(7);
  });

  it('an attack beyond exact numbers', () => {
    const sentence = 'input: the attack may become larger than 9007199254740991';
    expect(refusedWith({ bonuses: Array.from({ length: 60 }, () => 'double') })).toEqual([
      sentence,
    ]);
    const deck = Array.from({ length: 60 }, () => ({ value: 'double', rolling: true }));
    for (const question of [attackOdds, (query: never) => rollAttack(query)(RNG)[0]] as const) {
      const all = { pile: deck, discard: [], mustShuffle: false };
      const answer = ask(question, { attack: 3, deck: all });
      expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([sentence]);
    }
    const doubles = (count: number) => Array.from({ length: count }, () => 'double');
    const sum = (bonuses: readonly unknown[]) => refusedWith({ attack: 1_000_000, bonuses });
    expect(sum(doubles(33))).toEqual(['answered']);
    expect(sum(doubles(34))).toEqual([sentence]);
    expect(sum([...doubles(33), -1_000_000])).toEqual([sentence]);
    const made = { on: 't', cards: deck };
    const answer = ask(resolveTargets, { attack: 3, targets: [{ id: 't' }], attacks: [made] });
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([
      'attacks[0]: the attack may become larger than 9007199254740991',
    ]);
  });

  it('more cards than any deck has', () => {
    const deck = Array.from({ length: 501 }, () => ({ value: 0 }));
    const answer = ask(attackOdds, { attack: 3, deck });
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([
      'deck: 501 of them; at most 500 are allowed',
    ]);
  });

  it('facts that odds would pass over, since `mode` says how the attack draws', () => {
    const target = { ...(COUNTED['target'] as Fields), disadvantage: true };
    const answer = ask(attackOdds, {
      ...COUNTED,
      ...{ attacker: {}, sources: {}, order: 'asGiven' },
      target,
      deck: HAND,
    });
    expect(answer._tag === 'Left' && answer.left.map(({ path }) => path.join('.'))).toEqual([
      'target.disadvantage',
      'attacker',
      'sources',
      'order',
    ]);
  });

  it('decks whose rolling cards go together in too many ways, in little time', () => {
    const deck = Array.from({ length: 40 }, (_, place) => ({
      value: 3 ** (place % 12) + place,
      rolling: true,
    }));
    const many = Array.from({ length: 300 }, (_, place) => ({
      value: place,
      effects: [{ type: 'heal', amount: place + 1 }],
    }));
    for (const [cardsOf, mode] of [
      [[...deck, { value: 0 }], 'none'],
      [many, 'advantage'],
      [[...many, ...deck.slice(0, 3)], 'none'],
    ] as const) {
      const answer = ask(attackOdds, { attack: 3, mode, deck: cardsOf });
      expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([
        'deck: the cards go together in too many ways',
      ]);
    }
  });
});
