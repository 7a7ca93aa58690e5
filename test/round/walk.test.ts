import { describe, expect, it } from 'vitest';

import {
  act,
  ARCHER,
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
  without,
  type Table,
} from './table.js';

const move = (amount: number, mode: 'walk' | 'jump' = 'walk') => ({
  bottom: [{ type: 'move' as const, amount, mode }],
});
const to = (q: number, r: number) => ({ type: 'moveTo' as const, hex: hex(q, r) });
const END = { type: 'endMove' as const };
const MONSTER_MOVE = { type: 'move' as const, amount: 'M' };
const hexesOf = (table: Table) =>
  options(table, { type: 'moveTo' }).map((command) =>
    command.type === 'moveTo' ? [command.hex.q, command.hex.r] : [],
  );
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

  it('R-MOVE-1 the hexes that a leg can end on come in order, each once', () => {
    const table = play(turn(move(1), ...MIDDLE), 'bottom');
    expect(hexesOf(table)).toEqual([
      [3, 3],
      [3, 4],
      [4, 2],
      [4, 4],
      [5, 2],
      [5, 3],
    ]);
  });

  it('R-MOVE-2 no leg ends in an enemy’s hex, nor in an ally’s that takes all points', () => {
    const table = play(
      turn(move(2), at(WARDEN, 4, 3), at(KINDLER, 6, 3), at(GUARD, 5, 3)),
      'bottom',
    );
    expect(can(table, to(5, 3))).toBe(false);
    expect(can(table, to(6, 3))).toBe(false);
    expect(can(table, to(6, 2))).toBe(true);
  });

  it('R-MOVE-1 R-MOVE-2 difficult terrain under an ally takes points like any other', () => {
    const mud = overlay('difficult', 5, 3);
    const through = (points: number) =>
      play(turn(move(points), at(WARDEN, 4, 3), at(KINDLER, 5, 3), mud), 'bottom');
    expect(can(through(2), to(5, 3))).toBe(false);
    expect(can(through(3), to(5, 3))).toBe(true);
    expect(hexesOf(act(through(3), to(5, 3)))).toHaveLength(6);
  });

  it('R-MOVE-2 an ally’s hex that nothing but its own way leads out of can be left by that way', () => {
    const walls = [overlay('obstacle', 0, 5), overlay('obstacle', 1, 5)];
    const table = play(turn(move(2), at(WARDEN, 1, 6), at(KINDLER, 0, 6), ...walls), 'bottom');
    // The one way that is left is taken by itself.
    const inside = act(table, to(0, 6));
    expect(eventsOf(inside, 'moved').map(({ path }) => path)).toEqual([[hex(0, 6)], [hex(1, 6)]]);
    expect(can(inside, END)).toBe(false);
  });

  it('R-MOVE-3 whoever is stopped in an ally’s hex stands where its own leg was free, not where it began', () => {
    const trap = overlay('trap', 6, 3, { conditions: ['immobilize'] });
    const walls = [0, 1, 2, 4, 5, 6].map((r) => overlay('obstacle', 6, r));
    const table = play(turn(move(4), ...MIDDLE, at(KINDLER, 6, 3), trap, ...walls), 'bottom');
    const sprung = act(table, to(7, 3));
    expect(conditionsOf(sprung, WARDEN)).toEqual(['immobilize']);
    expect(figureIn(sprung, WARDEN).at).toEqual(hex(5, 3));
  });

  it.each([[2], [3]])(
    'R-MOVE-3 a monster that a trap stops in the hex of an ally stands before all of them (%i)',
    (last) => {
      const walls = [2, 3].flatMap((q) => [0, 1, 2, 4, 5, 6].map((r) => overlay('obstacle', q, r)));
      const trap = overlay('trap', last, 3, { conditions: ['immobilize'] });
      const wishes = {
        guard: [MONSTER_MOVE, { type: 'attack' as const, amount: 'A' }],
        guardStats: { move: 4 },
      };
      const table = pass(
        turn(
          wishes,
          at(WARDEN, 0, 3),
          at(KINDLER, 0, 0),
          at(GUARD, 4, 3),
          without(ARCHER),
          withGuard(2, 3, 3),
          withGuard(3, 2, 3),
          trap,
          ...walls,
        ),
      );
      const moved = can(table, { type: 'moveAlong' }) ? act(table, { type: 'moveAlong' }) : table;
      expect(figureIn(moved, GUARD).at).toEqual(hex(4, 3));
    },
  );

  it('R-MOVE-8 a jump may pass over an obstacle by a leg, but not come down on it', () => {
    const rock = overlay('obstacle', 5, 3);
    const table = play(turn(move(2, 'jump'), ...MIDDLE, rock), 'bottom');
    expect(can(act(table, to(5, 3)), END)).toBe(false);
    expect(can(act(table, to(5, 3), to(6, 3)), END)).toBe(false);
    expect(figureIn(act(table, to(5, 3), to(6, 3)), WARDEN).at).toEqual(hex(6, 3));
    expect(can(play(turn(move(1, 'jump'), ...MIDDLE, rock), 'bottom'), to(5, 3))).toBe(false);
  });

  it('R-MOVE-8 by the option a jump lands on difficult terrain for one', () => {
    const mud = overlay('difficult', 5, 3);
    const rules = { ...move(1, 'jump'), options: { jumpDifficultLast: false } };
    expect(can(play(turn(rules, ...MIDDLE, mud), 'bottom'), to(5, 3))).toBe(true);
    expect(can(play(turn(move(1, 'jump'), ...MIDDLE, mud), 'bottom'), to(5, 3))).toBe(false);
    expect(can(play(turn(move(1), ...MIDDLE, mud), 'bottom'), to(5, 3))).toBe(false);
  });

  it('R-MOVE-8 a jump that moved nobody springs nothing', () => {
    const table = play(
      turn(move(2, 'jump'), ...MIDDLE, overlay('trap', 4, 3, { damage: 3 })),
      'bottom',
    );
    expect(act(table, END).state.overlays).toHaveLength(1);
  });

  it('R-MOVE-8 a monster’s jump springs the trap of its last hex alone', () => {
    const traps = [0, 1, 2, 3, 4, 5, 6].flatMap((r) =>
      [0, 1, 2, 3].map((q) => overlay('trap', q, r, { damage: 1 })),
    );
    const jump = {
      guard: [
        { ...MONSTER_MOVE, mode: 'jump' as const },
        { type: 'attack' as const, amount: 'A' },
      ],
    };
    const table = pass(
      turn(jump, at(WARDEN, 1, 3), at(KINDLER, 0, 0), at(GUARD, 4, 3), without(ARCHER), ...traps),
    );
    const moved = can(table, { type: 'moveAlong' }) ? act(table, { type: 'moveAlong' }) : table;
    expect(figureIn(moved, GUARD)).toMatchObject({ at: hex(2, 3), hitPoints: 8 });
    expect(moved.state.overlays).toHaveLength(27);
  });

  it('R-MOVE-1 a move tells every hex that is entered', () => {
    const table = act(play(turn(move(2), ...MIDDLE), 'bottom'), to(6, 3));
    expect(eventsOf(table, 'moved').slice(0, 2)).toEqual([
      { type: 'moved', figure: WARDEN, path: [hex(5, 3)], forced: false, by: null },
      { type: 'moved', figure: WARDEN, path: [hex(6, 3)], forced: false, by: null },
    ]);
  });

  it('R-MOVE-1 a move leaves how many hexes it entered for later abilities', () => {
    const abilities = [
      { type: 'move', amount: 3, as: 'march' },
      { type: 'experience', amount: { type: 'bound', name: 'march', list: 'amount' } },
    ] as const;
    const walked = act(play(turn({ bottom: abilities }, ...MIDDLE), 'bottom'), to(6, 3), END);
    expect(eventsOf(walked, 'experienceGained')).toMatchObject([{ amount: 2 }]);
  });

  it('R-MOVE-3 by the option whoever is immobilized in an ally’s hex goes on from there', () => {
    const trap = overlay('trap', 6, 3, { conditions: ['immobilize'] });
    const rules = { ...move(4), options: { stopMoveWhenImmobilized: false } };
    const table = play(turn(rules, ...MIDDLE, at(KINDLER, 6, 3), trap), 'bottom');
    expect(figureIn(act(table, to(5, 3), to(6, 3)), WARDEN).at).toEqual(hex(6, 3));
  });

  it('R-MOVE-2 a leg goes round an enemy, through an ally, and the hexes of allies come in their place', () => {
    const round = act(play(turn(move(3), ...MIDDLE, at(GUARD, 5, 3)), 'bottom'), to(6, 3));
    const entered = eventsOf(round, 'moved').flatMap(({ path }) => path);
    expect(entered).toHaveLength(3);
    expect(entered).not.toContainEqual(hex(5, 3));
    const table = play(turn(move(2), at(WARDEN, 4, 3), at(KINDLER, 3, 3)), 'bottom');
    const legs = hexesOf(table);
    expect(legs).toContainEqual([3, 3]);
    expect(legs).toEqual(
      legs.toSorted(([q = 0, r = 0], [other = 0, second = 0]) => q - other || r - second),
    );
  });

  it('R-MOVE-3 whose first hex is the one that stops it stands where its move began', () => {
    const trap = overlay('trap', 5, 3, { conditions: ['immobilize'] });
    const table = act(
      play(turn(move(4), at(WARDEN, 4, 3), at(KINDLER, 5, 3), trap), 'bottom'),
      to(5, 3),
    );
    expect(eventsOf(table, 'moved').filter(({ figure }) => figure === WARDEN)).toEqual([
      { type: 'moved', figure: WARDEN, path: [hex(5, 3)], forced: false, by: null },
      { type: 'moved', figure: WARDEN, path: [hex(4, 3)], forced: false, by: null },
    ]);
  });
});
