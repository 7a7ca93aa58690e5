import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addBlesses,
  addCards,
  addCurses,
  addStars,
  cleanUp,
  drawModifiers,
  endRound,
  fullSupplies,
  modifiedAttack,
  ModifierDeckCodec,
  newDeck,
  nextDraw,
  putAway,
  removeCards,
  returnCards,
  turnCard,
  type CardSupplies,
  type ModifierDeck,
} from '../../src/modifier-deck/index.js';
import { int, type Rng } from '../../src/rng/index.js';
import type { ModifierCard } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';
import { anyAttack, anyCard, anyDeck, anyMode, anyRng, deckOf } from './cards.js';

const someCards = fc.array(anyCard, { maxLength: 5 });

/** All cards of piles, without their order. */
const counted = (...piles: readonly (readonly ModifierCard[])[]): readonly string[] =>
  piles
    .flat()
    .map((card) => JSON.stringify(card))
    .sort();

const cardsOf = ({ pile, discard }: ModifierDeck): readonly ModifierCard[] => [...pile, ...discard];

const leaves = ({ origin }: ModifierCard): boolean => origin === 'bless' || origin === 'curse';

/** Moves a stream on by a number of draws. */
const skip = (rng: Rng, draws: number): Rng =>
  Array.from({ length: Math.max(draws, 0) }).reduce<Rng>((at) => int(0, 1)(at)[1], rng);

describe('drawing from any deck', () => {
  it('keeps every card: in the pile, on the discards, or back to its supply', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyAttack, anyRng, (deck, mode, attack, rng) => {
        const [{ drawn, outcome, deck: after }] = drawModifiers(deck, { mode, attack })(rng);
        expect(counted(cardsOf(after), drawn.filter(leaves))).toEqual(counted(cardsOf(deck)));
        expect(outcome.returned).toHaveLength(drawn.filter(leaves).length);
        expect(counted(outcome.used, outcome.unused)).toEqual(counted(drawn));
      }),
    );
  });

  it('takes chance for a reshuffle only, and says so', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyRng, (deck, mode, rng) => {
        const [{ drawn, reshuffled }, next] = drawModifiers(deck, { mode })(rng);
        const needed = drawn.length > deck.pile.length;
        expect(reshuffled).toBe(needed);
        expect(next).toEqual(skip(rng, needed ? deck.discard.length - 1 : 0));
      }),
    );
  });

  it('is what nextDraw says card by card, with a stop at every one', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyAttack, anyRng, (deck, mode, attack, rng) => {
        const [all, end] = drawModifiers(deck, { mode, attack })(rng);
        let [at, stream] = [deck, rng];
        const revealed: ModifierCard[] = [];
        let draw = nextDraw(mode, revealed, { attack });
        while (draw.type === 'more') {
          const [turned, next] = turnCard(at)(stream);
          const exhausted = turned.card === null;
          [at, stream] = [turned.deck, next];
          if (turned.card !== null) revealed.push(turned.card);
          draw = nextDraw(mode, revealed, { attack, exhausted });
        }
        expect(draw).toEqual(all.outcome);
        expect(putAway(at, revealed)).toEqual(all.deck);
        expect(stream).toEqual(end);
      }),
    );
  });

  it('survives JSON', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyAttack, anyRng, (deck, mode, attack, rng) => {
        const [result] = drawModifiers(deck, { mode, attack })(rng);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        expect(Object.is(modifiedAttack(result.outcome, attack), -0)).toBe(false);
        const copy = JSON.parse(JSON.stringify(deck)) as ModifierDeck;
        expect(drawModifiers(copy, { mode, attack })(rng)[0]).toEqual(result);
      }),
    );
  });

  it('without rolling cards and effects, advantage is never worse and disadvantage never better', () => {
    const plain = anyCard.map((card): ModifierCard => ({ ...card, rolling: false, effects: [] }));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2 }), anyAttack, anyRng, (pile, attack, rng) => {
        const deck = { pile, discard: [], mustShuffle: false };
        const value = (mode: 'none' | 'advantage' | 'disadvantage') =>
          Math.max(
            modifiedAttack(drawModifiers(deck, { mode, attack })(rng)[0].outcome, attack),
            0,
          );
        expect(value('advantage')).toBeGreaterThanOrEqual(value('none'));
        expect(value('disadvantage')).toBeLessThanOrEqual(value('none'));
      }),
    );
  });
});

/** Every operation that does not draw, by name, with the cards that it may add and take away. */
const operation = fc.oneof(
  fc.record({ type: fc.constant('endRound' as const) }),
  fc.record({ type: fc.constant('cleanUp' as const) }),
  fc.record({ type: fc.constant('addCards' as const), cards: someCards }),
  fc.record({ type: fc.constant('removeCards' as const), cards: someCards }),
  fc.record({ type: fc.constant('addBlesses' as const), count: fc.nat({ max: 3 }) }),
  fc.record({ type: fc.constant('addCurses' as const), count: fc.nat({ max: 3 }) }),
  fc.record({ type: fc.constant('addStars' as const), count: fc.nat({ max: 3 }) }),
  fc.record({ type: fc.constant('draw' as const), mode: anyMode }),
);

type Operation = typeof operation extends fc.Arbitrary<infer A> ? A : never;

interface Table {
  readonly deck: ModifierDeck;
  readonly supplies: CardSupplies;
}

const SIDE = { side: 'characters' } as const;

/** Carries an operation out; the size that the deck must have is worked out by name. */
const operate = (
  { deck, supplies }: Table,
  step: Operation,
  rng: Rng,
): { readonly table: Table; readonly size: number; readonly next: Rng } => {
  const size = cardsOf(deck).length;
  switch (step.type) {
    case 'endRound': {
      const [after, next] = endRound(deck)(rng);
      return { table: { deck: after, supplies }, size, next };
    }
    case 'cleanUp': {
      const [{ deck: after, returned }, next] = cleanUp(deck)(rng);
      const gone = cardsOf(deck).filter((card) => leaves(card) || card.origin === 'star').length;
      const table = { deck: after, supplies: returnCards(supplies, returned, SIDE) };
      return { table, size: size - gone, next };
    }
    case 'addCards': {
      const [after, next] = addCards(deck, step.cards)(rng);
      return { table: { deck: after, supplies }, size: size + step.cards.length, next };
    }
    case 'removeCards': {
      const [{ deck: after, removed, missing }, next] = removeCards(deck, step.cards)(rng);
      expect(counted(removed, missing)).toEqual(counted(step.cards));
      expect(counted(cardsOf(after), removed)).toEqual(counted(cardsOf(deck)));
      return { table: { deck: after, supplies }, size: size - removed.length, next };
    }
    case 'addBlesses': {
      const [after, next] = addBlesses(deck, supplies, step.count)(rng);
      return { table: after, size: size + Math.min(step.count, supplies.bless), next };
    }
    case 'addCurses': {
      const [after, next] = addCurses(deck, supplies, { ...SIDE, count: step.count })(rng);
      return { table: after, size: size + Math.min(step.count, supplies.curseCharacters), next };
    }
    case 'addStars': {
      const [after, next] = addStars(deck, { source: 'item', count: step.count })(rng);
      return { table: { deck: after, supplies }, size: size + step.count, next };
    }
    case 'draw': {
      const [{ deck: after, outcome, drawn }, next] = drawModifiers(deck, { mode: step.mode })(rng);
      const back = returnCards(supplies, outcome.returned, SIDE);
      return {
        table: { deck: after, supplies: back },
        size: size - drawn.filter(leaves).length,
        next,
      };
    }
  }
};

describe('any run of operations', () => {
  it('changes the size of a deck by name only, mutates nothing, and gives decks that can be saved', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(operation, { maxLength: 12 }), anyRng, (deck, steps, rng) => {
        let table: Table = deepFreeze({ deck, supplies: fullSupplies });
        let stream = rng;
        for (const step of steps) {
          const { table: after, size, next } = operate(table, deepFreeze(step), stream);
          expect(cardsOf(after.deck)).toHaveLength(size);
          expect(ModifierDeckCodec.is(JSON.parse(JSON.stringify(after.deck)))).toBe(true);
          table = deepFreeze({ deck: after.deck, supplies: after.supplies });
          stream = next;
        }
      }),
    );
  });

  it('conserves blesses and curses over decks and supplies', () => {
    const own = operation.filter(({ type }) => type !== 'addCards' && type !== 'removeCards');
    fc.assert(
      fc.property(fc.array(own, { maxLength: 30 }), anyRng, (steps, rng) => {
        let table: Table = { deck: deckOf('+0; +1; -1; 2x; null'), supplies: fullSupplies };
        let stream = rng;
        for (const step of steps) {
          const { table: after, next } = operate(table, step, stream);
          const inDeck = (origin: string) =>
            cardsOf(after.deck).filter((card) => card.origin === origin).length;
          expect(inDeck('bless') + after.supplies.bless).toBe(10);
          expect(inDeck('curse') + after.supplies.curseCharacters).toBe(10);
          expect(after.supplies.curseMonsters).toBe(10);
          table = after;
          stream = next;
        }
      }),
    );
  });

  it('shuffles a new deck with one draw less than it has cards', () => {
    fc.assert(
      fc.property(someCards, anyRng, (cards, rng) => {
        const [deck, next] = newDeck(cards)(rng);
        expect(counted(deck.pile)).toEqual(counted(cards));
        expect(next).toEqual(skip(rng, cards.length - 1));
      }),
    );
  });
});
