import { describe, expect, it } from 'vitest';

import {
  act,
  at,
  can,
  conditionsOf,
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
} from './table.js';

const move = (amount: number, mode: 'walk' | 'jump' = 'walk') => ({
  bottom: [{ type: 'move' as const, amount, mode }],
});
const to = (q: number, r: number) => ({ type: 'moveTo' as const, hex: hex(q, r) });
const END = { type: 'endMove' as const };
/** The warden in the middle, the kindler out of the way. */
const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6)] as const;

describe('moves', () => {
  it('R-MOVE-1 a move goes up to its points and may stop early', () => {
    const table = play(turn(move(2), ...MIDDLE), 'bottom');
    expect(can(table, to(6, 3))).toBe(true);
    expect(can(table, to(7, 3))).toBe(false);
    expect(can(act(table, to(5, 3)), END)).toBe(true);
    expect(can(act(table, to(5, 3)), to(7, 3))).toBe(false);
  });

  it('R-MOVE-1 difficult terrain costs two points to enter', () => {
    const table = play(turn(move(2), ...MIDDLE, overlay('difficult', 5, 3)), 'bottom');
    expect(can(act(table, to(5, 3)), { type: 'moveTo' })).toBe(false);
    expect(
      can(play(turn(move(1), ...MIDDLE, overlay('difficult', 5, 3)), 'bottom'), to(5, 3)),
    ).toBe(false);
  });

  it('R-MOVE-2 a leg ends in an ally’s hex only if a legal end is left, and the move not there', () => {
    const table = play(turn(move(2), at(WARDEN, 4, 3), at(KINDLER, 5, 3)), 'bottom');
    const inside = act(table, to(5, 3));
    expect(figureIn(inside, WARDEN).at).toEqual(hex(5, 3));
    expect(can(inside, END)).toBe(false);
    expect(can(inside, to(6, 3))).toBe(true);
    expect(can(inside, to(4, 3))).toBe(true);
    const short = play(turn(move(1), at(WARDEN, 4, 3), at(KINDLER, 5, 3)), 'bottom');
    expect(can(short, to(5, 3))).toBe(false);
  });

  it('R-MOVE-2 nobody passes enemies or obstacles', () => {
    // In the corner, between an enemy and an obstacle.
    const table = play(
      turn(move(4), at(WARDEN, 0, 0), at(GUARD, 1, 0), overlay('obstacle', 0, 1)),
      'bottom',
    );
    expect(can(table, { type: 'moveTo' })).toBe(false);
  });

  it('R-MOVE-3 a trap that immobilizes ends the move in its hex', () => {
    const trap = overlay('trap', 5, 3, { damage: 1, conditions: ['immobilize'] });
    const sprung = act(play(turn(move(4), ...MIDDLE, trap), 'bottom'), to(5, 3), {
      type: 'suffer',
    });
    expect(figureIn(sprung, WARDEN).at).toEqual(hex(5, 3));
    expect(can(sprung, { type: 'moveTo' })).toBe(false);
    const rules = { ...move(4), options: { stopMoveWhenImmobilized: false } };
    const onward = act(play(turn(rules, ...MIDDLE, trap), 'bottom'), to(5, 3), { type: 'suffer' });
    expect(can(onward, to(7, 3))).toBe(true);
  });

  it('R-MOVE-3 by the option a stun leaves the move too, and ends the turn after it', () => {
    const trap = overlay('trap', 5, 3, { conditions: ['stun'] });
    const rules = { ...move(4), options: { stopMoveWhenImmobilized: false } };
    const onward = act(play(turn(rules, ...MIDDLE, trap), 'bottom'), to(5, 3));
    expect(can(onward, to(7, 3))).toBe(true);
    expect(can(act(onward, END), { type: 'play' })).toBe(false);
  });

  it.each(['immobilize', 'stun'] as const)(
    'R-MOVE-3 a trap in an ally’s hex that stops the mover (%s) puts it back on its last free hex',
    (condition) => {
      const trap = overlay('trap', 6, 3, { conditions: [condition] });
      const table = play(turn(move(4), ...MIDDLE, at(KINDLER, 6, 3), trap), 'bottom');
      const sprung = act(table, to(5, 3), to(6, 3));
      expect(conditionsOf(sprung, WARDEN)).toEqual([condition]);
      expect(figureIn(sprung, WARDEN).at).toEqual(hex(5, 3));
    },
  );

  it('R-MOVE-4 a move is done before the next ability begins', () => {
    const table = play(
      turn(
        {
          bottom: [
            { type: 'move', amount: 2 },
            { type: 'attack', amount: 1 },
          ],
        },
        ...MIDDLE,
        at(GUARD, 5, 3),
      ),
      'bottom',
    );
    expect(can(table, { type: 'attack' })).toBe(false);
    expect(can(act(table, END), { type: 'attack', target: GUARD })).toBe(true);
  });

  it('R-MOVE-8 a jump passes enemies, obstacles and traps; only its last hex takes effect', () => {
    const table = play(
      turn(
        move(3, 'jump'),
        ...MIDDLE,
        at(GUARD, 5, 3),
        overlay('trap', 6, 3, { damage: 3 }),
        overlay('obstacle', 5, 2),
      ),
      'bottom',
    );
    const over = act(table, to(7, 3));
    expect(figureIn(over, WARDEN)).toMatchObject({ at: hex(7, 3) });
    expect(over.state.overlays).toHaveLength(2);
  });

  it('R-MOVE-8 a jump by legs may rest in the air over an enemy, but not end there', () => {
    const table = play(turn(move(3, 'jump'), ...MIDDLE, at(GUARD, 5, 3)), 'bottom');
    const aloft = act(table, to(5, 3));
    expect(can(aloft, END)).toBe(false);
    expect(figureIn(act(aloft, to(6, 3), END), WARDEN).at).toEqual(hex(6, 3));
    const short = play(turn(move(1, 'jump'), ...MIDDLE, at(GUARD, 5, 3)), 'bottom');
    expect(can(short, to(5, 3))).toBe(false);
  });

  it('R-MOVE-8 a trap is sprung where the jump ends, not where a leg of it does', () => {
    const trap = overlay('trap', 5, 3, { damage: 3 });
    const aloft = act(play(turn(move(3, 'jump'), ...MIDDLE, trap), 'bottom'), to(5, 3));
    expect(aloft.state.overlays).toHaveLength(1);
    expect(act(aloft, END).state.overlays).toHaveLength(0);
    expect(act(aloft, to(6, 3), END).state.overlays).toHaveLength(1);
  });

  it('R-MOVE-8 landing on difficult terrain costs two: Jump 4 over three is not enough', () => {
    const mud = [5, 6, 7, 8].map((q) => overlay('difficult', q, 3));
    const four = play(turn(move(4, 'jump'), ...MIDDLE, ...mud), 'bottom');
    expect(can(act(four, to(7, 3)), END)).toBe(true);
    expect(options(act(four, to(7, 3)), to(8, 3))).toEqual([]);
    const five = play(turn(move(5, 'jump'), ...MIDDLE, ...mud), 'bottom');
    expect(can(act(five, to(8, 3)), END)).toBe(true);
  });

  it('R-MOVE-9 a flying monster ends on a trap without effect', () => {
    const flight = {
      guard: [
        { type: 'move' as const, amount: 'M' },
        { type: 'attack' as const, amount: 'A' },
      ],
      guardStats: { traits: ['flying' as const] },
    };
    const traps = [0, 1, 2, 3, 4, 5, 6].map((r) => overlay('trap', 2, r, { damage: 5 }));
    const after = pass(
      turn(flight, at(WARDEN, 1, 3), at(KINDLER, 0, 0), at(GUARD, 4, 3), ...traps),
    );
    expect(figureIn(after, GUARD)).toMatchObject({ at: hex(2, 3), hitPoints: 9 });
    expect(after.state.overlays).toHaveLength(7);
  });
});
