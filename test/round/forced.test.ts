import { describe, expect, it } from 'vitest';

import {
  act,
  afflicted,
  at,
  can,
  conditionsOf,
  eventsOf,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  withGuard,
} from './table.js';

/** The warden in the middle, the kindler out of the way. */
const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6)] as const;

describe('pushes and pulls', () => {
  const push = (distance: number, more: object = {}) => ({
    top: [{ type: 'attack' as const, amount: 0, push: distance, ...more }],
  });
  const pull = (distance: number) => ({
    top: [{ type: 'attack' as const, amount: 0, range: 4, pull: distance }],
  });
  const struck = (table: ReturnType<typeof turn>) =>
    act(play(table, 'top'), { type: 'attack', target: GUARD });
  const steps = (table: ReturnType<typeof turn>) =>
    options(table, { type: 'pushStep' }).map((command) =>
      command.type === 'pushStep' ? [command.hex.q, command.hex.r] : [],
    );
  const ADJACENT = [...MIDDLE, at(GUARD, 5, 3)] as const;

  it('R-MOVE-18 a push of its own leaves how far it went for later abilities', () => {
    const abilities = [
      { type: 'push', amount: 2, as: 'shove' },
      { type: 'experience', amount: { type: 'bound', name: 'shove', list: 'amount' } },
    ] as const;
    const aimed = play(turn({ top: abilities }, ...ADJACENT), 'top');
    const chosen = act(aimed, { type: 'chooseFigure', target: GUARD });
    const pushed = act(
      chosen,
      { type: 'pushStep', hex: hex(6, 3) },
      { type: 'pushStep', hex: hex(7, 3) },
    );
    expect(figureIn(pushed, WARDEN)).toMatchObject({ at: hex(4, 3) });
    expect(eventsOf(pushed, 'experienceGained')).toMatchObject([{ amount: 2 }]);
  });

  it('R-MOVE-18 every step that leads away is offered', () => {
    expect(steps(struck(turn(push(1), ...ADJACENT)))).toEqual([
      [5, 4],
      [6, 2],
      [6, 3],
    ]);
  });

  it('R-MOVE-18 every first step of a longer push is offered, not only the lowest of each end', () => {
    expect(steps(struck(turn(push(3), ...ADJACENT)))).toEqual([
      [5, 4],
      [6, 2],
      [6, 3],
    ]);
  });

  it('R-MOVE-18 a pull leads nearer', () => {
    const table = struck(turn(pull(2), ...MIDDLE, at(GUARD, 7, 3)));
    expect(steps(table)).toEqual([[6, 3]]);
    expect(steps(struck(turn(pull(2), ...MIDDLE, at(GUARD, 6, 4))))).toEqual([
      [5, 4],
      [6, 3],
    ]);
  });

  it('R-MOVE-19 a forced move passes the target’s allies, if it can leave their hex', () => {
    const ally = withGuard(2, 6, 3);
    expect(steps(struck(turn(push(1), ...ADJACENT, ally)))).not.toContainEqual([6, 3]);
    const two = struck(turn(push(2), ...ADJACENT, ally));
    expect(steps(two)).toContainEqual([6, 3]);
    const inside = act(two, { type: 'pushStep', hex: hex(6, 3) });
    expect(can(inside, { type: 'stop' })).toBe(false);
    const out = act(inside, { type: 'pushStep', hex: hex(7, 3) });
    expect(figureIn(out, GUARD).at).toEqual(hex(7, 3));
  });

  it('R-MOVE-19 it does not pass the target’s enemies or obstacles', () => {
    const table = struck(turn(push(2), ...ADJACENT, at(KINDLER, 6, 3), overlay('obstacle', 6, 2)));
    expect(steps(table)).toEqual([[5, 4]]);
  });

  it('R-MOVE-20 every hex entered takes effect, and difficult terrain costs nothing', () => {
    const table = struck(
      turn(push(2), ...ADJACENT, overlay('difficult', 6, 3), overlay('trap', 7, 3, { damage: 1 })),
    );
    const moved = act(
      table,
      { type: 'pushStep', hex: hex(6, 3) },
      { type: 'pushStep', hex: hex(7, 3) },
    );
    expect(figureIn(moved, GUARD)).toMatchObject({ at: hex(7, 3), hitPoints: 8 });
  });

  it('R-MOVE-21 a flying target ignores what it is moved over', () => {
    const fly = { ...push(2), guardStats: { traits: ['flying' as const] } };
    const table = struck(
      turn(fly, ...ADJACENT, at(KINDLER, 6, 3), overlay('trap', 7, 3, { damage: 5 })),
    );
    const moved = act(
      table,
      { type: 'pushStep', hex: hex(6, 3) },
      { type: 'pushStep', hex: hex(7, 3) },
    );
    expect(figureIn(moved, GUARD)).toMatchObject({ at: hex(7, 3), hitPoints: 9 });
    expect(moved.state.overlays).toHaveLength(1);
  });

  it('R-MOVE-22 a push is declined as a whole, and once begun goes as far as it can', () => {
    const table = struck(turn(push(2), ...ADJACENT));
    expect(figureIn(act(table, { type: 'stop' }), GUARD).at).toEqual(hex(5, 3));
    const begun = act(table, { type: 'pushStep', hex: hex(6, 3) });
    expect(can(begun, { type: 'stop' })).toBe(false);
  });

  it('R-MOVE-22 a blocked direction may be chosen to end it, but not by the strict option', () => {
    const wall = overlay('obstacle', 7, 3);
    const begun = act(struck(turn(push(2), ...ADJACENT, wall)), {
      type: 'pushStep',
      hex: hex(6, 3),
    });
    expect(can(begun, { type: 'stop' })).toBe(true);
    expect(can(begun, { type: 'pushStep' })).toBe(true);
    const strict = { ...push(2), options: { forcedMoveMayChooseBlocked: false } };
    const onward = act(struck(turn(strict, ...ADJACENT, wall)), {
      type: 'pushStep',
      hex: hex(6, 3),
    });
    expect(can(onward, { type: 'stop' })).toBe(false);
  });

  it('R-MOVE-23 a push of the attack and one of a card are used or declined alone', () => {
    const card = { value: 0, effects: [{ type: 'push' as const, distance: 1 }] };
    const table = turn(push(1), ...ADJACENT, (state) => ({
      ...state,
      characters: state.characters.map((one) =>
        one.id === WARDEN
          ? {
              ...one,
              modifiers: {
                ...one.modifiers,
                pile: [{ ...card, rolling: false, origin: 'standard' as const }],
              },
            }
          : one,
      ),
    }));
    const once = act(struck(table), { type: 'stop' });
    expect(can(once, { type: 'pushStep' })).toBe(true);
    const twice = act(
      struck(table),
      { type: 'pushStep', hex: hex(6, 3) },
      { type: 'pushStep', hex: hex(7, 3) },
    );
    expect(figureIn(twice, GUARD).at).toEqual(hex(7, 3));
  });

  it('R-MOVE-24 the dead are not pushed', () => {
    const table = struck(turn(push(1, { amount: 20 }), ...ADJACENT));
    expect(can(table, { type: 'pushStep' })).toBe(false);
  });

  it('R-MOVE-24 the immobilized are, and a trap that stuns in the middle stops nothing', () => {
    const trap = overlay('trap', 6, 3, { conditions: ['stun'] });
    const table = struck(turn(push(2), ...ADJACENT, afflicted(GUARD, 'immobilize'), trap));
    const moved = act(
      table,
      { type: 'pushStep', hex: hex(6, 3) },
      { type: 'pushStep', hex: hex(7, 3) },
    );
    expect(figureIn(moved, GUARD).at).toEqual(hex(7, 3));
    expect(conditionsOf(moved, GUARD)).toContain('stun');
  });

  it('R-MOVE-25 nobody adjacent is pulled any nearer', () => {
    expect(can(struck(turn(pull(2), ...ADJACENT)), { type: 'pushStep' })).toBe(false);
  });

  it('R-MOVE-26 R-MON-3 the players choose where a monster pushes, but not whether', () => {
    const guard = [{ type: 'attack' as const, amount: 0, push: 1 }];
    const table = pass(turn({ guard }, ...ADJACENT));
    expect(can(table, { type: 'stop', target: WARDEN })).toBe(false);
    expect(options(table, { type: 'pushStep', target: WARDEN })).toHaveLength(3);
  });

  it('R-MOVE-22 a first step that leads into a dead end is no step by the strict option', () => {
    const walls = [overlay('obstacle', 7, 1), overlay('obstacle', 7, 2)];
    const dead = struck(turn(push(2), ...ADJACENT, ...walls));
    expect(steps(dead)).toContainEqual([6, 2]);
    expect(figureIn(act(dead, { type: 'pushStep', hex: hex(6, 2) }), GUARD).at).toEqual(hex(6, 2));
    const strict = { ...push(2), options: { forcedMoveMayChooseBlocked: false } };
    expect(steps(struck(turn(strict, ...ADJACENT, ...walls)))).toEqual([
      [5, 4],
      [6, 3],
    ]);
  });

  it('R-MOVE-22 where the strict option finds no way to go on, as far as possible is one hex', () => {
    const walls = [
      [7, 1],
      [7, 2],
      [7, 3],
      [6, 4],
      [5, 5],
      [4, 5],
    ].map(([q = 0, r = 0]) => overlay('obstacle', q, r));
    const strict = { ...push(2), options: { forcedMoveMayChooseBlocked: false } };
    expect(steps(struck(turn(strict, ...ADJACENT, ...walls)))).toEqual([
      [5, 4],
      [6, 2],
      [6, 3],
    ]);
  });

  it('R-MOVE-19 an ally’s hex that cannot be left is not entered', () => {
    const walls = [
      [7, 3],
      [7, 2],
      [6, 4],
    ].map(([q = 0, r = 0]) => overlay('obstacle', q, r));
    const table = struck(turn(push(2), ...ADJACENT, withGuard(2, 6, 3), ...walls));
    expect(steps(table)).not.toContainEqual([6, 3]);
  });

  it('R-MOVE-19 two allies in a row are passed by a push that reaches beyond them', () => {
    const allies = [withGuard(2, 6, 3), withGuard(3, 7, 3)];
    expect(steps(struck(turn(push(2), ...ADJACENT, ...allies)))).toContainEqual([6, 3]);
    const inside = act(struck(turn(push(3), ...ADJACENT, ...allies)), {
      type: 'pushStep',
      hex: hex(6, 3),
    });
    expect(steps(inside)).toContainEqual([7, 3]);
    const second = act(inside, { type: 'pushStep', hex: hex(7, 3) });
    expect(can(second, { type: 'stop' })).toBe(false);
    expect(figureIn(act(second, { type: 'pushStep', hex: hex(8, 3) }), GUARD).at).toEqual(
      hex(8, 3),
    );
    const short = act(struck(turn(push(2), ...ADJACENT, ...allies)), {
      type: 'pushStep',
      hex: hex(6, 3),
    });
    expect(steps(short)).not.toContainEqual([7, 3]);
  });

  it('R-MOVE-19 a pull passes the target’s allies, not its enemies', () => {
    const behind = [...MIDDLE, at(GUARD, 7, 3)] as const;
    const ally = struck(turn(pull(2), ...behind, withGuard(2, 6, 3)));
    expect(steps(ally)).toEqual([[6, 3]]);
    // The one step that is left is taken by itself.
    expect(figureIn(act(ally, { type: 'pushStep', hex: hex(6, 3) }), GUARD).at).toEqual(hex(5, 3));
    expect(steps(struck(turn(pull(2), ...behind, at(KINDLER, 6, 3))))).toEqual([]);
  });

  it('R-MOVE-16 R-MOVE-18 every step is told, with whoever forces it', () => {
    const table = act(struck(turn(push(1), ...ADJACENT)), { type: 'pushStep', hex: hex(6, 2) });
    expect(eventsOf(table, 'moved')[0]).toEqual({
      type: 'moved',
      figure: GUARD,
      path: [hex(6, 2)],
      forced: true,
      by: WARDEN,
    });
  });

  it('R-MOVE-18 the seat of whoever pushes chooses, and every seat for a monster', () => {
    const wishes = { apart: true } as const;
    const own = struck(turn({ ...push(1), ...wishes }, ...ADJACENT));
    expect(own.engine.decisions(own.state)).toMatchObject([{ seat: 'ann', figure: GUARD }]);
    const guard = [{ type: 'attack' as const, amount: 0, push: 1 }];
    const table = pass(turn({ guard, ...wishes }, ...ADJACENT));
    expect(table.engine.decisions(table.state)).toMatchObject([{ seat: null, figure: WARDEN }]);
  });

  it('R-MOVE-19 an ally’s hex out of which others block every way is not entered', () => {
    const blocked = [
      withGuard(2, 6, 3),
      withGuard(3, 7, 3),
      withGuard(4, 7, 2),
      at(KINDLER, 6, 4),
    ] as const;
    expect(steps(struck(turn(push(2), ...ADJACENT, ...blocked)))).not.toContainEqual([6, 3]);
    expect(steps(struck(turn(push(2), ...ADJACENT, ...blocked.slice(0, 3))))).toContainEqual([
      6, 3,
    ]);
  });
});
