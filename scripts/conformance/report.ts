/** What a run says, in lines. */

import type { Difference } from './kind.js';

/** The differences of one kind and edition that are shown in full. */
const SHOWN = 5;

const NAME_WIDTH = 18;
const COUNTS_WIDTH = 25;

/** What is said about one kind and edition, or about a fault. */
export interface Section {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

/** A fault by itself, which counts as a failure. */
export const fault = (why: string): Section => ({ lines: [`FAILED ${why}`], passed: 0, failed: 1 });

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

/** A difference with the id of its case. */
interface Named {
  readonly name: string;
  readonly difference: Difference;
}

const show = ({ name, difference }: Named): string =>
  [
    `  ${name}: ${difference.why}`,
    ...(difference.input === '' ? [] : [indent(difference.input)]),
    '  expected',
    indent(difference.expected),
    '  got',
    indent(difference.got),
  ].join('\n');

/** What came of the cases of one edition, from all files that have it. */
export interface Tally {
  readonly edition: string;
  passed: number;
  readonly unlike: Named[];
  readonly names: Set<string>;
}

/** A tally before the first case. */
export const newTally = (edition: string): Tally => ({
  edition,
  passed: 0,
  unlike: [],
  names: new Set(),
});

const label = (kind: string, edition: string): string =>
  `${kind.padEnd(NAME_WIDTH)}${edition.padEnd(NAME_WIDTH)}`;

/** What is said about one edition of a kind. */
export const sectionOf = (kind: string, { edition, passed, unlike }: Tally): Section => {
  const counts = closingLine(passed, unlike.length);
  const more = unlike.length - SHOWN;
  return {
    lines: [
      `${label(kind, edition)}${counts.padStart(COUNTS_WIDTH)}`,
      ...unlike.slice(0, SHOWN).map(show),
      ...(more > 0 ? [`  and ${String(more)} more`] : []),
    ],
    passed,
    failed: unlike.length,
  };
};

/** What is said about a kind that a later step brings to life: it counts neither way. */
export const laterSection = (kind: string, step: number, cases: number): Section => {
  const waiting = `${String(cases)} cases wait for step ${String(step)}`;
  return { lines: [`${label(kind, '')}${waiting.padStart(COUNTS_WIDTH)}`], passed: 0, failed: 0 };
};

/** The line that sums up, for scripts to read. */
export const closingLine = (passed: number, failed: number): string =>
  `${String(passed)} passed, ${String(failed)} failed`;
