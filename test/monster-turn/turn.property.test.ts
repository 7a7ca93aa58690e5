import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAdjacent, hasHex, hexesOf } from '../../src/board/index.js';
import { explainFocus, findFocus, type FocusKey } from '../../src/focus/index.js';
import {
  explain,
  monsterMoves,
  monsterTargets,
  monsterTurn,
  type MonsterOption,
  type MonsterTurnError,
} from '../../src/monster-turn/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { survivesJson } from '../hex/arbitraries.js';
import { actorOf, anyGiven, ask, figureAt, overlayAt, type Given } from './arbitrary-query.js';
import { unwrap } from './play.js';

const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

const modeOf = ({ action }: Given): string =>
  action.flying === true && action.mode !== 'teleport' ? 'fly' : (action.mode ?? 'walk');

const flies = (given: Given): boolean => given.action.flying === true || modeOf(given) === 'fly';

const isIcy = ({ overlays }: Given): boolean => overlays.some(({ type }) => type === 'icy');

const cannotMove = ({ conditions = [], action }: Given): boolean =>
  !action.move || conditions.includes('immobilize') || conditions.includes('stun');

/** A walker enters no obstacle and passes only its own side (R-MOVE-2). */
const mayPass = (given: Given, hex: Hex): boolean => {
  const { side } = actorOf(given);
  const there = figureAt(given, hex);
  const isFriend = there === undefined || there.id === given.actor || there.side === side;
  return (
    isFriend && (side !== 'neutral' || there === undefined) && overlayAt(given, hex) !== 'obstacle'
  );
};

/** A move ends where nobody else stands and, unless flying, on no obstacle but its own. */
const mayEnd = (given: Given, hex: Hex): boolean => {
  const there = figureAt(given, hex);
  const isOwn = isSame(hex, actorOf(given).at);
  return (
    (there === undefined || there.id === given.actor) &&
    (overlayAt(given, hex) !== 'obstacle' || isOwn || flies(given))
  );
};

const walkingCost = (given: Given, path: readonly Hex[]): number =>
  path.reduce((cost, hex) => cost + (overlayAt(given, hex) === 'difficult' ? 2 : 1), 0);

const checkPath = (given: Given, { to, path }: MonsterOption): void => {
  const { board } = ask(given);
  const start = actorOf(given).at;
  const mode = modeOf(given);
  expect(path.at(-1) ?? start).toEqual(to);
  expect(mayEnd(given, to)).toBe(true);
  if (cannotMove(given)) expect(path).toEqual([]);
  if (mode === 'teleport') {
    expect(path.length).toBeLessThanOrEqual(1);
    return;
  }
  path.forEach((hex, index) => {
    expect(hasHex(board, hex)).toBe(true);
    expect(areAdjacent(board, path[index - 1] ?? start, hex)).toBe(true);
  });
  if (mode === 'walk') expect(path.every((hex) => mayPass(given, hex))).toBe(true);
  // A slide over ice is one step of several hexes.
  if (mode === 'walk' && isIcy(given)) return;
  const cost = mode === 'walk' ? walkingCost(given, path) : path.length;
  expect(cost).toBeLessThanOrEqual(given.action.move ?? 0);
};

describe('every option', () => {
  it('has a legal path, no longer than the move', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        for (const option of unwrap(monsterTurn(ask(given))).options) checkPath(given, option);
      }),
    );
  });

  it('attacks one of its focuses, or nobody', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const turn = unwrap(monsterTurn(ask(given)));
        for (const { attacks, attacksFirst, focus } of turn.options) {
          const isHit = (id: string) => attacks.some(({ on }) => on === id);
          const isHitFirst = (id: string) => attacksFirst.attacks.some(({ on }) => on === id);
          expect(attacks.length === 0 || focus.every(isHit)).toBe(true);
          expect(attacksFirst.attacks.length === 0 || focus.every(isHitFirst)).toBe(true);
          expect(turn.focus).toEqual(expect.arrayContaining([...focus]));
        }
      }),
    );
  });

  it('is listed once', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const keys = unwrap(monsterTurn(ask(given))).options.map(({ to, attacks, attacksFirst }) =>
          JSON.stringify([to, attacks, attacksFirst.attacks]),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('heads for its own hex if it attacks, and is the only one without a focus', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const { focus, options } = unwrap(monsterTurn(ask(given)));
        for (const { to, attacks, destinations } of options)
          if (attacks.length > 0) expect(destinations).toEqual([to]);
        if (focus.length > 0) return;
        expect(options).toMatchObject([{ to: actorOf(given).at, attacks: [], destinations: [] }]);
      }),
    );
  });
});

describe('the functions agree', () => {
  it('findFocus and monsterTurn on the focus', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const query = ask(given);
        const { focus, decidedBy, trace } = unwrap(monsterTurn(query));
        expect({ focus, decidedBy, trace }).toStrictEqual(unwrap(findFocus(query)));
        expect(explainFocus({ focus, decidedBy, trace })).not.toMatch(/undefined|null|NaN/);
      }),
    );
  });

  it('monsterMoves and monsterTurn on the moves', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const query = ask({ ...given, action: { ...given.action, attackFirst: null } });
        const { focus, options } = unwrap(monsterTurn(query));
        const moves = unwrap(monsterMoves({ ...query, focus }));
        const places = new Set(options.map(({ to }) => JSON.stringify(to)));
        expect(moves.map(({ to }) => JSON.stringify(to))).toEqual([...places]);
      }),
    );
  });

  it('monsterTargets and monsterTurn on how many are hit from the end of a move', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const query = ask(given);
        for (const { to, attacks, focus } of unwrap(monsterTurn(query)).options) {
          const sets = unwrap(monsterTargets({ ...query, focus, from: to }));
          if (attacks.length > 0)
            expect(sets.every((one) => one.attacks.length === attacks.length)).toBe(true);
        }
      }),
    );
  });
});

describe('obstacles', () => {
  const compareWays = (a: FocusKey, b: FocusKey): number =>
    a.negativeHexes - b.negativeHexes || a.movement - b.movement;

  it('never bring a candidate nearer to a walker', () => {
    fc.assert(
      fc.property(anyGiven, fc.nat(), (given, place) => {
        const walking = {
          ...given,
          action: { ...given.action, mode: 'walk', flying: false },
        } as const;
        const free = hexesOf(ask(given).board).filter(
          (hex) => figureAt(given, hex) === undefined && overlayAt(given, hex) === undefined,
        );
        const at = free[place % free.length];
        // On ice an obstacle stops a slide, where it may be of use.
        if (at === undefined || isIcy(given)) return;
        const overlays = [...given.overlays, { type: 'obstacle', at } as const];
        const before = unwrap(findFocus(ask(walking))).trace;
        const after = unwrap(findFocus(ask({ ...walking, overlays }))).trace;
        for (const { id, key } of after) {
          const was = before.find((entry) => entry.id === id)?.key;
          if (key !== null && was) expect(compareWays(key, was)).toBeGreaterThanOrEqual(0);
          if (!was) expect(key).toBeNull();
        }
      }),
    );
  });
});

describe('any input', () => {
  const FUNCTIONS = [findFocus, monsterTurn, monsterMoves, monsterTargets] as unknown as readonly ((
    query: unknown,
  ) => {
    readonly _tag: string;
    readonly left?: readonly MonsterTurnError[];
    readonly right?: unknown;
  })[];

  const isAnswered = (query: unknown): void => {
    for (const ask of FUNCTIONS) {
      const answer = ask(query);
      expect(['Left', 'Right']).toContain(answer._tag);
      expect(survivesJson(answer)).toBe(true);
      expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
      for (const fault of answer.left ?? []) expect(explain(fault)).toContain(': ');
    }
  };

  it('any answer is JSON, without undefined, -0 and NaN', () => {
    fc.assert(
      fc.property(anyGiven, fc.boolean(), (given, allPaths) => {
        const query = { ...ask(given), allPaths };
        isAnswered({ ...query, focus: unwrap(findFocus(query)).focus });
      }),
    );
  });

  it('any JSON gives an Either', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (query) => {
        isAnswered(query);
      }),
    );
  });

  it('any JSON in a place of a good query gives an Either', () => {
    const replace = (value: unknown, turns: readonly number[], put: unknown): unknown => {
      const [turn, ...rest] = turns;
      if (turn === undefined || typeof value !== 'object' || value === null) return put;
      const keys = Object.keys(value);
      const key = keys[turn % Math.max(1, keys.length)];
      if (key === undefined) return put;
      const changed = replace((value as Record<string, unknown>)[key], rest, put);
      return Array.isArray(value)
        ? value.map((one: unknown, index) => (String(index) === key ? changed : one))
        : { ...value, [key]: changed };
    };
    const turns = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 5 });
    const put = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(undefined, NaN, Infinity, -0, -1, 0, 0.5, 'all', 'A', [], { q: 0, r: 0 }),
    );
    fc.assert(
      fc.property(anyGiven, turns, put, (given, path, value) => {
        const { board, ...rest } = ask(given);
        const mutated = replace({ ...rest, focus: [], from: { q: 0, r: 0 } }, path, value);
        isAnswered({ ...(mutated as object), board });
      }),
    );
  });
});
