import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monsterTurn,
  type MonsterOption,
  type MonsterTargets,
  type MonsterTurn,
} from '../../src/monster-turn/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { anyMotion, type Motion } from '../board/maps.js';
import {
  anyGiven,
  ask,
  moveGiven,
  renameGiven,
  shuffleGiven,
  type Given,
} from './arbitrary-query.js';
import { unwrap } from './play.js';

const answer = (given: Given): MonsterTurn =>
  unwrap(monsterTurn({ ...ask(given), allPaths: true }));

const same: Motion = (hex) => hex;
const unnamed = (id: string): string => id;

const showHex = ({ q, r }: Hex): string => `${String(q)},${String(r)}`;

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

const showHits = ({ attacks }: MonsterTargets, rename: (id: string) => string): readonly string[] =>
  sorted(attacks.map(({ on, disadvantage }) => `${rename(on)} ${String(disadvantage)}`));

const showOption = (
  option: MonsterOption,
  move: Motion,
  rename: (id: string) => string,
): string => {
  const { to, attacksFirst, focus, destinations, paths } = option;
  const routes = (paths ?? []).map((path) => path.map((hex) => showHex(move(hex))).join(' '));
  return JSON.stringify({
    to: showHex(move(to)),
    hits: showHits(option, rename),
    before: showHits(attacksFirst, rename),
    focus: sorted(focus.map(rename)),
    destinations: sorted(destinations.map((hex) => showHex(move(hex)))),
    // Of more than 1,000 routes those that are listed depend on which hexes are low.
    routes: routes.length < 1000 ? sorted(routes) : routes.length,
  });
};

/** An answer moved and renamed, without what depends on which hexes or ids are low. */
const essence = (
  { focus, decidedBy, trace, options }: MonsterTurn,
  move: Motion = same,
  rename: (id: string) => string = unnamed,
): unknown => ({
  focus: sorted(focus.map(rename)),
  decidedBy,
  trace: sorted(trace.map(({ id, key, verdict }) => JSON.stringify([rename(id), key, verdict]))),
  options: sorted(options.map((option) => showOption(option, move, rename))),
});

describe('the answer moves along', () => {
  it('when the whole board is shifted, turned or mirrored', () => {
    fc.assert(
      fc.property(anyGiven, anyMotion, (given, move) => {
        expect(essence(answer(moveGiven(given, move)))).toEqual(essence(answer(given), move));
      }),
    );
  });

  it('when figures change their names', () => {
    const reversed = (id: string): string => `z${id.split('').reverse().join('')}`;
    fc.assert(
      fc.property(anyGiven, (given) => {
        const renamed = answer(renameGiven(given, reversed));
        expect(essence(renamed)).toEqual(essence(answer(given), same, reversed));
      }),
    );
  });

  it('when two figures swap their names', () => {
    fc.assert(
      fc.property(anyGiven, fc.nat(), fc.nat(), (given, first, second) => {
        const idAt = (at: number) => given.figures[at % given.figures.length]?.id ?? '';
        const [a, b] = [idAt(first), idAt(second)];
        const swap = (id: string): string => (id === a ? b : id === b ? a : id);
        expect(essence(answer(renameGiven(given, swap)))).toEqual(
          essence(answer(given), same, swap),
        );
      }),
    );
  });
});

describe('the answer stays to the letter', () => {
  it('when lists are in another order', () => {
    const pair = anyGiven.chain((given) => fc.tuple(fc.constant(given), shuffleGiven(given)));
    fc.assert(
      fc.property(pair, ([given, shuffled]) => {
        expect(answer(shuffled)).toStrictEqual(answer(given));
      }),
    );
  });

  it('when the same is asked again, of the same board', () => {
    fc.assert(
      fc.property(anyGiven, anyGiven, (given, other) => {
        const query = ask(given);
        const first = monsterTurn(query);
        monsterTurn({ ...query, figures: [], overlays: [], conditions: ['stun'] });
        answer(other);
        expect(monsterTurn(query)).toStrictEqual(first);
      }),
    );
  });
});
