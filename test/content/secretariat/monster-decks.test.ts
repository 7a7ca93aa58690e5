import { describe, expect, it } from 'vitest';

import { monsterDeckLeaf } from '../../../src/content/codec/monster.js';
import type { MonsterDeck } from '../../../src/content/box/monster.js';
import { hasSecretariat } from './folder.js';
import { wordsOfHalf } from './halves.js';
import {
  faultsOf,
  listed,
  missingFrom,
  nodesOf,
  read,
  unsaidIn,
  type Node,
} from './monster-check.js';
import { readDecks, type RawCard, type RawDeck } from './monster-data.js';
import { deckOf } from './monsters.js';
import { writtenWords } from './written.js';

/** Decks of one solo scenario, or of one scenario that changes a type of monster. */
const VARIANTS: readonly string[] = [
  'bandit-archer-music-note-solo',
  'bandit-guard-music-note-solo',
  'city-guard-saw-solo',
  'city-guard-sun-solo',
  'cultist-scenario-89',
  'inox-necromancer',
  'tendril-of-corruption',
];

const decks = readDecks();
const ordinary = decks.filter(({ name }) => !VARIANTS.includes(name));
const variants = decks.filter(({ name }) => VARIANTS.includes(name));
const cardsOf = (some: readonly RawDeck[]): readonly RawCard[] =>
  some.flatMap(({ abilities }) => abilities);

const STATS: Readonly<Record<string, string>> = { move: 'M', attack: 'A', range: 'R' };
const SIGNS: Readonly<Record<string, string>> = { plus: '+', minus: '-' };

const relativeOf = ({ type, value, valueType }: Node): readonly string[] => {
  const [stat, sign] = [STATS[String(type)], SIGNS[String(valueType)]];
  if (stat === undefined || sign === undefined) return [];
  return [Number(value) === 0 ? stat : `${stat}${sign}${String(value)}`];
};

const writtenRelative = ({ amount, range }: Node): readonly string[] =>
  [amount, range].filter((one): one is string => typeof one === 'string');

describe.skipIf(!hasSecretariat)("decks of monsters in the community's files", () => {
  it('are 36 with 258 cards, 29 and 232 of them ordinary', () => {
    expect([decks.length, cardsOf(decks).length]).toEqual([36, 258]);
    expect([ordinary.length, cardsOf(ordinary).length]).toEqual([29, 232]);
    expect(cardsOf(ordinary).filter(({ shuffle }) => shuffle === true)).toHaveLength(58);
  });

  it.each(ordinary.map((deck) => [deck.name, deck] as const))('%s', (_, deck) => {
    const value = deckOf(deck);
    expect(faultsOf(monsterDeckLeaf, value)).toEqual([]);
    expect(unsaidIn(value)).toEqual([]);
    const { cards } = read(monsterDeckLeaf, value);
    expect(cards.map(({ id }) => id)).toEqual(deck.abilities.map(({ cardId }) => String(cardId)));
    expect(cards.map(({ initiative }) => initiative)).toEqual(
      deck.abilities.map(({ initiative }) => initiative),
    );
  });

  it('no number, condition or element of an ordinary card is lost', () => {
    const lost = ordinary.flatMap((deck) =>
      read(monsterDeckLeaf, deckOf(deck)).cards.flatMap((card, index) => {
        const raw = { level: 1, cardId: 0, ...deck.abilities[index]! };
        return missingFrom(wordsOfHalf(raw, 'top'), writtenWords(card)).map(
          (word) => `${deck.name} #${card.id}: ${word}`,
        );
      }),
    );
    // Both say that a number takes the place of another, which has another word here.
    expect(lost).toEqual(['lurker #612: shield 2', 'savvas-icestorm #708: push 4']);
  });

  it('no number that is relative to a stat is lost', () => {
    const lost = ordinary.flatMap((deck) =>
      missingFrom(
        nodesOf(deck).flatMap(relativeOf),
        nodesOf(deckOf(deck)).flatMap(writtenRelative),
      ),
    );
    const all = ordinary.flatMap((deck) => nodesOf(deck).flatMap(relativeOf));
    expect([all.length, lost]).toEqual([374, []]);
  });

  it('cannot be said in full for four solo scenarios', () => {
    const ofVariants = (listOf: (deck: RawDeck) => readonly string[]) =>
      listed(variants, ({ name }) => name, listOf);
    // These monsters draw from the modifier deck of a character.
    expect(ofVariants((deck) => unsaidIn(deckOf(deck)))).toEqual({
      'bandit-archer-music-note-solo': ['hint-custom-solo-char-am-deck'],
      'bandit-guard-music-note-solo': ['hint-custom-solo-char-am-deck'],
      'city-guard-sun-solo': ['hint-custom-solo-char-am-deck'],
    });
    // This one acts after everybody, also after long rests.
    expect(ofVariants((deck) => faultsOf(monsterDeckLeaf, deckOf(deck)))).toEqual({
      'city-guard-saw-solo': ['cards[0].initiative: expected a whole number from 1 to 99, got 100'],
    });
  });
});

const card = (deck: string, id: string): MonsterDeck['cards'][number] =>
  read(monsterDeckLeaf, deckOf(decks.find(({ name }) => name === deck)!)).cards.find(
    (one) => one.id === id,
  )!;

const adjacentEnemies = {
  type: 'select',
  who: ['enemy'],
  count: 'all',
  place: { type: 'within', range: 1 },
};

describe.skipIf(!hasSecretariat)('single cards, written by hand', () => {
  it.each([
    ['living-bones', '522', { type: 'attack', amount: 'A', allAtOne: true }],
    ['living-spirit', '581', { type: 'attack', amount: 'A-1', range: 'R', targets: 'all' }],
    ['archer', '537', { type: 'attack', amount: 'A+1', range: 'R+1' }],
    ['stone-golem', '740', { type: 'retaliate', amount: 3, reach: 3 }],
    ['scout', '675', { type: 'move', amount: 'M+1', mode: 'jump' }],
    [
      'lurker',
      '612',
      {
        type: 'shield',
        amount: 1,
        effects: [{ type: 'consume', elements: ['ice'], then: [{ type: 'set', amount: 2 }] }],
      },
    ],
    [
      'ooze',
      '699',
      {
        type: 'push',
        amount: 1,
        to: adjacentEnemies,
        effects: [{ type: 'addConditions', conditions: ['poison'] }],
      },
    ],
    [
      'deep-terror',
      '733',
      {
        type: 'attack',
        amount: 'A',
        pierce: 3,
        area: {
          origin: { q: 0, r: 0 },
          hexes: [
            { q: 2, r: -2 },
            { q: 1, r: -1 },
            { q: 4, r: -4 },
            { q: 3, r: -3 },
            { q: 5, r: -5 },
          ],
        },
      },
    ],
  ])('%s #%s has the ability', (deck, id, ability) => {
    expect(card(deck, id).abilities).toContainEqual(ability);
  });

  it.each([
    ['archer', '538', 2, { type: 'create', overlay: { type: 'trap', damage: 3 } }],
    ['flame-demon', '635', 1, { type: 'create', overlay: { type: 'trap', damage: 4 } }],
    ['ancient-artillery', '701', 1, { type: 'suffer', amount: 2, to: adjacentEnemies }],
    ['night-demon', '667', 2, { type: 'suffer', amount: 1, to: { who: ['enemy', 'ally'] } }],
    ['giant-viper', '684', 1, { effects: [{ type: 'eachTarget', effects: [{ type: 'if' }] }] }],
    ['giant-viper', '689', 2, { type: 'bonus', on: 'attacked', lasts: 'round' }],
    ['savvas-lavaflow', '719', 1, { effects: [{ effects: [{ type: 'suffer', amount: 2 }] }] }],
    ['savvas-lavaflow', '721', 1, { then: [{ type: 'condition', conditions: ['wound'] }] }],
    ['deep-terror', '738', 0, { effects: [{ type: 'eachTarget', effects: [{ type: 'spawn' }] }] }],
    ['ooze', '696', 1, { type: 'spawn', hitPoints: { type: 'hitPoints', which: 'current' } }],
    ['earth-demon', '642', 1, { effects: [{ then: [{ type: 'add', amount: -2 }] }] }],
    ['wind-demon', '650', 1, { effects: [{ then: [{ to: 'range', amount: -2 }] }] }],
    ['wind-demon', '648', 1, { effects: [{ then: [{ amount: 1 }, { type: 'setArea' }] }] }],
    ['sun-demon', '657', 1, { range: 4, effects: [{ then: [{ type: 'retarget' }] }] }],
    ['savvas-lavaflow', '722', 0, { effects: [{ then: [{ type: 'set', to: 'targets' }] }] }],
  ])('%s #%s, ability %i', (deck, id, index, expected) => {
    expect(card(deck, id).abilities[index]).toMatchObject(expected);
  });

  it('what follows on a card follows here', () => {
    expect(card('cultist', '604').abilities[2]).toMatchObject({
      type: 'bonus',
      on: 'dies',
      lasts: 'round',
      effects: [{ type: 'attack', amount: 'A+2' }],
    });
    expect(card('earth-demon', '643').abilities[2]).toEqual({
      type: 'consume',
      elements: ['any'],
      then: [{ type: 'infuse', elements: ['earth'] }],
    });
    expect(card('harrower-infester', '729').abilities[2]).toEqual({
      type: 'consume',
      elements: ['dark'],
      then: [
        {
          type: 'repeat',
          times: { type: 'bound', name: 'strike', list: 'damaged' },
          then: [{ type: 'heal', amount: 2 }],
        },
      ],
    });
    expect(card('wind-demon', '645')).toMatchObject({ shuffle: true, infuse: ['air'] });
  });
});
