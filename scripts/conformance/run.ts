/** Runs folders of vectors and says what came of it, line by line. */

import { basename, resolve } from 'node:path';

import { ownKinds } from './kinds.js';
import {
  malformed,
  type CheckCase,
  type Difference,
  type FileHead,
  type Kind,
  type Reading,
} from './kind.js';
import { findFolders, readFolder, type VectorFile } from './reading.js';
import {
  closingLine,
  fault,
  laterSection,
  newTally,
  sectionOf,
  type Section,
  type Tally,
} from './report.js';

/** What a run came to. */
export interface Outcome {
  /** The report, without a line break at its end. */
  readonly text: string;
  readonly passed: number;
  readonly failed: number;
  /** Whether something ran and nothing failed. */
  readonly isGood: boolean;
}

const idOf = (one: unknown, index: number): string => {
  const id: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : null;
  return typeof id === 'string' ? id : `case ${String(index)}`;
};

/** A case that makes the library throw has failed; the others still run. */
const checkSafely = (check: CheckCase, one: unknown): Difference | null => {
  try {
    return check(one);
  } catch (thrown) {
    return { why: 'it threw', input: '', expected: 'an answer', got: String(thrown) };
  }
};

const countCases = (tally: Tally, cases: readonly unknown[], check: CheckCase): void => {
  cases.forEach((one, index) => {
    const name = idOf(one, index);
    const isTwice = tally.names.has(name);
    tally.names.add(name);
    const difference = isTwice ? malformed('its id is used twice') : checkSafely(check, one);
    if (difference === null) tally.passed++;
    else tally.unlike.push({ name, difference });
  });
};

const runFiles = (
  kind: string,
  readHead: (head: FileHead) => Reading | string,
  files: readonly VectorFile[],
): readonly Section[] => {
  const tallies = new Map<string, Tally>();
  const faults: Section[] = [];
  for (const { path, head, cases } of files) {
    const reading = readHead(head);
    if (typeof reading === 'string') faults.push(fault(`${path}: ${reading}`));
    else {
      const tally = tallies.get(reading.edition) ?? newTally(reading.edition);
      tallies.set(reading.edition, tally);
      countCases(tally, cases, reading.check);
    }
  }
  return [...[...tallies.values()].map((tally) => sectionOf(kind, tally)), ...faults];
};

const countOf = (files: readonly VectorFile[]): number =>
  files.reduce((sum, { cases }) => sum + cases.length, 0);

const runFolder = (path: string, kinds: ReadonlyMap<string, Kind>): readonly Section[] => {
  const name = basename(resolve(path));
  const kind = kinds.get(name);
  if (kind === undefined) return [fault(`${path}: unknown kind "${name}"`)];
  const { files, faults } = readFolder(path);
  const sections =
    kind.type === 'later'
      ? [laterSection(name, kind.step, countOf(files))]
      : runFiles(name, kind.readHead, files);
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
  const found = sections.reduce((sum, section) => sum + section.failed, 0);
  const idle = passed + found === 0 ? [fault('no case was run')] : [];
  const failed = found + idle.length;
  const lines = [...sections, ...idle].flatMap((section) => section.lines);
  const text = [...lines, '', closingLine(passed, failed)].join('\n');
  return { text, passed, failed, isGood: failed === 0 };
};
