import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import type { Edition } from '../../src/vocabulary/index.js';
import {
  act,
  ARCHER,
  at,
  can,
  eventsOf,
  GUARD,
  KINDLER,
  pass,
  turn,
  WARDEN,
  without,
  type Table,
} from './table.js';

const SUFFER = { type: 'suffer' } as const;
const STRIKE = { type: 'attack', figure: GUARD } as const;

/** The guard's turn under the rules of an edition, after that of the warden: everything that happened. */
const guardTurn = (
  edition: Edition,
  guard: readonly Ability[],
  places: readonly (readonly [string, number, number])[],
): Table => {
  const options = { edition, ambiguity: 'deterministic' } as const;
  const placed = places.map(([id, q, r]) => at(id, q, r));
  let table = pass(turn({ guard, options }, ...placed, without(ARCHER)));
  let { events } = table;
  for (let next = [SUFFER, STRIKE].find((one) => can(table, one)); next !== undefined;) {
    table = act(table, next);
    events = [...events, ...table.events];
    next = [SUFFER, STRIKE].find((one) => can(table, one));
  }
  return { ...table, events };
};

describe('what differs between the editions in play', () => {
  it.each([
    ['gloomhaven', KINDLER],
    ['jawsOfTheLion', WARDEN],
    ['frosthaven', KINDLER],
  ] as const)(
    'R-FOCUS-7 in %s the nearer or the earlier one is the focus: %s',
    (edition, focus) => {
      const table = guardTurn(
        edition,
        [{ type: 'attack', amount: 'A', range: 4 }],
        [
          [GUARD, 5, 3],
          [KINDLER, 3, 3],
          [WARDEN, 2, 3],
        ],
      );
      expect(eventsOf(table, 'focusFound')).toEqual([
        { type: 'focusFound', figure: GUARD, focus: [focus] },
      ]);
    },
  );

  it.each([
    // One step away from the focus there is no disadvantage, and no second target either.
    ['gloomhaven', 1, [WARDEN]],
    ['jawsOfTheLion', 1, [WARDEN]],
    ['frosthaven', 0, [KINDLER, WARDEN]],
  ] as const)(
    'R-MON-8 (c), (d) in %s an archer takes %s steps and attacks %j',
    (edition, steps, targets) => {
      const table = guardTurn(
        edition,
        [
          { type: 'move', amount: 1 },
          { type: 'attack', amount: 'A', range: 2, targets: 2 },
        ],
        [
          [GUARD, 4, 3],
          [WARDEN, 3, 3],
          [KINDLER, 2, 3],
        ],
      );
      const attacks = eventsOf(table, 'attacked');
      expect(eventsOf(table, 'moved')).toHaveLength(steps);
      expect(attacks.map(({ target }) => target)).toEqual(targets);
      expect(attacks.find(({ target }) => target === WARDEN)?.mode).toEqual(
        steps === 0
          ? { mode: 'disadvantage', advantage: [], disadvantage: ['adjacentTarget'] }
          : { mode: 'none', advantage: [], disadvantage: [] },
      );
    },
  );
});
