/** Events as Gloomhaven Secretariat writes them, into the language: for tests only. */

import type { EventOption, EventOutcome, GameEvent } from '../../../src/content/box/event.js';
import type { EventClause, PartyClause } from '../../../src/content/box/party-clause.js';
import type { Reward } from '../../../src/content/box/reward.js';

/** A condition of the files. */
export interface RawCondition {
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly effect?: RawEffect;
}

/** An effect of the files. */
export interface RawEffect {
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly condition?: RawCondition;
}

interface RawAfter {
  readonly removeFromDeck?: boolean;
  readonly returnToDeck?: boolean;
}

/** An outcome of the files; what they call a narrative is passed over. */
export interface RawOutcome extends RawAfter {
  readonly condition?: RawCondition;
  readonly effects?: readonly RawEffect[];
}

/** An event of the files. */
export interface RawEvent {
  readonly cardId: string;
  readonly type: 'city' | 'road';
  readonly options: readonly (RawAfter & {
    readonly label: string;
    readonly outcomes: readonly RawOutcome[];
  })[];
}

/** What a converter does not know is an entry here, and a hole in what it makes. */
export interface Converted<A> {
  readonly value: A;
  readonly unknown: readonly string[];
}

const numberAt = (values: readonly unknown[], index = 0): number => Number(values[index]);
const wordAt = (values: readonly unknown[], index = 0): string => String(values[index]);

const gold = (sign: 1 | -1, to?: 'party') => (values: readonly unknown[]) =>
  ({ type: 'gold', amount: sign * numberAt(values), ...(to && { to }) }) as const;

const number =
  (type: 'experience' | 'checkmarks' | 'reputation' | 'prosperity', sign: 1 | -1 = 1) =>
  (values: readonly unknown[]): Reward => ({ type, amount: sign * numberAt(values) });

const achievement =
  (type: 'partyAchievement' | 'globalAchievement') =>
  (values: readonly unknown[]): Reward => ({ type, achievement: wordAt(values) });

const itemsUsed =
  (from: 'party' | 'each') =>
  (values: readonly unknown[]): Reward => ({
    type: 'startItemsUsed',
    count: numberAt(values),
    slot: wordAt(values, 1) as 'small',
    from,
  });

/** The kinds of effects. Where a word says who, it is written; where none does, the defaults hold. */
const EFFECTS: Readonly<Record<string, (values: readonly unknown[]) => Reward>> = {
  noEffect: () => ({ type: 'none' }),
  gold: gold(1),
  goldAdditional: gold(1),
  loseGold: gold(-1),
  collectiveGold: gold(1, 'party'),
  collectiveGoldAdditional: gold(1, 'party'),
  loseCollectiveGold: gold(-1, 'party'),
  experience: number('experience'),
  battleGoal: number('checkmarks'),
  loseBattleGoal: number('checkmarks', -1),
  reputation: number('reputation'),
  reputationAdditional: number('reputation'),
  loseReputation: number('reputation', -1),
  prosperity: number('prosperity'),
  loseProsperity: number('prosperity', -1),
  itemCollective: (values) => {
    const count = numberAt(values, 1);
    return { type: 'item', item: wordAt(values), ...(count === 1 ? {} : { count }) };
  },
  itemDesign: (values) => ({ type: 'itemDesign', item: wordAt(values) }),
  randomItemDesign: () => ({ type: 'randomItemDesign' }),
  unlockScenario: (values) => ({ type: 'unlockScenario', id: wordAt(values) }),
  event: (values) => ({ type: 'addEvent', event: `${wordAt(values)}-${wordAt(values, 1)}` }),
  partyAchievement: achievement('partyAchievement'),
  globalAchievement: achievement('globalAchievement'),
  scenarioCondition: (values) => ({ type: 'startConditions', conditions: values as ['bless'] }),
  scenarioDamage: (values) => ({ type: 'startDamage', amount: numberAt(values) }),
  scenarioSingleMinus1: (values) => ({
    type: 'startMinusOnes',
    count: numberAt(values),
    to: 'one',
  }),
  discard: (values) => ({ type: 'startDiscard', count: numberAt(values) }),
  discardOne: () => ({ type: 'startDiscard', count: 1, to: 'one' }),
  consumeItem: itemsUsed('each'),
  consumeCollectiveItem: itemsUsed('party'),
  outcome: (values) => ({ type: 'outcome', option: wordAt(values) }),
  choose: (values) => ({
    type: 'choose',
    of: (values as readonly RawEffect[]).map((one) => rewardsOf([one]).value),
  }),
};

const ranges: Readonly<Record<string, (values: readonly unknown[]) => PartyClause>> = {
  character: (values) => ({ type: 'class', classes: values as readonly string[] }),
  reputationGT: (values) => ({ type: 'reputation', above: numberAt(values) }),
  reputationLT: (values) => ({ type: 'reputation', below: numberAt(values) }),
};

const price = ({ type, values = [] }: RawCondition): readonly EventClause[] => {
  const edge = type.endsWith('LT')
    ? { below: numberAt(values, 1) }
    : { above: numberAt(values, 1) };
  return [
    { type: 'reputation', ...edge },
    { type: 'payGold', amount: numberAt(values) },
  ];
};

const CONDITIONS: Readonly<Record<string, (values: readonly unknown[]) => EventClause>> = {
  ...ranges,
  otherwise: () => ({ type: 'otherwise' }),
  payCollectiveGold: (values) => ({ type: 'payGold', amount: numberAt(values) }),
  payGold: (values) => ({ type: 'payGold', amount: numberAt(values), by: 'each' }),
  payCollectiveItem: (values) => ({ type: 'payItem', item: wordAt(values) }),
  payCollectiveGoldConditional: (values) => ({
    type: 'any',
    of: (values as readonly RawCondition[]).map(price),
  }),
};

/** Adds a reward; one that holds "otherwise" belongs to the condition before it. */
const addReward = (
  rewards: readonly Reward[],
  reward: Reward,
  condition: RawCondition | undefined,
): readonly Reward[] | string => {
  if (condition === undefined) return [...rewards, reward];
  const last = rewards.at(-1);
  if (condition.type === 'otherwise' && last?.type === 'if')
    return [...rewards.slice(0, -1), { ...last, otherwise: [reward] }];
  const clause = ranges[condition.type]?.(condition.values ?? []);
  return clause === undefined
    ? `condition ${condition.type}`
    : [...rewards, { type: 'if', clauses: [clause], then: [reward] }];
};

/** Effects as rewards. */
export const rewardsOf = (effects: readonly RawEffect[]): Converted<readonly Reward[]> =>
  effects.reduce<Converted<readonly Reward[]>>(
    ({ value, unknown }, { type, values = [], condition }) => {
      const reward = EFFECTS[type]?.(values);
      if (reward === undefined) return { value, unknown: [...unknown, `effect ${type}`] };
      const added = addReward(value, reward, condition);
      return typeof added === 'string'
        ? { value, unknown: [...unknown, added] }
        : { value: added, unknown };
    },
    { value: [], unknown: [] },
  );

const afterOf = ({ removeFromDeck, returnToDeck }: RawAfter): Pick<EventOutcome, 'after'> =>
  removeFromDeck ? { after: 'remove' } : returnToDeck ? { after: 'return' } : {};

const outcomeOf = (raw: RawOutcome): Converted<EventOutcome> => {
  const { condition, effects = [] } = raw;
  const price = condition?.effect ? [condition.effect] : [];
  const rewards = rewardsOf([...price, ...effects]);
  const clause = condition && CONDITIONS[condition.type]?.(condition.values ?? []);
  return {
    value: { ...(clause && { if: [clause] }), rewards: rewards.value, ...afterOf(raw) },
    unknown:
      condition && !clause ? [...rewards.unknown, `condition ${condition.type}`] : rewards.unknown,
  };
};

/**
 * Where the card goes. An outcome of the files that does not say it, beside others that all say the same,
 * is read as one that was forgotten.
 */
const optionOf = (option: RawEvent['options'][number], outcomes: readonly EventOutcome[]) => {
  const said = [...new Set(outcomes.flatMap(({ after }) => after ?? []))];
  const isForgotten = outcomes.some(
    ({ after, rewards, if: clauses = [] }) =>
      after === undefined && clauses.length > 0 && !rewards.some(({ type }) => type === 'outcome'),
  );
  const [only] = said;
  if (!isForgotten || only === undefined || said.length > 1)
    return { outcomes, ...afterOf(option) };
  return { outcomes: outcomes.map(({ after: _, ...rest }) => rest), after: only };
};

/** An event in the language. */
export const eventOf = ({ cardId, type, options }: RawEvent): Converted<GameEvent> => {
  const converted = options.map((option) => ({
    option,
    outcomes: option.outcomes.map(outcomeOf),
  }));
  return {
    value: {
      id: `${type}-${cardId}`,
      deck: type,
      options: converted.map(({ option, outcomes }): EventOption => ({
        id: option.label,
        ...optionOf(
          option,
          outcomes.map(({ value }) => value),
        ),
      })),
    },
    unknown: converted.flatMap(({ outcomes }) => outcomes.flatMap(({ unknown }) => unknown)),
  };
};
