import type { Path } from '../../core/index.js';
import type { EventOption, EventOutcome } from '../box/event.js';
import type { Reward } from '../box/reward.js';

/** An option that a reward leads to, with the way to it. */
export interface Lead {
  readonly option: string;
  readonly path: Path;
}

/** The options whose outcomes rewards lead to. */
const leadsOf = (rewards: readonly Reward[], path: Path): readonly Lead[] =>
  rewards.flatMap((reward, index): readonly Lead[] => {
    const at = [...path, index];
    switch (reward.type) {
      case 'outcome':
        return [{ option: reward.option, path: [...at, 'option'] }];
      case 'choose':
        return reward.of.flatMap((way, one) => leadsOf(way, [...at, 'of', one]));
      case 'if':
        return [
          ...leadsOf(reward.then, [...at, 'then']),
          ...leadsOf(reward.otherwise ?? [], [...at, 'otherwise']),
        ];
      default:
        return [];
    }
  });

/** The options that an outcome may lead to. */
export const leadsOfOutcome = ({ rewards }: EventOutcome, path: Path): readonly Lead[] =>
  leadsOf(rewards, [...path, 'rewards']);

/** The options that an option may lead to. */
export const leadsOfOption = ({ outcomes }: EventOption, path: Path): readonly Lead[] =>
  outcomes.flatMap((outcome, index) => leadsOfOutcome(outcome, [...path, 'outcomes', index]));
