import { describe, expect, it } from 'vitest';

import type { Ability, Bonus, Effect } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  can,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  play,
  SECOND_GUARD,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const PAY = { type: 'consume' } as const;
const SKIP = { type: 'skip' } as const;
const USE = { type: 'perform' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const lit =
  (strengths: Parameters<typeof elementTrack>[0]) =>
  (state: GameState): GameState => ({ ...state, elements: elementTrack(strengths) });

type Then = Extract<Effect, { readonly type: 'consume' }>['then'];
const fire = (...then: Then) => ({ type: 'consume', elements: ['fire'], then }) as const;
const more = (amount: number | string, to?: string) =>
  ({ type: 'add', amount, ...(to !== undefined && { to }) }) as Then[number];

const asks = (
  ability: Ability,
  then: Then,
  ...changes: readonly ((state: GameState) => GameState)[]
): Table =>
  play(
    turn(
      { top: [{ ...ability, effects: [fire(...then)] } as Ability] },
      ...NEAR,
      lit({ fire: 'strong' }),
      ...changes,
    ),
    'top',
  );
const paid = (...given: Parameters<typeof asks>): Table => act(asks(...given), PAY);
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

describe('what a consumption adds', () => {
  const ATTACK: Ability = { type: 'attack', amount: 2 };

  it('R-ELEM-4 to the numbers of an attack', () => {
    const shield = figure(GUARD, {
      wards: [{ type: 'shield', amount: 2, reach: 0, origin: null, stays: false }],
    });
    expect(lossOf(act(paid(ATTACK, [more(2)], shield), strike), GUARD)).toBe(2);
    expect(lossOf(act(paid(ATTACK, [more('L+1', 'pierce')], shield), strike), GUARD)).toBe(2);
    const pierced = { ...ATTACK, pierce: 1 } as const;
    expect(lossOf(act(paid(pierced, [more(1, 'pierce')], shield), strike), GUARD)).toBe(2);
    const pushed = act(paid({ ...ATTACK, push: 1 }, [more(2, 'push')]), strike);
    expect(pushed.state.agenda).toContainEqual(
      expect.objectContaining({ type: 'forcedMove', kind: 'push', left: 3 }),
    );
  });

  it('R-ELEM-4 to the targets of an attack, of which there is one if it says nothing', () => {
    const third = [withGuard(2, 5, 2), withGuard(3, 4, 2)];
    const targets = (ability: Ability, extra: number) => {
      const first = act(paid(ability, [more(extra, 'targets')], ...third), strike);
      let [count, known] = [1, first];
      while (can(known, { type: 'attack' })) {
        known = act(known, { type: 'attack' });
        count += 1;
      }
      return count;
    };
    expect(targets(ATTACK, 1)).toBe(2);
    expect(targets({ ...ATTACK, targets: 2 }, 1)).toBe(3);
    const chosen = { ...ATTACK, to: { type: 'select', who: ['enemy'], count: 1 } } as const;
    expect(targets(chosen, 1)).toBe(2);
    const one = { ...ATTACK, to: { type: 'select', who: ['enemy'] } } as const;
    expect(targets(one, 1)).toBe(2);
  });

  it('R-ELEM-4 to a range', () => {
    const ranged: Ability = { ...ATTACK, range: 2 };
    const far = at(GUARD, 7, 3);
    expect(can(paid(ranged, [more(1, 'range')], far), strike)).toBe(true);
    expect(can(act(asks(ranged, [more(1, 'range')], far), SKIP), strike)).toBe(false);
  });

  it('R-ELEM-4 conditions, besides those that are there', () => {
    const muddle = { ...ATTACK, conditions: ['muddle'] } as const;
    const table = act(
      paid(muddle, [{ type: 'addConditions', conditions: ['poison'] }]),
      strike,
      USE,
      USE,
    );
    expect(conditionsOf(table, GUARD)).toEqual(['poison', 'muddle']);
    const plain = act(paid(ATTACK, [{ type: 'addConditions', conditions: ['stun'] }]), strike, USE);
    expect(conditionsOf(plain, GUARD)).toEqual(['stun']);
  });

  it('R-ELEM-4 to heals, with conditions, and to shields, retaliate and moves', () => {
    const hurt = figure(WARDEN, { hitPoints: 1 });
    const aim = { type: 'chooseFigure' } as const;
    const strong: Then = [more(2), { type: 'addConditions', conditions: ['strengthen', 'bless'] }];
    const healed = act(paid({ type: 'heal', amount: 1 }, strong, hurt), aim);
    expect(figureIn(healed, WARDEN).hitPoints).toBe(4);
    expect(conditionsOf(healed, WARDEN)).toEqual(['strengthen']);
    expect(warden(healed).modifiers.pile.filter(({ origin }) => origin === 'bless')).toHaveLength(
      1,
    );
    const warded = act(paid({ type: 'shield', amount: 1 }, [more(1)]), aim);
    expect(figureIn(warded, WARDEN).wards).toMatchObject([{ type: 'shield', amount: 2, reach: 0 }]);
    const strikes = act(paid({ type: 'retaliate', amount: 1, reach: 3 }, [more(1)]), aim);
    expect(figureIn(strikes, WARDEN).wards).toMatchObject([
      { type: 'retaliate', amount: 2, reach: 3 },
    ]);
    const moved = act(paid({ type: 'move', amount: 1 }, [more(1)]), {
      type: 'moveTo',
      hex: hex(4, 5),
    });
    expect(figureIn(moved, WARDEN).at).toEqual(hex(4, 5));
  });

  it('R-ELEM-4 all that one consumption says, and nothing of one that is declined', () => {
    const two: Ability = {
      type: 'attack',
      amount: 1,
      effects: [
        fire(more(1), { type: 'addConditions', conditions: ['wound'] }),
        { type: 'consume', elements: ['ice'], then: [more(4)] },
      ],
    };
    const begun = play(
      turn({ top: [two] }, ...NEAR, lit({ fire: 'strong', ice: 'waning' })),
      'top',
    );
    expect(options(begun, PAY)).toMatchObject([{ figure: WARDEN, elements: ['fire'] }]);
    const first = act(begun, PAY, SKIP, strike, USE);
    expect([lossOf(first, GUARD), conditionsOf(first, GUARD)]).toEqual([2, ['wound']]);
    const second = act(begun, SKIP, PAY, strike);
    expect([lossOf(second, GUARD), can(second, USE)]).toEqual([5, false]);
  });

  it('R-ELEM-4 one that cannot be paid is passed over, and the next is asked about', () => {
    const two: Ability = {
      type: 'attack',
      amount: 1,
      effects: [
        { type: 'advantage' },
        fire(more(1)),
        { type: 'consume', elements: ['ice'], then: [more(4)] },
      ],
    };
    const table = play(turn({ top: [two] }, ...NEAR, lit({ ice: 'waning' })), 'top');
    expect(options(table, PAY)).toMatchObject([{ elements: ['ice'] }]);
    expect(lossOf(act(table, PAY, strike), GUARD)).toBe(5);
  });
});

describe('experience of a consumption', () => {
  const gains: Then = [
    { type: 'experience', amount: 1 },
    { type: 'experience', amount: 'L+1' },
    more(1),
  ];
  const ATTACK: Ability = { type: 'attack', amount: 2 };

  it('R-LOOT-10 comes once the ability is over, if anybody was attacked', () => {
    const table = paid(ATTACK, gains);
    expect(warden(table).experience).toBe(0);
    const struck = act(table, strike);
    const { level } = struck.state;
    const gained = eventsOf(struck, 'experienceGained').map(({ amount }) => amount);
    expect(gained.reduce((sum, amount) => sum + amount, 0)).toBe(level + 2);
    expect(warden(act(table, SKIP)).experience).toBe(0);
    expect(warden(act(asks(ATTACK, gains), SKIP, strike)).experience).toBe(0);
  });

  it('R-DMG-6 R-LOOT-10 stays earned when retaliate ends the turn', () => {
    const table = act(
      paid(
        ATTACK,
        gains,
        figure(WARDEN, { hitPoints: 1 }),
        figure(GUARD, {
          wards: [{ type: 'retaliate', amount: 5, reach: 1, origin: null, stays: false }],
        }),
      ),
      strike,
      { type: 'suffer' },
    );
    expect(warden(table)).toMatchObject({ exhausted: true, experience: table.state.level + 2 });
  });

  it('R-LOOT-10 is that of the ability itself, not of the one before it', () => {
    const action: readonly Ability[] = [ATTACK, { ...ATTACK, effects: [fire(...gains)] }];
    const table = act(
      play(turn({ top: action }, ...NEAR, lit({ fire: 'strong' })), 'top'),
      strike,
      PAY,
      SKIP,
    );
    expect(warden(table).experience).toBe(0);
  });
});

describe('what never starts', () => {
  const effects = [fire(more(1))];

  it('R-ELEM-11 nothing is consumed for what a condition forbids', () => {
    const attack: Ability = { type: 'attack', amount: 2, effects };
    const move: Ability = { type: 'move', amount: 2, effects };
    const consumes = (ability: Ability, ...conditions: ('disarm' | 'immobilize')[]) =>
      can(
        play(
          turn(
            { top: [ability] },
            ...NEAR,
            lit({ fire: 'strong' }),
            afflicted(WARDEN, ...conditions),
          ),
          'top',
        ),
        PAY,
      );
    expect([consumes(attack), consumes(attack, 'disarm'), consumes(attack, 'immobilize')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([consumes(move), consumes(move, 'disarm'), consumes(move, 'immobilize')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('bonuses and consumptions', () => {
  it('R-CARD-11 the bonus of a card is the ability that says it', () => {
    const bonus = (amount: number): Bonus => ({
      type: 'bonus',
      on: 'attack',
      effects: [{ type: 'add', amount }],
    });
    const table = act(
      play(
        turn(
          { bottom: [bonus(1), bonus(5)], second: { top: [{ type: 'attack', amount: 1 }] } },
          ...NEAR,
          withGuard(2, 5, 2),
        ),
        'bottom',
      ),
      SKIP,
      USE,
    );
    expect(table.state.bonuses).toMatchObject([
      { bearer: WARDEN, origin: { owner: WARDEN, half: 'bottom' }, index: 1 },
    ]);
    const struck = act(
      table,
      { type: 'play', half: 'top', basic: false },
      {
        type: 'attack',
        target: SECOND_GUARD,
      },
    );
    expect(lossOf(struck, SECOND_GUARD)).toBe(6);
  });
});
