/** Text for a terminal: lines of limited width, colours only where they are wanted. */

/** No line is wider. */
export const WIDTH = 80;

/** Breaks a paragraph into lines; all but the first are indented. */
export const wrap = (paragraph: string, indent = '  '): readonly string[] =>
  paragraph.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined) return [word];
    const longer = `${last} ${word}`;
    return longer.length <= WIDTH
      ? [...lines.slice(0, -1), longer]
      : [...lines, `${indent}${word}`];
  }, []);

/** Cuts lines that are too wide, and says so. */
export const cutToWidth = (text: string): string => {
  const lines = text.split('\n');
  if (lines.every((line) => line.length <= WIDTH)) return text;
  return [
    ...lines.map((line) => line.slice(0, WIDTH).trimEnd()),
    `; too wide for ${WIDTH} columns: the right side is cut off`,
  ].join('\n');
};

const CODES = { bold: '1', good: '32', bad: '1;31' } as const;

/** A style of terminal text. */
export type Style = keyof typeof CODES;

/** Puts a text in a style, or leaves it as it is. */
export type Paint = (text: string, style: Style) => string;

/** How texts are painted: with the escape codes of terminals, or not at all. */
export const painter =
  (isColoured: boolean): Paint =>
  (text, style) =>
    isColoured ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
