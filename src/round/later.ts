import type { LaterStep, PerformTask, Subject, Task } from './task.js';

/** Effects that are performed one after the other, each in its own words. */
export const performLater = (
  later: readonly LaterStep[],
  on: Subject | null,
  target: string | null,
): readonly Task[] =>
  later.map(({ scope, effect }): PerformTask => ({
    type: 'perform',
    figure: scope.self,
    scope: target === null ? scope : { ...scope, target },
    steps: [effect],
    on,
    must: false,
  }));
