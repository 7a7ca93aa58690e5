/** Colours of a terminal. */

/** What the colours are used for; bold tells them apart as well. */
const CODES = {
  characters: '1;36',
  monsters: '1;31',
  third: '1;35',
  neutral: '1',
  way: '1;32',
  aim: '1;33',
  area: '33',
  number: '32',
  danger: '31',
  slow: '34',
  loot: '33',
  wall: '2',
  comment: '2',
} as const;

/** One of the colours a text drawing uses, named by what it is for. */
export type Colour = keyof typeof CODES;

/** A text in a colour, or as it is for `null`. */
export const inColour = (text: string, colour: Colour | null): string =>
  colour === null || text === '' ? text : `\u001b[${CODES[colour]}m${text}\u001b[0m`;
