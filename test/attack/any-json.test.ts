/** Whatever JSON the boundary functions of attacks and what they stand on are given, they answer with JSON. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { explain } from '../../src/attack/index.js';
import {
  attackOdds,
  continueAttack,
  modeOf,
  resolveAttack,
  resolveRetaliate,
  resolveTargets,
  rollAttack,
} from '../../src/attack/index.js';
import * as damage from '../../src/damage/index.js';
import * as element from '../../src/element/index.js';
import { checkCards, checkDraw, checkPerks } from '../../src/modifier-deck/index.js';
import { fromSeed } from '../../src/rng/index.js';
import { explain as explainAny } from '../../src/index.js';

type Asked = (...given: readonly never[]) => unknown;

const RNG = fromSeed('any');
const roll = (query: never): unknown => rollAttack(query)(RNG)[0];

const FUNCTIONS: readonly (readonly [string, Asked])[] = [
  ['modeOf', modeOf],
  ['resolveAttack', resolveAttack],
  ['continueAttack', continueAttack],
  ['rollAttack', roll],
  ['resolveTargets', resolveTargets],
  ['resolveRetaliate', resolveRetaliate],
  ['attackOdds', attackOdds],
  ['checkDraw', checkDraw],
  ['checkCards', checkCards],
  ['checkPerks', checkPerks],
  ['sufferDamage', damage.sufferDamage],
  ['heal', damage.heal],
  ['negate', damage.negate],
  ['negationOptions', damage.negationOptions],
  ['reduceByShield', damage.reduceByShield],
  ['monsterPayments', element.monsterPayments],
  ['startMonsterTurn', element.startMonsterTurn],
];

const cards = [{ value: 1, rolling: true, effects: [{ type: 'heal', amount: 1 }] }, { value: 0 }];
const target = {
  id: 'guard',
  hitPoints: 3,
  shield: 1,
  conditions: ['poison'],
  retaliate: [{ damage: 1 }],
};

/** A question that all of them find sound, with what each of them reads. */
const question = {
  attack: 3,
  bonuses: [1, 'double'],
  pierce: 1,
  effects: [{ type: 'push', distance: 1 }],
  attacker: { hitPoints: 4, conditions: ['strengthen'] },
  target,
  targets: [target],
  candidates: [{ ...target, id: 'archer' }],
  attacks: [{ on: 'guard', cards }],
  cards,
  revealed: cards,
  deck: { pile: cards, discard: cards, mustShuffle: false },
  retaliate: [{ damage: 1 }],
  distance: 1,
  mode: 'none',
  rules: { reducedRandomness: true },
  hitPoints: 3,
  maxHitPoints: 8,
  conditions: ['wound'],
  kind: 'character',
  amount: 2,
  source: 'trap',
  hand: ['a'],
  discard: ['b', 'c'],
  shields: [{ id: 'plate', amount: 1 }],
  track: { strengths: { fire: 'strong' }, infused: [] },
  round: { paid: null, infused: false },
  consumptions: [['any']],
  canAct: true,
};

const unsound = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, undefined, NaN, -0, 2 ** 53, '__proto__', [], {}, [[]], cards),
);
const spoiled = fc
  .tuple(fc.constantFrom(...Object.keys(question)), unsound)
  .map(([field, value]) => ({ ...question, [field]: value }));
const anything = fc.oneof({ weight: 4, arbitrary: spoiled }, unsound, fc.constant(question));

describe('any JSON in', () => {
  it.each(FUNCTIONS)('%s answers, with JSON, and says what is wrong', (_, ask) => {
    const saw = { left: 0, right: 0 };
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 3 }), (given) => {
        const answer = ask(...(given as never[])) as
          | { _tag: 'Left'; left: readonly Parameters<typeof explain>[0][] }
          | { _tag: 'Right'; right: unknown };
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        if (answer._tag === 'Right') saw.right += 1;
        else {
          saw.left += 1;
          for (const fault of answer.left) expect(explainAny(fault)).toMatch(/.: ./s);
        }
      }),
      { numRuns: 400 },
    );
    expect(saw.left).toBeGreaterThan(0);
  });

  it('the sound question is answered', () => {
    const others: Readonly<Record<string, readonly unknown[]>> = {
      // It refuses who attacks: `mode` says what comes of that.
      attackOdds: [{ ...question, attacker: null }],
      checkCards: [cards],
      checkPerks: [cards, [{ add: cards }]],
      heal: [question, 2],
      sufferDamage: [question, { source: 'trap', amount: 1 }],
      negate: [question, { type: 'hand', card: 'a' }],
    };
    const refused = FUNCTIONS.filter(([name, ask]) => {
      const answer = ask(...((others[name] ?? [question]) as never[]));
      return (answer as { _tag: string })._tag !== 'Right';
    });
    expect(refused.map(([name]) => name)).toEqual([]);
  });
});
