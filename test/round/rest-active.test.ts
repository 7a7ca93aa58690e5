import { describe, expect, it } from 'vitest';

import type { ActiveCard } from '../../src/round/index.js';
import {
  act,
  afflicted,
  at,
  can,
  character,
  eventsOf,
  GUARD,
  KINDLER,
  options,
  pass,
  set,
  turn,
  turnComes,
  WARDEN,
  warden,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 9, 0)] as const;
const SHORT = { type: 'shortRest' as const, character: WARDEN, rest: true };

const active = (card: string, goes: ActiveCard['goes'] = 'discard'): ActiveCard => ({
  card,
  goes,
  lasts: 'persistent',
});

/** The warden with these cards discarded and active, two in hand, and all others lost. */
const holding = (discard: readonly string[], ...cards: readonly ActiveCard[]) =>
  character(WARDEN, { hand: ['warden-5', 'warden-7'], discard, active: cards, waiting: [] });

/** The round ends, and the warden may rest. */
const resting = (discard: readonly string[], ...cards: readonly ActiveCard[]): Table =>
  act(set(pass(turn({}, ...NEAR)), holding(discard, ...cards)), SHORT);

/** The long rest of the warden, who is wounded, comes. */
const longResting = (discard: readonly string[], ...cards: readonly ActiveCard[]): Table => {
  const wounded = turnComes({ rests: true }, ...NEAR, afflicted(WARDEN, 'wound'));
  return act(set(wounded, holding(discard, ...cards)), { type: 'suffer' });
};

const discardable = (table: Table): readonly string[] =>
  options(table, { type: 'discardCard' }).flatMap((one) =>
    one.type === 'discardCard' ? [one.card] : [],
  );

describe('a short rest with active cards', () => {
  it('R-REST-1 R-CARD-6 asks which of them is discarded where one is needed', () => {
    const table = resting(['warden-3'], active('warden-4'), active('warden-6'));
    expect(discardable(table)).toEqual(['warden-4', 'warden-6']);
    expect(eventsOf(table, 'restCardDrawn')).toEqual([]);
    const moved = act(table, { type: 'discardCard', card: 'warden-6' });
    expect(eventsOf(moved, 'cardMoved')).toEqual([
      { type: 'cardMoved', character: WARDEN, card: 'warden-6', to: 'discard' },
    ]);
    expect(eventsOf(moved, 'restCardDrawn')).toHaveLength(1);
    const rested = act(moved, { type: 'redraw', redraw: false });
    expect(warden(rested).active).toEqual([active('warden-4')]);
    expect([...warden(rested).hand, ...warden(rested).lost].sort()).toEqual(
      ['warden-3', 'warden-5', 'warden-6', 'warden-7'].sort(),
    );
  });

  it('R-REST-1 takes both where nothing else is discarded, and none of the lost', () => {
    const table = resting([], active('warden-4'), active('warden-6'), active('warden-8', 'lost'));
    const moved = act(table, { type: 'discardCard', card: 'warden-4' });
    // The second one is the only one left, and goes by itself.
    expect(warden(moved)).toMatchObject({
      discard: ['warden-4', 'warden-6'],
      active: [active('warden-8', 'lost')],
    });
    expect(eventsOf(moved, 'restCardDrawn')).toHaveLength(1);
  });

  it('R-CARD-6 leaves them all where two are discarded without them', () => {
    const table = resting(['warden-3', 'warden-9'], active('warden-4'));
    expect(can(table, { type: 'discardCard' })).toBe(false);
    expect(warden(table).active).toEqual([active('warden-4')]);
  });
});

describe('a long rest with active cards', () => {
  it('R-REST-1 R-REST-4 asks which of them is discarded, then which card is lost', () => {
    const table = longResting(['warden-3'], active('warden-4'), active('warden-6'));
    expect(discardable(table)).toEqual(['warden-4', 'warden-6']);
    expect(can(table, { type: 'loseCard' })).toBe(false);
    const moved = act(table, { type: 'discardCard', card: 'warden-4' });
    expect(options(moved, { type: 'loseCard' })).toHaveLength(2);
    const rested = act(moved, { type: 'loseCard', card: 'warden-3' });
    expect(warden(rested)).toMatchObject({
      hand: ['warden-5', 'warden-7', 'warden-4'],
      discard: [],
      lost: ['warden-3'],
      active: [active('warden-6')],
    });
  });

  it('R-REST-7 with one card in all that one is lost, and no active one is moved', () => {
    const table = longResting(['warden-3'], active('warden-8', 'lost'));
    expect(eventsOf(table, 'rested')).toMatchObject([{ rest: 'long', lost: ['warden-3'] }]);
    const none = longResting([], active('warden-4'));
    expect(eventsOf(none, 'rested')).toMatchObject([{ rest: 'long', lost: [] }]);
    expect(warden(none).active).toEqual([active('warden-4')]);
  });

  it('R-COND-12 R-COND-7 the stunned carry it out, wounded as well', () => {
    const ill = afflicted(WARDEN, 'stun', 'wound');
    const hurt = act(turnComes({ rests: true }, ...NEAR, ill), { type: 'suffer' });
    expect(options(hurt, { type: 'loseCard' })).toHaveLength(2);
    const rested = act(hurt, { type: 'loseCard' }, { type: 'restHeal', heal: true });
    expect(eventsOf(rested, 'healed')).toMatchObject([{ figure: WARDEN, cured: ['wound'] }]);
  });
});
