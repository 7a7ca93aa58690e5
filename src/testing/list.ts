/** The things that stand in a list more than once, each once. */
export const repeated = (things: readonly string[]): readonly string[] => [
  ...new Set(things.filter((thing, index) => things.indexOf(thing) < index)),
];

/** What one multiset has more than another one, each as often as it is too many. */
export const surplus = (things: readonly string[], than: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const thing of than) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return things.filter((thing) => {
    const left = counts.get(thing) ?? 0;
    counts.set(thing, left - 1);
    return left <= 0;
  });
};

/** A sentence for each thing that two multisets differ in. */
export const differences = (
  before: readonly string[],
  now: readonly string[],
  place: string,
): readonly string[] => [
  ...surplus(before, now).map((thing) => `${place}: ${thing} is missing`),
  ...surplus(now, before).map((thing) => `${place}: ${thing} is too many`),
];

/** What is wrong with a sum that must stay as it is. */
export const changed = (before: number, now: number, what: string): readonly string[] =>
  before === now ? [] : [`${what}: ${String(before)} at the start, now ${String(now)}`];
