import { invalidValue, isRecord, readWord, type FormFaults, type Path } from '../core/index.js';
import { EDITIONS, type Edition } from './words.js';

/**
 * The rule flags of boards. Each question about a board reads its own and passes over the others, so
 * that one set of rules can go with all of them; a name that is none of these is a fault.
 */
export const FLAG_NAMES = [
  'lineOfSight',
  'jumpDifficultLast',
  'forcedMoveMayChooseBlocked',
  'focusByProximity',
  'focusDisadvantageFirst',
  'futureMultiattack',
  'rankTargets',
] as const;

/** The words of those flags that are no switches. */
export type FlagWords<Flags> = { readonly [Name in keyof Flags]?: readonly string[] };

/** Reads an optional edition; a fault is noted. */
export const readEdition = (value: unknown, path: Path, faults: FormFaults): Edition =>
  value === undefined || value === null
    ? EDITIONS[0]
    : (readWord(EDITIONS, value, path, faults) ?? EDITIONS[0]);

const isValueOf = (words: readonly unknown[] | undefined, given: unknown): boolean =>
  words === undefined ? typeof given === 'boolean' : words.includes(given);

const isFlagName = (name: string): boolean => FLAG_NAMES.some((known) => known === name);

/** Lays the flags that are given over those of an edition; faults are noted. */
export const readFlags = <Flags extends object>(
  initial: Flags,
  words: FlagWords<Flags>,
  value: unknown,
  path: Path,
  faults: FormFaults,
): Flags => {
  if (value === undefined || value === null) return initial;
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'rules', value));
    return initial;
  }
  const flags = { ...initial } as Record<string, unknown>;
  for (const [name, given] of Object.entries(value)) {
    if (given === undefined || given === null) continue;
    if (Object.hasOwn(initial, name)) {
      const wanted = words[name as keyof Flags];
      if (isValueOf(wanted, given)) flags[name] = given;
      else faults.push(invalidValue([...path, name], wanted ?? 'flag', given));
    } else if (!isFlagName(name)) faults.push(invalidValue([...path, name], 'knownFlag', given));
  }
  return flags as Flags;
};

/** Reads `edition` and `rules` of a question: the edition selects the flags, the rules override them. */
export const readRules = <Flags extends object>(
  query: Readonly<Record<string, unknown>>,
  rulesOf: (edition: Edition) => Flags,
  words: FlagWords<Flags>,
  faults: FormFaults,
): Flags => {
  const edition = readEdition(query['edition'], ['edition'], faults);
  return readFlags(rulesOf(edition), words, query['rules'], ['rules'], faults);
};
