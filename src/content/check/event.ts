import type { Path } from '../../core/index.js';
import { unknownId } from './similar-id.js';
import type { EventClause } from '../box/party-clause.js';
import type { EventOption, EventOutcome, GameEvent } from '../box/event.js';
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

const leadsOfOutcome = ({ rewards }: EventOutcome, path: Path): readonly Lead[] =>
  leadsOf(rewards, [...path, 'rewards']);

const leadsOfOption = ({ outcomes }: EventOption, path: Path): readonly Lead[] =>
  outcomes.flatMap((outcome, index) => leadsOfOutcome(outcome, [...path, 'outcomes', index]));

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

const clausesOf = ({ if: clauses = [] }: EventOutcome): readonly EventClause[] => clauses;

/** The worst and the best reputation (R-CAMP-11). */
const REPUTATION = 20;

/** Whether outcomes that ask for nothing but a reputation leave none out. */
const coverReputation = (outcomes: readonly EventOutcome[]): boolean => {
  const ranges = outcomes.flatMap((outcome) => {
    const [clause, ...others] = clausesOf(outcome);
    return clause?.type === 'reputation' && others.length === 0 ? [clause] : [];
  });
  return Array.from({ length: 2 * REPUTATION + 1 }, (_, index) => index - REPUTATION).every((one) =>
    ranges.some(({ above = -Infinity, below = Infinity }) => above < one && one < below),
  );
};

/** Whether one of some outcomes surely applies (R-EVENT-3). */
const coverAll = (outcomes: readonly EventOutcome[]): boolean =>
  outcomes.some((one) => clausesOf(one).some(({ type }) => type === 'otherwise')) ||
  coverReputation(outcomes);

/**
 * Whether an option says where its card goes, whichever of its outcomes apply: it says so itself, or an
 * outcome that always applies does, or each of the others does and one of them surely applies.
 */
const isSaid = ({ after, outcomes }: EventOption): boolean => {
  const says = (outcome: EventOutcome): boolean =>
    outcome.after !== undefined || leadsOfOutcome(outcome, []).length > 0;
  const always = outcomes.filter((one) => clausesOf(one).length === 0);
  const sometimes = outcomes.filter((one) => clausesOf(one).length > 0);
  return after !== undefined || always.some(says) || (sometimes.every(says) && coverAll(sometimes));
};

/** Whether two say it: the option and an outcome, or one of them another than the option that it leads to. */
const isSaidTwice = ({ after, outcomes }: EventOption, { options }: GameEvent): boolean =>
  outcomes.some((outcome) => {
    if (after !== undefined && outcome.after !== undefined) return true;
    const said = after ?? outcome.after;
    return outcome.rewards.some(
      (reward) =>
        said !== undefined &&
        reward.type === 'outcome' &&
        options.some((one) => one.id === reward.option && one.after !== said),
    );
  });

/** Options of which nobody says where the card goes, or two do. */
const ends = (event: GameEvent, path: Path): readonly EventWithoutEnd[] =>
  event.options.flatMap((option, index): readonly EventWithoutEnd[] =>
    isSaid(option) && !isSaidTwice(option, event)
      ? []
      : [
          {
            type: 'eventWithoutEnd',
            path: [...path, 'options', index],
            ruling: 'R-EVENT-1',
            option: option.id,
          },
        ],
  );

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
