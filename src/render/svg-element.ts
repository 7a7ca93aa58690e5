/** The few pieces of SVG that are needed, written safely. */

import type { Point } from '../hex/index.js';

/** Digits behind the point that a coordinate keeps, as a factor. */
const PRECISION = 100;

/** A number with at most two decimals, never -0. */
export const number = (value: number): string => String(Math.round(value * PRECISION) / PRECISION);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that may stand in an element or an attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Attributes of an element; numbers are rounded, texts escaped. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An element with its attributes and what is already SVG inside it. */
export const element = (
  name: string,
  attributes: Attributes,
  ...inside: readonly string[]
): string => {
  const written = Object.entries(attributes).map(
    ([attribute, value]) =>
      ` ${attribute}="${typeof value === 'number' ? number(value) : escape(value)}"`,
  );
  const open = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${open}/>` : `${open}>${inside.join('')}</${name}>`;
};

/** A group moved to a place and scaled, whose content is drawn round (0, 0). */
export const placed = ({ x, y }: Point, scale: number, ...inside: readonly string[]): string =>
  inside.length === 0
    ? ''
    : element(
        'g',
        {
          transform: `translate(${number(x)} ${number(y)})${scale === 1 ? '' : ` scale(${number(scale)})`}`,
        },
        ...inside,
      );

/** Path data of a closed outline. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`;

/** Path data of an open line. */
export const stroke = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}`;
