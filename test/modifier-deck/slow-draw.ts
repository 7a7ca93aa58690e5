/**
 * Drawing modifier cards once more, slow and plain: it takes nothing but types from the library, follows
 * the tables of R-MOD-3 and R-MOD-4 word for word, compares effects by crossing them off one by one, and
 * finds the best order of numbers by trying all of them.
 */

import type { DrawRules, ModifierDeck } from '../../src/modifier-deck/index.js';
import type { DrawMode, ModifierCard, ModifierEffect } from '../../src/vocabulary/index.js';

/** What the slow draw is given. */
export interface SlowQuestion {
  readonly deck: ModifierDeck;
  readonly mode: DrawMode;
  readonly attack: number;
  readonly rules: Pick<DrawRules, 'compareDoubleByValue' | 'reducedRandomness'>;
  /** The order in which discards come back. */
  readonly reshuffle: (discard: readonly ModifierCard[]) => readonly ModifierCard[];
}

/** What it answers. */
export interface SlowAnswer {
  readonly drawn: readonly ModifierCard[];
  readonly used: readonly ModifierCard[];
  readonly undecided: boolean;
  readonly value: number;
  readonly returned: readonly string[];
  readonly deck: ModifierDeck;
}

/** A card, or the +0 for one that cannot be had. */
type Hand = ModifierCard | 'nothing';

const isRolling = (hand: Hand): boolean => hand !== 'nothing' && hand.rolling;

const effectsOf = (hand: Hand): readonly ModifierEffect[] =>
  hand === 'nothing' ? [] : hand.effects;

const sameEffect = (a: ModifierEffect, b: ModifierEffect): boolean =>
  Object.entries(a).every(([key, value]) =>
    Object.entries(b).some(([k, v]) => k === key && v === value),
  );

/** What is left of `a` after crossing off everything in `b`; nothing if `b` has something that `a` lacks. */
const crossedOff = (
  a: readonly ModifierEffect[],
  b: readonly ModifierEffect[],
): readonly ModifierEffect[] | 'not contained' => {
  const [first, ...others] = b;
  if (first === undefined) return a;
  const place = a.findIndex((effect) => sameEffect(effect, first));
  return place < 0 ? 'not contained' : crossedOff(a.toSpliced(place, 1), others);
};

interface Rank {
  /** 0 for a null, which is the worst of all; 1 for numbers; 2 for a 2x that beats everything. */
  readonly tier: 0 | 1 | 2;
  readonly number: number;
}

const rankOf = (hand: Hand, { attack, rules }: SlowQuestion): Rank => {
  if (hand === 'nothing') return { tier: 1, number: 0 };
  const { value } = hand;
  if (typeof value === 'number') return { tier: 1, number: value };
  if (rules.reducedRandomness) return { tier: 1, number: value === 'double' ? 2 : -2 };
  if (value === 'null') return { tier: 0, number: 0 };
  return rules.compareDoubleByValue ? { tier: 1, number: attack } : { tier: 2, number: 0 };
};

const numberOrder = (a: Hand, b: Hand, question: SlowQuestion): number => {
  const x = rankOf(a, question);
  const y = rankOf(b, question);
  return x.tier === y.tier ? x.number - y.number : x.tier - y.tier;
};

type Verdict = 'a' | 'b' | 'equal' | 'cannot be told';

/** R-MOD-6, sentence by sentence. */
const better = (a: Hand, b: Hand, question: SlowQuestion): Verdict => {
  const restOfA = crossedOff(effectsOf(a), effectsOf(b));
  const restOfB = crossedOff(effectsOf(b), effectsOf(a));
  const order = numberOrder(a, b, question);
  if (restOfA !== 'not contained' && restOfB !== 'not contained') {
    if (order === 0) return 'equal';
    return order > 0 ? 'a' : 'b';
  }
  if (restOfA !== 'not contained') return order >= 0 ? 'a' : 'cannot be told';
  if (restOfB !== 'not contained') return order <= 0 ? 'b' : 'cannot be told';
  return 'cannot be told';
};

/** A hand of cards of a deck, drawn one after the other. */
class Dealer {
  readonly drawn: Hand[] = [];
  private pile: readonly ModifierCard[];
  private discard: readonly ModifierCard[];

  constructor(private readonly question: SlowQuestion) {
    this.pile = question.deck.pile;
    this.discard = question.deck.discard;
  }

  draw(): Hand {
    if (this.pile.length === 0 && this.discard.length > 0) {
      this.pile = this.question.reshuffle(this.discard);
      this.discard = [];
    }
    const [top, ...rest] = this.pile;
    this.pile = rest;
    const hand = top ?? 'nothing';
    this.drawn.push(hand);
    return hand;
  }

  /** Draws until a card without a rolling sign; all of them. */
  drawOut(): readonly Hand[] {
    const hand = this.draw();
    return isRolling(hand) ? [hand, ...this.drawOut()] : [hand];
  }

  deckAfter(): ModifierDeck {
    const cards = this.drawn.filter((hand) => hand !== 'nothing');
    const stay = cards.filter(({ origin }) => !['bless', 'curse'].includes(origin));
    const isSpecial = ({ origin, value }: ModifierCard): boolean =>
      origin === 'standard' && ['null', 'double'].includes(String(value));
    return {
      pile: this.pile,
      discard: [...this.discard, ...stay],
      mustShuffle: this.question.deck.mustShuffle || cards.some(isSpecial),
    };
  }
}

const play = (
  question: SlowQuestion,
  dealer: Dealer,
): { readonly used: readonly Hand[]; readonly undecided: boolean } => {
  const { mode } = question;
  if (mode === 'none') return { used: dealer.drawOut(), undecided: false };
  const a = dealer.draw();
  const b = dealer.draw();
  if (isRolling(a) && isRolling(b)) {
    const rest = dealer.drawOut();
    return { used: mode === 'advantage' ? [a, b, ...rest] : rest.slice(-1), undecided: false };
  }
  if (isRolling(a) || isRolling(b)) {
    if (mode === 'advantage') return { used: [a, b], undecided: false };
    return { used: isRolling(a) ? [b] : [a], undecided: false };
  }
  const verdict = better(a, b, question);
  if (verdict === 'cannot be told') return { used: [a], undecided: true };
  if (verdict === 'equal') return { used: [a], undecided: false };
  const wanted = mode === 'advantage' ? verdict : verdict === 'a' ? 'b' : 'a';
  return { used: wanted === 'a' ? [a] : [b], undecided: false };
};

const orders = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

/** R-ATK-4: what happens in one step happens in the order that is best for the attacker. */
const bestValue = (used: readonly ModifierCard[], { attack, rules }: SlowQuestion): number => {
  const values = used.map(({ value }) => {
    if (!rules.reducedRandomness || typeof value === 'number') return value;
    return value === 'double' ? 2 : -2;
  });
  if (values.includes('null')) return 0;
  // Numbers of one card each and nothing else may stay as they lie.
  const perhaps = values.includes('double') ? orders(values) : [values];
  return Math.max(
    ...perhaps.map((order) =>
      order.reduce<number>(
        (sum, value) => (value === 'double' ? sum * 2 : sum + Number(value)),
        attack,
      ),
    ),
  );
};

/** The draw of one attack. */
export const slowDraw = (question: SlowQuestion): SlowAnswer => {
  const dealer = new Dealer(question);
  const { used, undecided } = play(question, dealer);
  const real = (hands: readonly Hand[]): readonly ModifierCard[] =>
    hands.filter((hand) => hand !== 'nothing');
  const drawn = real(dealer.drawn);
  return {
    drawn,
    used: real(used),
    undecided,
    value: bestValue(real(used), question),
    returned: drawn.map(({ origin }) => origin).filter((origin) => /^(bless|curse)$/.test(origin)),
    deck: dealer.deckAfter(),
  };
};
