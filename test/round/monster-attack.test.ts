import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import type { AreaPattern } from '../../src/vocabulary/index.js';
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
  immune,
  isGone,
  KINDLER,
  options,
  pass,
  set,
  stacked,
  turn,
  WARDEN,
  without,
  type Table,
  type Wishes,
} from './table.js';

const ATTACK = { type: 'attack' as const, amount: 'A' };
const SUFFER = { type: 'suffer' as const };
const STALKER = 'stalker';
const WISP = 'wisp';
type Change = (state: GameState) => GameState;

/** One more enemy of the monsters, who belongs to nobody: it can be hit, asks nothing, and has no turn. */
const withFoe =
  (id: string, q: number, r: number): Change =>
  (state) => {
    const [guard] = state.figures.filter(({ id: one }) => one === GUARD);
    return guard === undefined
      ? state
      : {
          ...state,
          acted: [...state.acted, id],
          figures: [...state.figures, { ...guard, id, side: 'characters', at: hex(q, r) }],
        };
  };

const NEAR = [at(WARDEN, 1, 3), at(KINDLER, 0, 6), at(GUARD, 2, 3), without(ARCHER)] as const;
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
/** The first way in which a monster's attacks go on: damage is suffered, targets come as they are listed. */
const answerTo = (table: Table) =>
  [SUFFER, { type: 'attack' as const, figure: GUARD }].find((one) => can(table, one)) ?? null;
/** Takes whatever comes, and lists all that happened. */
const endure = (table: Table): Table => {
  let now = table;
  let events = table.events;
  for (let next = answerTo(now); next !== null; next = answerTo(now)) {
    now = act(now, next);
    events = [...events, ...now.events];
  }
  return { ...now, events };
};
const targetsOf = (table: Table) => eventsOf(table, 'attacked').map(({ target }) => target);
/** The warden's turn; changes come after the order of the round, so that those who come with them do not act. */
const scene = (wishes: Wishes, ...changes: readonly Change[]) =>
  set(turn(wishes, ...NEAR), ...changes);
const guards = (guard: readonly Ability[], wishes: Wishes, ...changes: readonly Change[]) =>
  endure(pass(scene({ guard, ...wishes }, ...changes)));

describe('the range of a monster’s attack', () => {
  const far = [at(GUARD, 4, 3)];
  const attackedFrom = (ability: Ability, range: number | undefined, ...changes: Change[]) =>
    targetsOf(
      guards([ability], range === undefined ? {} : { guardStats: { range } }, ...far, ...changes),
    );

  it('R-MON-4 a range on the card replaces that of the stat card for that attack', () => {
    expect(attackedFrom({ ...ATTACK, range: 3 }, 2)).toEqual([WARDEN]);
    expect(attackedFrom({ ...ATTACK, range: 2 }, 3)).toEqual([]);
    expect(attackedFrom({ ...ATTACK, range: 'R+1' }, 2)).toEqual([WARDEN]);
  });

  it('R-MON-4 without a range on the card it is that of the stat card', () => {
    expect(attackedFrom(ATTACK, 3)).toEqual([WARDEN]);
    expect(attackedFrom(ATTACK, 2)).toEqual([]);
  });

  it('R-MON-4 without any range it is melee', () => {
    expect(attackedFrom(ATTACK, undefined)).toEqual([]);
    expect(attackedFrom(ATTACK, undefined, at(GUARD, 2, 3))).toEqual([WARDEN]);
  });

  it('R-MON-4 R-ATK-13 an area with a grey hex is melee, whatever the stat card says', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(2, 0)] };
    const cards = stacked('monsters', { value: 1 }, { value: -1 });
    const table = guards([{ ...ATTACK, area }], { guardStats: { range: 5 } }, cards);
    // A ranged attack on an adjacent figure would take the worse card.
    expect(lossOf(table, WARDEN)).toBe(3);
    expect(attackedFrom({ ...ATTACK, area }, 5)).toEqual([]);
  });

  it('R-ATK-13 R-MON-16 a ranged monster has disadvantage against the adjacent only', () => {
    const cards = stacked('monsters', { value: 1 }, { value: -1 });
    const wishes = { guardStats: { range: 3 } };
    expect(lossOf(guards([ATTACK], wishes, cards), WARDEN)).toBe(1);
    expect(lossOf(guards([ATTACK], wishes, cards, at(GUARD, 3, 3)), WARDEN)).toBe(3);
  });
});

describe('the targets of a monster', () => {
  const two = { ...ATTACK, targets: 2 };

  it('R-MON-13 R-MON-15 the focus and as many more as it can, each once', () => {
    const table = guards([two], {}, withFoe(STALKER, 2, 2));
    expect(targetsOf(table).toSorted()).toEqual([STALKER, WARDEN]);
    expect([lossOf(table, WARDEN), lossOf(table, STALKER)]).toEqual([2, 2]);
    expect(targetsOf(guards([two], {}))).toEqual([WARDEN]);
  });

  it('R-MON-13 further targets rank by proximity', () => {
    const ranged = { ...two, range: 3 };
    const table = pass(scene({ guard: [ranged] }, withFoe(STALKER, 5, 3), withFoe(WISP, 4, 3)));
    expect(options(table, { type: 'attack' }).map((one) => 'target' in one && one.target)).toEqual([
      WARDEN,
      WISP,
    ]);
  });

  it('R-MON-13 equally near ones rank by their place in the order, and without one by the players', () => {
    const ranged = { ...two, range: 3 };
    const equal = [withFoe(STALKER, 4, 3), withFoe(WISP, 4, 2)];
    const placed: Change = (state) => ({
      ...state,
      order: [
        ...state.order,
        { initiative: 80, figures: [WISP] },
        { initiative: 90, figures: [STALKER] },
      ],
    });
    const ordered = pass(scene({ guard: [ranged] }, ...equal, placed));
    expect(
      options(ordered, { type: 'attack' }).map((one) => 'target' in one && one.target),
    ).toEqual([WARDEN, WISP]);
    const open = pass(scene({ guard: [ranged] }, ...equal));
    const sets = options(open, { type: 'attackAll' });
    expect(sets.map((one) => 'targets' in one && one.targets.toSorted())).toEqual([
      [STALKER, WARDEN],
      [WARDEN, WISP],
    ]);
  });

  it('R-MON-14 it does not give up its focus to hit more', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    const crowd = [withFoe(STALKER, 3, 3), withFoe(WISP, 3, 2)];
    const table = guards([{ ...ATTACK, area }], {}, ...crowd, at(WARDEN, 1, 3), (state) => ({
      ...state,
      order: [
        { initiative: 1, figures: [WARDEN] },
        { initiative: 50, figures: [GUARD] },
        { initiative: 60, figures: [STALKER, WISP] },
      ],
    }));
    expect(eventsOf(table, 'focusFound')[0]?.focus).toEqual([WARDEN]);
    expect(targetsOf(table)).toEqual([WARDEN]);
  });

  it('R-MON-13 an area covers the focus and as many as it can', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    const table = guards([{ ...ATTACK, area }], {}, withFoe(STALKER, 2, 2));
    expect(targetsOf(table).toSorted()).toEqual([STALKER, WARDEN]);
  });

  it('R-MON-31 area and further targets are shared out so that most are hit, the focus among them', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    // Two of them side by side, the focus alone on the other side.
    const crowd = [withFoe(STALKER, 3, 3), withFoe(WISP, 3, 2)];
    const table = guards([{ ...ATTACK, targets: 2, area }], {}, ...crowd);
    expect(targetsOf(table).toSorted()).toEqual([STALKER, WARDEN, WISP]);
  });

  it('R-MON-16 R-MON-31 further targets of the stat card come with an area too', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    const crowd = [withFoe(STALKER, 3, 3), withFoe(WISP, 3, 2)];
    const table = guards([{ ...ATTACK, area }], { guardStats: { targets: 2 } }, ...crowd);
    expect(targetsOf(table).toSorted()).toEqual([STALKER, WARDEN, WISP]);
  });

  it('R-MON-15 a second attack ability has its own further targets', () => {
    const table = guards([two, two], {}, withFoe(STALKER, 2, 2));
    expect([lossOf(table, WARDEN), lossOf(table, STALKER)]).toEqual([4, 4]);
  });

  it('R-ATK-16 the players order the targets, and the attacks of a monster that retaliate kills are lost', () => {
    const back = figure(STALKER, {
      wards: [{ type: 'retaliate', amount: 9, reach: 1, origin: null, stays: false }],
    });
    const table = pass(scene({ guard: [two] }, withFoe(STALKER, 2, 2), back));
    const killed = act(table, { type: 'attack', target: STALKER });
    expect(eventsOf(killed, 'died')).toEqual([{ type: 'died', figure: GUARD, by: STALKER }]);
    expect(can(killed, SUFFER)).toBe(false);
    expect(lossOf(killed, WARDEN)).toBe(0);
    const other = act(table, { type: 'attack', target: WARDEN }, SUFFER);
    expect([lossOf(other, WARDEN), lossOf(other, STALKER)]).toEqual([2, 2]);
  });

  it('R-COND-16 R-ATK-25 the invisible are no further targets, in an area or beside it', () => {
    const hidden = [withFoe(STALKER, 2, 2), afflicted(STALKER, 'invisible')];
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    expect(targetsOf(guards([two], {}, ...hidden))).toEqual([WARDEN]);
    expect(targetsOf(guards([{ ...ATTACK, area }], {}, ...hidden))).toEqual([WARDEN]);
  });
});

describe('what a monster’s attack does', () => {
  it('R-MON-16 pierce, push and conditions of the stat card come on top of those of the card', () => {
    const shield = figure(WARDEN, {
      wards: [{ type: 'shield', amount: 3, reach: 0, origin: null, stays: false }],
    });
    const wishes = { guardStats: { pierce: 1, push: 1, conditions: ['poison' as const] } };
    const guard = [{ ...ATTACK, pierce: 1, conditions: ['muddle' as const] }];
    const table = act(pass(scene({ guard, ...wishes }, shield)), SUFFER);
    expect(lossOf(table, WARDEN)).toBe(1);
    expect(conditionsOf(table, WARDEN).toSorted()).toEqual(['muddle', 'poison']);
    expect(can(table, { type: 'pushStep' })).toBe(true);
  });

  it('R-ATK-3 R-COND-9 poison adds one before a card doubles', () => {
    const double = stacked('monsters', { value: 'double' });
    expect(lossOf(guards([ATTACK], {}, afflicted(WARDEN, 'poison'), double), WARDEN)).toBe(6);
  });

  it('R-COND-15 a muddled monster draws worse, a strengthened one better', () => {
    const cards = stacked('monsters', { value: 1 }, { value: -1 });
    const lost = (...conditions: ('muddle' | 'strengthen')[]) =>
      lossOf(guards([ATTACK], {}, afflicted(GUARD, ...conditions), cards), WARDEN);
    expect([lost('muddle'), lost('strengthen'), lost('muddle', 'strengthen')]).toEqual([1, 3, 3]);
  });

  it('R-ATK-9 R-DMG-6 nothing is added to a target that the attack exhausts', () => {
    const guard = [{ ...ATTACK, push: 2, conditions: ['stun' as const] }];
    const table = guards(guard, {}, figure(WARDEN, { hitPoints: 2 }));
    expect(isGone(table, WARDEN)).toBe(true);
    expect(eventsOf(table, 'conditionGained')).toEqual([]);
    expect(can(table, { type: 'pushStep' })).toBe(false);
  });

  it('R-ATK-9 a monster never leaves out what its attack adds', () => {
    const table = guards([{ ...ATTACK, conditions: ['wound'] }], {});
    expect(conditionsOf(table, WARDEN)).toEqual(['wound']);
  });

  it('R-ATK-5 R-MOD-10 a null does no damage, but its condition takes hold', () => {
    const table = guards(
      [{ ...ATTACK, conditions: ['immobilize'] }],
      {},
      stacked('monsters', { value: 'null' }),
    );
    expect(lossOf(table, WARDEN)).toBe(0);
    expect(conditionsOf(table, WARDEN)).toEqual(['immobilize']);
  });

  it('R-ATK-27 R-ATK-30 retaliate kills a monster in the middle of its card', () => {
    const back = figure(WARDEN, {
      wards: [{ type: 'retaliate', amount: 9, reach: 1, origin: null, stays: false }],
    });
    const table = guards([ATTACK, ATTACK, { type: 'shield', amount: 1 }], {}, back);
    expect(targetsOf(table)).toEqual([WARDEN]);
    expect(eventsOf(table, 'died')).toEqual([{ type: 'died', figure: GUARD, by: WARDEN }]);
    expect(eventsOf(table, 'warded')).toEqual([]);
  });

  it('R-FOCUS-15 if the focus becomes invisible, a later attack finds another', () => {
    const table = guards(
      [{ ...ATTACK, conditions: ['invisible'] }, ATTACK],
      {},
      withFoe(STALKER, 2, 2),
      withFoe(WISP, 9, 0),
    );
    expect(targetsOf(table)).toEqual([WARDEN, STALKER]);
    expect(eventsOf(table, 'focusFound').map(({ focus }) => focus)).toEqual([[WARDEN], [STALKER]]);
  });
});

describe('harm without an attack', () => {
  const curse = (targets: number | 'all', range = 4): Ability => ({
    type: 'condition',
    conditions: ['muddle'],
    range,
    targets,
  });
  const muddled = (table: Table) =>
    eventsOf(table, 'conditionGained')
      .filter(({ gain }) => gain.condition === 'muddle')
      .map((event) => event.figure);

  it('R-MON-13 the focus comes first, then the nearest', () => {
    const crowd = [withFoe(STALKER, 5, 3), withFoe(WISP, 4, 3)];
    const table = guards([curse(2)], {}, ...crowd);
    expect(muddled(table)).toEqual([WARDEN, WISP]);
  });

  it('R-MON-13 of the equally near the first in the order; without one the players choose', () => {
    const equal = [withFoe(STALKER, 4, 3), withFoe(WISP, 4, 2)];
    const placed: Change = (state) => ({
      ...state,
      order: [
        ...state.order,
        { initiative: 80, figures: [WISP] },
        { initiative: 90, figures: [STALKER] },
      ],
    });
    const ordered = pass(scene({ guard: [curse(2)] }, ...equal, placed));
    expect(muddled(ordered)).toEqual([WARDEN, WISP]);
    const open = pass(scene({ guard: [curse(2)] }, ...equal));
    expect(options(open, { type: 'chooseFigure' })).toHaveLength(2);
    expect(muddled(act(open, { type: 'chooseFigure', target: STALKER }))).toEqual([STALKER]);
  });

  it('R-MON-3 R-ATK-18 all are reached by an ability for all, and none out of range or sight', () => {
    const crowd = [withFoe(STALKER, 4, 3), withFoe(WISP, 8, 3)];
    expect(muddled(guards([curse('all', 2)], {}, ...crowd)).toSorted()).toEqual([STALKER, WARDEN]);
  });

  it('R-COND-20 a focus that is immune makes way for the next one', () => {
    const crowd = [immune(WARDEN, 'muddle'), withFoe(STALKER, 4, 3)];
    expect(muddled(guards([curse(1)], {}, ...crowd))).toEqual([STALKER]);
  });

  it('R-COND-11 the disarmed still do all that is no attack', () => {
    const table = guards([ATTACK, curse(1)], {}, afflicted(GUARD, 'disarm'));
    expect(targetsOf(table)).toEqual([]);
    expect(muddled(table)).toEqual([WARDEN]);
  });
});
