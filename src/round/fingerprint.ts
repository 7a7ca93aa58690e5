import { compareTexts, isRecord } from '../core/index.js';

const inOrder = (one: unknown): unknown => {
  // No JSON has such a number: it must not be taken for anything that has.
  if (typeof one === 'bigint') return `${String(one)}n`;
  return isRecord(one)
    ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => compareTexts(a, b)))
    : one;
};

/** A value with the fields of every object in order, so that two that are equal are written the same. */
export const canonical = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) => inOrder(one));

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Two lanes of 32 bits, each mixed with its own odd number, then with each other. */
const hash = (text: string): string => {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const first = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const second =
    Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return hex(second) + hex(first);
};

/**
 * A short name for a plain JSON value, a state or a pack: 16 hexadecimal digits, the same for the same value
 * whatever the order of its fields, on every platform. It tells apart what differs by accident; it is no seal
 * against somebody who wants two values to have the same.
 *
 * @example
 * import { fingerprint } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(fingerprint({ a: 1, b: [2] }), fingerprint({ b: [2], a: 1 }));
 * assert.notEqual(fingerprint({ a: 1 }), fingerprint({ a: 2 }));
 */
export const fingerprint = (value: object): string => hash(canonical(value));
