import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { classPerkLeaf } from '../../../src/content/codec/class-perk.js';
import { modifierEffectLeaf } from '../../../src/modifier-deck/internal.js';
import { explainInvalidValue } from '../../../src/core/error.js';
import { decodeWith } from '../../../src/core/report.js';
import { checkPerks, ModifierCardCodec, standardDeck } from '../../../src/modifier-deck/index.js';
import { filesOf, hasSecretariat, readSecretariat } from './folder.js';
import { perkOf, type RawClass } from './perk-data.js';

const faults = (value: unknown): readonly string[] => {
  const decoded = decodeWith(classPerkLeaf.codec)(value);
  return E.isLeft(decoded) ? decoded.left.map(explainInvalidValue) : [];
};

/** How many lines do what; five do nothing to the deck. */
const COUNTS = { remove: 8, replace: 9, add: 44, item: 2, scenario: 4 };

const hint = hasSecretariat ? '' : ' (left out: there is no ../shared/data/secretariat)';

describe.skipIf(!hasSecretariat)(`perks of the community's files${hint}`, () => {
  const classes = hasSecretariat
    ? filesOf('character').map((file) => readSecretariat(`character/${file}`) as RawClass)
    : [];
  const lines = classes.flatMap(({ name, perks }) =>
    perks.map((raw, index) => ({ at: `${name} ${String(index)}`, raw, ...perkOf(raw) })),
  );

  it('are all in the language', () => {
    expect(lines.flatMap(({ at, unknown }) => unknown.map((one) => `${at}: ${one}`))).toEqual([]);
    expect(lines.flatMap(({ at, value }) => faults(value).map((one) => `${at}: ${one}`))).toEqual(
      [],
    );
  });

  it('are as many as there are', () => {
    const boxes = classes.map(({ perks }) =>
      perks.map(perkOf).reduce((sum, { value }) => sum + value.boxes, 0),
    );
    expect(lines).toHaveLength(66);
    expect(boxes).toEqual([15, 15, 15, 15, 15, 15]);
    const perks = lines.map(({ value }) => value.perk);
    expect({
      remove: perks.filter(({ remove, add }) => remove && !add).length,
      replace: perks.filter(({ remove, add }) => remove && add).length,
      add: perks.filter(({ remove, add }) => !remove && add).length,
      item: perks.filter(({ ignoreNegativeItemEffects }) => ignoreNegativeItemEffects).length,
      scenario: perks.filter((perk) => perk.ignoreNegativeScenarioEffects).length,
    }).toEqual(COUNTS);
  });

  it('keep every card and its effects', () => {
    const given = lines.flatMap(({ raw }) => raw.cards ?? []);
    const made = lines.flatMap(({ value }) => [
      ...(value.perk.remove ?? []),
      ...(value.perk.add ?? []),
    ]);
    expect(made.map(({ count = 1 }) => count)).toEqual(given.map(({ count }) => count));
    expect(made.map(({ effects = [] }) => effects.length)).toEqual(
      given.map(({ attackModifier }) => attackModifier.effects?.length ?? 0),
    );
  });

  it('can all be ticked on the deck that everyone begins with', () => {
    for (const { name, perks } of classes) {
      const ticked = perks
        .map((raw) => perkOf(raw).value)
        .flatMap(({ boxes, perk }) => Array.from({ length: boxes }, () => perk));
      expect(checkPerks(standardDeck, ticked)._tag, name).toBe('Right');
    }
  });
});

describe('the codec of perks', () => {
  const replace = { remove: [{ value: -1 }], add: [{ value: 1 }] };

  it('takes a perk with one or several boxes', () => {
    expect(faults({ boxes: 1, perk: replace })).toEqual([]);
    expect(faults({ boxes: 3, together: true, perk: replace })).toEqual([]);
  });

  it('refuses what is no perk, and says where', () => {
    expect(faults({ boxes: 0, perk: replace })).toEqual([
      'boxes: expected a whole number from 1 to 15, got 0',
    ]);
    expect(faults({ boxes: 1, perk: {} })).toEqual([
      'perk: expected a perk that does something, got an object',
    ]);
    expect(faults({ boxes: 1, perk: { add: [{ value: 1, roling: true }] } })).toEqual([
      'perk.add[0].roling: expected no field of this name, got true',
    ]);
  });

  it('takes the effects that modifier cards can have', () => {
    const effects = [
      { type: 'condition', condition: 'stun' },
      { type: 'conditionSelf', condition: 'invisible' },
      { type: 'bless' },
      { type: 'curse' },
      { type: 'push', distance: 1 },
      { type: 'pull', distance: 1 },
      { type: 'pierce', amount: 3 },
      { type: 'addTarget', count: 1 },
      { type: 'infuse', element: 'any' },
      { type: 'heal', amount: 2 },
      { type: 'shield', amount: 1 },
      { type: 'refreshItem' },
      { type: 'heal', amount: 0 },
      { type: 'push', amount: 1 },
      { type: 'condition', condition: 'bless' },
      { type: 'attack' },
    ];
    const onCards = effects.map((effect) =>
      ModifierCardCodec.is({ value: 0, rolling: false, effects: [effect], origin: 'perk' }),
    );
    expect(effects.map(modifierEffectLeaf.codec.is)).toEqual(onCards);
    expect(onCards.filter(Boolean)).toHaveLength(12);
  });
});
