import { describe, expect, it } from 'vitest';

import type { AreaPattern } from '../../src/vocabulary/index.js';
import {
  act,
  afflicted,
  at,
  can,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  play,
  SECOND_GUARD,
  stacked,
  turn,
  WARDEN,
  withGuard,
  type Table,
} from './table.js';

const THIRD = 'mire-guard#3';
const LONG: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(2, 0)] };
const attack = (targets: number | 'all', more: object = {}) => ({
  top: [{ type: 'attack' as const, amount: 1, area: LONG, targets, ...more }],
});
const on = (target: string) => ({ type: 'attack' as const, target });
/** One guard in front, one behind it, one at the side. */
const RING = [
  at(WARDEN, 4, 3),
  at(KINDLER, 0, 6),
  at(GUARD, 5, 3),
  withGuard(2, 6, 3),
  withGuard(3, 4, 2),
] as const;
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
const over = (targets: readonly string[]) => ({ type: 'attackAll' as const, targets });

describe('an area and further targets', () => {
  it('R-MON-31 R-ATK-18 the pattern counts as one target, and each further one is chosen besides it', () => {
    const begun = play(turn(attack(2), ...RING), 'top');
    const area = act(begun, over([GUARD, SECOND_GUARD]), on(SECOND_GUARD));
    expect(options(area, { type: 'attack' })).toEqual([expect.objectContaining(on(THIRD))]);
    const table = act(area, on(THIRD));
    expect([GUARD, SECOND_GUARD, THIRD].map((id) => lossOf(table, id))).toEqual([1, 1, 1]);
    expect(can(table, { type: 'attack' })).toBe(false);
  });

  it('R-ATK-11 nobody is attacked twice, in the pattern and besides it', () => {
    const begun = play(turn(attack(9), ...RING), 'top');
    const area = act(begun, over([THIRD]));
    expect(options(area, { type: 'attack' })).toEqual([expect.objectContaining(on(GUARD))]);
    expect(lossOf(area, THIRD)).toBe(1);
  });

  it('R-MON-31 further targets of a melee area are adjacent, those of a ranged one in range', () => {
    const area: AreaPattern = { hexes: [hex(0, 0), hex(1, 0)] };
    const ranged = attack(2, { area, range: 2 });
    const table = act(play(turn(ranged, ...RING, at(GUARD, 8, 3)), 'top'), over([THIRD]));
    expect(options(table, { type: 'attack' })).toEqual([expect.objectContaining(on(SECOND_GUARD))]);
  });

  it('R-MON-31 they may be attacked without the pattern, and the pattern without them', () => {
    const begun = play(turn(attack(2), ...RING), 'top');
    const none = act(begun, over([]));
    expect(options(none, { type: 'attack' })).toHaveLength(2);
    expect(lossOf(act(none, on(GUARD)), GUARD)).toBe(1);
    const skip = act(begun, over([THIRD]), { type: 'skip' });
    expect([GUARD, THIRD].map((id) => lossOf(skip, id))).toEqual([0, 1]);
  });

  it('R-CARD-4 an action of which nobody was attacked was not performed', () => {
    const lost = { top: { abilities: attack(2).top, goes: 'lost' as const } };
    const table = act(play(turn(lost, ...RING), 'top'), over([]), { type: 'skip' });
    const [warden] = table.state.characters;
    expect([warden?.lost, warden?.discard]).toEqual([[], ['warden-1']]);
  });

  it('R-MON-31 where the pattern can hit nobody the further targets are left', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(2, 0)] };
    const alone = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)];
    const table = play(turn(attack(2, { area }), ...alone), 'top');
    expect(can(table, { type: 'attackAll' })).toBe(false);
    expect(lossOf(act(table, on(GUARD)), GUARD)).toBe(1);
    expect(can(play(turn(attack(1, { area }), ...alone), 'top'), on(GUARD))).toBe(false);
  });

  it('R-ATK-18 all in range are the further targets of an attack on all', () => {
    const begun = play(turn(attack('all'), ...RING, withGuard(4, 3, 3)), 'top');
    const table = act(begun, over([GUARD, SECOND_GUARD]), on(GUARD));
    expect(options(table, { type: 'attack' })).toHaveLength(2);
  });

  it('R-ATK-23 a card adds one more to the further targets', () => {
    const card = { value: 0, effects: [{ type: 'addTarget' as const, count: 1 }] };
    const ring = [...RING, withGuard(4, 3, 3), stacked(WARDEN, card)];
    const table = act(
      play(turn(attack(2), ...ring), 'top'),
      over([GUARD, SECOND_GUARD]),
      on(GUARD),
    );
    const second = act(table, on(THIRD));
    expect(can(second, on('mire-guard#4'))).toBe(true);
    expect(can(act(second, on('mire-guard#4')), { type: 'attack' })).toBe(false);
  });

  it('R-COND-16 the invisible are no further targets', () => {
    const hidden = afflicted(THIRD, 'invisible');
    const begun = play(turn(attack(2), ...RING, hidden), 'top');
    const table = act(begun, over([GUARD, SECOND_GUARD]), on(GUARD));
    expect(can(table, on(THIRD))).toBe(false);
  });
});
