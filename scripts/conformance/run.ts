/** Runs folders of vectors and says what came of it, line by line. */

import { basename, resolve } from 'node:path';

import { ownKinds } from './kinds.js';
import type { Difference, Kind } from './kind.js';
import { findFolders, readFolder, type VectorFile } from './reading.js';

/** What a run came to. */
export interface Outcome {
  /** The report, without a line break at its end. */
  readonly text: string;
  readonly passed: number;
  readonly failed: number;
  /** Whether something ran and nothing failed. */
  readonly isGood: boolean;
}

/** The differences of one kind and edition that are shown in full. */
const SHOWN = 5;

/** What is said about one kind and edition, or about a fault. */
interface Section {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

const fault = (why: string): Section => ({ lines: [`FAILED ${why}`], passed: 0, failed: 1 });

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

const show = ({ name, difference }: Named): string =>
  [
    `  ${name}: ${difference.why}`,
    ...(difference.input === '' ? [] : [indent(difference.input)]),
    '  expected',
    indent(difference.expected),
    '  got',
    indent(difference.got),
  ].join('\n');

interface Named {
  readonly name: string;
  readonly difference: Difference;
}

/** What came of the cases of one edition, from all files that have it. */
interface Tally {
  readonly edition: string;
  passed: number;
  readonly unlike: Named[];
}

const label = (kind: string, edition: string): string => `${kind.padEnd(18)}${edition.padEnd(18)}`;

const sectionOf = (kind: string, { edition, passed, unlike }: Tally): Section => {
  const counts = `${String(passed)} passed, ${String(unlike.length)} failed`;
  const more = unlike.length - SHOWN;
  return {
    lines: [
      `${label(kind, edition)}${counts.padStart(25)}`,
      ...unlike.slice(0, SHOWN).map(show),
      ...(more > 0 ? [`  and ${String(more)} more`] : []),
    ],
    passed,
    failed: unlike.length,
  };
};

const idOf = (one: unknown, index: number): string => {
  const id: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : null;
  return typeof id === 'string' ? id : `case ${String(index)}`;
};

/** A case that makes the library throw has failed; the others still run. */
const checkSafely = (
  check: (one: unknown) => Difference | null,
  one: unknown,
): Difference | null => {
  try {
    return check(one);
  } catch (thrown) {
    return { why: 'it threw', input: '', expected: 'an answer', got: String(thrown) };
  }
};

const runFiles = (
  name: string,
  kind: Kind & { type: 'runs' },
  files: readonly VectorFile[],
): Section[] => {
  const tallies = new Map<string, Tally>();
  const faults: Section[] = [];
  for (const { path, head, cases } of files) {
    const reading = kind.readHead(head);
    if (typeof reading === 'string') {
      faults.push(fault(`${path}: ${reading}`));
      continue;
    }
    const { edition, check } = reading;
    const tally = tallies.get(edition) ?? { edition, passed: 0, unlike: [] };
    tallies.set(edition, tally);
    cases.forEach((one, index) => {
      const difference = checkSafely(check, one);
      if (difference === null) tally.passed++;
      else tally.unlike.push({ name: idOf(one, index), difference });
    });
  }
  return [...[...tallies.values()].map((tally) => sectionOf(name, tally)), ...faults];
};

const listLater = (name: string, step: number, files: readonly VectorFile[]): Section => {
  const count = files.reduce((sum, { cases }) => sum + cases.length, 0);
  return {
    lines: [
      `${label(name, '')}${`${String(count)} cases wait for step ${String(step)}`.padStart(25)}`,
    ],
    passed: 0,
    failed: 0,
  };
};

const runFolder = (path: string, kinds: ReadonlyMap<string, Kind>): readonly Section[] => {
  const name = basename(resolve(path));
  const kind = kinds.get(name);
  if (kind === undefined) return [fault(`${path}: unknown kind "${name}"`)];
  const { files, faults } = readFolder(path);
  const sections =
    kind.type === 'later' ? [listLater(name, kind.step, files)] : runFiles(name, kind, files);
  return [...sections, ...faults.map(fault)];
};

/** Runs folders, each of one kind or of several kinds. */
export const runConformance = (
  paths: readonly string[],
  kinds: ReadonlyMap<string, Kind> = ownKinds,
): Outcome => {
  const sections = paths.flatMap((path): readonly Section[] => {
    const { folders, faults } = findFolders(path, kinds);
    const inside = folders.flatMap((folder) => runFolder(folder, kinds));
    return [{ lines: [path], passed: 0, failed: 0 }, ...inside, ...faults.map(fault)];
  });
  const passed = sections.reduce((sum, section) => sum + section.passed, 0);
  const failed = sections.reduce((sum, section) => sum + section.failed, 0);
  const nothing = passed + failed === 0;
  const lines = sections.flatMap((section) => section.lines);
  return {
    text: [
      ...lines,
      ...(nothing ? ['FAILED no case was run'] : []),
      '',
      `${String(passed)} passed, ${String(failed + (nothing ? 1 : 0))} failed`,
    ].join('\n'),
    passed,
    failed: failed + (nothing ? 1 : 0),
    isGood: failed === 0 && !nothing,
  };
};
