import { isLeft, isRecord, type Path } from '../../core/index.js';
import { CALCULATION_NAMES } from '../codec/amount.js';
import { symbolsOf } from '../formula/evaluate-formula.js';
import { ABILITY_SYMBOLS } from '../language/amount.js';
import type { LanguageError } from '../error.js';
import { parseFormula } from '../formula/parse-formula.js';
import type { Node } from './raw-values.js';

/** What is known where something stands. */
interface Scope {
  /** The names that abilities were given so far; later ones see it grow. */
  readonly names: Set<string>;
}

/** Prices and conditions come before what they allow, which may speak of them. */
const ORDER: readonly string[] = ['cost', 'clauses', 'if', 'bearers', 'to', 'place', 'area'];
const LAST: readonly string[] = ['effects', 'sprung', 'abilities', 'then', 'otherwise'];

const rank = (key: string): number => {
  const first = ORDER.indexOf(key);
  if (first >= 0) return first - ORDER.length;
  return LAST.indexOf(key) + 1;
};

const keysOf = (node: Node): readonly string[] =>
  Object.keys(node).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const aimedTwice = (node: Node, path: Path): readonly LanguageError[] => {
  if (node['to'] === undefined) return [];
  const fields = ['range', 'targets', 'area'].filter((field) => node[field] !== undefined);
  return fields.length > 0 ? [{ type: 'aimedTwice', path, ruling: null, fields }] : [];
};

const spotsWithoutLine = (node: Node, path: Path): readonly LanguageError[] => {
  const spots = node['spots'];
  if (!Array.isArray(spots)) return [];
  return spots.flatMap((spot: unknown, index): readonly LanguageError[] => {
    const line = isRecord(spot) ? String(spot['on']) : '';
    return node[line] === undefined
      ? [{ type: 'spotWithoutLine', path: [...path, 'spots', index], ruling: 'R-ENH-5', line }]
      : [];
  });
};

const nameUsed = (node: Node): string | null => {
  const { type, name, of } = node;
  if (type === 'bound' && typeof name === 'string') return name;
  const isPlace = type === 'area' || type === 'movedThrough';
  return isPlace && typeof of === 'string' ? of : null;
};

const unknownName = (node: Node, path: Path, { names }: Scope): readonly LanguageError[] => {
  const name = nameUsed(node);
  if (name === null || names.has(name)) return [];
  return [{ type: 'unknownName', path, ruling: null, name, known: [...names] }];
};

/** The symbols in a formula of abilities or of a calculation; none in what is no formula. */
export const symbolsIn = (text: string): readonly string[] => {
  const parsed = parseFormula(text, [...ABILITY_SYMBOLS, ...CALCULATION_NAMES]);
  return isLeft(parsed) ? [] : symbolsOf(parsed.right);
};

const calculation = (node: Node, path: Path): readonly LanguageError[] => {
  const { type, formula, where } = node;
  if (type !== 'calculation' || typeof formula !== 'string' || !isRecord(where)) return [];
  const used = symbolsIn(formula);
  const known = [...ABILITY_SYMBOLS, ...Object.keys(where)];
  const unknown = used
    .filter((symbol) => !known.includes(symbol))
    .map((symbol): LanguageError => ({
      type: 'unknownSymbol',
      path: [...path, 'formula'],
      ruling: 'R-SCEN-5',
      formula,
      at: formula.indexOf(symbol),
      symbol,
      known,
    }));
  const unused = Object.keys(where)
    .filter((name) => !used.includes(name))
    .map((name): LanguageError => ({
      type: 'unusedName',
      path: [...path, 'where', name],
      ruling: null,
      name,
    }));
  return [...unknown, ...unused];
};

const checkNode = (node: Node, path: Path, scope: Scope): readonly LanguageError[] => {
  if (typeof node['as'] === 'string') scope.names.add(node['as']);
  return [
    ...aimedTwice(node, path),
    ...spotsWithoutLine(node, path),
    ...unknownName(node, path, scope),
    ...calculation(node, path),
    ...keysOf(node).flatMap((key) => checkField(node, key, path, scope)),
  ];
};

/** The names of numbers for a handler are its author's: they are no words of the language. */
const checkField = (
  node: Node,
  key: string,
  path: Path,
  scope: Scope,
): readonly LanguageError[] => {
  const value = node[key];
  const at = [...path, key];
  return key === 'numbers' && isRecord(value)
    ? keysOf(value).flatMap((name) => check(value[name], [...at, name], scope))
    : check(value, at, scope);
};

const check = (value: unknown, path: Path, scope: Scope): readonly LanguageError[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => check(one, [...path, index], scope));
  return isRecord(value) ? checkNode(value, path, scope) : [];
};

/**
 * What is wrong with an action, a bonus or abilities beyond their form: names that nothing was given, two
 * ways of aiming, names of calculations, spots on lines that are not there. The value has passed its codec.
 */
export const checkLanguage = (value: unknown, path: Path): readonly LanguageError[] =>
  check(value, path, { names: new Set() });
