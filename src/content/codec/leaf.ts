/** The smallest codecs of content: ids, names, counts, formulas. */

import * as t from 'io-ts';

import {
  closed,
  leaf,
  list,
  nullable,
  oneOf,
  optional,
  refined,
  type Leaf,
} from '../../core/codec.js';
import { isLeft } from '../../core/index.js';
import {
  CONDITIONS,
  ELEMENT_ICONS,
  type AreaPattern,
  type Condition,
  type Hex,
} from '../../vocabulary/index.js';
import type { ElementIcon } from '../../vocabulary/index.js';
import type { GainedCondition } from '../language/effect.js';
import type { FormulaError } from '../formula/formula-error.js';
import type { IdKind } from '../id-kind.js';
import { parseFormula } from '../formula/parse-formula.js';

const ID = /^[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*$/;
const ID_LENGTH = 64;

/** An id: letters and digits, in parts that a hyphen or a dot joins. */
export const id: Leaf<string> = /*#__PURE__*/ leaf(
  'an id of letters and digits in parts joined by hyphens or dots, at most 64 characters',
  (value): value is string =>
    typeof value === 'string' && value.length <= ID_LENGTH && ID.test(value),
  { type: 'string', pattern: ID.source, maxLength: ID_LENGTH },
);

/**
 * The id of something that stands elsewhere in the pack, or one of some words. The format of its schema says
 * what it is the id of, which is how a check of the whole pack knows.
 */
export const idOf = (kind: IdKind, also: readonly string[] = []): Leaf<string> => ({
  codec: id.codec,
  schema: { ...id.schema, format: ['id', kind, ...also].join('-') },
});

const TEXT_LENGTH = 2_000;

/** A text for people to read. */
export const words: Leaf<string> = /*#__PURE__*/ leaf(
  'a text of 1 to 2000 characters',
  (value): value is string =>
    typeof value === 'string' &&
    value.length > 0 &&
    // JSON Schema counts characters as readers do, not the halves that they are stored in.
    Array.from(value.slice(0, 2 * TEXT_LENGTH + 1)).length <= TEXT_LENGTH,
  { type: 'string', minLength: 1, maxLength: TEXT_LENGTH },
);

/** A whole number between two bounds. */
export const between = (least: number, most: number): Leaf<number> =>
  leaf(
    `a whole number from ${String(least)} to ${String(most)}`,
    (value): value is number =>
      Number.isInteger(value) &&
      !Object.is(value, -0) &&
      Number(value) >= least &&
      Number(value) <= most,
    { type: 'integer', minimum: least, maximum: most },
  );

/** How much of anything a card may say. */
const NUMBER_LIMIT = 1_000;

/** A whole number as cards have it. */
export const number: Leaf<number> = /*#__PURE__*/ between(-NUMBER_LIMIT, NUMBER_LIMIT);

/** How many of something there are: at least one. */
export const count: Leaf<number> = /*#__PURE__*/ between(1, NUMBER_LIMIT);

/** How many of something there are, or none. */
export const countOrNone: Leaf<number> = /*#__PURE__*/ between(0, NUMBER_LIMIT);

/** What io-ts reports about a text that is no formula: with the character where it goes wrong. */
export interface FormulaFault extends t.ValidationError {
  /** What is wrong with the formula. */
  readonly formula: FormulaError;
}

/** Tells the faults of formulas from others. */
export const isFormulaFault = (error: t.ValidationError): error is FormulaFault =>
  'formula' in error;

const faultOf = (value: string, context: t.Context, formula: FormulaError): FormulaFault => ({
  value,
  context,
  formula,
});

const formulaCodec = (
  expected: string,
  symbols: readonly string[],
  also: readonly string[],
): t.Type<string> => {
  const isWord = (value: unknown): boolean => typeof value === 'string' && also.includes(value);
  return new t.Type<string>(
    expected,
    (value): value is string =>
      isWord(value) || (typeof value === 'string' && !isLeft(parseFormula(value, symbols))),
    (value, context) => {
      if (typeof value !== 'string') return t.failure(value, context);
      if (isWord(value)) return t.success(value);
      const parsed = parseFormula(value, symbols);
      return isLeft(parsed)
        ? t.failures([faultOf(value, context, parsed.left[0])])
        : t.success(value);
    },
    t.identity,
  );
};

/**
 * A formula of some symbols, or one of some words. JSON Schema has no words for a formula: its format says
 * which symbols are meant, and a validator that does not know the format takes any text.
 */
export const formula = (
  symbols: readonly string[],
  also: readonly string[] = [],
): Leaf<string> => ({
  codec: formulaCodec(
    `a formula of ${symbols.join(', ')}${also.map((word) => ` or "${word}"`).join('')}`,
    symbols,
    also,
  ),
  schema: {
    type: 'string',
    maxLength: 200,
    format: `formula-${symbols.join('')}${also.map((word) => `-${word}`).join('')}`,
  },
});

/** What a figure can gain (R-COND-1, R-MOD-13). */
export const gainedCondition: Leaf<GainedCondition> = /*#__PURE__*/ oneOf([
  ...CONDITIONS,
  'bless',
  'curse',
]);

/** A condition that lies on a figure. */
export const condition: Leaf<Condition> = /*#__PURE__*/ oneOf(CONDITIONS);

/** The icon of an element. */
export const elementIcon: Leaf<ElementIcon> = /*#__PURE__*/ oneOf(ELEMENT_ICONS);

/** How many things a list of content has at most, where nothing else is said. */
const LIST_LIMIT = 100;

/** A list of at least so many. */
export const atLeast = <A>(least: number, of: Leaf<A>, limit = LIST_LIMIT): Leaf<readonly A[]> => {
  return refined(
    list(of, limit),
    `at least ${String(least)}, each ${of.codec.name}`,
    (value) => value.length >= least,
    { minItems: least },
  );
};

/** A list with something in it. */
export const some = <A>(of: Leaf<A>, limit = LIST_LIMIT): Leaf<readonly A[]> =>
  atLeast(1, of, limit);

/** Any list within the limit of content. */
export const many = <A>(of: Leaf<A>, limit = LIST_LIMIT): Leaf<readonly A[]> => list(of, limit);

/** One word alone: what `type` says. */
export const word = <const Word extends string>(one: Word): Leaf<Word> => oneOf([one]);

const COORDINATE = 200;

/** A hex of a map or an area. */
export const hex: Leaf<Hex> = /*#__PURE__*/ (() =>
  closed<Hex>('a hex { q, r }', {
    q: between(-COORDINATE, COORDINATE),
    r: between(-COORDINATE, COORDINATE),
  }))();

/** The hexes that an area may have. */
const AREA_LIMIT = 64;

/** An area of an attack. */
export const area: Leaf<AreaPattern> = /*#__PURE__*/ (() =>
  closed<AreaPattern>('an area { hexes, origin }', {
    hexes: some(hex, AREA_LIMIT),
    origin: optional(nullable(hex)),
  }))();

/** A list of so many, no more and no fewer. */
export const exactly = <A>(of: Leaf<A>, length: number): Leaf<readonly A[]> => {
  const expected = `a list of exactly ${String(length)}, each ${of.codec.name}`;
  const all = list(of, length).codec;
  const isLong = (value: unknown): boolean => Array.isArray(value) && value.length === length;
  return {
    codec: new t.Type<readonly A[]>(
      expected,
      (value): value is readonly A[] => isLong(value) && all.is(value),
      (value, context) =>
        isLong(value) ? all.validate(value, context) : t.failure(value, context),
      t.identity,
    ),
    schema: { type: 'array', items: of.schema, minItems: length, maxItems: length },
  };
};

/** A list, or something that is none. */
export const listOr = <A extends readonly unknown[], B>(
  expected: string,
  lists: Leaf<A>,
  other: Leaf<B>,
): Leaf<A | B> => ({
  codec: new t.Type<A | B>(
    expected,
    (value): value is A | B => (Array.isArray(value) ? lists : other).codec.is(value),
    (value, context): t.Validation<A | B> =>
      Array.isArray(value)
        ? lists.codec.validate(value, context)
        : other.codec.validate(value, context),
    t.identity,
  ),
  schema: { anyOf: [lists.schema, other.schema] },
});

/** The same codec for several words of `type`. */
export const each = <const Word extends string, A>(
  these: readonly Word[],
  of: Leaf<A>,
): Readonly<Record<Word, Leaf<A>>> =>
  Object.fromEntries(these.map((one) => [one, of])) as Readonly<Record<Word, Leaf<A>>>;
