import type { Choose, Effect } from '../content/index.js';

/** Every way to take some of a number of things, in order. */
const choices = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, at) => at).reduce<readonly (readonly number[])[]>(
    (known, at) => [...known, ...known.map((one) => [...one, at])],
    [[]],
  );

/** Which ways can be chosen together. */
export const waysOf = ({
  of,
  least = 1,
  most = 1,
}: Choose<Effect>): readonly (readonly number[])[] =>
  choices(of.length).filter(({ length }) => length >= least && length <= most);
