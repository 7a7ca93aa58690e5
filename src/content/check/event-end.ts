/** Where the card of an event goes: said in every case, and never two things (R-EVENT-1, R-EVENT-3). */

import type { EventClause, PartyClause } from '../box/party-clause.js';
import type { AfterEvent, EventOption, EventOutcome } from '../box/event.js';
import type { Reward } from '../box/reward.js';
import { leadsOfOption, leadsOfOutcome } from './event-leads.js';

/** Whether something holds at a reputation; `null` where that depends on classes, gold and items. */
type Verdict = boolean | null;

/** All of some verdicts. */
const every = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
};

/** One of some verdicts. */
const some = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
};

/** Whether a clause holds at a reputation, given what `otherwise` comes to. */
const holds = (clause: EventClause, reputation: number, otherwise: Verdict): Verdict => {
  switch (clause.type) {
    case 'reputation': {
      const { above = -Infinity, below = Infinity } = clause;
      return above < reputation && reputation < below;
    }
    case 'otherwise':
      return otherwise;
    case 'any':
      return some(clause.of.map((all) => allHold(all, reputation, otherwise)));
    default:
      return null;
  }
};

const allHold = (
  clauses: readonly (EventClause | PartyClause)[],
  reputation: number,
  otherwise: Verdict,
): Verdict => every(clauses.map((one) => holds(one, reputation, otherwise)));

/** Whether rewards lead to another option at a reputation, whatever is chosen. */
const surelyLead = (rewards: readonly Reward[], reputation: number): boolean =>
  rewards.some((reward) => {
    switch (reward.type) {
      case 'outcome':
        return true;
      case 'choose':
        return reward.of.every((way) => surelyLead(way, reputation));
      case 'if': {
        const verdict = allHold(reward.clauses, reputation, null);
        return (
          (verdict === false || surelyLead(reward.then, reputation)) &&
          (verdict === true || surelyLead(reward.otherwise ?? [], reputation))
        );
      }
      default:
        return false;
    }
  });

/**
 * Whether one of some outcomes that apply at a reputation says where the card goes. `otherwise` counts as true
 * while every outcome before it that may apply says it: it holds, or it has been said. Outcomes that ask for
 * nothing always apply, and do not count for it.
 */
const isSaidAt = (outcomes: readonly EventOutcome[], reputation: number): boolean => {
  let otherwise: Verdict = true;
  for (const { if: clauses = [], after, rewards } of outcomes) {
    const applies = allHold(clauses, reputation, otherwise);
    const says = after !== undefined || surelyLead(rewards, reputation);
    if (says && applies === true) return true;
    if (!says && clauses.length > 0)
      otherwise = every([otherwise, applies === null ? null : !applies]);
  }
  return false;
};

/** The worst and the best reputation (R-CAMP-11). */
const REPUTATION = 20;

const REPUTATIONS: readonly number[] = /*#__PURE__*/ (() =>
  Array.from({ length: 2 * REPUTATION + 1 }, (_, index) => index - REPUTATION))();

/** Whether an option says where its card goes, whichever of its outcomes apply: itself, or they do. */
export const isSaid = ({ after, outcomes }: EventOption): boolean =>
  after !== undefined || REPUTATIONS.every((reputation) => isSaidAt(outcomes, reputation));

/** What is said of the card by an option and by those that it leads to, by its id. */
export type Said = ReadonlyMap<string, ReadonlySet<AfterEvent>>;

/** What an option says of the card, itself and in its outcomes. */
const ownOf = (option: EventOption): readonly AfterEvent[] =>
  [option, ...option.outcomes].flatMap(({ after }) => (after === undefined ? [] : [after]));

/** What each option of an event says of the card, over all that it leads to. */
export const saidBy = (options: readonly EventOption[]): Said => {
  const said = new Map(options.map((option) => [option.id, new Set(ownOf(option))]));
  const leads = options.map((option) => ({
    from: option.id,
    to: new Set(leadsOfOption(option, []).map((lead) => lead.option)),
  }));
  // Each round carries what is said one lead further; there are two things to say.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { from, to } of leads)
      for (const one of [...to].flatMap((id) => [...(said.get(id) ?? [])])) {
        isNew ||= said.get(from)?.has(one) === false;
        said.get(from)?.add(one);
      }
  }
  return said;
};

/** Whether two say it: the option and an outcome, or one of them something else than what it leads to. */
export const isSaidTwice = ({ after, outcomes }: EventOption, said: Said): boolean =>
  outcomes.some((outcome) => {
    if (after !== undefined && outcome.after !== undefined) return true;
    const own = after ?? outcome.after;
    return (
      own !== undefined &&
      leadsOfOutcome(outcome, []).some(({ option }) =>
        [...(said.get(option) ?? [])].some((one) => one !== own),
      )
    );
  });
