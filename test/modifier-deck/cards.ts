/** Cards in few words, and generators of cards and decks. */

import fc from 'fast-check';

import { effectOfLabel } from '../../scripts/conformance/modifier-card.js';
import type { ModifierDeck } from '../../src/modifier-deck/index.js';
import { fromSeed, type Rng } from '../../src/rng/index.js';
import type { ModifierCard, ModifierEffect, ModifierOrigin } from '../../src/vocabulary/index.js';
import { DRAW_MODES } from '../../src/vocabulary/index.js';

const ORIGINS: Readonly<Record<string, Partial<ModifierCard>>> = {
  bless: { value: 'double', origin: 'bless' },
  curse: { value: 'null', origin: 'curse' },
  star: { value: -1, origin: 'star' },
  null: { value: 'null' },
  '2x': { value: 'double' },
};

/**
 * A card in words, parts divided by commas: `+1, rolling, stun`, `null`, `2x`, `bless`, `curse`, `star`.
 * With a rolling sign or an effect it comes from a perk.
 */
export const card = (words: string): ModifierCard => {
  const [head = '', ...rest] = words.split(', ');
  const rolling = rest.includes('rolling');
  const effects = rest.filter((word) => word !== 'rolling').map(effectOfLabel);
  if (effects.includes(null)) throw new Error(`no such card: ${words}`);
  const origin: ModifierOrigin = rest.length > 0 ? 'perk' : 'standard';
  const value = Number(head) + 0;
  return { value, rolling, effects: effects as ModifierEffect[], origin, ...ORIGINS[head] };
};

/** Several cards, divided by semicolons. */
export const cards = (words: string): readonly ModifierCard[] =>
  words === '' ? [] : words.split('; ').map(card);

const number = (value: number): string => (value < 0 ? String(value) : `+${String(value)}`);

/** The head of a card, for expectations that read well. */
export const show = ({ value, rolling, effects, origin }: ModifierCard): string => {
  const head = typeof value === 'number' ? number(value) : value;
  const name = origin === 'standard' || origin === 'perk' ? head : origin;
  return [name, ...(rolling ? ['rolling'] : []), ...effects.map(({ type }) => type)].join(' ');
};

/** A deck of piles in words. */
export const deckOf = (pile: string, discard = '', mustShuffle = false): ModifierDeck => ({
  pile: cards(pile),
  discard: cards(discard),
  mustShuffle,
});

export const RNG = fromSeed('table');

/** All streams. */
export const anyRng: fc.Arbitrary<Rng> = fc.string().map(fromSeed);

const LABELS = ['stun', 'muddle', 'fire', 'push 1', 'pierce 3', 'heal 1 self', 'curse'];

const anyEffects: fc.Arbitrary<readonly ModifierEffect[]> = fc.array(
  fc.constantFrom(...LABELS).map((label) => effectOfLabel(label)!),
  { maxLength: 3 },
);

const numbered: fc.Arbitrary<ModifierCard> = fc.record({
  value: fc.integer({ min: -3, max: 4 }),
  rolling: fc.boolean(),
  effects: fc.oneof(fc.constant([]), anyEffects),
  origin: fc.constantFrom<ModifierOrigin>('standard', 'perk'),
});

const special = fc.constantFrom(...cards('null; 2x; bless; curse; star'));

/** Null or 2x with effects or a rolling sign: no known card, but expressible. */
const odd: fc.Arbitrary<ModifierCard> = fc.record({
  value: fc.constantFrom<ModifierCard['value']>('null', 'double'),
  rolling: fc.boolean(),
  effects: anyEffects,
  origin: fc.constantFrom<ModifierOrigin>('standard', 'perk'),
});

/** Any card; rolling cards and equal cards are common. */
export const anyCard: fc.Arbitrary<ModifierCard> = fc.oneof(
  { weight: 6, arbitrary: numbered },
  { weight: 3, arbitrary: special },
  { weight: 1, arbitrary: odd },
);

/** Any deck, often with few cards, so that it runs out. */
export const anyDeck: fc.Arbitrary<ModifierDeck> = fc.record({
  pile: fc.array(anyCard, { maxLength: 6 }),
  discard: fc.array(anyCard, { maxLength: 6 }),
  mustShuffle: fc.boolean(),
});

export const anyMode = fc.constantFrom(...DRAW_MODES);
export const anyAttack = fc.integer({ min: -2, max: 6 });
