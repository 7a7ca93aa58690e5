/** Reads the rulings: a Markdown page with a list item for each, below headings. */

/** A ruling. */
export interface Ruling {
  readonly id: string;
  /** Its text without what follows the first sentence. */
  readonly summary: string;
}

/** The rulings below one heading. */
export interface RulingGroup {
  readonly heading: string;
  readonly rulings: readonly Ruling[];
}

const HEADING = /^## (.+)$/;
const ENTRY = /^[-*] \*\*(R-[A-Z]+-\d+)\*\* (.+)$/;

/** Sentences shorter than this say too little alone. */
const LEAST_LENGTH = 40;

/** Ends of sentences; a point in `3.5` or before a small letter is none. */
const SENTENCE_END = /(?<=[.?!])\s+(?=[A-Z"“])/;

/** Where a source is named, such as `[seed; rulebook]`. */
const SOURCE = /\s*\[[^\]]*\](?!\()/g;

/** The first sentence of a text, or the first few where they are short. */
export const summarise = (text: string): string => {
  const [first = '', ...rest] = text.replaceAll(SOURCE, '').trim().split(SENTENCE_END);
  return rest.reduce(
    (summary, sentence) => (summary.length < LEAST_LENGTH ? `${summary} ${sentence}` : summary),
    first,
  );
};

/** The rulings of a page, by heading; headings without a ruling are left out. */
export const readRulings = (page: string): readonly RulingGroup[] => {
  const groups: { heading: string; rulings: Ruling[] }[] = [];
  for (const line of page.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) groups.push({ heading, rulings: [] });
    const [, id, text] = ENTRY.exec(line) ?? [];
    if (id !== undefined && text !== undefined)
      groups.at(-1)?.rulings.push({ id, summary: summarise(text) });
  }
  return groups.filter(({ rulings }) => rulings.length > 0);
};

/** The ids of all rulings, in the order of the page. */
export const idsOf = (groups: readonly RulingGroup[]): readonly string[] =>
  groups.flatMap(({ rulings }) => rulings.map(({ id }) => id));
