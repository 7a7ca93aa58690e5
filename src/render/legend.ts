/** What a picture's legend lists: exactly what is drawn, in words. */

import { GLYPHS } from '../board/index.js';
import { key } from '../hex/index.js';
import { HIGHLIGHT_KINDS, type HighlightKind } from './picture.js';
import type { Ground, Scenery, Standing } from './scenery.js';

/** One line of a legend: what is drawn, and its words. */
export type LegendEntry =
  | { readonly type: 'figure'; readonly standing: Standing; readonly words: string }
  | { readonly type: 'path'; readonly words: string }
  | { readonly type: 'movement'; readonly words: string }
  | { readonly type: 'sight'; readonly words: string }
  | { readonly type: 'highlight'; readonly kind: HighlightKind; readonly words: string }
  | { readonly type: 'ground'; readonly ground: Ground; readonly words: string }
  | { readonly type: 'coin'; readonly words: string }
  | { readonly type: 'thinWall'; readonly words: string };

const GROUND_WORDS: Readonly<Record<Exclude<Ground, 'plain'>, string>> = {
  wall: 'wall',
  obstacle: 'obstacle',
  trap: 'trap',
  hazardous: 'hazardous terrain',
  difficult: 'difficult terrain',
  icy: 'icy terrain',
  treasure: 'treasure',
  pressurePlate: 'pressure plate',
  corridor: 'corridor',
  closed: 'closed door',
  open: 'open door',
  locked: 'locked door',
};

/** What makes a text unfit for one line of a terminal: control signs, and halves of signs. */
const isPrintable = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  const isControl =
    code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return !isControl && !isHalf && code !== 0xfffe && code !== 0xffff;
};

/** A text of at most `length` signs on one line, safe to print. */
export const oneLine = (text: string, length: number): string => {
  // Cut before looking at each sign: a title may be a whole book.
  const signs = Array.from(text.slice(0, 2 * length + 2), (sign) =>
    isPrintable(sign) ? sign : ' ',
  );
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('');
};

/** Longest id or label that a legend shows in full. */
const WORD_LENGTH = 40;

/** Longest entry of a legend: with its sign it fits into a line of a terminal. */
const LINE_LENGTH = 72;

const word = (text: string): string => oneLine(text, WORD_LENGTH);

const labelOf = ({ labels }: Scenery, kind: HighlightKind): string =>
  oneLine((labels.get(kind) ?? [kind]).map(word).join(', '), LINE_LENGTH);

const figureWords = (scenery: Scenery, standing: Standing): string => {
  const { figure, hexes, acts } = standing;
  const mine = new Set(hexes.map(key));
  const kinds = scenery.spots.flatMap(({ hex, highlights }) =>
    mine.has(key(hex)) ? highlights : [],
  );
  const roles = [
    ...(acts ? ['acts'] : []),
    ...(figure.invisible === true ? ['invisible'] : []),
    ...HIGHLIGHT_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => labelOf(scenery, kind)),
  ];
  const words = `${word(figure.id)} (${figure.side})`;
  return oneLine(roles.length === 0 ? words : `${words}: ${roles.join(', ')}`, LINE_LENGTH);
};

const grounds = (Object.keys(GLYPHS) as (keyof typeof GLYPHS)[]).filter(
  (name): name is Exclude<Ground, 'plain'> => Object.hasOwn(GROUND_WORDS, name),
);

const pathWords = ({ path, spots }: Scenery): string => {
  const entered = spots.filter(({ step }) => step !== null).length;
  return path.length === 0 ? '' : `path, ${String(entered)} ${entered === 1 ? 'hex' : 'hexes'}`;
};

/** What is drawn, in the order in which a legend lists it. */
export const legendOf = (scenery: Scenery): readonly LegendEntry[] => {
  const { spots, standing, walls, path, sight, labels } = scenery;
  const seen = new Set(spots.map(({ ground }) => ground));
  return [
    ...standing.map((one): LegendEntry => ({
      type: 'figure',
      standing: one,
      words: figureWords(scenery, one),
    })),
    ...(path.length > 0 ? [{ type: 'path', words: pathWords(scenery) } as const] : []),
    ...HIGHLIGHT_KINDS.filter((kind) => labels.has(kind)).map((kind): LegendEntry => ({
      type: 'highlight',
      kind,
      words: labelOf(scenery, kind),
    })),
    ...(spots.some(({ movement }) => movement !== null)
      ? [{ type: 'movement', words: 'movement' } as const]
      : []),
    ...(sight.length > 0 ? [{ type: 'sight', words: 'line of sight' } as const] : []),
    ...grounds
      .filter((ground) => seen.has(ground))
      .map((ground): LegendEntry => ({ type: 'ground', ground, words: GROUND_WORDS[ground] })),
    ...(spots.some(({ coin }) => coin) ? [{ type: 'coin', words: 'coin' } as const] : []),
    ...(walls.length > 0 ? [{ type: 'thinWall', words: 'thin wall' } as const] : []),
  ];
};
