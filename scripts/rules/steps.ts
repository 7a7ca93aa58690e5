/** Which step of the project proves which ruling. */

import { allIdsIn } from './id.js';

/** A step and the rulings that it proves, each an id or a run `R-HEX-1..8`. */
export interface Step {
  readonly step: number;
  readonly title: string;
  readonly rulings: readonly string[];
}

/** The plan: all steps, and how many of them are done. */
export interface Plan {
  readonly done: number;
  readonly steps: readonly Step[];
}

/** Steps by the ids of their rulings; an id that two steps name has both. */
export type StepsById = ReadonlyMap<string, readonly Step[]>;

/** The steps that name each ruling. */
export const stepsById = ({ steps }: Plan): StepsById => {
  const found = new Map<string, Step[]>();
  for (const step of steps)
    for (const id of step.rulings.flatMap(allIdsIn)) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [step]);
      else known.push(step);
    }
  return found;
};
