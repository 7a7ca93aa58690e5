import type { Path } from '../../core/index.js';
import { unknownId } from './similar-id.js';
import type { EventOption, GameEvent } from '../box/event.js';
import type { EventCircle, EventWithoutEnd, UnknownId } from '../pack-error.js';
import type { Reward } from '../box/reward.js';

/** An option that a reward leads to, with the way to it. */
interface Lead {
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

const leadsOfOption = ({ outcomes }: EventOption, path: Path): readonly Lead[] =>
  outcomes.flatMap(({ rewards }, index) =>
    leadsOf(rewards, [...path, 'outcomes', index, 'rewards']),
  );

/** Options that lead, over others, back to themselves. */
const circles = ({ options }: GameEvent, path: Path): readonly EventCircle[] => {
  const next = new Map(
    options.map((option) => [option.id, leadsOfOption(option, []).map((lead) => lead.option)]),
  );
  return options.flatMap(({ id }, index): readonly EventCircle[] => {
    const reached = [...(next.get(id) ?? [])];
    for (const at of reached)
      reached.push(...(next.get(at) ?? []).filter((one) => !reached.includes(one)));
    return reached.includes(id)
      ? [
          {
            type: 'eventCircle',
            path: [...path, 'options', index],
            ruling: 'R-EVENT-2',
            option: id,
          },
        ]
      : [];
  });
};

/** Options of which nobody says where the card goes, or both they and their outcomes do. */
const ends = ({ options }: GameEvent, path: Path): readonly EventWithoutEnd[] =>
  options.flatMap((option, index): readonly EventWithoutEnd[] => {
    const inOutcomes = option.outcomes.filter((outcome) => outcome.after !== undefined);
    const isSaid =
      option.after === undefined
        ? inOutcomes.length > 0 || leadsOfOption(option, []).length > 0
        : inOutcomes.length === 0;
    return isSaid
      ? []
      : [
          {
            type: 'eventWithoutEnd',
            path: [...path, 'options', index],
            ruling: 'R-EVENT-1',
            option: option.id,
          },
        ];
  });

/** What is wrong with an event beyond its form. */
export const checkEvent = (
  event: GameEvent,
  path: Path,
): readonly (EventCircle | EventWithoutEnd | UnknownId)[] => {
  const all = new Set(event.options.map(({ id }) => id));
  return [
    ...event.options.flatMap((option, index) =>
      leadsOfOption(option, [...path, 'options', index]).flatMap((lead) =>
        unknownId('eventOption', lead.option, lead.path, all),
      ),
    ),
    ...circles(event, path),
    ...ends(event, path),
  ];
};
