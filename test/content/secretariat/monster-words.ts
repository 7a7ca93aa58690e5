/** The words, numbers and areas in the actions of monsters of Gloomhaven Secretariat: for tests only. */

import type { Json, RawAction } from './monster-data.js';
import { figures, within } from './monster-prose.js';

/** The key of a label, without its signs. */
export const labelKey = (value: RawAction['value']): string =>
  String(value).replaceAll(/^%(?:data\.)?|%$/g, '');

/** A number, or the text of a formula. */
export const amountOf = (value: RawAction['value']): number | string =>
  typeof value === 'string' && !/^-?\d+$/.test(value) ? value : Number(value ?? Number.NaN);

/** A number that may be relative to a stat. */
export const relative = (stat: string, { value, valueType }: RawAction): number | string => {
  const amount = amountOf(value);
  if (valueType !== 'plus' && valueType !== 'minus') return amount;
  return amount === 0 ? stat : `${stat}${valueType === 'plus' ? '+' : '-'}${amount}`;
};

/** What stands below an action. */
export const below = ({ subActions }: RawAction): readonly RawAction[] => subActions ?? [];

const HEX = /^\((\d+),(\d+),(active|target)\)$/;

/** An area, in hexes from its origin if it has one. */
export const areaOf = (text: string): Json | null => {
  const cells = text.split('|').map((cell) => {
    const [, column, row, kind] = HEX.exec(cell) ?? [];
    const r = Number(row);
    return { q: Number(column) - Math.floor(r / 2), r, kind };
  });
  const origins = cells.filter(({ kind }) => kind === 'active');
  const from = cells.find(({ kind }) => kind === 'active') ?? cells[0]!;
  if (origins.length > 1 || cells.some(({ kind }) => kind === undefined)) return null;
  const hexes = cells
    .filter(({ kind }) => kind === 'target')
    .map(({ q, r }) => ({ q: q - from.q, r: r - from.r }));
  return origins.length === 0 ? { hexes } : { hexes, origin: { q: 0, r: 0 } };
};

const all = (who: readonly string[], range?: string): Json => ({
  to: figures(who, range === undefined ? {} : { place: within(amountOf(range)) }),
});

/** Whom a word of the data means, as fields of an ability. */
export const aimOf = (value: RawAction['value']): Json | null => {
  const [name = '', range = ''] = String(value).replace('Affect', '').split(':');
  const aims: Readonly<Record<string, Json>> = {
    self: {},
    enemies: all(['enemy']),
    enemiesAdjacent: all(['enemy'], '1'),
    enemyAdjacent: { to: { type: 'select', who: ['enemy'], place: within(1) } },
    enemiesRange: { range: range === '' ? 'R' : amountOf(range), targets: 'all' },
    enemyOneAll: { allAtOne: true },
    alliesAdjacent: all(['ally'], '1'),
    alliesRange: all(['ally'], range),
    selfAllies: all(['self', 'ally']),
    selfAlliesRange: all(['self', 'ally'], range),
  };
  return aims[name] ?? null;
};

/** The icons of an element action. */
export const elementsOf = ({ value }: RawAction): readonly string[] =>
  String(value)
    .split(':')
    .map((element) => (element === 'wild' ? 'any' : element));

/** Whether it says that what it stands below takes the place of something. */
export const isInstead = ({ type, value }: RawAction): boolean =>
  type === 'custom' && labelKey(value) === 'game.custom.instead';
