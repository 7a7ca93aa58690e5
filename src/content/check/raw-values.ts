/** Reading values that need not be sound: what is not as it should be is not there. */

import { compareTexts, isRecord, type Path } from '../../core/index.js';

/** Any object. */
export type Node = Readonly<Record<string, unknown>>;

/** Every object inside a value, itself among them. */
export const nodesIn = (value: unknown): readonly Node[] => {
  const found: Node[] = [];
  const waiting: unknown[] = [value];
  for (const next of waiting) {
    if (isRecord(next)) found.push(next);
    if (typeof next === 'object' && next !== null)
      for (const one of Object.values(next)) if (typeof one === 'object') waiting.push(one);
  }
  return found;
};

/** An object with the way to it. */
export interface PlacedNode {
  readonly node: Node;
  readonly path: Path;
}

/** The way to a value, from its end: so that it is written out only for what is found. */
interface Way {
  readonly key: string | number;
  readonly up: Way | null;
}

const pathOf = (start: Path, way: Way | null): Path => {
  const keys: (string | number)[] = [];
  for (let at = way; at !== null; at = at.up) keys.push(at.key);
  return [...start, ...keys.reverse()];
};

/**
 * The objects of one `type` inside a value, outer ones first, in an order that does not depend on how it was
 * written.
 */
export const nodesOfType = (value: unknown, start: Path, type: string): readonly PlacedNode[] => {
  const found: PlacedNode[] = [];
  const visit = (at: unknown, way: Way | null): void => {
    if (Array.isArray(at))
      at.forEach((one: unknown, key) => {
        visit(one, { key, up: way });
      });
    if (!isRecord(at)) return;
    if (at['type'] === type) found.push({ node: at, path: pathOf(start, way) });
    for (const key of Object.keys(at).sort(compareTexts))
      if (typeof at[key] === 'object') visit(at[key], { key, up: way });
  };
  visit(value, null);
  return found;
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
