/** Which letter or digit stands for which figure. */

import type { Piece, Side } from '../vocabulary/index.js';

const DIGITS = Array.from('1234567890');
const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const SMALL = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A figure for which no letter or digit is left; it reads as a highlight in a drawing. */
export const NO_MARK = '?';

/** By side, the signs in the order in which they are given out: a mark tells the side. */
const MARKS: Readonly<Record<Side, readonly string[]>> = {
  characters: [...DIGITS, ...SMALL, ...CAPITALS],
  monsters: [...CAPITALS, ...SMALL, ...DIGITS],
  third: [...SMALL, ...CAPITALS, ...DIGITS],
  neutral: [...SMALL, ...CAPITALS, ...DIGITS],
};

const isMark = (text: string): boolean => /^[A-Za-z0-9]$/.test(text);

/**
 * One mark for each figure, in their order. A figure whose id is a single letter or digit keeps it;
 * the others get digits (characters), capitals (monsters) and small letters (the rest).
 */
export const marksOf = (figures: readonly Piece[]): readonly string[] => {
  const own = new Map<string, number>();
  figures.forEach(({ id }, index) => {
    if (isMark(id) && !own.has(id)) own.set(id, index);
  });
  const taken = new Set(own.keys());
  return figures.map(({ id, side }, index) => {
    if (own.get(id) === index) return id;
    const mark = MARKS[side].find((sign) => !taken.has(sign)) ?? NO_MARK;
    taken.add(mark);
    return mark;
  });
};
