import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { treasureLeaf } from '../../../src/content/codec/treasure.js';
import type { Reward } from '../../../src/content/box/reward.js';
import { explainInvalidValue } from '../../../src/core/error.js';
import { decodeWith } from '../../../src/core/report.js';
import { treasureOf } from './campaign.js';
import { hasSecretariat, readSecretariat } from './folder.js';

const faults = (value: unknown): readonly string[] => {
  const decoded = decodeWith(treasureLeaf.codec)(value);
  return E.isLeft(decoded) ? decoded.left.map(explainInvalidValue) : [];
};

/** How many rewards there are of each kind. */
const COUNTS = {
  gold: 11,
  experience: 2,
  checkmarks: 4,
  item: 28,
  itemDesign: 3,
  randomItemDesign: 15,
  randomScenario: 5,
  unlockScenario: 1,
  damage: 6,
  conditions: 3,
  read: 1,
};

const hint = hasSecretariat ? '' : ' (left out: there is no ../shared/data/secretariat)';

describe.skipIf(!hasSecretariat)(`treasures of the community's files${hint}`, () => {
  const raw = hasSecretariat ? (readSecretariat('treasures.json') as readonly string[]) : [];
  const treasures = raw.map(treasureOf);
  const of = (type: Reward['type']): readonly Reward[] =>
    treasures.flatMap(({ value }) => value.rewards.filter((reward) => reward.type === type));

  it('are all in the language', () => {
    expect(treasures).toHaveLength(75);
    expect(treasures.flatMap(({ unknown }) => unknown)).toEqual([]);
    expect(
      treasures.flatMap(({ value }) => faults(value).map((one) => `${value.id}: ${one}`)),
    ).toEqual([]);
  });

  it('give what the files say', () => {
    for (const [type, count] of Object.entries(COUNTS))
      expect(of(type as Reward['type']), type).toHaveLength(count);
    expect(treasures.flatMap(({ value }) => value.rewards)).toHaveLength(
      Object.values(COUNTS).reduce((sum, count) => sum + count),
    );
    expect(treasures[12]?.value).toEqual({
      id: '13',
      rewards: [
        { type: 'damage', amount: 5, to: 'looter' },
        { type: 'conditions', conditions: ['poison', 'wound'], to: 'looter' },
      ],
    });
  });
});

describe('the codec of treasures', () => {
  it('refuses what is no treasure, and says where', () => {
    const gold = { type: 'gold', amount: 5, to: 'looter' };
    expect(faults({ id: '1', rewards: [gold] })).toEqual([]);
    expect(faults({ id: '1', rewards: [] })).toHaveLength(1);
    expect(faults({ id: '1', rewards: [{ ...gold, amount: 0 }] })).toEqual([
      'rewards[0].amount: expected a number other than 0, got 0',
    ]);
    expect(faults({ id: '1', rewards: [{ ...gold, to: 'thief' }] })).toEqual([
      'rewards[0].to: expected one of "each", "one", "payer", "looter", "party", got "thief"',
    ]);
  });
});
