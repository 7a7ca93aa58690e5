import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { campaignSetupLeaf } from '../../../src/content/codec/campaign-setup.js';
import { rewardLeaf } from '../../../src/content/codec/reward.js';
import { decodePart } from '../../../src/content/decode-part.js';
import { explain } from '../../../src/content/error.js';
import type { Leaf } from '../../../src/core/codec.js';
import { explainInvalidValue } from '../../../src/core/error.js';
import { decodeWith } from '../../../src/core/report.js';
import { campaignSetupOf, scenarioRewardsOf, type RawCampaign } from './campaign.js';
import { filesOf, hasSecretariat, readSecretariat } from './folder.js';

const faults = <A>({ codec }: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeWith(codec)(value);
  return E.isLeft(decoded) ? decoded.left.map(explainInvalidValue) : [];
};

interface RawScenario {
  readonly index: string;
  readonly rewards?: Readonly<Record<string, unknown>>;
}

const allOf = (folder: string): readonly unknown[] =>
  hasSecretariat ? filesOf(folder).map((file) => readSecretariat(`${folder}/${file}`)) : [];

const hint = hasSecretariat ? '' : ' (left out: there is no ../shared/data/secretariat)';

describe.skipIf(!hasSecretariat)(`the campaign of the community's files${hint}`, () => {
  const scenarios = allOf('scenarios') as readonly RawScenario[];

  it('begins in the language', () => {
    const setup = campaignSetupOf({
      campaign: readSecretariat('campaign.json') as RawCampaign['campaign'],
      scenarios: scenarios,
      classes: allOf('character') as RawCampaign['classes'],
      items: readSecretariat('items.json') as RawCampaign['items'],
      tables: readSecretariat('../../rules/tables.json') as RawCampaign['tables'],
    });
    expect(faults(campaignSetupLeaf, setup)).toEqual([]);
    expect(setup.scenarios).toEqual(['1']);
    expect(setup.classes).toHaveLength(6);
    expect([setup.cityEvents.length, setup.roadEvents.length]).toEqual([30, 30]);
    expect(setup.prosperity.map(({ checkmarks }) => checkmarks)).toEqual([
      0, 4, 9, 15, 22, 30, 39, 50, 64,
    ]);
    expect(setup.prosperity.map(({ items }) => items.length)).toEqual([14, 7, 7, 7, 7, 7, 7, 7, 7]);
    expect(setup.randomItemDesigns).toHaveLength(25);
    expect(setup.milestones).toHaveLength(18);
  });

  it('gives the rewards of scenarios in the language', () => {
    const given = scenarios.flatMap(({ index, rewards }) =>
      rewards ? [{ index, ...scenarioRewardsOf(rewards) }] : [],
    );
    expect(given.flatMap(({ unknown }) => unknown)).toEqual([]);
    expect(given).toHaveLength(44);
    const wrong = given.flatMap(({ index, value }) =>
      value.flatMap((reward) => faults(rewardLeaf, reward).map((one) => `${index}: ${one}`)),
    );
    // The file has the name of an achievement, misspelt, where others have its id.
    expect(wrong.map((one) => one.split(' expected')[0])).toEqual(['36: achievement:']);
  });
});

describe('the codec of campaigns', () => {
  const setup = {
    scenarios: ['1'],
    classes: ['brute'],
    cityEvents: [],
    roadEvents: [],
    prosperity: [{ checkmarks: 0, items: [] }],
  };

  it('refuses levels of prosperity out of order', () => {
    const level = (checkmarks: number) => ({ checkmarks, items: [] });
    const faultsWith = (prosperity: readonly unknown[]): readonly string[] => {
      const decoded = decodePart('CampaignSetup', { ...setup, prosperity });
      return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
    };
    const fault = 'prosperity: the levels of prosperity begin at 0 checkmarks and rise (R-CAMP-13)';
    expect(faultsWith([level(0), level(4)])).toEqual([]);
    expect(faultsWith([level(0), level(4), level(4)])).toEqual([fault]);
    expect(faultsWith([level(1)])).toEqual([fault]);
  });

  it('refuses the same id twice', () => {
    expect(faults(campaignSetupLeaf, { ...setup, classes: ['brute', 'brute'] })).toEqual([
      'classes: expected ids, none of them twice, got a list',
    ]);
  });
});
