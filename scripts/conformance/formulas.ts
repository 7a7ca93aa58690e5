/** Adapter of the `formulas` vectors to `parseFormula` and `evaluateFormula`. */

import * as E from 'fp-ts/lib/Either.js';

import { evaluateFormula, explain, parseFormula } from '../../src/content/index.js';
import { closed, flag, integer, optional, text } from '../../src/core/codec.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { listOf, read } from './shape.js';

interface FormulaCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly formula: string;
  readonly C: number;
  readonly L: number;
  readonly expected: { readonly ok: boolean; readonly value: number | undefined };
}

const formulaCase = closed<FormulaCase>('a formula case', {
  id: text,
  rulings: listOf(text),
  formula: text,
  C: integer,
  L: integer,
  expected: closed<FormulaCase['expected']>('{ ok, value }', {
    ok: flag,
    value: optional(integer),
  }),
});

const compare = ({ formula, C, L, expected }: FormulaCase): Difference | null => {
  if (expected.ok === (expected.value === undefined))
    return malformed('a value just where it is ok');
  const parsed = parseFormula(formula);
  const value = E.isLeft(parsed) ? parsed : evaluateFormula(parsed.right, { C, L });
  const got = E.isLeft(value) ? undefined : value.right;
  if (got === expected.value) return null;
  return {
    why: 'another value',
    input: `${formula} with C ${String(C)}, L ${String(L)}`,
    expected: expected.value === undefined ? 'refused' : String(expected.value),
    got: E.isLeft(value) ? explain(value.left[0]) : String(value.right),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'formulas' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(formulaCase, one)) }
    : `expected "kind": "formulas", "format": 1`;

/** The `formulas` vectors. */
export const formulas: Kind = { type: 'runs', readHead };
