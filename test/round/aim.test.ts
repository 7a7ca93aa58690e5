import { describe, expect, it } from 'vitest';

import type { Ability, CheckedPack } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  afflicted,
  at,
  can,
  CARD,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  immune,
  KINDLER,
  options,
  pass,
  play,
  SECOND_GUARD,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  ARCHER,
  type Table,
} from './table.js';

const PLACES = [
  at(WARDEN, 4, 3),
  at(KINDLER, 4, 5),
  at(GUARD, 5, 3),
  withGuard(2, 7, 3),
  without(ARCHER),
] as const;
const SKIP = { type: 'skip' } as const;
const USE = { type: 'perform' } as const;
const choose = (target: string) => ({ type: 'chooseFigure', target }) as const;

const performing = (
  ability: Ability,
  ...changes: readonly ((state: GameState) => GameState)[]
): Table => play(turn({ top: [ability] }, ...PLACES, ...changes), 'top');
const choices = (table: Table) =>
  options(table, { type: 'chooseFigure' }).flatMap((one) =>
    one.type === 'chooseFigure' ? [one.target] : [],
  );
const reached = (...given: Parameters<typeof performing>) => choices(performing(...given));

const POISON: Ability = { type: 'condition', conditions: ['poison'] };
const HEAL: Ability = { type: 'heal', amount: 2 };
const select = (who: readonly ('self' | 'ally' | 'enemy')[], more: object = {}) =>
  ({ type: 'select', who, ...more }) as const;
const within = (range: number | string) => ({ place: { type: 'within', range } }) as const;

describe('whom an ability can be aimed at', () => {
  it('R-CARD-4 its performer, where it says nothing or says so', () => {
    expect(reached(HEAL)).toEqual([WARDEN]);
    expect(reached({ ...HEAL, to: 'self' })).toEqual([WARDEN]);
    expect(reached({ ...HEAL, to: 'self', range: 5 })).toEqual([WARDEN]);
  });

  it('R-MON-3 what helps is for oneself and allies in range, what harms for enemies', () => {
    expect(reached({ ...HEAL, range: 1 })).toEqual([WARDEN]);
    expect(reached({ ...HEAL, range: 2 })).toEqual([KINDLER, WARDEN]);
    expect(reached({ ...POISON, range: 2 })).toEqual([GUARD]);
    expect(reached({ ...POISON, range: 3 })).toEqual([GUARD, SECOND_GUARD]);
    expect(reached({ ...POISON, conditions: ['strengthen'], range: 2 })).toEqual([KINDLER, WARDEN]);
  });

  it('R-MON-3 with targets and no range, those next to it, as many as it says', () => {
    const two = [withGuard(3, 4, 2), withGuard(4, 3, 3)];
    const begun = performing({ ...POISON, targets: 2 }, ...two);
    expect(choices(begun)).toEqual([GUARD, 'mire-guard#3', 'mire-guard#4']);
    const first = act(begun, choose('mire-guard#3'));
    expect(choices(first)).toEqual([GUARD, 'mire-guard#4']);
    const second = act(first, choose(GUARD));
    expect(choices(second)).toEqual([]);
    expect(conditionsOf(second, 'mire-guard#4')).toEqual([]);
    expect(choices(act(first, SKIP))).toEqual([]);
  });

  it('R-MON-3 one target where only a range is said', () => {
    expect(choices(act(performing({ ...POISON, range: 9 }), choose(GUARD)))).toEqual([]);
  });

  it('R-BONUS-4 those that it selects, within a range and seen', () => {
    expect(reached({ ...HEAL, to: select(['ally']) })).toEqual([KINDLER]);
    expect(reached({ ...HEAL, to: select(['self', 'ally'], within(1)) })).toEqual([WARDEN]);
    expect(reached({ ...HEAL, to: select(['ally'], within('L+1')) })).toEqual([KINDLER]);
    expect(reached({ ...POISON, to: select(['enemy']) })).toEqual([GUARD, SECOND_GUARD]);
    expect(reached({ ...POISON, to: select(['enemy'], within(2)) })).toEqual([GUARD]);
    const counted = performing({ ...POISON, to: select(['enemy'], { count: 2 }) });
    expect(choices(act(counted, choose(GUARD)))).toEqual([SECOND_GUARD]);
    expect(choices(act(performing({ ...POISON, to: select(['enemy']) }), choose(GUARD)))).toEqual(
      [],
    );
  });

  it('neutral figures are neither allies nor enemies, nor have they any', () => {
    const neutral = figure(GUARD, { side: 'neutral' });
    expect(reached({ ...POISON, range: 3 }, neutral)).toEqual([SECOND_GUARD]);
    expect(reached({ ...HEAL, range: 3 }, neutral)).toEqual([KINDLER, WARDEN]);
  });

  it('R-COND-16 enemies that are invisible cannot be targeted, allies can', () => {
    const hidden = [afflicted(GUARD, 'invisible'), afflicted(KINDLER, 'invisible')];
    expect(reached({ ...POISON, range: 3 }, ...hidden)).toEqual([SECOND_GUARD]);
    expect(reached({ ...POISON, to: select(['enemy']) }, ...hidden)).toEqual([SECOND_GUARD]);
    expect(reached({ ...HEAL, range: 3 }, ...hidden)).toEqual([KINDLER, WARDEN]);
  });

  it('R-COND-20 whoever is immune to all of it is no target of conditions alone', () => {
    const proof = immune(GUARD, 'poison');
    expect(reached({ ...POISON, range: 3 }, proof)).toEqual([SECOND_GUARD]);
    expect(reached({ ...POISON, conditions: ['poison', 'wound'], range: 3 }, proof)).toEqual([
      GUARD,
      SECOND_GUARD,
    ]);
  });

  it('R-CARD-4 where nobody is left the ability is skipped', () => {
    const alone = performing({ ...POISON, range: 1 }, at(GUARD, 9, 0));
    expect(eventsOf(alone, 'abilitySkipped')).toEqual([
      { type: 'abilitySkipped', figure: WARDEN, ability: 'condition' },
    ]);
  });
});

describe('sight', () => {
  /** The yard without a part of a column: a wall between the warden and the second guard. */
  const walled = (pack: CheckedPack): CheckedPack => ({
    ...pack,
    scenarios: pack.scenarios.map((scenario) => ({
      ...scenario,
      map: {
        ...scenario.map,
        rooms: scenario.map.rooms.map((room) => ({
          ...room,
          hexes: room.hexes.filter(({ q, r }) => q !== 6 || r === 0 || r === 6),
        })),
      },
    })),
  });
  const behind = (ability: Ability) =>
    play(turn({ top: [ability], pack: walled }, ...PLACES, at(KINDLER, 8, 3)), 'top');
  const targets = (table: Table) =>
    options(table, { type: 'attack' }).flatMap((one) =>
      one.type === 'attack' ? [one.target] : [],
    );

  it('R-LOS-4 nobody behind a wall is reached within a range, enemy or ally', () => {
    expect(choices(behind({ ...POISON, range: 9 }))).toEqual([GUARD]);
    expect(choices(behind({ ...HEAL, range: 9 }))).toEqual([WARDEN]);
    expect(choices(behind({ ...HEAL, to: select(['ally', 'self'], within(9)) }))).toEqual([WARDEN]);
  });

  it('R-LOS-4 without a range the wall does not count, except for attacks', () => {
    expect(choices(behind({ ...POISON, to: select(['enemy']) }))).toEqual([GUARD, SECOND_GUARD]);
    expect(choices(behind({ ...HEAL, to: select(['ally']) }))).toEqual([KINDLER]);
    const attack: Ability = { type: 'attack', amount: 1, to: select(['enemy'], { count: 1 }) };
    expect(targets(behind(attack))).toEqual([GUARD]);
    expect(targets(behind({ type: 'attack', amount: 1, range: 9 }))).toEqual([GUARD]);
  });
});

describe('what an ability does', () => {
  it('R-CARD-4 to all of them at once, if its player likes', () => {
    const all: Ability = { ...POISON, range: 3, targets: 'all' };
    const asked = performing(all);
    const done = act(asked, USE);
    expect([conditionsOf(done, GUARD), conditionsOf(done, SECOND_GUARD)]).toEqual([
      ['poison'],
      ['poison'],
    ]);
    const left = act(asked, SKIP);
    expect([conditionsOf(left, GUARD), conditionsOf(left, SECOND_GUARD)]).toEqual([[], []]);
  });

  it('R-CARD-13 it is asked about where enemies alone are harmed, or allies are helped', () => {
    const allies = select(['ally'], { count: 'all' });
    const help: Ability = { type: 'condition', conditions: ['strengthen'], to: allies };
    expect(can(performing(help), USE)).toBe(true);
    const harm: Ability = { ...POISON, to: select(['enemy'], { count: 'all' }) };
    expect(can(performing(harm), USE)).toBe(true);
    expect(can(performing({ ...POISON, range: 3 }), SKIP)).toBe(true);
    const both: Ability = {
      type: 'condition',
      conditions: ['strengthen', 'poison'],
      to: select(['self', 'enemy'], { count: 1 }),
    };
    expect(can(performing(both), SKIP)).toBe(false);
  });

  it('R-BONUS-3 retaliate without a reach is for attackers next to it, on top of what is there', () => {
    const one = { type: 'shield', amount: 4, reach: 0, origin: null, stays: false } as const;
    const table = act(
      performing({ type: 'retaliate', amount: 2 }, figure(WARDEN, { wards: [one] })),
      choose(WARDEN),
    );
    expect(figureIn(table, WARDEN).wards).toEqual([
      one,
      { type: 'retaliate', amount: 2, reach: 1, origin: null, stays: false },
    ]);
    expect(eventsOf(table, 'warded')).toEqual([
      { type: 'warded', figure: WARDEN, ward: 'retaliate', amount: 2 },
    ]);
  });

  it('R-DMG-10 a heal gives hit points and nothing else', () => {
    const table = act(performing(HEAL, figure(WARDEN, { hitPoints: 3 })), choose(WARDEN));
    expect(figureIn(table, WARDEN).hitPoints).toBe(5);
    expect(table.events.map(({ type }) => type)).toContain('healed');
    expect(eventsOf(table, 'conditionGained')).toEqual([]);
    expect(eventsOf(table, 'modifierCardAdded')).toEqual([]);
  });

  it('R-BONUS-1 R-CARD-6 a shield belongs to its card only where that stays active', () => {
    const shield: Ability = { type: 'shield', amount: 2 };
    const table = act(performing(shield), choose(WARDEN));
    expect(figureIn(table, WARDEN).wards).toEqual([
      { type: 'shield', amount: 2, reach: 0, origin: null, stays: false },
    ]);
    const active = play(turn({ top: { abilities: [shield], active: 'round' } }, ...PLACES), 'top');
    expect(figureIn(act(active, choose(WARDEN)), WARDEN).wards).toMatchObject([
      { origin: { card: CARD } },
    ]);
    const far: Ability = { type: 'retaliate', amount: 1, reach: 3 };
    expect(figureIn(act(performing(far), choose(WARDEN)), WARDEN).wards).toMatchObject([
      { reach: 3 },
    ]);
  });

  it('R-MOD-13 R-COND-1 blesses and curses of a list are cards, conditions are tokens', () => {
    const mixed: Ability = { type: 'condition', conditions: ['curse', 'poison'], range: 1 };
    const table = act(performing(mixed), choose(GUARD));
    expect(conditionsOf(table, GUARD)).toEqual(['poison']);
    expect(table.state.supplies).toMatchObject({ bless: 10, curseMonsters: 9 });
    const help: Ability = { type: 'condition', conditions: ['bless'] };
    const blessed = act(performing(help), choose(WARDEN));
    expect(blessed.state.supplies).toMatchObject({ bless: 9, curseMonsters: 10 });
    expect(eventsOf(blessed, 'modifierCardAdded')).toEqual([
      { type: 'modifierCardAdded', figure: WARDEN, card: 'bless', deck: WARDEN },
    ]);
  });
});

describe('attacks that say whom they select', () => {
  it('R-LOS-4 R-COND-16 need sight and somebody to be seen, whatever the range', () => {
    const attack: Ability = { type: 'attack', amount: 1, to: select(['enemy'], { count: 1 }) };
    const targets = (table: Table) =>
      options(table, { type: 'attack' }).flatMap((one) =>
        one.type === 'attack' ? [one.target] : [],
      );
    expect(targets(performing(attack))).toEqual([GUARD, SECOND_GUARD]);
    expect(targets(performing(attack, afflicted(GUARD, 'invisible')))).toEqual([SECOND_GUARD]);
    const all: Ability = { ...attack, to: select(['enemy'], { count: 'all' }) };
    expect(options(performing(all), { type: 'attackAll' })).toMatchObject([
      { targets: [GUARD, SECOND_GUARD] },
    ]);
  });

  it('R-ATK-13 are ranged only if they say so', () => {
    const lucky = stacked(WARDEN, { value: 2 }, { value: -1 });
    const to = select(['enemy'], { count: 1 });
    const loss = (ability: Ability) => {
      const table = act(performing(ability, lucky), { type: 'attack', target: GUARD });
      return eventsOf(table, 'attacked')[0]?.result.damage;
    };
    expect(loss({ type: 'attack', amount: 2, to })).toBe(4);
    expect(loss({ type: 'attack', amount: 2, to, kind: 'ranged' })).toBe(1);
    expect(loss({ type: 'attack', amount: 2, kind: 'ranged' })).toBe(1);
    expect(loss({ type: 'attack', amount: 2, kind: 'melee', range: 1 })).toBe(4);
  });
});

describe('whom a monster aims at', () => {
  const guards = (ability: Ability, ...changes: readonly ((state: GameState) => GameState)[]) =>
    pass(turn({ guard: [ability] }, ...PLACES, ...changes));

  it('R-MON-18 it heals whoever lost most, else whoever is poisoned or wounded', () => {
    const heal: Ability = { type: 'heal', amount: 1, range: 9 };
    const healed = (table: Table) => eventsOf(table, 'healed').map((event) => event.figure);
    expect(
      healed(guards(heal, figure(GUARD, { hitPoints: 5 }), figure(SECOND_GUARD, { hitPoints: 3 }))),
    ).toEqual([SECOND_GUARD, SECOND_GUARD]);
    expect(healed(guards(heal, afflicted(SECOND_GUARD, 'wound')))).toEqual([SECOND_GUARD]);
    expect(healed(guards(heal, afflicted(SECOND_GUARD, 'poison')))).toEqual([SECOND_GUARD]);
    expect(healed(guards(heal, afflicted(SECOND_GUARD, 'muddle')))).toEqual([]);
  });

  it('R-MON-13 of its enemies the nearest', () => {
    const table = guards({ ...POISON, range: 9 }, without(SECOND_GUARD));
    expect(conditionsOf(table, WARDEN)).toEqual(['poison']);
    expect(conditionsOf(table, KINDLER)).toEqual([]);
    const other = guards(
      { ...POISON, range: 9 },
      without(SECOND_GUARD),
      at(WARDEN, 0, 0),
      at(KINDLER, 5, 4),
    );
    expect(conditionsOf(other, KINDLER)).toEqual(['poison']);
    expect(conditionsOf(other, WARDEN)).toEqual([]);
  });
});

describe('an attacker that may not attack any more', () => {
  it('R-COND-4 R-COND-11 has no further target, in an area or beside it', () => {
    const card = { value: 0, effects: [{ type: 'conditionSelf', condition: 'disarm' }] } as const;
    const near = [at(SECOND_GUARD, 5, 2), stacked(WARDEN, card)];
    const two = act(performing({ type: 'attack', amount: 1, targets: 2 }, ...near), {
      type: 'attack',
      target: GUARD,
    });
    expect(conditionsOf(two, WARDEN)).toEqual(['disarm']);
    expect(can(two, { type: 'attack' })).toBe(false);
    const all = act(
      performing({ type: 'attack', amount: 1, targets: 'all' }, ...near),
      { type: 'attackAll' },
      { type: 'attack', target: GUARD },
    );
    expect(eventsOf(all, 'attacked')).toHaveLength(1);
    expect(can(all, { type: 'attack' })).toBe(false);
    expect(figureIn(all, SECOND_GUARD).hitPoints).toBe(9);
    expect(warden(all).modifiers.discard).toHaveLength(1);
    expect(can(set(all, afflicted(WARDEN)), { type: 'attack' })).toBe(false);
  });
});
