/** Goals and losses of scenarios in our language, and all that is said of each special rule: for tests only. */

import { readFileSync } from 'node:fs';

import type { Json, RawGoal, RawRule, RawScenario } from './goals-data.js';
import { objectiveOf, rulesOf } from './goals-rules.js';
import { given, idOf, not, plateIdsByParty, scene } from './goals-words.js';

const counted = ({ monsters, except }: RawGoal): Json => ({
  ...given('only', monsters),
  ...given('except', except),
});

const numberOf = (formula: string | undefined): number | string | undefined =>
  formula !== undefined && /^\d+$/.test(formula) ? Number(formula) : formula;

/** Exhaustion on a place counts as standing there where the loss spares it. */
const countsExhausted = ({ loss }: RawScenario, { marker }: RawGoal): boolean =>
  loss?.unless?.standingOn.marker === marker;

const activation = (entry: RawScenario, { plates, mode, what = '', count }: RawGoal): Json =>
  plates === undefined
    ? { type: 'activate', objective: idOf(what), ...given('count', count) }
    : {
        type: 'occupy',
        plates: plateIdsByParty(entry, plates),
        mode: mode === 'anyOccupied' ? 'any' : 'all',
      };

const reach = (entry: RawScenario, goal: RawGoal): Json => ({
  type: 'reach',
  marker: goal.marker,
  who: goal.who,
  ...(goal.mode === 'leaveAtEndOfRound' ? { leave: true } : {}),
  ...(countsExhausted(entry, goal) ? { exhausted: true } : {}),
});

const survive = ({ rounds, while: during }: RawGoal): Json => ({
  type: 'survive',
  rounds: numberOf(rounds),
  ...(during === undefined
    ? {}
    : { if: [not(scene('objective', idOf(during.alive), 'destroyed'))] }),
});

const GOALS: Readonly<Record<string, (goal: RawGoal, entry: RawScenario) => Json>> = {
  killAll: (goal) => ({ type: 'killAll', ...counted(goal) }),
  killAllRevealed: (goal) => ({ type: 'killAllRevealed', ...counted(goal) }),
  killNamed: ({ monster, count }) => ({ type: 'killNamed', monster, ...given('count', count) }),
  killCount: (goal) => ({ type: 'killCount', count: goal.formula, ...counted(goal) }),
  reveal: ({ tiles }) => ({ type: 'reveal', ...(tiles === 'all' ? {} : given('rooms', tiles)) }),
  lootGoalTreasure: ({ each }) => ({ type: 'lootTreasure', ...given('each', each) }),
  lootAllTreasure: ({ count }) => ({ type: 'lootTreasure', ...given('count', count) }),
  reach: (goal, entry) => reach(entry, goal),
  destroy: ({ what = '', count }) => ({
    type: 'destroy',
    objective: idOf(what),
    ...given('count', count),
  }),
  survive,
  escort: ({ what = '', to, count }) => ({
    type: 'escort',
    objective: idOf(what),
    marker: to?.marker,
    ...given('adjacent', to?.adjacent),
    ...given('count', count),
  }),
  activate: (goal, entry) => activation(entry, goal),
};

/** A goal in the language; its type is left as it is where there is no word for it. */
export const goalOf = (entry: RawScenario, goal: RawGoal): Json =>
  goal.of === undefined
    ? (GOALS[goal.type]?.(goal, entry) ?? { type: 'special', handler: goal.type })
    : { type: goal.type, of: goal.of.map((one) => goalOf(entry, one)) };

/** A loss in the language. */
export const lossOf = (loss: RawGoal): Json => {
  const { type, what = '', count, unless, after, round, of } = loss;
  switch (type) {
    case 'objectiveKilled':
      return { type, objective: idOf(what), ...given('count', count) };
    case 'characterExhausted':
      return {
        type,
        ...given('unlessOn', unless?.standingOn.marker),
        ...(after?.doorOpened === undefined
          ? {}
          : { if: [scene('door', after.doorOpened, 'open')] }),
      };
    case 'roundLimit':
      return { type, round };
    case 'any':
      return { type, of: (of ?? []).map(lossOf) };
    default:
      return { type: 'special', handler: type };
  }
};

/** What somebody wrote for a rule that is said in words. */
interface Written {
  readonly rules?: readonly Json[];
  readonly objectives?: readonly Json[];
  readonly forEach?: readonly string[];
  readonly saidIn?: string;
}

/** Rules written by hand, by scenario and index. */
export const WRITTEN = JSON.parse(
  readFileSync(new URL('../expressible-rules.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Written>>;

/** All that the language says of a special rule. */
export interface Said {
  /** The scenario and the index of the rule. */
  readonly key: string;
  readonly rule: RawRule;
  /** A program made it, somebody wrote it, the goal or another rule says it already, or nobody could. */
  readonly by: 'program' | 'hand' | 'elsewhere' | 'nobody';
  readonly rules: readonly Json[];
  readonly objectives: readonly Json[];
}

const forEach = (names: readonly string[], rules: readonly Json[]): readonly Json[] =>
  names.flatMap(
    (name) => JSON.parse(JSON.stringify(rules).replaceAll('$each', name)) as readonly Json[],
  );

const written = ({ rules = [], forEach: names }: Written): readonly Json[] =>
  names === undefined ? rules : forEach(names, rules);

/** What the language says of a special rule. */
export const saidOf = (entry: RawScenario, rule: RawRule, index: number): Said => {
  const key = `${entry.scenario}.${String(index)}`;
  const hand = WRITTEN[key];
  const rules = rulesOf(entry, rule);
  const objective = objectiveOf(rule);
  if (rules !== null || objective !== null) {
    const objectives = objective === null ? [] : [objective];
    return { key, rule, by: 'program', rules: rules ?? [], objectives };
  }
  if (hand === undefined) return { key, rule, by: 'nobody', rules: [], objectives: [] };
  const by = hand.saidIn === undefined ? 'hand' : 'elsewhere';
  return { key, rule, by, rules: written(hand), objectives: hand.objectives ?? [] };
};
