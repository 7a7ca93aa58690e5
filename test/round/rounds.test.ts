import { describe, expect, it } from 'vitest';

import { elementTrack } from '../../src/element/index.js';
import type { Ability } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  BLANK,
  can,
  CARD,
  character,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  rigged,
  set,
  stacked,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
  withGuard,
  yard,
  type Table,
  type Wanted,
  type Wishes,
} from './table.js';

const ATTACK = { type: 'attack', amount: 2 } as const;
const SHIELD: Ability = { type: 'shield', amount: 1 };
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const ALONE = [...NEAR, without(KINDLER), character(KINDLER, { exhausted: true })] as const;
const strike = { type: 'attack', target: GUARD } as const;
const SHORT = { type: 'shortRest', character: WARDEN, rest: true } as const;

/** What the two choose in the first round. */
const PLAYS: Wanted = { type: 'selectCards', character: WARDEN, leading: CARD, second: BLANK };
const JOINS: Wanted = {
  type: 'selectCards',
  character: KINDLER,
  leading: 'kindler-1',
  second: 'kindler-2',
};
const RESTS = { type: 'longRest', character: WARDEN } as const;

/** A first round whose order is known: the cards of the monsters come first. */
const revealed = (
  initiatives: Readonly<Record<string, number>>,
  choices: readonly Wanted[] = [PLAYS, JOINS],
  wishes: Wishes = {},
  ...changes: readonly ((state: GameState) => GameState)[]
): Table => act(set(yard({ ...wishes, initiatives }), rigged, ...changes), ...choices);
const discards = (id: string, ...discard: readonly string[]) => character(id, { discard });

const orderIn = ({ state }: Table) =>
  state.order.map(({ initiative, figures }) => [initiative, ...figures]);
const typesIn = (table: Table) => table.events.map(({ type }) => type);

describe('the order of a round', () => {
  const MONSTERS = { 'mire-guard-1': 40, 'reed-archer-1': 60 };

  it('R-INIT-1 leading cards and monster cards ascend; the second card is of no importance', () => {
    const table = revealed({ ...MONSTERS, [CARD]: 50, [BLANK]: 1, 'kindler-1': 30 });
    expect(orderIn(table)).toEqual([
      [30, KINDLER],
      [40, GUARD],
      [50, WARDEN],
      [60, ARCHER],
    ]);
    expect(table.events.find(({ type }) => type === 'orderSet')).toEqual({
      type: 'orderSet',
      order: table.state.order,
    });
  });

  it('R-INIT-1 R-REST-6 a long rest is 99 and last, after monsters at 99 too', () => {
    const late = { 'mire-guard-1': 40, 'reed-archer-1': 99, 'kindler-1': 30 };
    const rest = discards(WARDEN, 'warden-x', 'warden-y');
    const resting = (wishes: Wishes = {}) => orderIn(revealed(late, [RESTS, JOINS], wishes, rest));
    expect(resting()).toEqual([
      [30, KINDLER],
      [40, GUARD],
      [99, ARCHER],
      [99, WARDEN],
    ]);
    expect(resting({ options: { longRestTiesNormally: true } })).toEqual([
      [30, KINDLER],
      [40, GUARD],
      [99, WARDEN],
      [99, ARCHER],
    ]);
  });

  it('R-INIT-2 a character goes before monsters of its initiative', () => {
    const table = revealed({ ...MONSTERS, [CARD]: 40, 'kindler-1': 60 });
    expect(orderIn(table).map(([, id]) => id)).toEqual([WARDEN, GUARD, KINDLER, ARCHER]);
  });

  it('R-INIT-2 types of monsters that tie are for the players, of any seat', () => {
    const tie = { 'mire-guard-1': 40, 'reed-archer-1': 40, [CARD]: 1, 'kindler-1': 2 };
    const table = revealed(tie, [PLAYS, JOINS], { apart: true });
    expect(table.engine.decisions(table.state)).toEqual([
      {
        seat: null,
        figure: null,
        about: null,
        commands: [
          { type: 'actFirst', figures: [GUARD] },
          { type: 'actFirst', figures: [ARCHER] },
        ],
      },
    ]);
    expect(table.engine.legalCommands(table.state, 'bo')).toHaveLength(2);
    const settled = act(table, { type: 'actFirst', figures: [ARCHER] });
    expect(orderIn(settled).map(([, id]) => id)).toEqual([WARDEN, KINDLER, ARCHER, GUARD]);
  });

  it('R-INIT-3 of two characters that tie the lower second card goes first', () => {
    const tie = { ...MONSTERS, [CARD]: 20, 'kindler-1': 20, [BLANK]: 9, 'kindler-2': 8 };
    expect(orderIn(revealed(tie)).slice(0, 2)).toEqual([
      [20, KINDLER],
      [20, WARDEN],
    ]);
  });

  it('R-INIT-3 still equal, the players agree', () => {
    const tie = { ...MONSTERS, [CARD]: 20, 'kindler-1': 20, [BLANK]: 8, 'kindler-2': 8 };
    const table = revealed(tie);
    expect(options(table, { type: 'actFirst' })).toHaveLength(2);
    const settled = act(table, { type: 'actFirst', figures: [KINDLER] });
    expect(orderIn(settled).slice(0, 2)).toEqual([
      [20, KINDLER],
      [20, WARDEN],
    ]);
  });

  it('R-INIT-4 two long resters agree, and a played 99 goes before a long rest', () => {
    const both = [discards(WARDEN, 'x', 'y'), discards(KINDLER, 'u', 'v')];
    const rest: Wanted = { type: 'longRest', character: KINDLER };
    const table = revealed(MONSTERS, [RESTS, rest], {}, ...both);
    expect(options(table, { type: 'actFirst' })).toHaveLength(2);
    expect(
      orderIn(act(table, { type: 'actFirst', figures: [KINDLER] })).map(([, id]) => id),
    ).toEqual([GUARD, ARCHER, KINDLER, WARDEN]);
    const played = revealed({ ...MONSTERS, 'kindler-1': 99 }, [RESTS, JOINS], {}, ...both);
    expect(orderIn(played).slice(2)).toEqual([
      [99, KINDLER],
      [99, WARDEN],
    ]);
  });

  it('R-INIT-7 only types on the board draw a card', () => {
    const drawn = (table: Table) => eventsOf(table, 'monsterCardDrawn').map(({ deck }) => deck);
    const early = { [CARD]: 1, 'kindler-1': 2 };
    expect(drawn(revealed(early))).toEqual(['reed-archer', 'mire-guard'].toSorted());
    const table = revealed(early, [PLAYS, JOINS], {}, without(ARCHER));
    expect(drawn(table)).toEqual(['mire-guard']);
    expect(table.state.monsterDecks.find(({ id }) => id === 'reed-archer')?.drawn).toBeNull();
    expect(orderIn(table).flat()).not.toContain(ARCHER);
  });

  it('R-ROUND-4 who died before its turn is skipped', () => {
    const top = [{ ...ATTACK, amount: 9 }];
    const table = turn({ top }, ...NEAR, withGuard(2, 4, 2));
    const killed = act(play(table, 'top'), strike);
    expect(isGone(killed, GUARD)).toBe(true);
    const started = eventsOf(pass(killed), 'turnStarted').map(({ figure: id }) => id);
    expect(started).toEqual(['mire-guard#2']);
  });
});

describe('a round', () => {
  it('R-ROUND-1 is selection, reveal and order, turns, clean-up', () => {
    const early = { [CARD]: 1, 'kindler-1': 2, 'mire-guard-1': 40, 'reed-archer-1': 60 };
    const table = revealed(early, [PLAYS, JOINS], {}, discards(WARDEN, 'warden-x'));
    expect(typesIn(table)).toEqual([
      'cardsSelected',
      'choiceRevealed',
      'choiceRevealed',
      'monsterCardDrawn',
      'monsterCardDrawn',
      'orderSet',
      'turnStarted',
    ]);
    const turns = act(pass(table), { type: 'endTurn', character: KINDLER });
    const ended = typesIn(turns);
    expect(ended.filter((type) => type === 'turnStarted')).toHaveLength(2);
    expect(turns.state.acted).toEqual([WARDEN, KINDLER, GUARD, ARCHER]);
    const next = act(
      turns,
      { type: 'shortRest', character: WARDEN, rest: false },
      { type: 'shortRest', character: KINDLER, rest: false },
    );
    expect(typesIn(next)).toEqual(['roundEnded', 'roundStarted']);
    expect(next.state).toMatchObject({ round: 2, acted: [], order: [] });
    expect(warden(next).choice).toBeNull();
  });

  it('R-ROUND-2 a turn is wound, two actions, then its end', () => {
    const wishes = { top: [ATTACK], second: { bottom: [SHIELD] } };
    const begun = turnComes(wishes, ...NEAR, afflicted(WARDEN, 'wound'), overlay('coin', 4, 3));
    expect(typesIn(begun).slice(-1)).toEqual(['turnStarted']);
    const hurt = act(begun, { type: 'suffer' });
    expect(typesIn(hurt)).toEqual(['damaged']);
    const first = act(play(hurt, 'top'), strike);
    expect(typesIn(first)).toEqual(['attacked', 'damaged', 'cardMoved']);
    expect(eventsOf(play(hurt, 'top'), 'actionStarted')).toEqual([
      { type: 'actionStarted', figure: WARDEN, card: CARD, half: 'top', basic: false },
    ]);
    const second = act(
      first,
      { type: 'play', card: BLANK, half: 'bottom', basic: false },
      { type: 'chooseFigure', target: WARDEN },
    );
    // Nothing is left to be played: the turn ends by itself.
    expect(typesIn(second).slice(0, 4)).toEqual(['warded', 'cardMoved', 'turnEnded', 'looted']);
  });

  it('R-ROUND-5 clean-up: decks, elements, bonuses, rests, in this order', () => {
    const top = { abilities: [ATTACK, SHIELD], active: 'round' as const };
    const shuffling = (state: GameState): GameState => ({
      ...state,
      modifiers: { ...state.modifiers, mustShuffle: true },
      elements: elementTrack({ fire: 'strong' }),
    });
    const table = act(
      play(turn({ top }, ...ALONE, stacked(WARDEN, { value: 'null' }), shuffling), 'top'),
      strike,
      { type: 'chooseFigure', target: WARDEN },
    );
    const cleaned = pass(table);
    const from = cleaned.events.findIndex(({ type }) => type === 'deckShuffled');
    expect(cleaned.events.slice(from)).toEqual([
      { type: 'deckShuffled', cards: 'modifiers', deck: 'monsters' },
      { type: 'deckShuffled', cards: 'modifiers', deck: WARDEN },
      { type: 'elementsWaned', elements: ['fire'], inert: [] },
      { type: 'cardMoved', character: WARDEN, card: CARD, to: 'discard' },
    ]);
    // The card of the bonus is among those that a rest takes back (R-REST-9).
    expect(can(cleaned, SHORT)).toBe(true);
    expect(cleaned.state.round).toBe(1);
    const next = act(cleaned, { ...SHORT, rest: false });
    expect(typesIn(next)).toEqual(['roundEnded', 'roundStarted']);
  });

  it('R-ROUND-14 R-DMG-6 the turn of whoever is exhausted in it is over, and the next one comes', () => {
    const trap = overlay('trap', 4, 4, { damage: 9 });
    const wishes = { bottom: [{ type: 'move' as const, amount: 2 }] };
    const moving = play(turn(wishes, ...NEAR, trap, character(WARDEN, { hand: [] })), 'bottom');
    const hit = figure(WARDEN, { hitPoints: 3 });
    const dead = act(set(moving, hit), { type: 'moveTo', hex: hex(4, 4) });
    expect(isGone(dead, WARDEN)).toBe(true);
    expect(dead.state.acted).toEqual([]);
    expect(eventsOf(dead, 'turnStarted')[0]?.figure).toBe(GUARD);
    expect(dead.state.round).toBe(2);
  });
});

describe('a short rest', () => {
  const short = (...changes: readonly ((state: GameState) => GameState)[]) =>
    pass(turn({}, ...ALONE, character(WARDEN, { hand: ['warden-5'] }), ...changes));
  const begun = (...changes: readonly ((state: GameState) => GameState)[]) =>
    act(short(...changes), SHORT);

  it('R-REST-1 needs two discarded cards', () => {
    expect(can(short(), SHORT)).toBe(true);
    const one = set(turn({}, ...ALONE), character(WARDEN, { waiting: [CARD] }));
    expect(can(pass(one), SHORT)).toBe(false);
    expect(eventsOf(pass(one), 'roundEnded')).toHaveLength(1);
  });

  it('R-REST-2 costs a random card, and the others return to the hand', () => {
    const table = begun();
    const [decision] = table.engine.decisions(table.state);
    const drawn = decision?.about?.type === 'card' ? decision.about.card : '';
    expect([CARD, BLANK]).toContain(drawn);
    const rested = act(table, { type: 'redraw', redraw: false });
    const other = drawn === CARD ? BLANK : CARD;
    expect(warden(rested)).toMatchObject({
      hand: ['warden-5', other],
      discard: [],
      lost: [drawn],
    });
    expect(eventsOf(rested, 'rested')).toEqual([
      { type: 'rested', character: WARDEN, rest: 'short', lost: [drawn] },
    ]);
  });

  it('R-REST-3 for 1 damage another card is lost, and that loss stands', () => {
    const table = act(begun(), { type: 'redraw', redraw: true });
    expect(table.engine.decisions(table.state)[0]?.about).toEqual({
      type: 'damage',
      source: 'rest',
      amount: 1,
    });
    const suffered = act(table, { type: 'suffer' });
    expect(figureIn(suffered, WARDEN).hitPoints).toBe(9);
    expect(warden(suffered).lost).toHaveLength(1);
    expect(can(suffered, { type: 'redraw' })).toBe(false);
    expect(suffered.state.round).toBe(2);
    const before = begun();
    const [decision] = before.engine.decisions(before.state);
    const kept = decision?.about?.type === 'card' ? decision.about.card : '';
    expect(warden(suffered).hand).toContain(kept);
  });

  it('R-REST-3 that damage may be negated, with a card of the hand or two discards', () => {
    const many = character(WARDEN, { hand: ['warden-5', 'warden-7', 'warden-8'] });
    const table = act(begun(many), { type: 'redraw', redraw: true });
    const hand = act(table, { type: 'negate', by: { type: 'hand', card: 'warden-5' } });
    expect(figureIn(hand, WARDEN).hitPoints).toBe(10);
    expect(warden(hand).discard).toEqual([]);
    expect(warden(hand).lost).toHaveLength(2);
    const both = act(table, { type: 'negate', by: { type: 'discards', cards: [CARD, BLANK] } });
    // No card is left to be lost, or to return (R-REST-7).
    expect(warden(both).lost).toEqual([CARD, BLANK]);
    expect(eventsOf(both, 'rested')).toMatchObject([{ lost: [] }]);
  });

  it('R-REST-3 at 1 hit point it may be chosen, and exhausts', () => {
    const weak = figure(WARDEN, { hitPoints: 1 });
    const table = act(begun(weak), { type: 'redraw', redraw: true }, { type: 'suffer' });
    expect(warden(table).exhausted).toBe(true);
    expect(eventsOf(table, 'rested')).toEqual([]);
    expect(warden(table).hand).toEqual([]);
  });

  const ACTIVE = ['warden-8', 'warden-9'].map((card) => ({
    card,
    goes: 'discard' as const,
    lasts: 'persistent' as const,
  }));

  it('R-REST-1 active cards go first, those that their player likes, as many as are missing to two', () => {
    const one = set(
      turn({}, ...ALONE),
      character(WARDEN, { hand: ['warden-5'], waiting: [CARD], active: ACTIVE }),
    );
    const table = act(pass(one), SHORT, { type: 'discardCard', card: 'warden-8' });
    expect(eventsOf(table, 'cardMoved')).toEqual([
      { type: 'cardMoved', character: WARDEN, card: 'warden-8', to: 'discard' },
    ]);
    const rested = act(table, { type: 'redraw', redraw: false });
    expect(warden(rested).active.map(({ card }) => card)).toEqual(['warden-9']);
    expect([...warden(rested).hand, ...warden(rested).lost].sort()).toEqual(
      [CARD, 'warden-5', 'warden-8'].sort(),
    );
    expect(warden(rested).lost).toHaveLength(1);
  });

  it('R-REST-1 with two discards active cards stay, and those that count as lost are none', () => {
    const both = act(begun(character(WARDEN, { hand: ['warden-5'], active: ACTIVE })), {
      type: 'redraw',
      redraw: false,
    });
    expect(warden(both).active).toEqual(ACTIVE);
    const lost = ACTIVE.map((one) => ({ ...one, goes: 'lost' as const }));
    const one = set(turn({}, ...ALONE), character(WARDEN, { waiting: [CARD], active: lost }));
    expect(can(pass(one), SHORT)).toBe(false);
  });

  it('R-REST-2 R-REST-3 on the table any discard comes up, the second time any other', () => {
    const drawn = (table: Table) =>
      options(table, { type: 'randomCard' }).map((one) => ('card' in one ? one.card : ''));
    const begin = pass(
      turn(
        { onTable: true },
        ...ALONE,
        character(WARDEN, { hand: [], discard: ['warden-3', 'warden-4'] }),
      ),
    );
    const first = act(begin, SHORT);
    expect(first.engine.decisions(first.state)).toMatchObject([{ seat: null, figure: WARDEN }]);
    expect(new Set(drawn(first))).toEqual(new Set([CARD, BLANK, 'warden-3', 'warden-4']));
    const kept = act(first, { type: 'randomCard', card: 'warden-3' });
    expect(eventsOf(kept, 'restCardDrawn')).toEqual([
      { type: 'restCardDrawn', character: WARDEN, card: 'warden-3' },
    ]);
    const again = act(kept, { type: 'redraw', redraw: true }, { type: 'suffer' });
    expect(new Set(drawn(again))).toEqual(new Set([CARD, BLANK, 'warden-4']));
    const rested = act(again, { type: 'randomCard', card: BLANK });
    expect(warden(rested)).toMatchObject({ discard: [], lost: [BLANK] });
    expect([...warden(rested).hand].toSorted()).toEqual([CARD, 'warden-3', 'warden-4'].toSorted());
  });

  it.each([
    ['the kept card and another', [CARD, 'warden-3'], [BLANK]],
    ['all cards but the kept one', [CARD, BLANK], []],
  ] as const)('R-REST-3 R-REST-7 the damage may be paid with %s', (_, paid, lost) => {
    const table = act(
      pass(
        turn({ onTable: true }, ...ALONE, character(WARDEN, { hand: [], discard: ['warden-3'] })),
      ),
      SHORT,
      { type: 'randomCard', card: 'warden-3' },
      { type: 'redraw', redraw: true },
      { type: 'negate', by: { type: 'discards', cards: paid } },
    );
    expect(eventsOf(table, 'rested')).toEqual([
      { type: 'rested', character: WARDEN, rest: 'short', lost },
    ]);
    expect(eventsOf(table, 'restCardDrawn').map(({ card }) => card)).toEqual(lost);
  });

  it('R-REST-9 players rest in any order, or not at all', () => {
    const table = pass(turn({}, ...NEAR, discards(KINDLER, 'kindler-8', 'kindler-9')));
    const asked = table.engine.decisions(table.state).map((one) => one.figure);
    expect(asked).toEqual([WARDEN, KINDLER]);
    const second = act(table, { type: 'shortRest', character: KINDLER, rest: false });
    expect(second.state.round).toBe(1);
    expect(act(second, { ...SHORT, rest: false }).state.round).toBe(2);
  });
});

describe('a long rest', () => {
  const resting = (...changes: readonly ((state: GameState) => GameState)[]) =>
    turnComes({ rests: true }, ...NEAR, figure(WARDEN, { hitPoints: 5 }), ...changes);
  const heal = { type: 'restHeal', heal: true } as const;

  it('R-REST-4 costs a chosen card, the others return, then heal 2', () => {
    const table = resting(character(WARDEN, { hand: ['warden-5'], discard: ['warden-3'] }));
    expect(
      options(table, { type: 'loseCard' }).map((one) => ('card' in one ? one.card : '')),
    ).toEqual([CARD, BLANK, 'warden-3']);
    const chosen = act(table, { type: 'loseCard', card: BLANK });
    expect(warden(chosen)).toMatchObject({
      hand: ['warden-5', 'warden-3', CARD],
      discard: [],
      lost: [BLANK],
    });
    expect(eventsOf(chosen, 'rested')).toEqual([
      { type: 'rested', character: WARDEN, rest: 'long', lost: [BLANK] },
    ]);
    const rested = act(chosen, heal);
    expect(figureIn(rested, WARDEN).hitPoints).toBe(7);
    expect(eventsOf(rested, 'turnEnded')[0]?.figure).toBe(WARDEN);
  });

  it('R-REST-4 is the whole turn: no card is played in it', () => {
    const table = resting();
    expect(can(table, { type: 'play' })).toBe(false);
    expect(can(act(table, { type: 'loseCard', card: CARD }), { type: 'play' })).toBe(false);
  });

  it('R-REST-5 the heal may be skipped, the loss may not', () => {
    const table = resting();
    expect(table.engine.legalCommands(table.state).map(({ type }) => type)).toEqual([
      'loseCard',
      'loseCard',
    ]);
    const skipped = act(table, { type: 'loseCard', card: CARD }, { type: 'restHeal', heal: false });
    expect(figureIn(skipped, WARDEN).hitPoints).toBe(5);
    expect(eventsOf(skipped, 'healed')).toEqual([]);
  });

  it('R-REST-7 with one card left that one is lost and nothing returns; heal and turn go on', () => {
    const table = turnComes(
      { rests: true, guard: [ATTACK], late: true },
      ...NEAR,
      figure(WARDEN, { hitPoints: 5 }),
      character(WARDEN, { hand: [], discard: ['warden-3'] }),
    );
    const paid = act(table, { type: 'negate', by: { type: 'discards', cards: [CARD, BLANK] } });
    expect(warden(paid)).toMatchObject({ hand: [], discard: [], lost: [CARD, BLANK, 'warden-3'] });
    const rested = act(paid, heal);
    expect(eventsOf(rested, 'healed')).toMatchObject([{ amount: 2, hitPoints: 7 }]);
    // Neither cards to play nor to rest: that is looked at when the next round starts.
    expect(eventsOf(rested, 'exhausted')).toEqual([
      { type: 'exhausted', character: WARDEN, by: 'cards' },
    ]);
    expect(rested.state.round).toBe(2);
  });

  it('R-REST-7 with none left no card is lost, and it heals all the same', () => {
    const table = turnComes(
      { rests: true, guard: [ATTACK], late: true },
      ...NEAR,
      figure(WARDEN, { hitPoints: 5 }),
      character(WARDEN, { hand: ['warden-5', 'warden-7'], discard: [] }),
    );
    const paid = act(table, { type: 'negate', by: { type: 'discards', cards: [CARD, BLANK] } });
    expect(eventsOf(paid, 'rested')).toEqual([
      { type: 'rested', character: WARDEN, rest: 'long', lost: [] },
    ]);
    expect(figureIn(act(paid, heal), WARDEN).hitPoints).toBe(7);
  });

  it('R-REST-8 without discards nobody rests: round 1 has no long rest to choose', () => {
    const table = yard();
    expect(can(table, { type: 'longRest' })).toBe(false);
    expect(can(table, { type: 'selectCards', character: WARDEN })).toBe(true);
  });
});
