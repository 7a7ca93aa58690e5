import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackOdds,
  continueAttack,
  modeOf,
  resolveAttack,
  resolveRetaliate,
  resolveTargets,
  rollAttack,
  type AttackFacts,
  type MadeAttack,
  type TargetsQuery,
} from '../../src/attack/index.js';
import { modifiedAttack, nextDraw } from '../../src/modifier-deck/index.js';
import type { ModifierCard } from '../../src/vocabulary/index.js';
import { anyCard, anyDeck, anyMode, anyRng } from '../modifier-deck/cards.js';
import { anyBonus, anyFacts, anyTarget, anyUsed, namedTargets } from './arbitraries.js';
import { attackOf, must, oddsOf } from './ask.js';

const freeze = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
};

const json = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

/** What odds read of the facts of an attack. */
const oddsFacts = ({ attack, bonuses, pierce, effects, target, rules }: AttackFacts) => ({
  attack,
  bonuses: bonuses ?? null,
  pierce: pierce ?? null,
  effects: effects ?? null,
  target: {
    hitPoints: target?.hitPoints ?? null,
    shield: target?.shield ?? null,
    conditions: target?.conditions ?? null,
    immune: target?.immune ?? null,
  },
  rules: rules ?? null,
});

describe('laws of one attack', () => {
  it('damage never falls when the attack rises', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, (facts, cards) => {
        const more = { ...facts, attack: facts.attack + 1 };
        expect(attackOf({ ...more, cards }).damage).toBeGreaterThanOrEqual(
          attackOf({ ...facts, cards }).damage,
        );
      }),
    );
  });

  it('damage never falls with one more bonus that is none below 0', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, fc.nat({ max: 3 }), (facts, cards, bonus) => {
        const bonuses = [...(facts.bonuses ?? []), bonus];
        expect(attackOf({ ...facts, bonuses, cards }).damage).toBeGreaterThanOrEqual(
          attackOf({ ...facts, cards }).damage,
        );
      }),
    );
  });

  it('damage never rises with shield nor falls with pierce', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, (facts, cards) => {
        const { damage } = attackOf({ ...facts, cards });
        const shield = (facts.target?.shield ?? 0) + 1;
        const behind = attackOf({ ...facts, target: { ...facts.target, shield }, cards });
        expect(behind.damage).toBeLessThanOrEqual(damage);
        const pierce = (facts.pierce ?? 0) + 1;
        expect(attackOf({ ...facts, pierce, cards }).damage).toBeGreaterThanOrEqual(damage);
      }),
    );
  });

  it('no order of numbers and doublings beats the best one', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.shuffledSubarray([0, 1, 2, 3]),
        fc.array(anyBonus, { minLength: 4, maxLength: 4 }),
        anyUsed,
        (facts, places, bonuses, cards) => {
          const chosen = places.map((place) => bonuses[place]!);
          const best = attackOf({ ...facts, bonuses: chosen, order: 'best', cards });
          const given = attackOf({ ...facts, bonuses: chosen, order: 'asGiven', cards });
          expect(best.attack).toBeGreaterThanOrEqual(given.attack);
          expect(best.damage).toBeGreaterThanOrEqual(given.damage);
        },
      ),
    );
  });

  it('the stages tell the whole way', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, (facts, cards) => {
        const { stages, attack, modified, damage } = attackOf({ ...facts, cards });
        const values = (...types: string[]): readonly number[] =>
          stages.filter(({ type }) => types.includes(type)).map(({ value }) => value);
        expect(values('base')).toEqual([facts.attack]);
        expect(values('base', 'bonus', 'poison').at(-1)).toBe(attack);
        expect([attack, ...values('card')].at(-1)).toBe(modified);
        expect(values('floor')).toEqual([damage]);
        expect(values('card')).toHaveLength(cards.length);
        expect(damage).toBe(Math.max(0, values('shield')[0]!));
      }),
    );
  });

  it('the cards come to what a draw of them says', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyCard, { maxLength: 4 }), (facts, rolling) => {
        const order = 'best';
        const rules = facts.rules ?? null;
        const cards = rolling.map((card) => ({ ...card, rolling: true }));
        const { attack, modified } = attackOf({ ...facts, order, cards });
        const draw = nextDraw('none', cards, { attack, rules, exhausted: true });
        expect(draw.type === 'done' && modifiedAttack(draw, attack)).toBe(modified);
      }),
    );
  });

  it('the dead suffer no further effect, and the living lose none', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, (facts, cards) => {
        const { dies, effects, hit, forcedMoves, mayRetaliate } = attackOf({ ...facts, cards });
        const verdicts = effects.map(({ verdict }) => verdict);
        expect(verdicts.includes('targetDies')).toBe(
          dies === true &&
            effects.some(({ effect }) =>
              ['condition', 'bless', 'curse', 'push', 'pull'].includes(effect.type),
            ),
        );
        if (dies === true) expect([hit.conditions, forcedMoves]).toEqual([[], []]);
        expect(mayRetaliate).toBe(dies !== true);
      }),
    );
  });
});

describe('laws of odds', () => {
  const plain = (cards: readonly ModifierCard[]) =>
    cards.map((card) => ({ ...card, rolling: false }));

  it('without rolling cards: advantage ≥ plain ≥ disadvantage in the mean', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.array(anyCard, { minLength: 2, maxLength: 8 }).map(plain),
        (facts, cards) => {
          // A 2x that beats everything by flag may be worth less than a +2.
          const rules = { ...facts.rules, compareDoubleByValue: true };
          const query = { ...oddsFacts(facts), rules, deck: cards };
          const mean = (mode: 'advantage' | 'none' | 'disadvantage') =>
            oddsOf({ ...query, mode }).mean;
          const slack = 1e-9;
          expect(mean('advantage')).toBeGreaterThanOrEqual(mean('none') - slack);
          expect(mean('none')).toBeGreaterThanOrEqual(mean('disadvantage') - slack);
        },
      ),
    );
  });

  it('weights add up, have no common divisor, and ascend by damage', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
    fc.assert(
      fc.property(anyFacts, anyMode, anyDeck, (facts, mode, deck) => {
        const { damage, kill, effects } = oddsOf({ ...oddsFacts(facts), mode, deck });
        const weights = damage.map(({ weight }) => Number(weight));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(damage.every(({ of }) => of === total)).toBe(true);
        expect(weights.every((weight) => weight > 0)).toBe(true);
        expect(weights.reduce(divisor, 0)).toBe(1);
        const values = damage.map(({ value }) => value);
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
        for (const chance of [...Object.values(effects), ...(kill === null ? [] : [kill])]) {
          expect(divisor(Number(chance.weight), Number(chance.of))).toBe(1);
          expect(chance.probability).toBe(Number(chance.weight) / Number(chance.of));
        }
        for (const { probability, takesHold } of Object.values(effects))
          expect(takesHold?.probability ?? 0).toBeLessThanOrEqual(probability);
      }),
    );
  });

  it('neither the order of the cards nor where they come from matters', () => {
    fc.assert(
      fc.property(anyFacts, anyMode, fc.array(anyCard, { maxLength: 7 }), (facts, mode, cards) => {
        const query = { ...oddsFacts(facts), mode };
        const others = cards.toReversed().map((card) => ({ ...card, origin: 'perk' as const }));
        expect(oddsOf({ ...query, deck: others })).toEqual(oddsOf({ ...query, deck: cards }));
        expect(oddsOf({ ...query, deck: { pile: cards, discard: [] } })).toEqual(
          oddsOf({ ...query, deck: cards }),
        );
        expect(oddsOf({ ...query, deck: { pile: [], discard: cards } })).toEqual(
          oddsOf({ ...query, deck: cards }),
        );
      }),
    );
  });

  it('what is drawn is among what can come', () => {
    fc.assert(
      fc.property(anyFacts, anyDeck, anyRng, (facts, deck, rng) => {
        const full = { ...facts, order: 'best' as const };
        const rolled = must(rollAttack({ ...full, deck })(rng)[0]);
        const pierce = (facts.effects ?? []).reduce(
          (sum, effect) => sum + (effect.type === 'pierce' ? effect.amount : 0),
          facts.pierce ?? 0,
        );
        const odds = oddsOf({ ...oddsFacts(facts), pierce, mode: rolled.mode.mode, deck });
        expect(odds.damage.map(({ value }) => value)).toContain(rolled.attack.damage);
      }),
    );
  });
});

describe('laws of several targets', () => {
  const anyAbility = fc.record({
    facts: anyFacts,
    hitPoints: fc.option(fc.integer({ min: 1, max: 9 })),
    targets: namedTargets('t'),
    candidates: namedTargets('c'),
    all: fc.boolean(),
  });

  const abilityOf = ({
    facts: { target: _, ...facts },
    hitPoints,
    ...rest
  }: typeof anyAbility extends fc.Arbitrary<infer A> ? A : never): TargetsQuery => ({
    ...facts,
    ...rest,
    attacker: { ...facts.attacker, hitPoints },
  });

  it('whoever is next can be attacked, nobody twice, until it is over', () => {
    fc.assert(
      fc.property(
        anyAbility,
        fc.array(fc.tuple(fc.nat(), anyUsed), { minLength: 8, maxLength: 8 }),
        (given, choices) => {
          const ability = abilityOf(given);
          const attacks: MadeAttack[] = [];
          let result = must(resolveTargets(ability));
          for (const [choice, cards] of choices) {
            if (result.next.length === 0) break;
            attacks.push({ on: result.next[choice % result.next.length]!.id, cards });
            result = must(resolveTargets({ ...ability, attacks }));
          }
          expect(result.next).toEqual([]);
          const attacked = result.attacks.map(({ on }) => on);
          expect(new Set(attacked).size).toBe(attacked.length);
          const missed = given.targets.map(({ id }) => id).filter((id) => !attacked.includes(id));
          expect(result.lost).toEqual(missed);
          if (missed.length > 0) expect(result.attackerHitPoints).toBe(0);
        },
      ),
    );
  });
});

describe('what every question promises', () => {
  const everything = (
    facts: AttackFacts,
    cards: readonly ModifierCard[],
    deck: typeof anyDeck extends fc.Arbitrary<infer A> ? A : never,
    rng: typeof anyRng extends fc.Arbitrary<infer A> ? A : never,
  ): readonly unknown[] => {
    const { target, ...ability } = facts;
    const attacker = freeze({ ...ability.attacker, hitPoints: 4, maxHitPoints: 6 });
    const retaliate = freeze([{ damage: 1 }, { damage: 2, range: 2 }]);
    const foe = (id: string) => freeze({ ...target, id, retaliate });
    const targets = freeze([foe('first'), foe('second')]);
    const candidates = freeze([foe('third')]);
    const attacks = freeze([
      { on: 'second', cards },
      { on: 'first', cards, distance: 2 },
    ]);
    return [
      resolveAttack({ ...facts, cards }),
      attackOdds({ ...oddsFacts(facts), deck }),
      modeOf(facts),
      continueAttack({ ...facts, revealed: cards }),
      rollAttack({ ...facts, deck })(rng),
      resolveRetaliate(freeze({ retaliate, distance: 1, attacker })),
      resolveTargets({ ...ability, attacker, targets, candidates, attacks }),
    ];
  };

  it('answers are plain JSON', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, anyDeck, anyRng, (facts, cards, deck, rng) => {
        for (const answer of everything(facts, cards, deck, rng))
          expect(json(answer)).toStrictEqual(answer);
      }),
    );
  });

  it('the same question has the same answer, and is left as it was', () => {
    fc.assert(
      fc.property(anyFacts, anyUsed, anyDeck, anyRng, (facts, cards, deck, rng) => {
        const frozen = freeze(json([facts, cards, deck, rng] as const));
        expect(everything(...frozen)).toEqual(everything(facts, cards, deck, rng));
      }),
    );
  });

  it('null in an optional field is left out, and -0 is 0', () => {
    fc.assert(
      fc.property(anyUsed, anyTarget, (cards, target) => {
        const empty = {
          bonuses: null,
          pierce: null,
          effects: null,
          attacker: null,
          mode: null,
          sources: null,
          order: null,
          changes: null,
          rules: null,
        };
        const sparse = { attack: 0, target, cards };
        expect(resolveAttack({ ...empty, ...sparse })).toStrictEqual(resolveAttack(sparse));
        const minus = { ...sparse, attack: -0, pierce: -0, bonuses: [-0] };
        const plus = { ...sparse, attack: 0, pierce: 0, bonuses: [0] };
        expect(resolveAttack(minus)).toStrictEqual(resolveAttack(plus));
      }),
    );
  });
});
