/** Where a fault of a question about attacks lies, and what is said of it. */
import { describe, expect, it } from 'vitest';
import {
  continueAttack,
  explain,
  modeOf,
  resolveRetaliate,
  resolveTargets,
  rollAttack,
  type AttackError,
} from '../../src/attack/index.js';
import { fromSeed } from '../../src/rng/index.js';

type Asked = (
  query: never,
) => { readonly _tag: 'Left'; readonly left: readonly AttackError[] } | { readonly _tag: 'Right' };

const FUNCTIONS = {
  continueAttack,
  modeOf,
  resolveRetaliate,
  resolveTargets,
  rollAttack: (query: never) => rollAttack(query)(fromSeed('a'))[0],
} satisfies Record<string, Asked>;

const TABLE: readonly (readonly [keyof typeof FUNCTIONS, unknown, readonly string[]])[] = [
  [
    'resolveRetaliate',
    7,
    ['input: expected a retaliation { retaliate, distance, attacker }, got 7'],
  ],
  [
    'resolveRetaliate',
    {},
    [
      'retaliate: expected a list of sources of retaliate, got nothing',
      'distance: expected a whole number from 1 to 1000000, or "none" for no way, got nothing',
    ],
  ],
  [
    'resolveRetaliate',
    {
      retaliate: [7, { damage: 0, range: 0 }, { range: null }],
      distance: 0,
      mayRetaliate: 'yes',
      attacker: { hitPoints: 0, negated: 1 },
    },
    [
      'retaliate[0]: expected a source of retaliate { damage, range }, got 7',
      'retaliate[1].damage: expected a whole number from 1 to 1000000, got 0',
      'retaliate[1].range: expected a whole number from 1 to 1000000, got 0',
      'retaliate[2].damage: expected a whole number from 1 to 1000000, got nothing',
      'distance: expected a whole number from 1 to 1000000, or "none" for no way, got 0',
      'mayRetaliate: expected true or false, got "yes"',
      'attacker.hitPoints: expected a whole number from 1 to 1000000, got 0',
      'attacker.negated: expected true or false, got 1',
    ],
  ],
  [
    'resolveRetaliate',
    { retaliate: [], distance: 1.5, attacker: 7 },
    [
      'distance: expected a whole number from 1 to 1000000, or "none" for no way, got 1.5',
      'attacker: expected an attacker, got 7',
    ],
  ],
  ['modeOf', 7, ['input: expected a query { attacker, target, sources }, got 7']],
  [
    'modeOf',
    { attacker: 7, target: 7, sources: 7 },
    [
      'attacker: expected an attacker, got 7',
      'target: expected a target, got 7',
      'sources: expected sources { advantage, disadvantage }, got 7',
    ],
  ],
  [
    'modeOf',
    {
      attacker: { conditions: ['sleep'] },
      target: { disadvantage: 1, sources: { advantage: 'x', disadvantage: [1] } },
      sources: { advantage: [2] },
    },
    [
      'attacker.conditions[0]: expected one of "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen", got "sleep"',
      'target.disadvantage: expected true or false, got 1',
      'target.sources.advantage: expected a list of names, got "x"',
      'target.sources.disadvantage[0]: expected a name, got 1',
      'sources.advantage[0]: expected a name, got 2',
    ],
  ],
  ['rollAttack', 7, ['input: expected an attack { attack, deck }, got 7']],
  [
    'rollAttack',
    { attack: 3 },
    ['deck: expected a deck { pile, discard, mustShuffle }, got nothing'],
  ],
  [
    'rollAttack',
    { attack: '3', deck: { pile: 7, discard: [7], mustShuffle: 1 } },
    [
      'attack: expected a whole number from -1000000 to 1000000, got "3"',
      'deck.pile: expected a list of cards, got 7',
      'deck.discard[0]: expected a card { value, rolling, effects, origin }, got 7',
      'deck.mustShuffle: expected true or false, got 1',
    ],
  ],
  ['continueAttack', 7, ['input: expected an attack { attack, revealed }, got 7']],
  [
    'continueAttack',
    { attack: 3, revealed: 7, exhausted: 1 },
    ['revealed: expected a list of cards, got 7', 'exhausted: expected true or false, got 1'],
  ],
  ['resolveTargets', 7, ['input: expected an ability { attack, targets, attacks }, got 7']],
  ['resolveTargets', { attack: 3 }, ['targets: expected a list of targets, got nothing']],
  [
    'resolveTargets',
    {
      attack: 3,
      targets: [
        7,
        { id: 7, retaliate: 7, range: 0 },
        { id: 'a', retaliate: [{ damage: 1, range: 0.5 }] },
      ],
      candidates: [{}],
      all: 1,
      attacker: { hitPoints: 0, maxHitPoints: -1 },
    },
    [
      'targets[0]: expected a target { id, … }, got 7',
      'targets[1].id: expected the id of a target, got 7',
      'targets[1].retaliate: expected a list of sources of retaliate, got 7',
      'targets[1].range: expected a whole number from 1 to 1000000, got 0',
      'targets[2].retaliate[0].range: expected a whole number from 1 to 1000000, got 0.5',
      'candidates[0].id: expected the id of a target, got nothing',
      'all: expected true or false, got 1',
      'attacker.maxHitPoints: expected a whole number from 1 to 1000000, got -1',
      'attacker.hitPoints: expected a whole number from 1 to 1000000, got 0',
    ],
  ],
  [
    'resolveTargets',
    {
      attack: 3,
      targets: [{ id: 'a' }],
      attacks: [
        7,
        {},
        { on: 'a', cards: [7], bonuses: ['x'], negated: 1, distance: 0, retaliateNegated: 1 },
      ],
    },
    [
      'attacks[0]: expected an attack { on, cards, … }, got 7',
      'attacks[1].on: expected the id of a target, got nothing',
      'attacks[1].cards: expected a list of cards, got nothing',
      'attacks[2].cards[0]: expected a card { value, rolling, effects, origin }, got 7',
      'attacks[2].bonuses[0]: expected a whole number, or "double", got "x"',
      'attacks[2].negated: expected true or false, got 1',
      'attacks[2].distance: expected a whole number from 1 to 1000000, or "none" for no way, got 0',
      'attacks[2].retaliateNegated: expected true or false, got 1',
    ],
  ],
  [
    'resolveTargets',
    { attack: 3, targets: [{ id: 'a' }, { id: 'a' }], candidates: [{ id: 'a' }], attacks: 7 },
    [
      'targets[1].id: "a" is named twice (R-ATK-11)',
      'candidates[0].id: "a" is named twice (R-ATK-11)',
      'attacks: expected a list of attacks { on, cards }, got 7',
    ],
  ],
];

describe('twins among targets', () => {
  it('R-ATK-11 are named by their own places, or not before every target is sound', () => {
    const targets = [7, { id: 'a' }, { id: 'a' }];
    const answer = resolveTargets({ attack: 3, targets } as never);
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([
      'targets[0]: expected a target { id, … }, got 7',
    ]);
  });
});

describe('every fault is named with its place', () => {
  it.each(TABLE)('%s of %j', (name, query, sentences) => {
    const ask: Asked = FUNCTIONS[name];
    const answer = ask(query as never);
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual(sentences);
  });
});
