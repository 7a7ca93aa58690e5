/** Ids of rulings, such as `R-HEX-4`, in texts. */

const ID = /\bR-[A-Z]+-\d+/;
/** An id, or a run of them such as `R-FOCUS-2..14`. */
const MENTION = new RegExp(`(${ID.source})(?:\\.\\.(\\d+))?(?!\\d)`, 'g');

/** Ids that a text mentions. */
export interface Mentioned {
  /** Those that stand there by themselves. */
  readonly single: readonly string[];
  /** Those of runs, `R-FOCUS-2..14`, one by one. */
  readonly inRuns: readonly string[];
}

const expand = (first: string, last: number): readonly string[] => {
  const at = first.lastIndexOf('-') + 1;
  const from = Number(first.slice(at));
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    return `${first.slice(0, at)}${String(from + index)}`;
  });
};

/** The ids in a text. */
export const idsIn = (text: string): Mentioned => {
  const mentions = [...text.matchAll(MENTION)].map(([, id = '', last]) => ({ id, last }));
  return {
    single: mentions.flatMap(({ id, last }) => (last === undefined ? [id] : [])),
    inRuns: mentions.flatMap(({ id, last }) =>
      last === undefined ? [] : expand(id, Number(last)),
    ),
  };
};

/** All ids in a text, those of runs among them. */
export const allIdsIn = (text: string): readonly string[] => {
  const { single, inRuns } = idsIn(text);
  return [...new Set([...single, ...inRuns])];
};
