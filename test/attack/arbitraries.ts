/** Generators of attacks, targets and abilities. */

import fc from 'fast-check';
import {
  ATTACK_ORDERS,
  type AttackFacts,
  type Bonus,
  type NamedTarget,
  type TargetFacts,
} from '../../src/attack/index.js';
import { AFFLICTIONS, trackerOf } from '../../src/condition/index.js';
import type { Condition, ModifierEffect } from '../../src/vocabulary/index.js';
import { anyCard, anyMode } from '../modifier-deck/cards.js';

/** Conditions under which a target can be attacked. */
const targetConditions: fc.Arbitrary<readonly Condition[]> = fc.uniqueArray(
  fc.constantFrom<Condition>('poison', 'wound', 'stun', 'disarm', 'muddle', 'strengthen'),
);

/** Conditions under which a figure may attack. */
const attackerConditions: fc.Arbitrary<readonly Condition[]> = fc.uniqueArray(
  fc.constantFrom<Condition>('poison', 'wound', 'immobilize', 'muddle', 'strengthen', 'invisible'),
);

export const anyBonus: fc.Arbitrary<Bonus> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constant<Bonus>('double') },
);

const anyEffect: fc.Arbitrary<ModifierEffect> = anyCard
  .filter(({ effects }) => effects.length > 0)
  .map(({ effects }) => effects[0]!);

const anySources = fc.record({
  advantage: fc.array(fc.string(), { maxLength: 2 }),
  disadvantage: fc.array(fc.string(), { maxLength: 2 }),
});

export const anyTarget: fc.Arbitrary<TargetFacts> = fc.record(
  {
    hitPoints: fc.option(fc.integer({ min: 1, max: 9 })),
    shield: fc.integer({ min: 0, max: 4 }),
    conditions: fc.oneof(
      targetConditions,
      targetConditions.map((conditions) => trackerOf(conditions)),
    ),
    immune: fc.uniqueArray(fc.constantFrom(...AFFLICTIONS), { maxLength: 3 }),
    disadvantage: fc.boolean(),
    negated: fc.boolean(),
    sources: anySources,
  },
  { requiredKeys: [] },
);

export const anyFacts: fc.Arbitrary<AttackFacts> = fc.record(
  {
    attack: fc.integer({ min: -2, max: 7 }),
    bonuses: fc.array(anyBonus, { maxLength: 3 }),
    pierce: fc.integer({ min: 0, max: 3 }),
    effects: fc.array(anyEffect, { maxLength: 3 }),
    attacker: fc.record({ conditions: attackerConditions }),
    target: anyTarget,
    mode: fc.option(anyMode),
    sources: anySources,
    order: fc.constantFrom(...ATTACK_ORDERS),
    rules: fc.record(
      { reducedRandomness: fc.boolean(), compareDoubleByValue: fc.boolean() },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['attack'] },
);

/** Cards that count together: rolling ones and at most one other. */
export const anyUsed = fc
  .tuple(fc.array(anyCard, { maxLength: 3 }), fc.option(anyCard))
  .map(([rolling, last]) => [
    ...rolling.map((card) => ({ ...card, rolling: true })),
    ...(last === null ? [] : [{ ...last, rolling: false }]),
  ]);

/** Targets with ids of their own. */
export const namedTargets = (prefix: string): fc.Arbitrary<readonly NamedTarget[]> =>
  fc
    .array(
      fc.record({
        target: anyTarget,
        retaliate: fc.array(
          fc.record({
            damage: fc.integer({ min: 1, max: 3 }),
            range: fc.integer({ min: 1, max: 3 }),
          }),
          { maxLength: 2 },
        ),
        range: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 3 },
    )
    .map((targets) =>
      targets.map(({ target, retaliate, range }, index) => ({
        ...target,
        retaliate,
        range,
        id: `${prefix}${String(index)}`,
      })),
    );
