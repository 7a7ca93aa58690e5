import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  applyPerks,
  checkPerks,
  explain,
  standardDeck,
  type Perk,
  type PerkCards,
} from '../../src/modifier-deck/index.js';
import type { ModifierCard } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';
import { anyCard, card, cards, show } from './cards.js';

/** Cards of a perk in words. */
const group = (words: string, count = 1): PerkCards => {
  const { value, rolling, effects } = card(words);
  return { value, rolling, effects, count };
};

const sorted = (list: readonly ModifierCard[]): readonly string[] => list.map(show).sort();

const howMany = (list: readonly ModifierCard[], value: ModifierCard['value']): number =>
  list.filter((one) => one.value === value).length;

describe('perks', () => {
  it('remove, replace and add', () => {
    const perks: readonly Perk[] = [
      { remove: [{ value: -1, count: 2 }] },
      { remove: [{ value: -1 }], add: [{ value: 1 }] },
      { add: [group('+0, rolling, push 1', 3)] },
      { add: [group('-2'), group('+2', 2)] },
    ];
    const deck = applyPerks(standardDeck, perks);
    expect(deck).toHaveLength(20 - 2 + 0 + 3 + 3);
    expect([-1, 1, -2, 2].map((value) => howMany(deck, value))).toEqual([2, 6, 2, 3]);
    expect(deck.filter(({ rolling }) => rolling)).toEqual(
      cards('+0, rolling, push 1; +0, rolling, push 1; +0, rolling, push 1'),
    );
    expect(deck.slice(0, 6).every(({ value }) => value === 0)).toBe(true);
  });

  it('added cards come from a perk, whatever they are', () => {
    const added = applyPerks([], [{ add: [{ value: 'double', count: 2 }, { value: 1 }] }]);
    expect(added.map(({ origin }) => origin)).toEqual(['perk', 'perk', 'perk']);
  });

  it('a removal may take what another perk adds, in either order', () => {
    const add: Perk = { add: [group('-1, dark')] };
    const replace: Perk = { remove: [group('-1, dark')], add: [group('+1, dark')] };
    expect(sorted(applyPerks([], [add, replace]))).toEqual(['+1 infuse']);
    expect(applyPerks([], [replace, add])).toEqual(applyPerks([], [add, replace]));
  });

  it('a removal knows the whole card, and leaves blesses, curses and star cards alone', () => {
    const deck = cards('-1, stun; star; -1, rolling; curse; -1');
    const left = applyPerks(deck, [{ remove: [{ value: -1, count: 5 }, { value: 'null' }] }]);
    expect(left).toEqual(cards('-1, stun; star; -1, rolling; curse'));
  });

  it('what is not there is passed over', () => {
    expect(applyPerks(cards('+1'), [{ remove: [{ value: 0 }], add: [{ value: 2 }] }])).toEqual([
      ...cards('+1'),
      { ...card('+2'), origin: 'perk' },
    ]);
  });

  it('left out and null are the same', () => {
    expect(applyPerks(standardDeck, [{}, { remove: null, add: null }])).toEqual(standardDeck);
    const one = { value: 1, rolling: null, effects: null, count: null } as const;
    expect(applyPerks([], [{ add: [one] }])).toHaveLength(1);
    expect(applyPerks([], [{ add: [{ value: 1, count: 0 }] }])).toEqual([]);
  });
});

describe('checked perks', () => {
  it('are applied as applyPerks does', () => {
    const perks: readonly Perk[] = [
      { remove: [{ value: 0, count: 4 }] },
      { remove: [{ value: -2 }], add: [{ value: 0 }], ignoreNegativeItemEffects: true },
    ];
    expect(checkPerks(standardDeck, perks)).toEqual({
      _tag: 'Right',
      right: applyPerks(standardDeck, perks),
    });
  });

  it('name each removal of cards that are not there', () => {
    const checked = checkPerks(standardDeck, [
      { remove: [{ value: -2 }, { value: 5 }] },
      { remove: [{ value: -2 }] },
      { remove: [{ value: -1, count: 7 }] },
    ]);
    expect(checked).toEqual({
      _tag: 'Left',
      left: [
        ['perks', 0, 'remove', 1, 5, 1],
        ['perks', 1, 'remove', 0, -2, 1],
        ['perks', 2, 'remove', 0, -1, 2],
      ].map(([perks, perk, remove, at, value, missing]) => ({
        type: 'cardsNotInDeck',
        path: [perks, perk, remove, at],
        ruling: null,
        card: { value, rolling: false, effects: [], origin: 'perk' },
        missing,
      })),
    });
    expect(checked._tag === 'Left' && explain(checked.left[2]!)).toBe(
      'perks[2].remove[0]: 2 too few such cards in the deck to remove them',
    );
  });

  it('do not mind what comes first', () => {
    const add = { add: [group('-1, dark')] };
    const remove = { remove: [group('-1, dark')] };
    expect(checkPerks([], [remove, add])._tag).toBe('Right');
    expect(checkPerks(cards('star'), [{ remove: [{ value: -1 }] }])._tag).toBe('Left');
  });
});

const anyGroup: fc.Arbitrary<PerkCards> = fc.record({
  value: fc.integer({ min: -2, max: 2 }),
  rolling: fc.boolean(),
  count: fc.nat({ max: 3 }),
});

const anyPerk: fc.Arbitrary<Perk> = fc.record({
  remove: fc.array(anyGroup, { maxLength: 2 }),
  add: fc.array(anyGroup, { maxLength: 2 }),
});

describe('the order of perks', () => {
  const shuffledPerks = fc
    .array(anyPerk, { maxLength: 5 })
    .chain((perks) =>
      fc.tuple(
        fc.constant(perks),
        fc.shuffledSubarray(perks, { minLength: perks.length, maxLength: perks.length }),
      ),
    );

  it('means nothing, and perks change nothing that they are given', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 12 }), shuffledPerks, (deck, [perks, other]) => {
        deepFreeze(deck);
        deepFreeze(perks);
        const left = applyPerks(deck, perks);
        expect(applyPerks(deck, other)).toEqual(left);
        const checked = checkPerks(deck, perks);
        expect(checkPerks(deck, other)._tag).toBe(checked._tag);
        const sum = (name: 'add' | 'remove') =>
          perks
            .flatMap((perk) => perk[name] ?? [])
            .reduce((all, { count }) => all + (count ?? 1), 0);
        if (checked._tag === 'Right') {
          expect(checked.right).toEqual(left);
          expect(left).toHaveLength(deck.length + sum('add') - sum('remove'));
        } else expect(left.length).toBeGreaterThan(deck.length + sum('add') - sum('remove'));
      }),
    );
  });
});
