import type { ExhaustedLoss, ScenarioLoss } from '../content/index.js';
import { hasClauses, killedOf, objectivesNamed, reaches } from './count.js';
import type { Facts } from './facts.js';

const exhaustedFor = ({ unlessOn }: ExhaustedLoss, { party }: Facts): number =>
  party.filter(
    ({ exhausted, on }) => exhausted && (unlessOn === undefined || !on.includes(unlessOn)),
  ).length;

const isMet = (loss: ScenarioLoss, facts: Facts): boolean => {
  switch (loss.type) {
    case 'objectiveKilled': {
      const gone = objectivesNamed(facts, loss.objective).filter(({ destroyed }) => destroyed);
      return reaches(gone.length, loss.count ?? 1, facts);
    }
    case 'characterExhausted':
      return reaches(exhaustedFor(loss, facts), loss.count ?? 1, facts);
    case 'roundLimit':
      return reaches(facts.roundsEnded, loss.round, facts);
    case 'monsterKilled':
      return reaches(killedOf(facts, loss.monster), loss.count ?? 1, facts);
    case 'any':
      return loss.of.some((one) => isLossMet(one, facts));
    default:
      return false;
  }
};

/**
 * Whether a loss of a scenario has come about (R-SCEN-6). That all characters are exhausted loses any scenario
 * and is not asked here (R-DMG-9).
 *
 * The parts of a loss that {@link lossNeeds} lists never come about by facts alone.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { isLossMet, startingFacts } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const facts = startingFacts(hollowmere.scenarios![0]!, { characters: 2, level: 1 });
 * const limit = { type: 'roundLimit', round: 10 } as const;
 * assert.equal(isLossMet(limit, { ...facts, roundsEnded: 9 }), false);
 * assert.equal(isLossMet(limit, { ...facts, roundsEnded: 10 }), true);
 */
export const isLossMet = (loss: ScenarioLoss, facts: Facts): boolean =>
  !hasClauses(loss) && isMet(loss, facts);
