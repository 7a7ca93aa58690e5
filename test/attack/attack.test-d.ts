import { describe, expectTypeOf, it } from 'vitest';
import {
  attackOdds,
  resolveAttack,
  rollAttack,
  type AttackError,
  type AttackResult,
  type OddsQuery,
  type TargetFacts,
} from '../../src/attack/index.js';
import type { ModifierDeck } from '../../src/modifier-deck/index.js';
import type { ErrorBase } from '../../src/core/index.js';
import type { Rng } from '../../src/rng/index.js';
import type { Target } from '../../src/targeting/index.js';
import type { Combatant } from '../../src/vocabulary/index.js';

describe('types of attacks', () => {
  it('a figure of a game, and an answer of targetsFrom, can be a target as they are', () => {
    expectTypeOf<Combatant>().toExtend<TargetFacts>();
    expectTypeOf<Target>().toExtend<TargetFacts>();
  });

  it('answers are an Either, those with chance a State of it', () => {
    const query = { attack: 3, cards: [{ value: 1 }, { value: 'double' }] } as const;
    const answer = resolveAttack(query);
    if (answer._tag === 'Right') expectTypeOf(answer.right).toEqualTypeOf<AttackResult>();
    else expectTypeOf(answer.left[0]).toEqualTypeOf<AttackError>();
    expectTypeOf(rollAttack).returns.parameter(0).toEqualTypeOf<Rng>();
  });

  it('every error has the base shape', () => {
    expectTypeOf<AttackError>().toExtend<ErrorBase>();
  });

  it('odds take a list of cards or a deck in play, and no facts that they would pass over', () => {
    expectTypeOf<ModifierDeck>().toExtend<OddsQuery['deck']>();
    expectTypeOf(attackOdds).parameter(0).toEqualTypeOf<OddsQuery>();
    // @ts-expect-error the way of drawing is named by `mode`
    const query: OddsQuery = { attack: 3, deck: [], attacker: { conditions: ['muddle'] } };
    expectTypeOf(query.attack).toBeNumber();
  });
});
