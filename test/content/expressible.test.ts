import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { decodePart } from '../../src/content/decode-part.js';
import type { Action } from '../../src/content/language/action.js';
import { explain } from '../../src/content/error.js';
import { hasSecretariat, readSecretariat } from './secretariat/folder.js';
import { spotsOf, wordsOfHalf, type SecretariatCard } from './secretariat/halves.js';
import { writtenSpots, writtenWords } from './secretariat/written.js';

interface Half {
  readonly class: string;
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly level: number | 'X';
  readonly action: Action;
}

const halves = JSON.parse(
  readFileSync(new URL('expressible.json', import.meta.url), 'utf8'),
) as readonly Half[];

const idOf = (half: Half): string => `${half.class} #${half.card} ${half.half}`;

const isSpecial = (half: Half): boolean => JSON.stringify(half.action).includes('"special"');

const isFirst = ({ level }: Half): boolean => level === 1 || level === 'X';

/** The halves that the language cannot say, and why. */
const NOT_IN_THE_LANGUAGE: Readonly<Record<string, string>> = {
  'mindthief #170 bottom': 'the effects of other active cards are lent to ranged attacks',
  'mindthief #172 top': "the effects of other active cards are lent to an ally's attack",
  'tinkerer #60 bottom': 'a card that belongs to a third figure is recovered',
};

describe('halves of cards in the language', () => {
  it.each(halves.map((half) => [idOf(half), half] as const))('%s', (_, { action }) => {
    const decoded = decodePart('Action', action);
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : []).toEqual([]);
  });

  it('are all halves of the six classes, each once', () => {
    expect(new Set(halves.map(idOf)).size).toBe(halves.length);
    expect(halves.filter(isFirst)).toHaveLength(156);
    expect(halves.filter((half) => !isFirst(half))).toHaveLength(192);
  });

  it('need a handler of the host only where a reason is given', () => {
    expect(halves.filter(isSpecial).map(idOf).sort()).toEqual(
      Object.keys(NOT_IN_THE_LANGUAGE).sort(),
    );
  });
});

/** How often each word occurs. */
const tally = (words: readonly string[]): ReadonlyMap<string, number> =>
  words.reduce(
    (counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1),
    new Map<string, number>(),
  );

/** The words of the first list that the second has not as often. */
const missingFrom = (words: readonly string[], all: readonly string[]): readonly string[] => {
  const have = tally(all);
  return [...tally(words)]
    .filter(([word, times]) => (have.get(word) ?? 0) < times)
    .map(([word]) => word);
};

/** Where the files are wrong or write something in another way, which the survey lists. */
const OTHERWISE_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  // The sign of the round stands there for the shield or retaliate of the bonus, whose default it is.
  'mindthief #149 top': ['round'],
  'mindthief #169 top': ['round'],
};

describe.skipIf(!hasSecretariat)("halves of cards beside the community's files", () => {
  const classes = [...new Set(halves.map((half) => half.class))];
  const cards = new Map(
    hasSecretariat
      ? classes.flatMap((name) => {
          const { abilities } = readSecretariat(`character/deck/${name}.json`) as {
            readonly abilities: readonly SecretariatCard[];
          };
          return abilities.map((card) => [`${name} #${String(card.cardId)}`, card] as const);
        })
      : [],
  );
  const cardOf = (half: Half): SecretariatCard => {
    const card = cards.get(`${half.class} #${half.card}`);
    if (card === undefined) throw new Error(`no card ${idOf(half)}`);
    return card;
  };

  it.each(halves.filter((half) => !isSpecial(half)).map((half) => [idOf(half), half] as const))(
    '%s says the same numbers, conditions, elements and signs',
    (id, half) => {
      const missing = missingFrom(wordsOfHalf(cardOf(half), half.half), writtenWords(half.action));
      expect(missing).toEqual(OTHERWISE_WRITTEN[id] ?? []);
    },
  );

  it.each(halves.map((half) => [idOf(half), half] as const))('%s has the same spots', (_, half) => {
    const card = cardOf(half);
    const actions = (half.half === 'top' ? card.actions : card.bottomActions) ?? [];
    expect([...writtenSpots(half.action)].sort()).toEqual([...actions.flatMap(spotsOf)].sort());
  });
});
