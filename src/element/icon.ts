import type { Element } from '../vocabulary/index.js';

/** All subsets of a list, in lexicographic order of places. */
export const subsets = (elements: readonly Element[]): readonly (readonly Element[])[] => {
  const [first, ...rest] = elements;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others.map((subset) => [first, ...subset]), ...others];
};
