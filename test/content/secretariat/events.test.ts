import { describe, expect, it } from 'vitest';

import { decodePart } from '../../../src/content/decode-part.js';
import { explain } from '../../../src/content/error.js';
import type { EventOutcome } from '../../../src/content/box/event.js';
import type { Reward } from '../../../src/content/box/reward.js';
import { eventOf, type RawEvent } from './event-data.js';
import { hasSecretariat, readSecretariat } from './folder.js';

const faults = (value: unknown): readonly string[] => {
  const decoded = decodePart('GameEvent', value);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

/** Rewards with all that are inside others. */
const flat = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.flatMap((reward) => {
    if (reward.type === 'choose') return [reward, ...reward.of.flatMap(flat)];
    if (reward.type !== 'if') return [reward];
    return [reward, ...flat(reward.then), ...flat(reward.otherwise ?? [])];
  });

const countBy = <A>(all: readonly A[], keyOf: (one: A) => string): Record<string, number> =>
  all.reduce<Record<string, number>>((counts, one) => {
    const key = keyOf(one);
    return { ...counts, [key]: (counts[key] ?? 0) + 1 };
  }, {});

const isOtherwise = ({ if: clauses = [] }: EventOutcome): boolean =>
  clauses.some(({ type }) => type === 'otherwise');

/** How many rewards there are of each kind; the survey of effects counts prices and choices otherwise. */
const REWARDS = {
  none: 81,
  gold: 71,
  experience: 12,
  checkmarks: 13,
  reputation: 95,
  prosperity: 30,
  item: 16,
  itemDesign: 1,
  randomItemDesign: 2,
  unlockScenario: 23,
  addEvent: 22,
  partyAchievement: 12,
  globalAchievement: 1,
  startConditions: 38,
  startDamage: 34,
  startMinusOnes: 2,
  startDiscard: 18,
  startItemsUsed: 3,
  outcome: 8,
  choose: 1,
  if: 14,
};

/** How many clauses outcomes have of each kind. */
const CLAUSES = { otherwise: 69, class: 48, reputation: 12, payGold: 12, payItem: 1, any: 1 };

const hint = hasSecretariat ? '' : ' (left out: there is no ../shared/data/secretariat)';

describe.skipIf(!hasSecretariat)(`events of the community's files${hint}`, () => {
  const raw = hasSecretariat ? (readSecretariat('events.json') as readonly RawEvent[]) : [];
  const events = raw.map(eventOf);
  const options = events.flatMap(({ value }) =>
    value.options.map((option) => ({ ...option, at: `${value.id} ${option.id}` })),
  );
  const outcomes = options.flatMap((option) =>
    option.outcomes.map((outcome, index) => ({
      ...outcome,
      at: `${option.at} ${String(index + 1)}`,
    })),
  );

  it('are all in the language', () => {
    const unknown = events.flatMap(({ value, unknown }) =>
      unknown.map((one) => `${value.id}: ${one}`),
    );
    expect(unknown).toEqual([]);
    expect(
      events.flatMap(({ value }) => faults(value).map((one) => `${value.id}: ${one}`)),
    ).toEqual([]);
  });

  it('are as many as there are', () => {
    expect(countBy(events, ({ value }) => value.deck)).toEqual({ city: 81, road: 69 });
    expect(new Set(events.map(({ value }) => value.id)).size).toBe(150);
    expect(options).toHaveLength(300);
    expect(outcomes).toHaveLength(373);
  });

  it('lack what the files do not say', () => {
    const empty = outcomes.filter(({ rewards }) => rewards.length === 0);
    expect(empty.filter((one) => !isOtherwise(one)).map(({ at }) => at)).toEqual([
      'city-15 B 1',
      'road-36 A 1',
      'road-46 A 1',
    ]);
    // No effect is meant: the party could not pay, and the card comes back.
    expect(empty.filter(isOtherwise).map(({ at }) => at)).toEqual(['city-03 A 2', 'city-41 A 3']);
  });

  it('add events that are there', () => {
    const ids = new Set(events.map(({ value }) => value.id));
    const added = outcomes
      .flatMap(({ rewards }) => flat(rewards))
      .flatMap((reward) => (reward.type === 'addEvent' ? [reward.event] : []));
    expect(added.filter((event) => !ids.has(event))).toEqual([]);
  });

  it('say who, where that is not each of the party', () => {
    const to = outcomes
      .flatMap(({ rewards }) => flat(rewards))
      .flatMap((reward) => ('to' in reward ? [`${reward.type} ${reward.to}`] : []));
    expect(countBy(to, (one) => one)).toEqual({
      'gold party': 34,
      'startDiscard one': 3,
      'startMinusOnes one': 2,
    });
  });

  it('keep every condition and effect', () => {
    const given = raw.flatMap((event) => event.options.flatMap((option) => option.outcomes));
    const effects = given.flatMap((outcome) => outcome.effects ?? []);
    const prices = given.filter(({ condition }) => condition?.effect);
    const conditional = effects.filter(({ condition }) => condition);
    const alternatives = effects.filter(({ condition }) => condition?.type === 'otherwise');
    const choices = effects.filter(({ type }) => type === 'choose');
    const made = outcomes.flatMap(({ rewards }) => flat(rewards));
    expect(made).toHaveLength(
      effects.length +
        prices.length +
        (conditional.length - alternatives.length) +
        choices.flatMap(({ values = [] }) => values).length,
    );
    expect(outcomes.filter((outcome) => outcome.if)).toHaveLength(
      given.filter(({ condition }) => condition).length,
    );
  });

  it('give what the files say', () => {
    const rewards = outcomes.flatMap((outcome) => flat(outcome.rewards));
    expect(countBy(rewards, ({ type }) => type)).toEqual(REWARDS);
    const clauses = outcomes.flatMap((outcome) => outcome.if ?? []);
    expect(countBy(clauses, ({ type }) => type)).toEqual(CLAUSES);
  });
});

describe('the codec of events', () => {
  const none = { rewards: [{ type: 'none' }] };
  const option = { id: 'A', outcomes: [none], after: 'remove' };
  const to = (target: string): object => ({
    rewards: [{ type: 'outcome', option: target }],
  });
  const event = (...options: readonly unknown[]): unknown => ({
    id: 'city-99',
    deck: 'city',
    options,
  });

  it('takes an option that leads to another one', () => {
    expect(faults(event(option, { id: 'B', outcomes: [to('A')] }))).toEqual([]);
  });

  it('refuses options that lead nowhere or in a circle', () => {
    const circle = event({ id: 'A', outcomes: [to('B')] }, { id: 'B', outcomes: [to('A')] });
    const away = event(option, { id: 'B', outcomes: [to('C')] });
    const itself = event(option, { id: 'B', outcomes: [to('B')] });
    expect(faults(circle)).toEqual([
      'options[0]: option "A" leads back to itself (R-EVENT-2)',
      'options[1]: option "B" leads back to itself (R-EVENT-2)',
    ]);
    expect(faults(away)[0]).toMatch(/^options\[1\]\.outcomes\[0\].*no option "C"/);
    expect(faults(itself)).toEqual(['options[1]: option "B" leads back to itself (R-EVENT-2)']);
  });

  it('refuses fewer than two options, or two of one id', () => {
    expect(faults(event(option))).toHaveLength(1);
    expect(faults(event(option, option))).toEqual([
      'options[1].id: a second option "A"; the first is at options[0].id',
    ]);
    expect(faults(event(option, { ...option, id: 'B' }))).toEqual([]);
  });

  it('wants to know where the card goes, once', () => {
    const wanted =
      'options[1]: option "B" must say where the card goes, in every case and only once: itself, or in its outcomes (R-EVENT-1)';
    expect(faults(event(option, { id: 'B', outcomes: [none] }))).toEqual([wanted]);
    const twice = { id: 'B', outcomes: [{ ...none, after: 'return' }], after: 'return' };
    expect(faults(event(option, twice))).toEqual([wanted]);
  });

  it('refuses a range of reputation without an end', () => {
    const asking = (clause: object): unknown =>
      event(option, {
        id: 'B',
        outcomes: [{ ...none, if: [{ type: 'reputation', ...clause }] }],
        after: 'return',
      });
    expect(faults(asking({ above: 4 }))).toEqual([]);
    expect(faults(asking({ above: 4, below: 6 }))).toEqual([]);
    expect(faults(asking({}))).toHaveLength(1);
  });
});
