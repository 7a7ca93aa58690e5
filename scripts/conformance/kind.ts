/** What a kind of vectors is to the runner. */

/** A case that came out differently, or could not be read. */
export interface Difference {
  readonly why: string;
  /** The input as text; empty where the case could not be read. */
  readonly input: string;
  readonly expected: string;
  readonly got: string;
}

/** Checks one case; `null` says that it passed. */
export type CheckCase = (one: unknown) => Difference | null;

/** What the head of a vector file says besides its cases. */
export type FileHead = Readonly<Record<string, unknown>>;

/** The cases of one file, as its head tells to read them. */
export interface Reading {
  /** The edition, or an empty text where the kind has none. */
  readonly edition: string;
  readonly check: CheckCase;
}

/** A kind of vectors: one that runs, or one that a later step of the project brings to life. */
export type Kind =
  | {
      readonly type: 'runs';
      /** Reads the head of a file; a text says what is wrong with it. */
      readonly readHead: (head: FileHead) => Reading | string;
    }
  | { readonly type: 'later'; readonly step: number };

/** The difference of a case that could not be read. */
export const malformed = (why: string): Difference => ({
  why: `malformed case: ${why}`,
  input: '',
  expected: 'a well-formed case',
  got: 'see above',
});
