import { describe, expect, it } from 'vitest';

import type { Ability, Bonus } from '../../src/content/index.js';
import type { BonusState, GameState } from '../../src/round/index.js';
import {
  act,
  at,
  BLANK,
  can,
  CARD,
  character,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  KINDLER,
  options,
  overlay,
  pass,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const SKIP = { type: 'skip' as const };
const SUFFER = { type: 'suffer' as const };
const ON_GUARD = { type: 'attack' as const, target: GUARD };
const PIERCE = { type: 'add', to: 'pierce', amount: 1 } as const;

type Wished = Omit<Bonus, 'type'>;

const says = (half: 'top' | 'bottom', card = CARD) =>
  ({ type: 'card', owner: WARDEN, card, half, basic: false }) as const;

const inPlay = (index: number, facts: Partial<BonusState> = {}): BonusState => ({
  bearer: WARDEN,
  origin: says('bottom'),
  index,
  charges: 0,
  uses: 0,
  waits: false,
  within: null,
  ...facts,
});

/** The warden has played the bottom of its card: these bonuses are in play, in this order. */
const bearing = (
  bonuses: readonly Wished[],
  wishes: { readonly top?: readonly Ability[]; readonly guard?: number } = {},
  facts: Partial<BonusState> = {},
): Table =>
  set(
    turn(
      {
        bottom: bonuses.map((bonus) => ({ type: 'bonus' as const, ...bonus })),
        second: { top: wishes.top ?? [{ type: 'attack', amount: 2 }] },
        guard: [{ type: 'attack', amount: wishes.guard ?? 3 }],
      },
      ...NEAR,
    ),
    character(WARDEN, {
      waiting: [BLANK],
      active: [{ card: CARD, goes: 'discard', lasts: 'persistent' }],
    }),
    (state): GameState => ({
      ...state,
      bonuses: bonuses.map((_, index) => inPlay(index, facts)),
    }),
  );

const strike = (table: Table): Table =>
  act(table, { type: 'play', card: BLANK, half: 'top', basic: false }, ON_GUARD);

const lossOf = (table: Table, id = WARDEN) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

const bonusOf = (use: number) => ({ type: 'useBonus' as const, use });
const asked = (table: Table) =>
  options(table, { type: 'useBonus' }).map((one) => (one.type === 'useBonus' ? one.use : -1));
const resultIn = (table: Table) => eventsOf(table, 'attacked')[0]?.result;

describe('what several bonuses make of one attack', () => {
  it('R-BONUS-9 numbers that are added to an attack add up, and may be negative', () => {
    const two = [
      { on: 'attack', effects: [{ type: 'add', amount: 1 }] },
      {
        on: 'attack',
        effects: [
          { type: 'add', amount: 2 },
          { ...PIERCE, amount: 2 },
        ],
      },
      { on: 'attack', effects: [PIERCE] },
    ] as const;
    const shield = figure(GUARD, {
      wards: [{ type: 'shield', amount: 4, reach: 0, origin: null, stays: false }],
    });
    const table = strike(set(bearing(two), shield));
    expect(resultIn(table)).toMatchObject({ attack: 5, pierce: 3, damage: 4 });
    const weaker = [{ on: 'attacked', effects: [{ type: 'add', amount: -2 }] }] as const;
    expect(lossOf(act(pass(bearing(weaker)), SUFFER))).toBe(1);
  });

  it('R-BONUS-1 shields of bonuses add up, and come on top of those of the figure', () => {
    const one: Wished = { on: 'attacked', effects: [{ type: 'add', to: 'shield', amount: 1 }] };
    const later: Wished = {
      on: 'damageByAttack',
      effects: [
        { type: 'add', to: 'shield', amount: 1 },
        { type: 'add', to: 'shield', amount: 1 },
      ],
    };
    expect(lossOf(act(pass(bearing([one, later], { guard: 6 })), SUFFER))).toBe(3);
    const warded = set(
      bearing([one], { guard: 6 }),
      figure(WARDEN, {
        wards: [{ type: 'shield', amount: 2, reach: 0, origin: null, stays: false }],
      }),
    );
    expect(lossOf(act(pass(warded), SUFFER))).toBe(3);
  });

  it('R-MOVE-18 a push that is there becomes longer, and nothing else of the attack changes', () => {
    const longer: Wished = { on: 'attack', effects: [{ type: 'add', to: 'push', amount: 2 }] };
    const top: readonly Ability[] = [
      { type: 'attack', amount: 2, push: 1, pull: 1, conditions: ['muddle'] },
    ];
    const muddled = act(strike(bearing([longer], { top })), { type: 'perform' });
    expect(conditionsOf(muddled, GUARD)).toEqual(['muddle']);
    const forced = muddled.state.agenda.filter(({ type }) => type === 'forcedMove');
    expect(forced).toMatchObject([{ kind: 'push', left: 3 }]);
    expect(muddled.state.agenda.filter(({ type }) => type === 'added')).toMatchObject([
      { effect: { type: 'pull', distance: 1 } },
    ]);
  });

  it('R-MOVE-18 a pull is no push: it is added beside it', () => {
    const pull: Wished = { on: 'attack', effects: [{ type: 'add', to: 'pull', amount: 2 }] };
    const top: readonly Ability[] = [{ type: 'attack', amount: 2, push: 1 }];
    const table = strike(bearing([pull], { top }));
    expect(table.state.agenda.filter(({ type }) => type === 'forcedMove')).toMatchObject([
      { kind: 'push', left: 1 },
    ]);
    expect(table.state.agenda.filter(({ type }) => type === 'added')).toMatchObject([
      { effect: { type: 'pull', distance: 2 } },
    ]);
    const far = bearing([pull], { top: [{ type: 'attack', amount: 2, range: 5, pull: 1 }] });
    const both = strike(set(far, at(GUARD, 8, 3)));
    expect(both.state.agenda.filter(({ type }) => type === 'forcedMove')).toMatchObject([
      { kind: 'pull', left: 3 },
    ]);
  });

  it('R-ATK-9 conditions of a bonus come on top of those of the attack', () => {
    const harsher: Wished = {
      on: 'attack',
      optional: false,
      effects: [{ type: 'addConditions', conditions: ['poison', 'curse'] }],
    };
    const top: readonly Ability[] = [{ type: 'attack', amount: 2, conditions: ['muddle'] }];
    const perform = { type: 'perform' as const };
    const table = act(strike(bearing([harsher], { top })), perform, perform, perform);
    expect(conditionsOf(table, GUARD)).toEqual(['poison', 'muddle']);
    expect(table.state.modifiers.pile.some(({ origin }) => origin === 'curse')).toBe(true);
  });

  it('R-COND-1 a condition that the attack has already comes once, a curse each time', () => {
    const again: Wished = {
      on: 'attack',
      optional: false,
      effects: [{ type: 'addConditions', conditions: ['muddle', 'poison', 'curse'] }],
    };
    const top: readonly Ability[] = [
      { type: 'attack', amount: 2, conditions: ['muddle', 'curse'] },
    ];
    const table = strike(bearing([again, again], { top }));
    expect(resultIn(table)?.effects.map(({ effect }) => effect)).toEqual([
      { type: 'condition', condition: 'muddle' },
      { type: 'curse' },
      { type: 'condition', condition: 'poison' },
      { type: 'curse' },
      { type: 'curse' },
    ]);
  });

  it('R-ATK-2 disadvantage of a bonus is no advantage', () => {
    const cards = stacked(WARDEN, { value: 2 }, { value: -1 });
    const damage = (type: 'advantage' | 'disadvantage') =>
      resultIn(
        strike(set(bearing([{ on: 'attack', optional: false, effects: [{ type }] }]), cards)),
      )?.damage;
    expect([damage('advantage'), damage('disadvantage')]).toEqual([4, 1]);
  });

  it('R-BONUS-9 each target of an ability has what is added for itself alone', () => {
    const fierce: Wished = {
      on: 'attack',
      limit: { times: 1, per: 'turn' },
      effects: [{ type: 'add', amount: 3 }],
    };
    const top: readonly Ability[] = [{ type: 'attack', amount: 1, targets: 2 }];
    const first = strike(set(bearing([fierce], { top }), withGuard(2, 5, 2)));
    const second = act(first, { type: 'attack', target: 'mire-guard#2' });
    expect([lossOf(second, GUARD), lossOf(second, 'mire-guard#2')]).toEqual([4, 1]);
  });
});

describe('whose bonus answers', () => {
  it('R-CARD-11 one that is about attacks on its bearer says nothing of its own attacks', () => {
    const guarded: Wished = { on: 'attacked', effects: [{ type: 'add', amount: -2 }] };
    expect(resultIn(strike(bearing([guarded])))).toMatchObject({ attack: 2 });
    const fierce: Wished = { on: 'attack', effects: [{ type: 'add', amount: 2 }] };
    expect(lossOf(act(pass(bearing([fierce])), SUFFER))).toBe(3);
  });

  it('R-CARD-11 one that an ally bears is for that ally', () => {
    const fierce: Wished = { on: 'attack', effects: [{ type: 'add', amount: 2 }] };
    const table = strike(bearing([fierce], {}, { bearer: KINDLER }));
    expect(resultIn(table)).toMatchObject({ attack: 2 });
    expect(eventsOf(table, 'bonusUsed')).toEqual([]);
  });

  it('R-BONUS-6 what it says of its source, kind and deadliness is said of damage too', () => {
    const trap = overlay('trap', 4, 2, { damage: 4 });
    const moved = (...clauses: NonNullable<Bonus['if']>) => {
      const bonus: Wished = {
        on: 'damage',
        if: clauses,
        charges: [0, 0],
        effects: [{ type: 'prevent' }],
      };
      return (hitPoints: number) => {
        const ready = set(
          bearing([bonus]),
          trap,
          figure(WARDEN, { hitPoints }),
          character(WARDEN, { hand: [], waiting: [BLANK] }),
        );
        const table = act(
          set(ready, (state) => ({
            ...state,
            agenda: state.agenda.map((task) =>
              task.type === 'characterTurn' ? { ...task, halves: ['bottom'] } : task,
            ),
          })),
          { type: 'play', card: BLANK, half: 'bottom', basic: true },
          { type: 'moveTo', hex: { q: 4, r: 2 } },
        );
        return eventsOf(table, 'bonusUsed').length;
      };
    };
    expect(moved({ type: 'source', sources: ['trap'] })(9)).toBe(1);
    expect(moved({ type: 'source', sources: ['attack'] })(9)).toBe(0);
    expect(moved({ type: 'attackIs', kind: 'melee' })(9)).toBe(0);
    expect(moved({ type: 'not', clause: { type: 'attackIs', kind: 'melee' } })(9)).toBe(1);
    expect(moved({ type: 'not', clause: { type: 'source', sources: ['trap'] } })(9)).toBe(0);
    expect([3, 4, 5].map(moved({ type: 'lethal' }))).toEqual([1, 1, 0]);
    expect(moved({ type: 'lethal' }, { type: 'source', sources: ['attack', 'wound'] })(3)).toBe(0);
    expect(moved({ type: 'lethal' }, { type: 'source', sources: ['wound', 'trap'] })(3)).toBe(1);
  });

  it('R-BONUS-6 an attack that does no damage kills nobody, and one that kills exactly does', () => {
    const saved: Wished = {
      on: 'attacked',
      if: [{ type: 'lethal' }],
      effects: [{ type: 'add', amount: -9 }],
    };
    const deadly: Wished = {
      on: 'damage',
      if: [{ type: 'lethal' }],
      charges: [0],
      effects: [{ type: 'prevent' }],
    };
    const used = (bonus: Wished, hitPoints: number, guard: number) =>
      eventsOf(pass(set(bearing([bonus], { guard }), figure(WARDEN, { hitPoints }))), 'bonusUsed')
        .length;
    const source = (sources: readonly string[]): Wished =>
      ({ ...deadly, if: [{ type: 'source', sources }] }) as Wished;
    expect([used(source(['trap', 'attack']), 9, 3), used(source(['trap']), 9, 3)]).toEqual([1, 0]);
    expect([2, 3, 4].map((hitPoints) => used(deadly, hitPoints, 3))).toEqual([1, 1, 0]);
    // Before a card is drawn nothing is known of the damage.
    expect(used(saved, 1, 3)).toBe(0);
  });

  it('R-ATK-13 a ranged attack is no melee attack', () => {
    const only = (kind: 'melee' | 'ranged'): Wished => ({
      on: 'attack',
      if: [{ type: 'attackIs', kind }],
      effects: [{ type: 'add', amount: 2 }],
    });
    const attacks = (more: object) =>
      resultIn(strike(bearing([only('ranged')], { top: [{ type: 'attack', amount: 2, ...more }] })))
        ?.attack;
    expect([attacks({}), attacks({ range: 2 })]).toEqual([2, 4]);
    expect(resultIn(strike(bearing([only('melee')])))?.attack).toBe(4);
  });
});

describe('several that answer to one moment', () => {
  const FREE: Wished = { on: 'damage', effects: [{ type: 'prevent' }] };
  const CHOSEN: Wished = {
    on: 'attack',
    optional: true,
    effects: [{ type: 'add', amount: 1 }],
  };

  it('R-BONUS-9 each is asked about once: used, or left out with all others', () => {
    const first = strike(bearing([CHOSEN, CHOSEN, CHOSEN]));
    expect(asked(first)).toEqual([0, 1, 2]);
    const second = act(first, bonusOf(1));
    expect(eventsOf(second, 'bonusUsed')).toHaveLength(1);
    expect(asked(second)).toEqual([0, 2]);
    expect(second.state.bonuses.map(({ uses }) => uses)).toEqual([0, 1, 0]);
    expect(resultIn(act(second, SKIP))).toMatchObject({ attack: 3 });
    expect(resultIn(act(second, bonusOf(2), bonusOf(0)))).toMatchObject({ attack: 5 });
    expect(resultIn(act(first, SKIP))).toMatchObject({ attack: 2 });
  });

  it('R-BONUS-9 the one of the card and half that is named is used, and no other', () => {
    const table = set(
      turn(
        {
          top: [{ type: 'bonus', ...CHOSEN }],
          bottom: [{ type: 'bonus', ...CHOSEN, effects: [{ type: 'add', amount: 4 }] }],
          second: {
            top: [{ type: 'attack', amount: 2 }],
            bottom: [{ type: 'bonus', ...CHOSEN, effects: [{ type: 'add', amount: 7 }] }],
          },
        },
        ...NEAR,
      ),
      character(WARDEN, { waiting: [BLANK] }),
      (state) => ({
        ...state,
        bonuses: [
          inPlay(0, { origin: says('top') }),
          inPlay(0),
          inPlay(0, { origin: says('bottom', BLANK) }),
          // Nobody else's: it is not asked about.
          inPlay(0, { origin: says('top'), bearer: KINDLER }),
        ],
      }),
    );
    const questions = strike(table);
    expect(options(questions, { type: 'useBonus' })).toMatchObject([
      { origin: says('bottom') },
      { origin: says('top') },
      { origin: says('bottom', BLANK) },
    ]);
    const attacks = (card: string, half: 'top' | 'bottom') =>
      resultIn(act(questions, { type: 'useBonus', origin: says(half, card) }, SKIP))?.attack;
    expect([attacks(CARD, 'top'), attacks(CARD, 'bottom'), attacks(BLANK, 'bottom')]).toEqual([
      3, 6, 9,
    ]);
    const used = act(questions, { type: 'useBonus', origin: says('top') });
    expect(used.state.bonuses.map(({ uses }) => uses)).toEqual([1, 0, 0, 0]);
  });

  it('R-BONUS-6 one that must be used comes before the choice, whatever came into play first', () => {
    const must: Wished = { on: 'damage', charges: [0, 0], effects: [{ type: 'prevent' }] };
    const table = pass(bearing([FREE, must]));
    expect(eventsOf(table, 'bonusUsed')).toMatchObject([{ left: 1 }]);
    expect(lossOf(table)).toBe(0);
  });

  it('R-DMG-1 R-BONUS-2 nothing is used up for damage that is prevented or warded off already', () => {
    const must: Wished = { on: 'damage', charges: [0, 0], effects: [{ type: 'prevent' }] };
    const attacked = pass(bearing([must, must, FREE]));
    expect(eventsOf(attacked, 'bonusUsed')).toHaveLength(1);
    expect(eventsOf(attacked, 'attacked')).toMatchObject([{ result: { negated: true } }]);
    expect([can(attacked, { type: 'useBonus' }), can(attacked, SUFFER)]).toEqual([false, false]);
    const chosen = act(pass(bearing([FREE, FREE])), bonusOf(1));
    expect(lossOf(chosen)).toBe(0);
    expect([can(chosen, { type: 'useBonus' }), can(chosen, { type: 'negate' })]).toEqual([
      false,
      false,
    ]);
    const ward: Wished = {
      on: 'damageByAttack',
      charges: [0, 0],
      effects: [{ type: 'add', to: 'shield', amount: 3 }],
    };
    const warded = pass(bearing([ward, ward, must]));
    expect(eventsOf(warded, 'bonusUsed')).toHaveLength(1);
    expect(warded.state.bonuses.map(({ charges }) => charges)).toEqual([1, 0, 0]);
    const trapped = act(
      set(
        bearing([must, must, FREE]),
        overlay('trap', 4, 2, { damage: 4 }),
        character(WARDEN, { waiting: [BLANK] }),
      ),
      { type: 'play', card: BLANK, half: 'bottom', basic: true },
      { type: 'moveTo', hex: { q: 4, r: 2 } },
    );
    expect(eventsOf(trapped, 'bonusUsed')).toHaveLength(1);
    expect([can(trapped, { type: 'useBonus' }), can(trapped, SUFFER)]).toEqual([false, false]);
  });

  it('R-CARD-11 of those that must be used each is, in the order in which they came', () => {
    const two: readonly Wished[] = [
      { on: 'attack', charges: [0, 0, 0], effects: [{ type: 'add', amount: 1 }] },
      { on: 'attack', charges: [0, 0], effects: [{ type: 'add', amount: 1 }] },
    ];
    const table = strike(bearing(two));
    expect(eventsOf(table, 'bonusUsed').map(({ left }) => left)).toEqual([2, 1]);
    expect(resultIn(table)).toMatchObject({ attack: 4 });
  });

  it('R-CARD-11 the last space sends the card to where it counts', () => {
    const last: Wished = { on: 'attack', charges: [2], effects: [{ type: 'add', amount: 1 }] };
    const table = strike(bearing([last]));
    expect(warden(table)).toMatchObject({ active: [], experience: 2 });
    expect(warden(table).discard).toContain(CARD);
    expect(warden(table).lost).not.toContain(CARD);
    expect(eventsOf(table, 'bonusUsed')).toMatchObject([{ left: 0 }]);
    expect(table.state.bonuses).toEqual([]);
  });
});

describe('the card of a bonus', () => {
  it('R-CARD-11 is told apart from all others that are active, of whomever', () => {
    const last: Wished = { on: 'attack', charges: [1], effects: [{ type: 'add', amount: 1 }] };
    const table = strike(
      set(
        bearing([last]),
        character(WARDEN, {
          active: [
            { card: 'warden-9', goes: 'discard', lasts: 'persistent' },
            { card: CARD, goes: 'lost', lasts: 'persistent' },
          ],
        }),
        character(KINDLER, { active: [{ card: CARD, goes: 'discard', lasts: 'persistent' }] }),
      ),
    );
    expect(warden(table)).toMatchObject({ active: [{ card: 'warden-9' }], lost: [CARD] });
    const kindler = table.state.characters.find(({ id }) => id === KINDLER);
    expect(kindler).toMatchObject({ active: [{ card: CARD }], lost: [] });
  });

  it('R-CARD-11 tells how many spaces are left, none where it has none', () => {
    const spaces: Wished = {
      on: 'attack',
      charges: [0, 0, 0, 0],
      effects: [{ type: 'add', amount: 1 }],
    };
    const third = strike(bearing([spaces], {}, { charges: 2 }));
    expect(eventsOf(third, 'bonusUsed')).toMatchObject([{ left: 1 }]);
    expect(third.state.bonuses).toMatchObject([{ charges: 3, uses: 1 }]);
    const none = strike(bearing([{ on: 'attack', effects: [{ type: 'add', amount: 1 }] }]));
    expect(eventsOf(none, 'bonusUsed')).toMatchObject([{ left: null }]);
    expect(none.state.bonuses).toMatchObject([{ charges: 0, uses: 1 }]);
  });

  it('R-CARD-11 R-BONUS-9 says that its bonus began; what is no number is a choice', () => {
    const choice: Bonus = { type: 'bonus', on: 'attack', effects: [{ type: 'advantage' }] };
    const played = act(
      turn({ bottom: [choice], second: { top: [{ type: 'attack', amount: 2 }] } }, ...NEAR),
      { type: 'play', card: CARD, half: 'bottom', basic: false },
      { type: 'perform' },
    );
    expect(eventsOf(played, 'bonusBegun')).toEqual([
      { type: 'bonusBegun', figure: WARDEN, character: WARDEN, card: CARD },
    ]);
    expect(asked(strike(played))).toEqual([0]);
  });
});

describe('how often a bonus is used', () => {
  const TWICE = [withGuard(2, 4, 2), withGuard(3, 3, 4)];
  const prevented = (limit: Bonus['limit']): number => {
    const bonus: Wished = {
      on: 'damage',
      optional: false,
      ...(limit && { limit }),
      effects: [{ type: 'prevent' }],
    };
    const guards = ['mire-guard#2', 'mire-guard#3'].map((id, index) => ({
      initiative: 60 + index,
      figures: [id],
    }));
    let table = pass(
      set(bearing([bonus]), ...TWICE, (state) => ({
        ...state,
        order: [...state.order, ...guards],
      })),
    );
    while (can(table, SUFFER)) table = act(table, SUFFER);
    return 9 - lossOf(table);
  };

  it('R-BONUS-6 once a turn, once or twice a round, or at each attack', () => {
    const all = prevented(undefined);
    expect(prevented({ times: 1, per: 'turn' })).toBe(all);
    expect(prevented({ times: 2, per: 'round' })).toBe(all - 3);
    expect(prevented({ times: 1, per: 'round' })).toBe(all - 6);
    expect(prevented({ times: 1, per: 'scenario' })).toBe(all - 6);
  });

  it('R-BONUS-6 limits of the round begin anew with the next, those of the scenario never', () => {
    const bonus = (per: 'turn' | 'round' | 'scenario'): Wished => ({
      on: 'attack',
      limit: { times: 1, per },
      effects: [{ type: 'add', amount: 1 }],
    });
    const used = set(bearing([bonus('round'), bonus('scenario'), bonus('turn')]), (state) => ({
      ...state,
      bonuses: state.bonuses.map((one) => ({ ...one, uses: 1 })),
    }));
    const uses = ({ state }: Table) => state.bonuses.map((one) => one.uses);
    const monsters = pass(used);
    expect(uses(monsters)).toEqual([1, 1, 0]);
    expect(uses(act(monsters, SUFFER))).toEqual([0, 1, 0]);
  });

  it('R-CARD-12 what lasts for the round is over after it, and nothing else is', () => {
    const effects = [{ type: 'add' as const, amount: 1 }];
    const bonuses: readonly Wished[] = [
      { on: 'attack', lasts: 'round', effects },
      { on: 'attack', effects },
    ];
    const table = act(pass(bearing(bonuses)), SUFFER);
    expect(table.state.bonuses).toMatchObject([{ index: 1 }]);
  });
});

describe('the odds of an attack with bonuses', () => {
  const queryOf = (table: Table) =>
    table.engine.attackQueryOf(table.state, {
      ...ON_GUARD,
      figure: WARDEN,
    });
  const ready = (...bonuses: readonly Wished[]) =>
    act(bearing(bonuses), { type: 'play', card: BLANK, half: 'top', basic: false });

  it('R-BONUS-9 count those that nobody is asked about', () => {
    const must: Wished = {
      on: 'attack',
      charges: [0, 0],
      effects: [{ type: 'add', amount: 1 }, PIERCE],
    };
    const harsher: Wished = {
      on: 'attack',
      optional: false,
      effects: [{ type: 'advantage' }, { type: 'addConditions', conditions: ['stun'] }],
    };
    const free: Wished = { on: 'attack', optional: true, effects: [{ type: 'add', amount: 9 }] };
    expect(queryOf(ready())).toMatchObject({ bonuses: [], pierce: 0, effects: [], mode: 'none' });
    expect(queryOf(ready(must, harsher, free))).toMatchObject({
      bonuses: [1],
      pierce: 1,
      effects: [{ type: 'condition', condition: 'stun' }],
      mode: 'advantage',
    });
  });

  it('R-BONUS-1 and those of the target, shields too', () => {
    const both: readonly Wished[] = [
      { on: 'attacked', effects: [{ type: 'add', amount: -1 }] },
      { on: 'damageByAttack', effects: [{ type: 'add', to: 'shield', amount: 2 }] },
      { on: 'damage', effects: [{ type: 'prevent' }] },
    ];
    const table = set(ready(...both), (state) => ({
      ...state,
      bonuses: state.bonuses.map((one) => ({ ...one, bearer: GUARD })),
    }));
    expect(queryOf(table)).toMatchObject({ bonuses: [-1], target: { shield: 2 } });
  });
});
