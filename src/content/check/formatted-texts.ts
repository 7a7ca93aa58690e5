import type { JsonSchema } from '../../core/codec.js';
import { compareTexts, isRecord, type Path } from '../../core/index.js';
import { PARTS } from '../codec/definitions.js';
import type { PartName } from '../part.js';
import type { Node } from './raw-values.js';
import { fits, readingOf, type Reading } from './schema-reading.js';

/** A text in content whose schema says what it means: an id of something, or a formula. */
export interface FormattedText {
  /** What it means: `id-monster`, `formula-CL`. */
  readonly format: string;
  /** What it says. */
  readonly text: string;
  /** Where it stands. */
  readonly path: Path;
}

const inFields = ({ fields, others }: Reading, value: Node, path: Path): readonly FormattedText[] =>
  Object.keys(value)
    .sort(compareTexts)
    .flatMap((key) => {
      const schema = fields.get(key) ?? others;
      return schema === null ? [] : textsIn(schema, value[key], [...path, key]);
    });

const textsIn = (schema: JsonSchema, value: unknown, path: Path): readonly FormattedText[] => {
  const reading = readingOf(schema);
  const { kinds, format, entry } = reading;
  if (kinds.length > 0) {
    const kind = kinds.find((one) => fits(one, value));
    return kind === undefined ? [] : textsIn(kind, value, path);
  }
  if (typeof value === 'string') return format === null ? [] : [{ format, text: value, path }];
  if (Array.isArray(value))
    return entry === null
      ? []
      : value.flatMap((one: unknown, index) => textsIn(entry, one, [...path, index]));
  return isRecord(value) ? inFields(reading, value, path) : [];
};

/**
 * The ids and formulas in a part of content that has passed its codec, in an order that does not depend on
 * how it was written. The codecs know what is one: nothing is listed here.
 */
export const formattedTexts = (
  part: PartName,
  value: unknown,
  path: Path,
): readonly FormattedText[] => textsIn(PARTS[part].schema, value, path);
