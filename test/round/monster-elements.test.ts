import { describe, expect, it } from 'vitest';

import type { Ability, CheckedPack } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import type { GameState } from '../../src/round/index.js';
import type { Element, ElementIcon } from '../../src/vocabulary/index.js';
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
  isGone,
  justAfflicted,
  KINDLER,
  options,
  overlay,
  pass,
  SECOND_GUARD,
  set,
  turn,
  WARDEN,
  withGuard,
  without,
  type Table,
} from './table.js';

const SUFFER = { type: 'suffer' as const };
type Change = (state: GameState) => GameState;
type Then = NonNullable<Extract<Ability, { type: 'attack' }>['effects']>;

const infusing =
  (...icons: readonly ElementIcon[]) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    monsterDecks: pack.monsterDecks.map((deck) =>
      deck.id === 'mire-guard'
        ? { ...deck, cards: deck.cards.map((card) => ({ ...card, infuse: icons })) }
        : deck,
    ),
  });

const elements =
  (strengths: Parameters<typeof elementTrack>[0]): Change =>
  (state) => ({ ...state, elements: elementTrack(strengths) });

const consuming = (icons: readonly ElementIcon[], amount = 2): Ability => ({
  type: 'attack',
  amount: 'A',
  effects: [{ type: 'consume', elements: icons, then: [{ type: 'add', amount }] }] as Then,
});

const NEAR = [at(WARDEN, 1, 3), at(KINDLER, 0, 6), at(GUARD, 2, 3), without(ARCHER)] as const;
const HIDDEN = [justAfflicted(WARDEN, 'invisible'), afflicted(KINDLER, 'invisible')] as const;
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
const strengthOf = ({ state }: Table, element: Element) => state.elements.strengths[element];
const consumed = (table: Table) => eventsOf(table, 'elementsConsumed');
const ATTACK: Ability = { type: 'attack', amount: 'A' };

describe('what monsters consume', () => {
  const two = [...NEAR, withGuard(2, 1, 4)];

  it('R-ELEM-7 the first of a type pays once, and all of them have the effect', () => {
    const table = pass(
      turn({ guard: [consuming(['fire'])] }, ...two, elements({ fire: 'strong' })),
    );
    expect(consumed(table)).toEqual([
      { type: 'elementsConsumed', figure: GUARD, elements: ['fire'] },
    ]);
    expect(strengthOf(table, 'fire')).toBe('inert');
    const after = act(table, SUFFER, SUFFER);
    expect(lossOf(after, WARDEN)).toBe(8);
    expect(after.state.monsterRounds).toEqual({});
  });

  it('R-ELEM-7 a waning element pays too, and without one there is no effect', () => {
    const paid = turn({ guard: [consuming(['fire'])] }, ...NEAR, elements({ fire: 'waning' }));
    expect(lossOf(act(pass(paid), SUFFER), WARDEN)).toBe(4);
    const none = turn({ guard: [consuming(['fire'])] }, ...NEAR, elements({ ice: 'strong' }));
    expect(lossOf(act(pass(none), SUFFER), WARDEN)).toBe(2);
  });

  it('R-ELEM-7 the stunned do not pay: the next one does', () => {
    const table = pass(
      turn(
        { guard: [consuming(['fire'])] },
        ...two,
        afflicted(GUARD, 'stun'),
        elements({ fire: 'strong' }),
      ),
    );
    expect(consumed(table)).toEqual([
      { type: 'elementsConsumed', figure: SECOND_GUARD, elements: ['fire'] },
    ]);
    expect(lossOf(act(table, SUFFER), WARDEN)).toBe(4);
  });

  it('R-ELEM-9 without a focus and anything else to do nothing is consumed', () => {
    const alone = (guard: readonly Ability[]) =>
      pass(set(turn({ guard }, ...NEAR, elements({ fire: 'strong' })), ...HIDDEN));
    const idle = alone([consuming(['fire'])]);
    expect(eventsOf(idle, 'focusFound')).toEqual([
      { type: 'focusFound', figure: GUARD, focus: [] },
    ]);
    expect(consumed(idle)).toEqual([]);
    const shield: Ability = { type: 'shield', amount: 1 };
    expect(consumed(alone([consuming(['fire']), shield]))).toHaveLength(1);
  });

  it('R-ELEM-9 the disarmed do not pay for an attack alone', () => {
    const fixed = [...NEAR, afflicted(GUARD, 'disarm'), elements({ fire: 'strong' })];
    const table = pass(turn({ guard: [consuming(['fire'])] }, ...fixed));
    expect(consumed(table)).toEqual([]);
  });

  it('R-ELEM-6 R-MON-17 where a wild icon leaves a choice the players pick, and cannot decline', () => {
    const both = elements({ fire: 'strong', air: 'waning' });
    const table = pass(turn({ guard: [consuming(['any'])] }, ...NEAR, both));
    expect(
      options(table, { type: 'consume' }).map((one) => 'elements' in one && one.elements),
    ).toEqual([['air'], ['fire']]);
    expect(can(table, { type: 'skip' })).toBe(false);
    const air = act(table, { type: 'consume', elements: ['air'] });
    expect([strengthOf(air, 'air'), strengthOf(air, 'fire')]).toEqual(['inert', 'strong']);
    expect(lossOf(act(air, SUFFER), WARDEN)).toBe(4);
  });

  it('R-ELEM-6 of two consumptions that want the same element one is paid: the players pick which', () => {
    const guard = [consuming(['fire'], 1), consuming(['fire'], 2)];
    const table = pass(turn({ guard }, ...NEAR, elements({ fire: 'strong' })));
    const first = act(table, { type: 'consume', elements: ['fire'] }, SUFFER, SUFFER);
    expect(lossOf(first, WARDEN)).toBe(3 + 2);
    const second = act(table, { type: 'consume', elements: [] }, SUFFER, SUFFER);
    expect(lossOf(second, WARDEN)).toBe(2 + 4);
  });

  it('R-ELEM-7 R-FOCUS-1 what is paid for counts for the focus and the move', () => {
    const guard: readonly Ability[] = [
      { type: 'move', amount: 2 },
      {
        type: 'attack',
        amount: 'A',
        effects: [
          { type: 'consume', elements: ['air'], then: [{ type: 'add', to: 'range', amount: 3 }] },
        ] as Then,
      },
    ];
    const far = [...NEAR, at(GUARD, 5, 3)];
    const table = pass(turn({ guard }, ...far, elements({ air: 'strong' })));
    expect(figureIn(table, GUARD).at).toEqual({ q: 5, r: 3 });
    expect(lossOf(act(table, SUFFER), WARDEN)).toBe(2);
    const none = pass(turn({ guard }, ...far));
    expect(figureIn(none, GUARD).at).toEqual({ q: 3, r: 3 });
  });

  it('R-ELEM-7 R-MON-16 further targets and conditions that are paid for come on top of the stat card', () => {
    const guard: readonly Ability[] = [
      {
        type: 'attack',
        amount: 'A',
        effects: [
          {
            type: 'consume',
            elements: ['dark'],
            then: [
              { type: 'add', to: 'targets', amount: 1 },
              { type: 'addConditions', conditions: ['poison'] },
            ],
          },
        ] as Then,
      },
    ];
    const near = [...NEAR, at(KINDLER, 2, 2), elements({ dark: 'strong' })];
    const table = act(pass(turn({ guard }, ...near)), { type: 'attack' }, SUFFER, SUFFER);
    expect([conditionsOf(table, WARDEN), conditionsOf(table, KINDLER)]).toEqual([
      ['poison'],
      ['poison'],
    ]);
  });

  it('R-ELEM-11 what was consumed stays consumed if the ability then has no target', () => {
    const far = [...NEAR, at(GUARD, 8, 3), elements({ fire: 'strong' })];
    const table = pass(turn({ guard: [consuming(['fire'])] }, ...far));
    expect(consumed(table)).toHaveLength(1);
    expect(eventsOf(table, 'attacked')).toEqual([]);
  });
});

describe('what monsters infuse', () => {
  const wishes = { guard: [ATTACK], pack: infusing('ice') };

  it('R-ELEM-8 it is strong at the end of the turn of the first that performs anything', () => {
    const table = pass(turn(wishes, ...NEAR, withGuard(2, 1, 4)));
    // In the middle of the first turn nothing is there yet.
    expect(strengthOf(table, 'ice')).toBe('inert');
    const second = act(table, SUFFER);
    expect(strengthOf(second, 'ice')).toBe('strong');
    expect(second.state.monsterRounds['mire-guard']?.infused).toBe(true);
    const third = act(second, SUFFER);
    expect(strengthOf(third, 'ice')).toBe('waning');
  });

  it('R-ELEM-8 a monster that performs nothing leaves it to the next', () => {
    const idle = [...NEAR, withGuard(2, 1, 4), at(GUARD, 8, 3)];
    const table = pass(turn(wishes, ...idle));
    expect(table.state.monsterRounds['mire-guard']?.infused ?? false).toBe(false);
    expect(strengthOf(act(table, SUFFER), 'ice')).toBe('waning');
  });

  it('R-ELEM-9 if none performs anything nothing is infused', () => {
    const stunned = pass(turn(wishes, ...NEAR, afflicted(GUARD, 'stun')));
    expect(strengthOf(stunned, 'ice')).toBe('inert');
    const away = pass(turn(wishes, ...NEAR, at(GUARD, 8, 3)));
    expect(strengthOf(away, 'ice')).toBe('inert');
  });

  it('R-ELEM-8 a move, a heal and a loot are abilities of the card as an attack is', () => {
    const strengthAfter = (guard: readonly Ability[], ...changes: readonly Change[]) =>
      strengthOf(pass(turn({ guard, pack: infusing('ice') }, ...NEAR, ...changes)), 'ice');
    const move: Ability = { type: 'move', amount: 'M' };
    expect(strengthAfter([move], at(GUARD, 5, 3))).toBe('waning');
    // It stands where it wants to be: it goes nowhere.
    expect(strengthAfter([move])).toBe('inert');
    const heal: Ability = { type: 'heal', amount: 1 };
    expect(strengthAfter([heal], figure(GUARD, { hitPoints: 3 }))).toBe('waning');
    expect(strengthAfter([heal])).toBe('inert');
    const loot: Ability = { type: 'loot', amount: 1 };
    expect(strengthAfter([loot], overlay('coin', 3, 3))).toBe('waning');
    expect(strengthAfter([loot])).toBe('inert');
    expect(strengthAfter([{ type: 'shield', amount: 1 }])).toBe('waning');
  });

  it('R-ELEM-8 a monster that dies in its turn has infused if it performed anything', () => {
    const back = figure(WARDEN, {
      wards: [{ type: 'retaliate', amount: 9, reach: 1, origin: null, stays: false }],
    });
    const table = act(pass(turn(wishes, ...NEAR, withGuard(2, 8, 3), back)), SUFFER);
    expect(isGone(table, GUARD)).toBe(true);
    expect(strengthOf(table, 'ice')).toBe('waning');
  });

  it('R-ELEM-6 R-ELEM-8 the players pick what a wild icon infuses', () => {
    const table = act(pass(turn({ ...wishes, pack: infusing('dark', 'any') }, ...NEAR)), SUFFER);
    expect(options(table, { type: 'infuse' })).toHaveLength(6);
    const done = act(table, { type: 'infuse', element: 'light' });
    expect([strengthOf(done, 'dark'), strengthOf(done, 'light')]).toEqual(['waning', 'waning']);
  });

  it('R-ELEM-8 the type does not consume what it infuses in the same round', () => {
    const guard = [consuming(['ice'])];
    const table = pass(turn({ guard, pack: infusing('ice') }, ...NEAR, withGuard(2, 1, 4)));
    const after = act(table, SUFFER, SUFFER);
    expect(lossOf(after, WARDEN)).toBe(4);
    expect(consumed(table)).toEqual([]);
  });

  it('R-ELEM-8 another type with a later turn can', () => {
    const archer = [{ ...consuming(['ice']), range: 9 } as Ability];
    const scene = [at(WARDEN, 1, 3), at(KINDLER, 0, 6), at(GUARD, 2, 3), at(ARCHER, 6, 3)];
    const consumedBy = (pack: ReturnType<typeof infusing>) =>
      consumed(act(pass(turn({ guard: [ATTACK], archer, pack }, ...scene)), SUFFER));
    expect(consumedBy(infusing('ice'))).toEqual([
      { type: 'elementsConsumed', figure: ARCHER, elements: ['ice'] },
    ]);
    expect(consumedBy(infusing())).toEqual([]);
  });

  it('R-ELEM-10 the next round begins with a new account', () => {
    const table = act(pass(turn(wishes, ...NEAR)), SUFFER);
    expect(table.state.monsterRounds).toEqual({});
  });
});

describe('monsters that loot', () => {
  const guard: readonly Ability[] = [{ type: 'loot', amount: 2 }];

  it('R-MON-23 it takes all money in range, which is gone for good, and no treasure', () => {
    const table = pass(
      turn(
        { guard },
        ...NEAR,
        overlay('coin', 2, 3),
        overlay('coin', 2, 3),
        overlay('coin', 4, 3),
        overlay('coin', 5, 3),
        overlay('treasure', 3, 3, { treasure: '7' }),
      ),
    );
    expect(eventsOf(table, 'moneyTaken')).toEqual([
      { type: 'moneyTaken', figure: GUARD, money: 3 },
    ]);
    expect(table.state.overlays.map(({ type, at: hex }) => [type, hex])).toEqual([
      ['coin', { q: 5, r: 3 }],
      ['treasure', { q: 3, r: 3 }],
    ]);
    expect(table.state.characters.map(({ money }) => money)).toEqual([0, 0]);
  });

  it('R-MON-23 without money in range there is nothing to do', () => {
    const table = pass(turn({ guard }, ...NEAR, overlay('coin', 5, 3)));
    expect(eventsOf(table, 'abilitySkipped')).toEqual([
      { type: 'abilitySkipped', figure: GUARD, ability: 'loot' },
    ]);
    expect(table.state.overlays).toHaveLength(1);
  });

  it('R-MON-23 monsters never loot at the end of their turn', () => {
    const table = pass(turn({ guard: [] }, ...NEAR, overlay('coin', 2, 3)));
    expect(table.state.overlays).toHaveLength(1);
  });

  it('R-FOCUS-11 it loots without a focus too', () => {
    const table = pass(set(turn({ guard }, ...NEAR, overlay('coin', 2, 3)), ...HIDDEN));
    expect(eventsOf(table, 'focusFound')[0]?.focus).toEqual([]);
    expect(table.state.overlays).toEqual([]);
  });
});

describe('a save in the middle', () => {
  it('R-ELEM-7 R-ELEM-8 keeps what a type paid and what is still to be picked', () => {
    const wishes = { guard: [consuming(['fire'])], pack: infusing('any') };
    const paid = pass(turn(wishes, ...NEAR, elements({ fire: 'strong' })));
    const table = act(paid, SUFFER);
    expect(can(table, { type: 'infuse' })).toBe(true);
    expect(table.state.monsterRounds).toEqual({
      'mire-guard': { paid: [['fire']], infused: false },
    });
    const written: unknown = JSON.parse(JSON.stringify(table.state));
    expect(table.engine.decodeState(written)).toMatchObject({ _tag: 'Right', right: table.state });
    const strange = { ...table.state, monsterRounds: { nobody: { paid: null, infused: true } } };
    expect(table.engine.decodeState(strange)).toMatchObject({
      _tag: 'Left',
      left: [{ type: 'tamperedSave', path: ['monsterRounds'] }],
    });
  });
});
