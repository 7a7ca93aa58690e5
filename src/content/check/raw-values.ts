/** Reading values that need not be sound: what is not as it should be is not there. */

import { compareTexts, isRecord } from '../../core/index.js';

/** Any object. */
export type Node = Readonly<Record<string, unknown>>;

/** Every object inside a value, itself among them. */
export const nodesIn = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/** The texts among some values. */
export const textsAmong = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');

/** A field of an object, or `null`. */
export const fieldOf = (value: unknown, field: string): unknown =>
  isRecord(value) && Object.hasOwn(value, field) ? value[field] : null;

/** The texts of a list that an object has in a field. */
export const textsIn = (value: unknown, field: string): readonly string[] => {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? textsAmong(list) : [];
};

/** The objects of a list that an object has in a field. */
export const listIn = (value: unknown, field: string): readonly Node[] => {
  const things = fieldOf(value, field);
  return Array.isArray(things) ? things.filter(isRecord) : [];
};

/** The ids of things. */
export const idsOf = (things: readonly Node[]): readonly string[] =>
  textsAmong(things.map((one) => fieldOf(one, 'id')));

/** The fields of an object in an order that does not depend on how it was written. */
export const fieldsInOrder = (node: Node): readonly (readonly [string, unknown])[] =>
  Object.entries(node).sort(([a], [b]) => compareTexts(a, b));
