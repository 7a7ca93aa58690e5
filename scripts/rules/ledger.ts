/** Brings rulings, steps and tests together, and says what does not fit. */

import { allIdsIn, idsIn } from './id.js';
import { idsOf, type RulingGroup } from './rulings.js';
import { stepsById, type Plan, type Step } from './steps.js';
import type { TestTitle } from './titles.js';

/** A text of the project that may mention rulings. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Everything that is known about rulings. */
export interface Ledger {
  readonly groups: readonly RulingGroup[];
  readonly plan: Plan;
  readonly titles: readonly TestTitle[];
  /** Sources and pages, whose mentions of rulings must exist. */
  readonly texts: readonly Text[];
}

/** The tests whose titles name a ruling, alone or in a run. */
export const testsOf = (titles: readonly TestTitle[], id: string): readonly TestTitle[] =>
  titles.filter(({ title }) => allIdsIn(title).includes(id));

/** Whether a test is about this ruling in particular: a run alone proves nothing of each. */
const isNamed = (titles: readonly TestTitle[], id: string): boolean =>
  titles.some(({ title }) => idsIn(title).single.includes(id));

const unknownIds = (known: ReadonlySet<string>, text: string, where: string): readonly string[] =>
  allIdsIn(text)
    .filter((id) => !known.has(id))
    .map((id) => `${where}: there is no ruling ${id}`);

const faultsOfSteps = (id: string, steps: readonly Step[]): readonly string[] => {
  if (steps.length === 0) return [`${id} has no step`];
  if (steps.length === 1) return [];
  return [`${id} has several steps: ${steps.map(({ step }) => String(step)).join(', ')}`];
};

/** Everything that does not fit; nothing if all is well. */
export const faultsOf = ({ groups, plan, titles, texts }: Ledger): readonly string[] => {
  const ids = idsOf(groups);
  const known = new Set(ids);
  const steps = stepsById(plan);
  const isDone = (id: string): boolean =>
    (steps.get(id) ?? []).some(({ step }) => step <= plan.done);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} stands there twice`),
    ...ids.flatMap((id) => faultsOfSteps(id, steps.get(id) ?? [])),
    ...[...steps.keys()].flatMap((id) => unknownIds(known, id, 'steps')),
    ...titles.flatMap(({ file, title }) => unknownIds(known, title, `${file} "${title}"`)),
    ...texts.flatMap(({ file, text }) => unknownIds(known, text, file)),
    ...ids.filter((id) => isDone(id) && !isNamed(titles, id)).map((id) => `${id} has no test`),
  ];
};
