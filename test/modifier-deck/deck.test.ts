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
  newDeck,
  putAway,
  removeCards,
  returnCards,
  standardDeck,
  turnCard,
  type CardSupplies,
  type ModifierDeck,
} from '../../src/modifier-deck/index.js';
import { fromSeed, int, shuffle, type Rng } from '../../src/rng/index.js';
import type { ModifierCard } from '../../src/vocabulary/index.js';
import { cards, deckOf, RNG, show } from './cards.js';

const words = (list: readonly ModifierCard[]): string => list.map(show).join('; ');

/** A deck in words: pile, then discards. */
const lies = ({ pile, discard }: ModifierDeck): readonly [string, string] => [
  words(pile),
  words(discard),
];

const skip = (rng: Rng, draws: number): Rng =>
  Array.from({ length: draws }).reduce<Rng>((at) => int(0, 1)(at)[1], rng);

const sorted = (list: readonly ModifierCard[]): string => list.map(show).sort().join('; ');

describe('R-MOD-8 where drawn cards go', () => {
  it.each<[string, string, string]>([
    ['advantage', '+1; +2; +0', '+1; +2'],
    ['advantage', '+1; bless; +0', '+1'],
    ['advantage', 'curse; +1; +0', '+1'],
    ['disadvantage', 'bless; curse; +0', ''],
    ['disadvantage', '+1, rolling; -1; +0', '+1 rolling; -1'],
  ])('R-MOD-8 %s from %s: %s on the discards', (mode, pile, discards) => {
    const deck = deckOf(pile, 'star');
    const [drawn] = drawModifiers(deck, { mode: mode as 'advantage', attack: 3 })(RNG);
    expect(lies(drawn.deck)).toEqual(['+0', discards === '' ? 'star' : `star; ${discards}`]);
  });
});

describe('R-MOD-11 the draw pile runs out', () => {
  it('R-MOD-11 with one card left under advantage: take it, reshuffle, take the second', () => {
    const deck = deckOf('-1', '+2; +2; +2');
    const [{ drawn, deck: after, reshuffled }, next] = drawModifiers(deck, { mode: 'advantage' })(
      RNG,
    );
    expect(words(drawn)).toBe('-1; +2');
    expect(lies(after)).toEqual(['+2; +2', '-1; +2']);
    expect(reshuffled).toBe(true);
    expect(next).toEqual(skip(RNG, 2));
  });

  it('R-MOD-11 the discards come back in an order of chance', () => {
    const discard = '+1; +2; +3; +4; +5; +6';
    const [{ drawn, deck }] = drawModifiers(deckOf('', discard))(RNG);
    expect(words([...drawn, ...deck.pile])).toBe(words(shuffle(cards(discard))(RNG)[0]));
  });

  it('R-MOD-11 an empty pile is not reshuffled before a card is needed', () => {
    const [{ deck, reshuffled }, next] = drawModifiers(deckOf('+1', '+2'))(RNG);
    expect(lies(deck)).toEqual(['', '+2; +1']);
    expect(reshuffled).toBe(false);
    expect(next).toBe(RNG);
  });

  it('R-MOD-11 what this draw turned over is not reshuffled, a drawn curse is gone', () => {
    const deck = deckOf('+1, rolling; curse', '');
    const [{ drawn, deck: after }] = drawModifiers(deck, { mode: 'advantage' })(RNG);
    expect(words(drawn)).toBe('+1 rolling; curse');
    const [again] = drawModifiers(after, { mode: 'advantage', attack: 3 })(RNG);
    expect(words(again.drawn)).toBe('+1 rolling');
    expect(modifiedAttack(again.outcome, 3)).toBe(4);
  });

  it.each(['none', 'advantage', 'disadvantage'] as const)(
    'R-MOD-11 no card at all is a +0 under %s',
    (mode) => {
      const [{ outcome, drawn, deck, reshuffled }, next] = drawModifiers(deckOf(''), { mode })(RNG);
      expect(modifiedAttack(outcome, 3)).toBe(3);
      expect([outcome.used, outcome.unused, drawn]).toEqual([[], [], []]);
      expect(deck).toEqual(deckOf(''));
      expect(reshuffled).toBe(false);
      expect(next).toBe(RNG);
    },
  );

  it('R-MOD-11 a deck of rolling cards only comes to an end', () => {
    const [{ outcome, deck }] = drawModifiers(deckOf('+1, rolling; +1, rolling', '+1, rolling'))(
      RNG,
    );
    expect(modifiedAttack(outcome, 3)).toBe(6);
    expect(deck.discard).toHaveLength(3);
    const many = {
      ...deckOf(''),
      pile: Array.from({ length: 400 }, () => cards('+1, rolling')[0]!),
    };
    expect(modifiedAttack(drawModifiers(many)(RNG)[0].outcome, 0)).toBe(400);
    expect(drawModifiers(many, { mode: 'disadvantage' })(RNG)[0].outcome.used).toEqual([]);
  });

  it('R-MOD-11 card by card: the last card, the reshuffle, then nothing', () => {
    const [first, one] = turnCard(deckOf('+1', '-1'))(RNG);
    expect([first.card && show(first.card), first.reshuffled]).toEqual(['+1', false]);
    const [second, two] = turnCard(first.deck)(one);
    expect([second.card && show(second.card), second.reshuffled]).toEqual(['-1', true]);
    const [third] = turnCard(second.deck)(two);
    expect(third).toEqual({ card: null, deck: deckOf(''), reshuffled: false });
  });
});

describe('R-MOD-12 the end of a round', () => {
  it.each<[string, boolean]>([
    ['null', true],
    ['2x', true],
    ['curse', false],
    ['bless', false],
    ['+2', false],
  ])('R-MOD-12 %s drawn: %s', (head, mustShuffle) => {
    expect(drawModifiers(deckOf(`${head}; +1`))(RNG)[0].deck.mustShuffle).toBe(mustShuffle);
  });

  it('R-MOD-12 a card that was drawn and not used counts, and is not forgotten', () => {
    const [{ deck }, rng] = drawModifiers(deckOf('+1; null; +0'), { mode: 'advantage' })(RNG);
    expect(deck.mustShuffle).toBe(true);
    expect(drawModifiers(deck)(rng)[0].deck.mustShuffle).toBe(true);
    expect(putAway(deck, []).mustShuffle).toBe(true);
  });

  it('R-MOD-12 discards and pile become one pile', () => {
    const [deck, next] = endRound(deckOf('+1; +2', '+3; null', true))(RNG);
    expect(deck).toEqual({ pile: deck.pile, discard: [], mustShuffle: false });
    expect(words(deck.pile)).toBe(words(shuffle(cards('+1; +2; +3; null'))(RNG)[0]));
    expect(next).toEqual(skip(RNG, 3));
  });

  it('R-MOD-12 else nothing happens, and no chance is taken', () => {
    const deck = deckOf('+1', '+2');
    expect(endRound(deck)(RNG)).toEqual([deck, RNG]);
  });
});

describe('R-MOD-14 cards that join', () => {
  it('R-MOD-14 are shuffled into the draw pile, not into the discards', () => {
    const [deck, next] = addCards(deckOf('+1; +2; +3', '-1'), cards('curse; bless'))(RNG);
    expect(sorted(deck.pile)).toBe(sorted(cards('+1; +2; +3; curse; bless')));
    expect(words(deck.pile)).not.toBe('+1; +2; +3; curse; bless');
    expect(words(deck.discard)).toBe('-1');
    expect(next).toEqual(skip(RNG, 4));
  });

  it('R-MOD-14 are the draw pile if it was empty', () => {
    expect(lies(addCards(deckOf('', '-1; -2', true), cards('curse'))(RNG)[0])).toEqual([
      'curse',
      '-1; -2',
    ]);
    expect(addCards(deckOf('', '-1', true), cards('curse'))(RNG)[0].mustShuffle).toBe(true);
  });

  it('R-MOD-14 no card, no shuffle', () => {
    const deck = deckOf('+1; +2', '-1');
    expect(addCards(deck, [])(RNG)).toEqual([deck, RNG]);
  });

  it('R-MOD-14 come to lie anywhere', () => {
    const places = Array.from({ length: 40 }, (_, seed) =>
      addCards(
        deckOf('+1; +2; +3'),
        cards('curse'),
      )(fromSeed(String(seed)))[0].pile.findIndex(({ origin }) => origin === 'curse'),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('removing cards', () => {
  it('takes them from the pile first, then from the discards', () => {
    const [{ deck, removed, missing }, next] = removeCards(
      deckOf('-1; +0', '+1; -1; -1', true),
      cards('-1; -1'),
    )(RNG);
    expect(lies(deck)).toEqual(['+0', '+1; -1']);
    expect(deck.mustShuffle).toBe(true);
    expect([words(removed), missing]).toEqual(['-1; -1', []]);
    expect(next).toBe(RNG);
  });

  it('shuffles a pile that was looked through', () => {
    const pile = '+1; +2; +3; +4; -1';
    const [{ deck }, next] = removeCards(deckOf(pile), cards('-1'))(RNG);
    expect(words(deck.pile)).toBe(words(shuffle(cards('+1; +2; +3; +4'))(RNG)[0]));
    expect(next).toEqual(skip(RNG, 3));
    const [{ deck: same }, still] = removeCards(deckOf(pile, '+0'), cards('+0'))(RNG);
    expect([words(same.pile), still]).toEqual([pile, RNG]);
  });

  it('says what is not there; a card is known by all that it says', () => {
    const wanted = cards('-1; star; -1, stun; -1, rolling; -1; +0, push 1');
    const [{ removed, missing }] = removeCards(deckOf('-1; +0, push 2', '-1, stun'), wanted)(RNG);
    expect(words(removed)).toBe('-1; -1 condition');
    expect(words(missing)).toBe('star; -1 rolling; -1; +0 push');
  });

  it('does not mind the order of effects', () => {
    const [{ missing }] = removeCards(deckOf('+0, stun, fire'), cards('+0, fire, stun'))(RNG);
    expect(missing).toEqual([]);
  });
});

describe('R-MOD-13, R-MOD-15 supplies', () => {
  const deck = deckOf('+0; +1');
  const few: CardSupplies = { bless: 2, curseMonsters: 1, curseCharacters: 0 };

  it('R-MOD-13 there are 10 of each', () => {
    expect(fullSupplies).toEqual({ bless: 10, curseMonsters: 10, curseCharacters: 10 });
  });

  it('R-MOD-13 a bless and a curse leave the supply of their side', () => {
    const [blessed] = addBlesses(deck, few)(RNG);
    expect([sorted(blessed.deck.pile), blessed.added]).toEqual(['+0; +1; bless', 1]);
    expect(blessed.supplies).toEqual({ ...few, bless: 1 });
    const [cursed] = addCurses(deck, few, { side: 'monsters' })(RNG);
    expect([sorted(cursed.deck.pile), cursed.added]).toEqual(['+0; +1; curse', 1]);
    expect(cursed.supplies).toEqual({ ...few, curseMonsters: 0 });
  });

  it('R-MOD-13 nothing happens if the supply is empty', () => {
    const supplied = { deck, supplies: few, added: 0 };
    expect(addCurses(deck, few, { side: 'characters' })(RNG)).toEqual([supplied, RNG]);
    const none = { ...few, bless: 0 };
    expect(addBlesses(deck, none)(RNG)).toEqual([{ ...supplied, supplies: none }, RNG]);
  });

  it('R-MOD-15 several cursed monsters put one card each', () => {
    const [three, next] = addCurses(deck, fullSupplies, { side: 'monsters', count: 3 })(RNG);
    expect([three.deck.pile.length, three.added, three.supplies.curseMonsters]).toEqual([5, 3, 7]);
    expect(next).toEqual(skip(RNG, 4));
    const [one] = addCurses(deck, few, { side: 'monsters', count: 3 })(RNG);
    expect([one.deck.pile.length, one.added, one.supplies.curseMonsters]).toEqual([3, 1, 0]);
  });

  it.each([-1, 1.5, NaN, Infinity, 0])('R-MOD-13 %s cards are none', (count) => {
    const [deck] = newDeck(standardDeck)(RNG);
    expect(addBlesses(deck, fullSupplies, count)(RNG)[0]).toEqual({
      deck,
      supplies: fullSupplies,
      added: 0,
    });
    const curse = { side: 'monsters', count, rules: { unlimitedCurses: true } } as const;
    expect(addCurses(deck, fullSupplies, curse)(RNG)[0].added).toBe(0);
    expect(addStars(deck, { source: 'item', count })(RNG)[0]).toEqual(deck);
  });

  it('R-MOD-13 no more cards go into a deck than it can be saved with', () => {
    const [deck] = newDeck(standardDeck)(RNG);
    const curse = { side: 'monsters', count: 1e10, rules: { unlimitedCurses: true } } as const;
    expect(addCurses(deck, fullSupplies, curse)(RNG)[0].added).toBe(480);
    expect(addStars(deck, { source: 'item', count: 1e10 })(RNG)[0].pile).toHaveLength(500);
  });

  it('R-MOD-13 a supply never holds more than ten', () => {
    expect(returnCards(fullSupplies, ['bless', 'curse'], { side: 'monsters' })).toEqual(
      fullSupplies,
    );
  });

  it('R-MOD-13 drawn cards go back to their supply', () => {
    expect(returnCards(few, ['bless', 'curse', 'curse'], { side: 'monsters' })).toEqual({
      bless: 3,
      curseMonsters: 3,
      curseCharacters: 0,
    });
    expect(returnCards(few, ['curse'], { side: 'characters' }).curseCharacters).toBe(1);
  });

  it('R-MOD-13 unlimited curses take nothing from the supply and give nothing back', () => {
    const rules = { unlimitedCurses: true };
    const [cursed] = addCurses(deck, few, { side: 'characters', count: 12, rules })(RNG);
    expect([cursed.added, cursed.deck.pile.length, cursed.supplies]).toEqual([12, 14, few]);
    expect(returnCards(few, ['bless', 'curse'], { side: 'characters', rules })).toEqual({
      ...few,
      bless: 3,
    });
  });
});

describe('R-MOD-16 star cards and the end of a scenario', () => {
  it('R-MOD-16 are shuffled in at set-up', () => {
    const [deck] = addStars(deckOf('+0; +1', '+2'), { source: 'item', count: 2 })(RNG);
    expect([sorted(deck.pile), words(deck.discard)]).toEqual(['+0; +1; star; star', '+2']);
    expect(sorted(addStars(deckOf('+0'), { source: 'scenario' })(RNG)[0].pile)).toBe('+0; star');
  });

  it.each([
    ['item', 'ignoreNegativeItemEffects', 'scenario'],
    ['scenario', 'ignoreNegativeScenarioEffects', 'item'],
  ] as const)(
    'R-MOD-16, R-ITEM-8, R-SCEN-2 a perk ignores those of an %s only',
    (source, flag, other) => {
      const deck = deckOf('+0');
      const perks = [{ add: [{ value: 1 } as const] }, { [flag]: true }];
      expect(addStars(deck, { source, perks })(RNG)).toEqual([deck, RNG]);
      expect(addStars(deck, { source: other, perks })(RNG)[0].pile).toHaveLength(2);
      expect(addStars(deck, { source, perks: [{ [flag]: false }, {}] })(RNG)[0].pile).toHaveLength(
        2,
      );
    },
  );

  it('R-MOD-16 leave with every bless and curse, from pile and discards, and all is shuffled', () => {
    const deck = deckOf('+1; star; bless; +2; +3', 'curse; star; null; bless', true);
    const [{ deck: clean, returned }, next] = cleanUp(deck)(RNG);
    expect(words(clean.pile)).toBe(words(shuffle(cards('+1; +2; +3; null'))(RNG)[0]));
    expect([clean.discard, clean.mustShuffle]).toEqual([[], false]);
    expect(returned).toEqual(['bless', 'curse', 'bless']);
    expect(next).toEqual(skip(RNG, 3));
  });

  it('R-MOD-16 a perk’s -1 and the standard ones stay', () => {
    const deck = deckOf('-1; star; -1, dark');
    expect(sorted(cleanUp(deck)(RNG)[0].deck.pile)).toBe('-1; -1 infuse');
  });
});

describe('a new deck', () => {
  it('is shuffled whole', () => {
    const [deck, next] = newDeck(standardDeck)(RNG);
    expect(deck.pile).toEqual(shuffle(standardDeck)(RNG)[0]);
    expect([deck.discard, deck.mustShuffle]).toEqual([[], false]);
    expect(next).toEqual(skip(RNG, 19));
  });

  it('takes cards as a person writes them', () => {
    expect(newDeck([{ value: 1 }])(RNG)[0].pile).toEqual(cards('+1'));
    expect(addCards(deckOf(''), [{ value: -1, origin: 'star' }])(RNG)[0].pile).toEqual(
      cards('star'),
    );
  });
});
