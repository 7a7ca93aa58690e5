import { describe, expect, it } from 'vitest';

import type { CheckedPack } from '../../src/content/index.js';
import type { Figure, GameState } from '../../src/round/index.js';
import {
  act,
  ARCHER,
  can,
  eventsOf,
  figure,
  GUARD,
  KINDLER,
  options,
  set,
  WARDEN,
  withGuard,
  without,
  yard,
  type Table,
  type Wishes,
} from './table.js';

const DECK = 'mire-guard';
const card = (number: number) => `${DECK}-${String(number)}`;
type Change = (state: GameState) => GameState;

/** Nobody's card does anything; the archers may draw from the deck of the guards. */
const calm =
  (shared: boolean) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    monsters: pack.monsters.map((one) =>
      shared && one.id === 'reed-archer' ? { ...one, deck: DECK } : one,
    ),
    monsterDecks: pack.monsterDecks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((one) => ({ ...one, abilities: [] })),
    })),
  });

const piled =
  (deck: string, pile: readonly string[], discard: readonly string[] = []): Change =>
  (state) => ({
    ...state,
    monsterDecks: state.monsterDecks.map((one) =>
      one.id === deck ? { ...one, pile, discard } : one,
    ),
  });

/** One more archer. */
const withArcher =
  (standee: number, q: number, r: number, facts: Partial<Figure> = {}): Change =>
  (state) => {
    const id = `reed-archer#${String(standee)}`;
    const [archer] = state.figures.filter(({ id: one }) => one === ARCHER);
    return archer === undefined
      ? state
      : {
          ...state,
          figures: [...state.figures, { ...archer, id, standee, at: { q, r }, ...facts }],
        };
  };

/** Both characters choose cards, and everything is turned over. */
const reveal = (table: Table): Table => {
  const chosen = act(table, { type: 'selectCards', character: WARDEN });
  return act(chosen, { type: 'selectCards', character: KINDLER });
};

/** Nobody does anything until a command of the given type can be given, or the game waits for cards. */
const idle = (table: Table, until: 'selectCards' | 'actFirst'): Table => {
  const calmly = ['endTurn', 'shortRest', 'selectCards'] as const;
  let now = table;
  for (let count = 0; count < 40 && !can(now, { type: until }); count++) {
    const type = calmly.find((one) => can(now, { type: one }));
    now = act(now, type === 'shortRest' ? { type, rest: false } : { type: type ?? 'endTurn' });
  }
  return now;
};

const orderOf = ({ state }: Table) => state.order.map(({ figures }) => figures);
const monstersIn = (table: Table) => orderOf(table).filter(([id]) => id?.includes('#'));
const acting = (table: Table, wanted: readonly string[]) =>
  act(table, { type: 'actFirst', figures: wanted });

const begin = (wishes: Wishes, ...changes: readonly Change[]) =>
  set(yard({ pack: calm(false), ...wishes }), ...changes);

describe('the order of monsters', () => {
  it('R-MON-1 one card for each type; elites first, then normals, each by the number of its standee', () => {
    const table = reveal(
      begin(
        {},
        without(ARCHER),
        withGuard(5, 8, 0),
        withGuard(4, 8, 1, { rank: 'elite' }),
        withGuard(3, 8, 2, { rank: 'elite' }),
        withGuard(2, 8, 3),
      ),
    );
    expect(monstersIn(table)).toEqual([[3, 4, 1, 2, 5].map((one) => `${DECK}#${String(one)}`)]);
    expect(eventsOf(table, 'monsterCardDrawn').map(({ deck }) => deck)).toEqual([DECK]);
  });

  it('R-MON-1 types act by their initiative, and each monster has a whole turn before the next', () => {
    const table = reveal(
      begin(
        {},
        withGuard(2, 8, 0),
        piled(DECK, [card(2)]),
        piled('reed-archer', ['reed-archer-1']),
      ),
    );
    expect(monstersIn(table)).toEqual([[ARCHER], [GUARD, `${DECK}#2`]]);
    const course = table.events.flatMap((event) =>
      event.type === 'turnStarted' || event.type === 'turnEnded'
        ? [[event.type, event.figure]]
        : [],
    );
    expect(course.slice(0, 6)).toEqual([
      ['turnStarted', ARCHER],
      ['turnEnded', ARCHER],
      ['turnStarted', GUARD],
      ['turnEnded', GUARD],
      ['turnStarted', `${DECK}#2`],
      ['turnEnded', `${DECK}#2`],
    ]);
  });

  it('R-MON-5 a card with the shuffle sign brings all cards of its deck into the pile, and no other does', () => {
    const sign = idle(
      reveal(begin({}, without(ARCHER), piled(DECK, [card(5), card(1)], [card(2)]))),
      'selectCards',
    );
    const deck = sign.state.monsterDecks.find(({ id }) => id === DECK);
    expect([...(deck?.pile ?? [])].sort()).toEqual([card(1), card(2), card(5)]);
    expect(deck).toMatchObject({ discard: [], drawn: null });
    const none = idle(
      reveal(begin({}, without(ARCHER), piled(DECK, [card(1), card(5)], [card(2)]))),
      'selectCards',
    );
    expect(none.state.monsterDecks.find(({ id }) => id === DECK)).toMatchObject({
      pile: [card(5)],
      discard: [card(2), card(1)],
      drawn: null,
    });
  });

  it('R-MON-1 on the table any card of the pile may come up, one for each deck', () => {
    const table = reveal(begin({ onTable: true }, piled(DECK, [card(3), card(2)], [card(1)])));
    const up = (known: Table) =>
      options(known, { type: 'revealMonsterCard' }).map((one) =>
        one.type === 'revealMonsterCard' ? one.card : '',
      );
    expect(table.engine.decisions(table.state)).toMatchObject([{ seat: null, figure: null }]);
    const [deck = ''] = up(table);
    const own = deck.startsWith(DECK) ? table : act(table, { type: 'revealMonsterCard' });
    // In an order that says nothing of the pile's.
    expect(up(own)).toEqual([card(2), card(3)]);
    const shown = act(own, { type: 'revealMonsterCard', card: card(2) });
    expect(eventsOf(shown, 'monsterCardDrawn')[0]).toMatchObject({ deck: DECK, card: card(2) });
    expect(shown.state.monsterDecks.find(({ id }) => id === DECK)).toMatchObject({
      pile: [card(3)],
      drawn: card(2),
    });
    expect(up(shown).some((one) => one.startsWith(DECK))).toBe(false);
  });

  it('R-MON-6 an empty pile is made of the discards before the draw', () => {
    const table = reveal(begin({}, without(ARCHER), piled(DECK, [], [card(1), card(2)])));
    const deck = table.state.monsterDecks.find(({ id }) => id === DECK);
    expect([...(deck?.pile ?? []), deck?.drawn ?? ''].sort()).toEqual([card(1), card(2)]);
    expect(deck?.discard).toEqual([]);
    expect(eventsOf(table, 'deckShuffled')).toMatchObject([{ cards: 'abilities', deck: DECK }]);
    const full = reveal(begin({}, without(ARCHER), piled(DECK, [card(1)], [card(2)])));
    expect(full.state.monsterDecks.find(({ id }) => id === DECK)).toMatchObject({
      pile: [],
      discard: [card(2)],
      drawn: card(1),
    });
  });
});

describe('types with one deck', () => {
  const shared = { pack: calm(true) };

  it('R-MON-2 they share one card, and the players choose which type acts first, fully', () => {
    const table = reveal(begin(shared, withGuard(2, 8, 0), piled(DECK, [card(1), card(2)])));
    expect(eventsOf(table, 'monsterCardDrawn').map((event) => event.card)).toEqual([card(1)]);
    expect(options(table, { type: 'actFirst' })).toHaveLength(2);
    const first = acting(table, [ARCHER]);
    expect(monstersIn(first)).toEqual([[ARCHER], [GUARD, `${DECK}#2`]]);
    expect(first.state.order.filter(({ figures }) => figures[0]?.includes('#'))).toEqual([
      { initiative: 17, figures: [ARCHER] },
      { initiative: 17, figures: [GUARD, `${DECK}#2`] },
    ]);
    expect(monstersIn(acting(table, [GUARD, `${DECK}#2`]))).toEqual([
      [GUARD, `${DECK}#2`],
      [ARCHER],
    ]);
  });

  it('R-MON-2 the order stays as it was chosen: nobody is asked in the next round', () => {
    const first = acting(reveal(begin(shared)), [ARCHER]);
    expect(first.state.typeOrder).toEqual(['reed-archer', DECK]);
    const second = reveal(idle(first, 'selectCards'));
    expect(second.state.round).toBe(2);
    expect(can(second, { type: 'actFirst' })).toBe(false);
    expect(monstersIn(second)).toEqual([[ARCHER], [GUARD]]);
  });

  it('R-MON-2 or they mix by rank, all elites first, and stay mixed', () => {
    const elites = [
      figure(GUARD, { rank: 'normal' }),
      withGuard(2, 8, 0, { rank: 'elite' }),
      withArcher(2, 8, 6, { rank: 'elite' }),
    ];
    const table = reveal(begin(shared, ...elites));
    const mixed = [`reed-archer#2`, `${DECK}#2`, ARCHER, GUARD];
    expect(
      options(table, { type: 'actFirst' }).map((one) => 'figures' in one && one.figures),
    ).toEqual([
      [`${DECK}#2`, GUARD],
      [`${DECK}#2`, `reed-archer#2`, GUARD, ARCHER],
      mixed,
      [`reed-archer#2`, ARCHER],
    ]);
    const first = acting(table, mixed);
    expect(monstersIn(first)).toEqual([mixed]);
    const second = reveal(idle(first, 'selectCards'));
    expect(monstersIn(second)).toEqual([mixed]);
  });

  it('R-MON-2 types that act one after the other are not mixed later', () => {
    const elites = [
      figure(GUARD, { rank: 'normal' }),
      withGuard(2, 8, 0, { rank: 'elite' }),
      withArcher(2, 8, 6, { rank: 'elite' }),
    ];
    const first = acting(reveal(begin(shared, ...elites)), ['reed-archer#2', ARCHER]);
    const blocks = [
      ['reed-archer#2', ARCHER],
      [`${DECK}#2`, GUARD],
    ];
    expect(monstersIn(first)).toEqual(blocks);
    const second = reveal(idle(first, 'selectCards'));
    expect(can(second, { type: 'actFirst' })).toBe(false);
    expect(monstersIn(second)).toEqual(blocks);
  });

  it('R-MON-2 by the option each type draws its own card from the deck', () => {
    const wishes = { ...shared, options: { sharedDeckSingleDraw: false } };
    const table = reveal(begin(wishes, piled(DECK, [card(2), card(1), card(3)])));
    expect(eventsOf(table, 'monsterCardDrawn').map((event) => event.card)).toEqual([
      card(2),
      card(1),
    ]);
    expect(table.state.monsterDecks.find(({ id }) => id === DECK)).toMatchObject({
      pile: [card(3)],
      drawn: null,
      own: [
        { type: DECK, card: card(2) },
        { type: 'reed-archer', card: card(1) },
      ],
    });
    expect(monstersIn(table)).toEqual([[ARCHER], [GUARD]]);
    const after = idle(table, 'selectCards').state.monsterDecks.find(({ id }) => id === DECK);
    expect(after).toEqual({
      id: DECK,
      pile: [card(3)],
      discard: [card(2), card(1)],
      drawn: null,
      own: [],
    });
  });

  it('R-MON-2 R-MON-6 the second draw may find the pile empty', () => {
    const wishes = { ...shared, options: { sharedDeckSingleDraw: false } };
    const table = reveal(begin(wishes, piled(DECK, [card(2)], [card(1)])));
    const deck = table.state.monsterDecks.find(({ id }) => id === DECK);
    expect(deck?.own).toEqual([
      { type: DECK, card: card(2) },
      { type: 'reed-archer', card: card(1) },
    ]);
  });

  it('R-MON-2 R-MON-5 one card with the shuffle sign shuffles the shared deck', () => {
    const wishes = { ...shared, options: { sharedDeckSingleDraw: false } };
    const table = idle(
      reveal(begin(wishes, piled(DECK, [card(1), card(5)], [card(2)]))),
      'selectCards',
    );
    const deck = table.state.monsterDecks.find(({ id }) => id === DECK);
    expect([...(deck?.pile ?? [])].sort()).toEqual([card(1), card(2), card(5)]);
    expect(deck).toMatchObject({ discard: [], drawn: null, own: [] });
  });

  it('R-INIT-2 types of different decks with one initiative are asked about every round', () => {
    const same = (pack: CheckedPack): CheckedPack => ({
      ...calm(false)(pack),
      monsterDecks: calm(false)(pack).monsterDecks.map((deck) => ({
        ...deck,
        cards: deck.cards.map((one) => ({ ...one, initiative: 50 })),
      })),
    });
    const first = acting(reveal(begin({ pack: same })), [ARCHER]);
    expect(first.state.typeOrder).toEqual([]);
    expect(options(reveal(idle(first, 'selectCards')), { type: 'actFirst' })).toHaveLength(2);
  });

  it('R-MON-2 a save keeps the order and the cards of the types', () => {
    const wishes = { ...shared, options: { sharedDeckSingleDraw: false } };
    const table = reveal(begin(wishes));
    const chosen = {
      ...table.state,
      typeOrder: ['reed-archer', DECK],
      mixedTypes: [['reed-archer', DECK]],
    };
    const read = table.engine.decodeState(JSON.parse(JSON.stringify(chosen)));
    expect(read).toMatchObject({ _tag: 'Right', right: chosen });
    const strange = { ...chosen, typeOrder: ['nobody'] };
    expect(table.engine.decodeState(strange)).toMatchObject({
      _tag: 'Left',
      left: [{ type: 'tamperedSave', path: ['typeOrder'] }],
    });
  });
});
