import { describe, expect, it } from 'vitest';

import type { OddsQuery } from '../../src/attack/index.js';
import { completeCard } from '../../src/modifier-deck/index.js';
import {
  act,
  afflicted,
  at,
  character,
  figure,
  GUARD,
  KINDLER,
  pass,
  play,
  SECOND_GUARD,
  stacked,
  turn,
  WARDEN,
  withGuard,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), withGuard(2, 5, 2)] as const;
const attack = (amount: number, more: object = {}) => ({
  top: [{ type: 'attack' as const, amount, ...more }],
});
const on = (target: string) => ({ type: 'attack', figure: WARDEN, target }) as const;
const queryOf = ({ engine, state }: Table, command: object, target?: string) =>
  engine.attackQueryOf(state, command as never, target);

/** The draw pile that a question counts. */
const pileOf = (query: OddsQuery | null): readonly unknown[] =>
  query !== null && 'pile' in query.deck ? query.deck.pile : [];

const PLUS = completeCard({ value: 1 });
const MINUS = completeCard({ value: -1 });
const NULL = completeCard({ value: 'null' });
const deck = (...pile: readonly (typeof PLUS)[]) =>
  character(WARDEN, { modifiers: { pile, discard: [NULL], mustShuffle: false } });

describe('what an attack is reckoned from before it is made', () => {
  it('R-ATK-1 is all that its ability says and that the target stands with', () => {
    const table = play(
      turn(
        attack(3, { pierce: 1, conditions: ['muddle'], range: 2 }),
        ...NEAR,
        afflicted(GUARD, 'poison'),
        figure(GUARD, {
          hitPoints: 7,
          wards: [{ type: 'shield', amount: 2, reach: 0, origin: null, stays: false }],
        }),
        deck(PLUS, MINUS, PLUS),
      ),
      'top',
    );
    const query = queryOf(table, on(GUARD));
    expect(query).toMatchObject({
      attack: 3,
      bonuses: [],
      pierce: 1,
      effects: [{ type: 'condition', condition: 'muddle' }],
      target: { hitPoints: 7, shield: 2, conditions: { held: [{ condition: 'poison' }] } },
      mode: 'disadvantage',
      deck: { discard: [NULL] },
    });
    expect(pileOf(query)).toHaveLength(3);
    expect(pileOf(query)).toEqual(expect.arrayContaining([PLUS, PLUS, MINUS]));
  });

  it('R-MOD-3 tells nothing of how the cards lie', () => {
    const query = (...pile: readonly (typeof PLUS)[]) =>
      queryOf(play(turn(attack(3), ...NEAR, deck(...pile)), 'top'), on(GUARD));
    expect(query(PLUS, MINUS, NULL)).toEqual(query(NULL, PLUS, MINUS));
    expect(query(PLUS, MINUS, NULL)).toEqual(query(MINUS, NULL, PLUS));
  });

  it('R-MOD-19 a monster draws from the deck of all monsters', () => {
    const guard = [{ type: 'attack' as const, amount: 1, targets: 2, range: 9 }];
    const rich = stacked('monsters', { value: 2 });
    const table = pass(turn({ guard }, ...NEAR, at(KINDLER, 6, 3), rich));
    const query = queryOf(table, { type: 'attack', figure: GUARD, target: KINDLER });
    expect(pileOf(query)).toContainEqual(completeCard({ value: 2 }));
    expect(pileOf(query)).toHaveLength(11);
  });

  it('R-ATK-22 is about the first of several, or the one that is named, and about no other', () => {
    const table = play(
      turn(attack(2, { targets: 'all' }), ...NEAR, figure(SECOND_GUARD, { hitPoints: 4 })),
      'top',
    );
    const all = { type: 'attackAll', figure: WARDEN, targets: [GUARD, SECOND_GUARD] };
    const points = (target?: string) => queryOf(table, all, target)?.target?.hitPoints ?? null;
    expect([points(), points(GUARD), points(SECOND_GUARD), points(KINDLER)]).toEqual([
      9,
      9,
      4,
      null,
    ]);
  });

  it('is nothing for what cannot be done, or is no attack', () => {
    const begun = turn(attack(1), ...NEAR);
    expect(queryOf(begun, on(GUARD))).toBeNull();
    expect(queryOf(begun, { type: 'endTurn', character: WARDEN })).toBeNull();
    const table = play(begun, 'top');
    expect(queryOf(table, on(KINDLER))).toBeNull();
    expect(queryOf(table, { ...on(GUARD), figure: KINDLER })).toBeNull();
    expect(queryOf(table, { type: 'skip', character: WARDEN })).toBeNull();
    expect(queryOf(table, [on(GUARD)])).toBeNull();
    expect(queryOf(table, { ...on(GUARD), seat: 'bo', seq: -1 })).not.toBeNull();
    expect(queryOf(act(table, on(GUARD)), on(GUARD))).toBeNull();
  });

  it('R-ATK-12 is about one attack also where all are at one target', () => {
    const table = play(turn(attack(2, { targets: 2, allAtOne: true }), ...NEAR), 'top');
    const twice = { type: 'attackAll', figure: WARDEN, targets: [SECOND_GUARD, SECOND_GUARD] };
    expect(queryOf(table, twice)).toMatchObject({ attack: 2, mode: 'none' });
    expect(queryOf(table, twice, GUARD)).toBeNull();
  });
});
