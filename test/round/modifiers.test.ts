import { describe, expect, it } from 'vitest';

import { BLESS, completeCard, CURSE, type WrittenCard } from '../../src/modifier-deck/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  at,
  can,
  character,
  eventsOf,
  figureIn,
  GUARD,
  KINDLER,
  options,
  pass,
  play,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const ATTACK = { type: 'attack', amount: 2 } as const;
const STRIKE = { type: 'attack', target: GUARD } as const;
const SUFFER = { type: 'suffer' } as const;
const cards = (...values: readonly WrittenCard['value'][]) =>
  values.map((value) => completeCard({ value }));
const deck = (pile: GameState['modifiers']['pile'], discard: GameState['modifiers']['pile'] = []) =>
  character(WARDEN, { modifiers: { pile, discard, mustShuffle: false } });
const struck = (...changes: readonly ((state: GameState) => GameState)[]): Table =>
  act(play(turn({ top: [ATTACK] }, ...NEAR, ...changes), 'top'), STRIKE);
const damageIn = (table: Table) => eventsOf(table, 'attacked')[0]?.result.damage;

describe('draws', () => {
  it('R-MOD-11 the discards are the new pile when the pile is empty, and not before', () => {
    const empty = struck(deck([], cards(1, 1, 1)));
    expect(damageIn(empty)).toBe(3);
    expect(eventsOf(empty, 'deckShuffled')).toEqual([
      { type: 'deckShuffled', cards: 'modifiers', deck: WARDEN },
    ]);
    expect(warden(empty).modifiers).toEqual({
      pile: cards(1, 1),
      discard: cards(1),
      mustShuffle: false,
    });
    const last = struck(deck(cards(1), cards(-1)));
    expect(eventsOf(last, 'deckShuffled')).toEqual([]);
    expect(warden(last).modifiers).toMatchObject({ pile: [], discard: cards(-1, 1) });
  });

  it('R-MOD-11 an attack without any card is made without one', () => {
    const none = struck(deck([]));
    expect(damageIn(none)).toBe(2);
    expect(eventsOf(none, 'attacked')).toMatchObject([{ cards: [] }]);
  });

  it('R-MOD-8 of two equal cards one is drawn', () => {
    expect(warden(struck(deck(cards(1, 2, 1)))).modifiers).toMatchObject({
      pile: cards(2, 1),
      discard: cards(1),
    });
  });

  it('R-MOD-12 all cards of a deck are shuffled at the end of the round, that of the monsters too', () => {
    const pile = [...cards(1, 1), completeCard({ value: 'null' })];
    const table = act(
      pass(
        turn({ guard: [{ ...ATTACK, amount: 3 }] }, ...NEAR, (state) => ({
          ...state,
          modifiers: { pile, discard: cards('null', 'double'), mustShuffle: true },
        })),
      ),
      SUFFER,
    );
    expect(eventsOf(table, 'deckShuffled')).toEqual([
      { type: 'deckShuffled', cards: 'modifiers', deck: 'monsters' },
    ]);
    expect(table.state.modifiers).toMatchObject({ discard: [], mustShuffle: false });
    expect(table.state.modifiers.pile).toHaveLength(5);
  });

  it('R-MOD-13 a curse that was drawn goes back to the supply of its side', () => {
    const own = struck(deck([CURSE, ...cards(0)]), (state) => ({
      ...state,
      supplies: { bless: 9, curseMonsters: 9, curseCharacters: 9 },
    }));
    expect(damageIn(own)).toBe(0);
    expect(own.state.supplies).toEqual({ bless: 9, curseMonsters: 9, curseCharacters: 10 });
    expect(warden(own).modifiers).toEqual({ pile: cards(0), discard: [], mustShuffle: false });
    const monsters = pass(
      turn({ guard: [ATTACK] }, ...NEAR, (state) => ({
        ...state,
        modifiers: { pile: [BLESS, ...cards(0)], discard: [], mustShuffle: false },
        supplies: { bless: 9, curseMonsters: 9, curseCharacters: 9 },
      })),
    );
    expect(act(monsters, SUFFER).state.supplies.bless).toBe(10);
  });
});

describe('cards on the table', () => {
  const dealt = (more: object, ...changes: readonly ((state: GameState) => GameState)[]): Table =>
    act(
      play(turn({ top: [{ ...ATTACK, ...more }], onTable: true }, ...NEAR, ...changes), 'top'),
      STRIKE,
    );
  const reveal = (value: WrittenCard['value']) =>
    ({ type: 'revealModifier', card: completeCard({ value }) }) as const;

  it('R-MOD-8 each different card of the pile can come up, and the one that did leaves it', () => {
    const asked = dealt({}, deck(cards(0, 2, 0, -1), cards(1)));
    const choices = options(asked, { type: 'revealModifier' });
    expect(choices).toHaveLength(3);
    expect(choices.every((one) => one.type === 'revealModifier' && one.figure === WARDEN)).toBe(
      true,
    );
    expect(asked.engine.decisions(asked.state)).toMatchObject([{ seat: null, figure: WARDEN }]);
    expect(can(asked, reveal(1))).toBe(false);
    const two = act(asked, reveal(2));
    expect(damageIn(two)).toBe(4);
    expect(warden(two).modifiers).toMatchObject({ pile: cards(0, 0, -1), discard: cards(1, 2) });
    const zero = act(asked, reveal(0));
    expect(warden(zero).modifiers).toMatchObject({ pile: cards(2, 0, -1) });
  });

  it('R-MOD-2 with advantage a second one comes up', () => {
    const lucky = { effects: [{ type: 'advantage' }] };
    const first = act(dealt(lucky, deck(cards(0, 2, -1))), reveal(-1));
    expect(options(first, { type: 'revealModifier' })).toHaveLength(2);
    expect(can(first, reveal(-1))).toBe(false);
    expect(damageIn(act(first, reveal(2)))).toBe(4);
  });

  it('R-MOD-11 discards can come up when the pile is empty', () => {
    const asked = dealt({}, deck([], cards(1, -1)));
    expect(options(asked, { type: 'revealModifier' })).toHaveLength(2);
    expect(damageIn(act(asked, reveal(-1)))).toBe(1);
  });

  it('R-MOD-19 monsters draw from their own deck', () => {
    const guard = [ATTACK];
    const table = pass(
      turn(
        { guard, onTable: true },
        ...NEAR,
        withGuard(2, 8, 0),
        stacked('monsters', { value: 1 }),
      ),
    );
    const choices = options(table, { type: 'revealModifier' });
    expect(choices).toMatchObject([{ figure: GUARD }, { figure: GUARD }]);
    const hit = act(table, reveal(1), SUFFER);
    const { hitPoints, maxHitPoints } = figureIn(hit, WARDEN);
    expect(maxHitPoints - hitPoints).toBe(3);
  });
});
