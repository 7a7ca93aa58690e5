/** Lists, counts and numbers in English. */

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${String(words.at(-1))}`;

/** With a capital letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `1 hex`, `2 hexes`. */
export const count = (amount: number, one: string, more = `${one}s`): string =>
  `${String(amount)} ${amount === 1 ? one : more}`;

const MINUS = '\u2212';

/** A number with its sign. */
export const signed = (value: number): string =>
  value < 0 ? `${MINUS}${String(-value)}` : `+${String(value)}`;

/** A number, with a true minus. */
export const number = (value: number): string =>
  value < 0 ? `${MINUS}${String(-value)}` : String(value);
