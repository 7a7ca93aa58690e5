import type { Path } from '../core/index.js';
import type { Amount, ScenarioGoal, ScenarioLoss } from '../content/index.js';
import { hasClauses } from './count.js';
import type { GoalNeed, GoalNotSupported } from './error.js';
import { pathsNotPlain } from './stat.js';

type Needs = readonly GoalNotSupported[];

const need = (what: GoalNeed, path: Path): GoalNotSupported => ({
  type: 'goalNotSupported',
  path,
  ruling: 'R-SCEN-6',
  need: what,
});

const ofAmounts = (amounts: Readonly<Record<string, Amount | undefined>>, path: Path): Needs =>
  pathsNotPlain(amounts, path).map((at) => need('amount', at));

/** The clauses of a goal or loss; those of `holds` are all that it is. */
const ofClauses = (goal: ScenarioGoal | ScenarioLoss, path: Path): Needs =>
  goal.type !== 'holds' && hasClauses(goal) ? [need('if', [...path, 'if'])] : [];

const ofGoal = (goal: ScenarioGoal, path: Path): Needs => {
  switch (goal.type) {
    case 'killNamed':
    case 'killCount':
    case 'lootTreasure':
    case 'destroy':
    case 'activate': {
      const { count } = goal;
      return ofAmounts({ count }, path);
    }
    case 'survive': {
      const { rounds } = goal;
      return ofAmounts({ rounds }, path);
    }
    case 'reach':
      return goal.leave === true ? [need('leave', [...path, 'leave'])] : [];
    case 'escort':
    case 'collect':
    case 'holds':
    case 'special':
    case 'sequence':
      return [need(goal.type, path)];
    case 'all':
    case 'any':
      return goal.of.flatMap((one, index) => needsBelow(one, [...path, 'of', index]));
    case 'killAll':
    case 'killAllRevealed':
    case 'reveal':
    case 'occupy':
      return [];
  }
};

const needsBelow = (goal: ScenarioGoal, path: Path): Needs => [
  ...ofClauses(goal, path),
  ...ofGoal(goal, path),
];

/**
 * What a goal asks for that {@link isGoalMet} cannot judge, in the order that it stands there, each with its
 * path below the goal; empty where facts tell everything. An engine refuses a scenario whose needs it does not
 * meet itself.
 *
 * @example
 * import { explain, goalNeeds } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(goalNeeds({ type: 'killAll' }), []);
 * const [need] = goalNeeds({ type: 'all', of: [{ type: 'special', handler: 'tide' }] });
 * assert.equal(
 *   explain(need!),
 *   'of[0]: this asks for a handler, which plain facts do not tell (R-SCEN-6)',
 * );
 */
export const goalNeeds = (goal: ScenarioGoal): readonly GoalNotSupported[] => needsBelow(goal, []);

const ofLoss = (loss: ScenarioLoss, path: Path): Needs => {
  switch (loss.type) {
    case 'objectiveKilled':
    case 'characterExhausted':
    case 'monsterKilled': {
      const { count } = loss;
      return ofAmounts({ count }, path);
    }
    case 'roundLimit': {
      const { round } = loss;
      return ofAmounts({ round }, path);
    }
    case 'monsterReaches':
    case 'holds':
    case 'special':
      return [need(loss.type, path)];
    case 'any':
      return loss.of.flatMap((one, index) => lossNeedsBelow(one, [...path, 'of', index]));
  }
};

const lossNeedsBelow = (loss: ScenarioLoss, path: Path): Needs => [
  ...ofClauses(loss, path),
  ...ofLoss(loss, path),
];

/**
 * What a loss asks for that {@link isLossMet} cannot judge, as {@link goalNeeds} says it of goals.
 *
 * @example
 * import { lossNeeds } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(lossNeeds({ type: 'roundLimit', round: '8+C' }), []);
 * const count = { type: 'round' } as const;
 * assert.deepEqual(
 *   lossNeeds({ type: 'characterExhausted', count }).map(({ need, path }) => [need, path]),
 *   [['amount', ['count']]],
 * );
 */
export const lossNeeds = (loss: ScenarioLoss): readonly GoalNotSupported[] =>
  lossNeedsBelow(loss, []);
