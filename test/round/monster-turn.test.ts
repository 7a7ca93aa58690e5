import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
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
  type Wishes,
} from './table.js';

const ATTACK = { type: 'attack' as const, amount: 'A' };
const MOVE = { type: 'move' as const, amount: 'M' };
const SHIELD = { type: 'shield' as const, amount: 1 };
const SUFFER = { type: 'suffer' as const };
type Change = (state: GameState) => GameState;

const NEAR = [at(WARDEN, 1, 3), at(KINDLER, 0, 6), at(GUARD, 2, 3), without(ARCHER)] as const;
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
const focuses = (table: Table) =>
  eventsOf(table, 'focusFound').map(({ figure: id, focus }) => [id, ...focus]);
const walked = (table: Table, id = GUARD) =>
  eventsOf(table, 'moved').flatMap(({ figure: one, path }) => (one === id ? path : []));
/** The first path where several are as good. */
const settle = (table: Table): Table => {
  const settled = can(table, { type: 'moveAlong' }) ? act(table, { type: 'moveAlong' }) : table;
  return { ...settled, events: [...table.events, ...(settled === table ? [] : settled.events)] };
};
/** The guards' turns; changes come after the order of the round, in the middle of the warden's turn. */
const guards = (guard: readonly Ability[], wishes: Wishes, ...changes: readonly Change[]) =>
  settle(pass(set(turn({ guard, ...wishes }, ...NEAR), ...changes)));
const HIDDEN = [justAfflicted(WARDEN, 'invisible'), afflicted(KINDLER, 'invisible')] as const;
/** Obstacles at all these hexes. */
const blocks = (...hexes: readonly (readonly [number, number])[]) =>
  hexes.map(([q, r]) => overlay('obstacle', q, r));

describe('focus in play', () => {
  it('R-FOCUS-1 it is found before any ability, and the move does not change it', () => {
    const table = guards([MOVE, ATTACK], {}, at(GUARD, 4, 3), at(KINDLER, 9, 6));
    expect(
      table.events
        .filter(({ type }) => type === 'focusFound' || type === 'moved')
        .map(({ type }) => type),
    ).toEqual(['focusFound', 'moved', 'moved']);
    expect(focuses(table)).toEqual([[GUARD, WARDEN]]);
  });

  it('R-FOCUS-1 each monster finds it at the start of its own turn, as things are then', () => {
    const two = [withGuard(2, 1, 2), figure(WARDEN, { hitPoints: 2 }), at(KINDLER, 0, 4)];
    const table = pass(turn({ guard: [ATTACK] }, ...NEAR, ...two));
    const after = act(table, SUFFER);
    expect(focuses(table)).toEqual([[GUARD, WARDEN]]);
    expect(isGone(after, WARDEN)).toBe(true);
    expect(focuses(after)).toEqual([[SECOND_GUARD, KINDLER]]);
  });

  it('R-FOCUS-11 without a focus it neither moves nor attacks, and does all else', () => {
    const table = guards(
      [SHIELD, MOVE, ATTACK, { type: 'heal', amount: 2 }],
      {},
      ...HIDDEN,
      figure(GUARD, { hitPoints: 5 }),
    );
    expect(focuses(table)).toEqual([[GUARD]]);
    expect(eventsOf(table, 'abilitySkipped').map(({ ability }) => ability)).toEqual([
      'move',
      'attack',
    ]);
    expect(eventsOf(table, 'warded')).toHaveLength(1);
    expect(figureIn(table, GUARD)).toMatchObject({ at: hex(2, 3), hitPoints: 7 });
  });

  it('R-FOCUS-11 an enemy that cannot be reached is no focus, and nobody moves as near as possible', () => {
    const wall = blocks([2, 3], [1, 4], [0, 4], [0, 3], [1, 2], [2, 2]);
    const table = guards(
      [MOVE, ATTACK],
      {},
      at(GUARD, 5, 3),
      afflicted(KINDLER, 'invisible'),
      ...wall,
    );
    expect(focuses(table)).toEqual([[GUARD]]);
    expect(figureIn(table, GUARD).at).toEqual(hex(5, 3));
  });

  it('R-FOCUS-12 the path need not be walkable this turn, nor a move be on the card', () => {
    expect(focuses(guards([MOVE, ATTACK], {}, at(GUARD, 9, 0)))).toEqual([[GUARD, WARDEN]]);
    const still = guards([ATTACK], {}, at(GUARD, 9, 0));
    expect(focuses(still)).toEqual([[GUARD, WARDEN]]);
    expect(eventsOf(still, 'attacked')).toEqual([]);
  });

  it('R-FOCUS-7 R-MON-17 the focus that the players choose is the one that is attacked', () => {
    const even: Change = (state) => ({ ...state, order: state.order.slice(1) });
    const table = guards([ATTACK], {}, even, at(KINDLER, 2, 2));
    const chosen = act(table, { type: 'chooseFocus', focus: KINDLER });
    expect(lossOf(act(chosen, SUFFER), KINDLER)).toBe(2);
  });
});

describe('the abilities of a monster', () => {
  it('R-MON-3 only what is on the card is done: no attack without one, no move without one', () => {
    const moved = guards([MOVE], {}, at(GUARD, 4, 3));
    expect(figureIn(moved, GUARD).at).toEqual(hex(2, 3));
    expect(can(moved, SUFFER)).toBe(false);
    const fixed = guards([ATTACK], {}, at(GUARD, 4, 3));
    expect(walked(fixed)).toEqual([]);
  });

  it('R-MON-3 R-MON-7 Move and Attack add to the stat card of rank and level, and are not below 0', () => {
    const long = guards(
      [
        { ...MOVE, amount: 'M+1' },
        { ...ATTACK, amount: 'A+1' },
      ],
      {},
      at(GUARD, 5, 3),
    );
    expect(walked(long)).toHaveLength(3);
    expect(lossOf(act(long, SUFFER), WARDEN)).toBe(3);
    expect(walked(guards([{ ...MOVE, amount: 'M-5' }], {}, at(GUARD, 5, 3)))).toEqual([]);
  });

  it('R-MON-3 the stats are those of its rank', () => {
    const rows = Array.from({ length: 8 }, () => ({ hitPoints: 9, move: 4, attack: 5 }));
    const pack: Wishes['pack'] = (content) => ({
      ...content,
      monsters: content.monsters.map((one) =>
        one.id === 'mire-guard' && one.stats.type === 'ranks'
          ? { ...one, stats: { ...one.stats, elite: rows as never } }
          : one,
      ),
    });
    const elite = guards([MOVE, ATTACK], { pack }, figure(GUARD, { rank: 'elite', at: hex(6, 3) }));
    expect(walked(elite)).toHaveLength(4);
    expect(lossOf(act(elite, SUFFER), WARDEN)).toBe(5);
    const normal = guards([MOVE, ATTACK], { pack }, at(GUARD, 6, 3));
    expect(walked(normal)).toHaveLength(2);
  });

  it('R-MON-19 the shield of its card holds from then to the end of the round', () => {
    const table = guards([SHIELD, ATTACK], {});
    expect(figureIn(table, GUARD).wards).toEqual([
      { type: 'shield', amount: 1, reach: 0, origin: null, stays: false },
    ]);
    expect(figureIn(act(table, SUFFER), GUARD).wards).toEqual([]);
  });

  it('R-MON-19 retaliate of a card begins with the turn of the monster, printed retaliate works always', () => {
    const back = { type: 'retaliate' as const, amount: 2 };
    const strike = { top: [{ type: 'attack' as const, amount: 1 }] };
    const before = turn({ ...strike, guard: [back] }, ...NEAR);
    const early = act(
      before,
      { type: 'play', half: 'top', basic: false, card: 'warden-1' },
      { type: 'attack', target: GUARD },
    );
    expect(can(early, SUFFER)).toBe(false);
    const printed = turn({ ...strike, guardStats: { retaliate: 2 } }, ...NEAR);
    const always = act(
      printed,
      { type: 'play', half: 'top', basic: false, card: 'warden-1' },
      { type: 'attack', target: GUARD },
    );
    expect(can(always, SUFFER)).toBe(true);
    expect(eventsOf(pass(before), 'warded')).toEqual([
      { type: 'warded', figure: GUARD, ward: 'retaliate', amount: 2 },
    ]);
  });

  it('R-MON-26 a monster that dies in the middle of another figure’s ability is gone at once, with its money', () => {
    const two = [
      withGuard(2, 1, 4, { hitPoints: 1 }),
      withGuard(3, 1, 2, { hitPoints: 1, dropsMoney: false }),
    ];
    const top = [{ type: 'attack' as const, amount: 2, targets: 3 }];
    const table = act(
      turn({ top }, ...NEAR, ...two),
      { type: 'play', half: 'top', basic: false, card: 'warden-1' },
      { type: 'attack', target: SECOND_GUARD },
    );
    expect(isGone(table, SECOND_GUARD)).toBe(true);
    expect(table.state.overlays.map(({ type, at: where }) => [type, where])).toEqual([
      ['coin', hex(1, 4)],
    ]);
    const second = act(table, { type: 'attack', target: 'mire-guard#3' });
    expect(isGone(second, 'mire-guard#3')).toBe(true);
    expect(second.state.overlays).toHaveLength(1);
  });

  it('R-MON-26 several tokens can lie in one hex', () => {
    const table = guards(
      [],
      {},
      overlay('coin', 2, 3),
      figure(GUARD, { hitPoints: 1, conditions: trackerOf(['wound']) }),
    );
    expect(table.state.overlays.map(({ type, at: where }) => [type, where])).toEqual([
      ['coin', hex(2, 3)],
      ['coin', hex(2, 3)],
    ]);
  });
});

describe('the move of a monster', () => {
  it('R-MON-7 with no attack after it the move goes next to the focus, whatever the range', () => {
    const wishes = { guardStats: { range: 4 } };
    expect(figureIn(guards([MOVE], wishes, at(GUARD, 4, 3)), GUARD).at).toEqual(hex(2, 3));
    const both = guards([MOVE, ATTACK], wishes, at(GUARD, 4, 3));
    expect(figureIn(both, GUARD).at).toEqual(hex(4, 3));
    expect(lossOf(act(both, SUFFER), WARDEN)).toBe(2);
  });

  it('R-MON-7 R-COND-11 a disarmed monster plans for no attack: it goes next to its focus', () => {
    const table = guards(
      [MOVE, ATTACK],
      { guardStats: { range: 4 } },
      at(GUARD, 4, 3),
      afflicted(GUARD, 'disarm'),
    );
    expect(figureIn(table, GUARD).at).toEqual(hex(2, 3));
    expect(can(table, SUFFER)).toBe(false);
  });

  it('R-MON-7 Attack, Move, Attack: the first from where it stands, the move for the second', () => {
    const guard = [{ ...ATTACK, range: 3 }, MOVE, { ...ATTACK, range: 1 }];
    const first = pass(set(turn({ guard }, ...NEAR), at(GUARD, 4, 3)));
    expect(figureIn(first, GUARD).at).toEqual(hex(4, 3));
    const moved = settle(act(first, SUFFER));
    expect(figureIn(moved, GUARD).at).toEqual(hex(2, 3));
    expect(lossOf(act(moved, SUFFER), WARDEN)).toBe(4);
  });

  it('R-MON-9 R-MON-10 an archer next to its focus goes the least hexes that end disadvantage, no further', () => {
    const table = guards([MOVE, ATTACK], { guardStats: { range: 4 } });
    expect(walked(table)).toHaveLength(1);
    const { q, r } = figureIn(table, GUARD).at;
    expect(Math.max(Math.abs(q - 1), Math.abs(r - 3), Math.abs(q - 1 + (r - 3)))).toBe(2);
    expect(walked(guards([MOVE, ATTACK], { guardStats: { range: 4 } }, at(GUARD, 3, 3)))).toEqual(
      [],
    );
  });

  it('R-MON-9 one that cannot leave stays and shoots, a muddled one gains nothing and stays', () => {
    const wishes = { guardStats: { range: 4 } };
    const ring = blocks([3, 3], [2, 4], [1, 4], [3, 2], [2, 2]);
    const stuck = guards([MOVE, ATTACK], wishes, ...ring);
    expect(walked(stuck)).toEqual([]);
    expect(lossOf(act(stuck, SUFFER), WARDEN)).toBe(2);
    const muddled = guards([MOVE, ATTACK], wishes, afflicted(GUARD, 'muddle'));
    expect(walked(muddled)).toEqual([]);
    const strong = guards([MOVE, ATTACK], wishes, afflicted(GUARD, 'strengthen'));
    expect(walked(strong)).toHaveLength(1);
  });

  it('R-MON-10 it does not move if it can attack its focus at best effect from its hex', () => {
    const table = guards([MOVE, ATTACK], {});
    expect(walked(table)).toEqual([]);
    expect(eventsOf(table, 'abilitySkipped').map(({ ability }) => ability)).toEqual(['move']);
  });

  it('R-MON-8 R-MON-10 it moves for more targets, and the focus stays one of them', () => {
    const guard = [MOVE, { ...ATTACK, targets: 2 }];
    const table = guards(guard, {}, at(KINDLER, 1, 5));
    expect(walked(table)).toEqual([hex(1, 4)]);
    const all = act(table, { type: 'attack', target: KINDLER }, SUFFER, SUFFER);
    expect([lossOf(all, WARDEN), lossOf(all, KINDLER)]).toEqual([2, 2]);
  });

  it('R-MON-11 out of reach it comes as near as it can to where it would attack', () => {
    const table = guards([MOVE, ATTACK], {}, at(GUARD, 7, 3));
    expect(figureIn(table, GUARD).at).toEqual(hex(5, 3));
    expect(eventsOf(table, 'attacked')).toEqual([]);
  });

  it('R-MON-11 R-MON-17 of several equal ends the players pick', () => {
    const even = at(GUARD, 5, 1);
    const table = pass(set(turn({ guard: [MOVE, ATTACK] }, ...NEAR), even));
    const paths = options(table, { type: 'moveAlong' }).flatMap((one) =>
      'path' in one ? [one.path] : [],
    );
    expect(paths.map((path) => path.at(-1))).toEqual([hex(3, 1), hex(3, 2), hex(3, 3)]);
    for (const path of paths)
      expect(figureIn(act(table, { type: 'moveAlong', path }), GUARD).at).toEqual(path.at(-1));
  });

  it('R-MON-11 where no hex that it can end on is nearer it stays', () => {
    // A passage of one hex, with two guards in it: it may go through them, but not that far.
    const sides = [0, 1, 2, 4, 5, 6].flatMap((r) => blocks([2, r], [3, r]));
    const queue = [withGuard(2, 3, 3), withGuard(3, 2, 3)];
    const done: Change = (state) => ({ ...state, acted: [SECOND_GUARD, 'mire-guard#3'] });
    const scene = [at(WARDEN, 0, 3), at(GUARD, 4, 3), at(KINDLER, 0, 6), ...sides, ...queue, done];
    const table = guards([MOVE, ATTACK], {}, ...scene);
    expect(focuses(table)).toEqual([[GUARD, WARDEN]]);
    expect(walked(table)).toEqual([]);
    expect(walked(guards([{ ...MOVE, amount: 3 }, ATTACK], {}, ...scene))).toHaveLength(3);
  });

  it('R-MON-12 it takes no negative hex while there is a way round, even if it does not attack for that', () => {
    const row = [0, 1, 2, 3, 4, 5].map((r) => overlay('trap', 3, r, { damage: 1 }));
    const table = guards(
      [{ ...MOVE, amount: 3 }, ATTACK],
      {},
      at(GUARD, 4, 3),
      afflicted(KINDLER, 'invisible'),
      ...row,
    );
    expect(walked(table)).toHaveLength(3);
    expect(eventsOf(table, 'trapSprung')).toEqual([]);
    expect(eventsOf(table, 'attacked')).toEqual([]);
    expect(can(table, SUFFER)).toBe(false);
  });

  it('R-MON-12 R-MOVE-13 where all ways lead through them it goes through the fewest, and they take effect', () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('trap', 3, r, { damage: 1 }));
    const table = guards([{ ...MOVE, amount: 3 }, ATTACK], {}, at(GUARD, 4, 3), ...row);
    expect(eventsOf(table, 'trapSprung')).toEqual([
      { type: 'trapSprung', figure: GUARD, at: hex(3, 3) },
    ]);
    expect(lossOf(table, GUARD)).toBe(1);
    expect(lossOf(act(table, SUFFER), WARDEN)).toBe(2);
  });

  it('R-MON-12 R-MOVE-3 a trap that kills, stuns or immobilizes it ends its move', () => {
    const trapped = (facts: Parameters<typeof overlay>[3]) =>
      guards(
        [{ ...MOVE, amount: 3 }, ATTACK, SHIELD],
        {},
        at(GUARD, 4, 3),
        ...[0, 1, 2, 3, 4, 5, 6].map((r) => overlay('trap', 3, r, facts)),
      );
    const dead = trapped({ damage: 9 });
    expect(isGone(dead, GUARD)).toBe(true);
    expect(eventsOf(dead, 'died')).toEqual([{ type: 'died', figure: GUARD, by: null }]);
    expect(eventsOf(dead, 'warded')).toEqual([]);
    const fixed = trapped({ damage: 0, conditions: ['immobilize'] });
    expect(figureIn(fixed, GUARD).at).toEqual(hex(3, 3));
    expect(can(fixed, SUFFER)).toBe(false);
    expect(eventsOf(fixed, 'warded')).toHaveLength(1);
    const stunned = trapped({ damage: 0, conditions: ['stun'] });
    expect(figureIn(stunned, GUARD).at).toEqual(hex(3, 3));
    expect(eventsOf(stunned, 'warded')).toEqual([]);
  });

  it('R-MOVE-1 difficult terrain costs a monster 2, flight nothing', () => {
    const mud = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('difficult', 4, r));
    const walking = guards([MOVE, ATTACK], {}, at(GUARD, 5, 3), ...mud);
    expect(figureIn(walking, GUARD).at).toEqual(hex(4, 3));
    const flying = guards(
      [MOVE, ATTACK],
      { guardStats: { traits: ['flying' as const] } },
      at(GUARD, 5, 3),
      ...mud,
    );
    expect(figureIn(flying, GUARD).at).toEqual(hex(3, 3));
  });

  it('R-MOVE-9 a flyer goes over traps, obstacles and figures, and may end on a trap without effect', () => {
    const wishes = { guardStats: { traits: ['flying' as const] } };
    const row = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('obstacle', 3, r));
    const over = guards([MOVE, ATTACK], wishes, at(GUARD, 4, 3), ...row);
    expect(figureIn(over, GUARD).at).toEqual(hex(2, 3));
    const traps = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('trap', 2, r, { damage: 3 }));
    const onto = guards([MOVE, ATTACK], wishes, at(GUARD, 4, 3), ...traps);
    expect(lossOf(onto, GUARD)).toBe(0);
    expect(onto.state.overlays).toHaveLength(7);
  });

  it('R-MOVE-8 a monster’s jump goes over enemies and traps, and only its last hex takes effect', () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('trap', 3, r, { damage: 3 }));
    const table = guards([{ ...MOVE, mode: 'jump' }, ATTACK], {}, at(GUARD, 4, 3), ...row);
    expect(figureIn(table, GUARD).at).toEqual(hex(2, 3));
    expect(lossOf(table, GUARD)).toBe(0);
  });

  it('R-MOVE-2 R-COND-16 R-COND-18 the invisible block their enemies, and allies do not', () => {
    const gate = blocks([3, 0], [3, 1], [3, 2], [3, 4], [3, 5], [3, 6]);
    const through = [
      ...gate,
      withGuard(2, 3, 3),
      (state: GameState) => ({ ...state, acted: [SECOND_GUARD] }),
    ];
    const friend = guards([{ ...MOVE, amount: 2 }, ATTACK], {}, at(GUARD, 4, 3), ...through);
    expect(figureIn(friend, GUARD).at).toEqual(hex(2, 3));
    const ghost = guards(
      [MOVE, ATTACK],
      {},
      at(GUARD, 4, 3),
      ...gate,
      at(KINDLER, 3, 3),
      afflicted(KINDLER, 'invisible'),
    );
    expect(figureIn(ghost, GUARD).at).toEqual(hex(4, 3));
  });
});

describe('conditions of monsters', () => {
  it('R-COND-12 R-COND-5 the stunned do nothing, and the turn that they skip ends the stun', () => {
    const table = guards([MOVE, ATTACK, SHIELD], {}, afflicted(GUARD, 'stun'));
    expect(eventsOf(table, 'turnEnded').find((one) => one.figure === GUARD)?.ended).toEqual([
      'stun',
    ]);
    expect(focuses(table)).toEqual([]);
    expect(eventsOf(table, 'warded')).toEqual([]);
    expect(conditionsOf(table, GUARD)).toEqual([]);
  });

  it('R-COND-2 immobilize, disarm and muddle of a monster end with its next turn', () => {
    const table = guards([], {}, afflicted(GUARD, 'immobilize', 'disarm', 'muddle', 'poison'));
    expect(conditionsOf(table, GUARD)).toEqual(['poison']);
  });

  it('R-COND-7 a wound hurts at the start of the turn, before the shield of the card', () => {
    const table = guards([SHIELD, ATTACK], {}, afflicted(GUARD, 'wound'));
    expect(lossOf(table, GUARD)).toBe(1);
    const order = table.events.map(({ type }) => type);
    expect(order.indexOf('damaged')).toBeLessThan(order.indexOf('warded'));
    expect(conditionsOf(table, GUARD)).toEqual(['wound']);
  });

  it('R-MOVE-16 R-COND-7 a death by wound is credited to nobody', () => {
    const wounded = figure(GUARD, { hitPoints: 1, conditions: trackerOf(['wound']) });
    const table = guards([ATTACK], {}, wounded, withGuard(2, 9, 6));
    expect(eventsOf(table, 'died')).toEqual([{ type: 'died', figure: GUARD, by: null }]);
  });

  it('R-COND-1 R-COND-2 a condition comes once, and from others it lasts through the next turn', () => {
    const guard: readonly Ability[] = [{ ...ATTACK, conditions: ['muddle'] }];
    const begun = turn({ guard }, ...NEAR, withGuard(2, 1, 4), afflicted(WARDEN, 'muddle'));
    const table = pass(begun);
    expect(conditionsOf(table, WARDEN)).toEqual([]);
    expect(conditionsOf(act(table, SUFFER, SUFFER), WARDEN)).toEqual(['muddle']);
  });

  it('R-COND-4 R-DMG-6 a stun in the middle of a turn takes what is left off the card', () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((r) =>
      overlay('trap', 3, r, { damage: 0, conditions: ['stun'] }),
    );
    const table = guards([MOVE, SHIELD, ATTACK], {}, at(GUARD, 4, 3), ...row);
    expect(eventsOf(table, 'warded')).toEqual([]);
    expect(can(table, SUFFER)).toBe(false);
    // The turn that is broken off still has an end.
    expect(eventsOf(table, 'turnEnded').map((one) => one.figure)).toEqual([WARDEN, GUARD]);
    expect(conditionsOf(table, GUARD)).toEqual(['stun']);
  });

  it('R-DMG-6 R-ATK-16 a character that the first of two attacks exhausts gets no second', () => {
    const guard = [{ ...ATTACK, targets: 2, allAtOne: true }];
    const table = guards(guard, {}, figure(WARDEN, { hitPoints: 2 }), at(KINDLER, 9, 6));
    const done = act(table, SUFFER);
    expect(isGone(done, WARDEN)).toBe(true);
    expect(eventsOf(done, 'attacked')).toHaveLength(1);
  });

  it('R-MON-15 R-FOCUS-15 after the focus is exhausted a second attack finds another, for the rest of the turn', () => {
    const guard = [ATTACK, MOVE, ATTACK];
    const table = guards(guard, {}, figure(WARDEN, { hitPoints: 2 }), at(KINDLER, 2, 5));
    const done = settle(act(table, SUFFER));
    expect(focuses(done)).toEqual([[GUARD, KINDLER]]);
    expect(walked(done)).toHaveLength(1);
    expect(lossOf(act(done, SUFFER), KINDLER)).toBe(2);
  });

  it('R-MON-13 R-ATK-20 a monster lays a ranged area so that its focus is in it, in range with one hex', () => {
    const area: AreaPattern = { hexes: [hex(0, 0), hex(1, 0)] };
    const table = guards([{ ...ATTACK, range: 2, area }], {}, at(GUARD, 4, 3), at(KINDLER, 0, 3));
    const all = act(table, SUFFER);
    expect(lossOf(all, WARDEN)).toBe(2);
    expect(lossOf(all, KINDLER)).toBe(0);
  });
});

describe('what monsters leave open', () => {
  const AUTOMATIC = { ambiguity: 'deterministic' as const };
  const asked = (table: Table) =>
    (['chooseFocus', 'moveAlong', 'attack', 'attackAll', 'pushStep', 'stop'] as const).filter(
      (type) => can(table, { type }),
    );

  it('R-MON-17 by the option the lowest hex is taken, and nobody is asked', () => {
    const wishes = { guard: [MOVE, ATTACK], options: AUTOMATIC };
    const table = pass(set(turn(wishes, ...NEAR), at(GUARD, 5, 1)));
    expect(figureIn(table, GUARD).at).toEqual(hex(3, 1));
    expect(asked(table)).toEqual([]);
  });

  it('R-MON-17 equal focuses, the order of targets and the way of a push are settled too', () => {
    const even: Change = (state) => ({ ...state, order: state.order.slice(1) });
    const focus = pass(
      set(turn({ guard: [ATTACK], options: AUTOMATIC }, ...NEAR), even, at(KINDLER, 2, 2)),
    );
    expect(focuses(focus)).toEqual([[GUARD, WARDEN]]);
    const both = pass(
      set(
        turn({ guard: [{ ...ATTACK, targets: 2 }], options: AUTOMATIC }, ...NEAR),
        at(KINDLER, 2, 2),
      ),
    );
    const after = act(
      both,
      { type: 'suffer', character: WARDEN },
      { type: 'suffer', character: KINDLER },
    );
    expect([lossOf(after, WARDEN), lossOf(after, KINDLER)]).toEqual([2, 2]);
    const pushed = act(
      pass(
        set(
          turn({ guard: [{ ...ATTACK, push: 2 }], options: AUTOMATIC }, ...NEAR),
          at(WARDEN, 3, 3),
        ),
      ),
      SUFFER,
    );
    expect(asked(pushed)).toEqual([]);
    expect(eventsOf(pushed, 'moved').flatMap(({ path }) => path)).toEqual([hex(3, 4), hex(3, 5)]);
  });

  it('R-MON-17 R-INIT-2 what is no monster’s is asked as ever', () => {
    const strike = {
      top: [{ type: 'attack' as const, amount: 1, targets: 2 }],
      options: AUTOMATIC,
    };
    const table = act(turn(strike, ...NEAR, withGuard(2, 1, 2)), {
      type: 'play',
      half: 'top',
      basic: false,
      card: 'warden-1',
    });
    expect(options(table, { type: 'attack' })).toHaveLength(2);
  });
});
