/** What content counts, so that only that is remembered. */

import type { CheckedPack, Moment } from '../content/index.js';
import { isRecord } from '../core/index.js';

/** Which moments are remembered, and which of them beyond their round. */
export interface Counted {
  /** Those that some amount counts. */
  readonly counted: ReadonlySet<Moment>;
  /** Those that some amount counts over more than a round. */
  readonly kept: ReadonlySet<Moment>;
}

const LONG: readonly unknown[] = ['scenario', 'campaign'];

/** The moment that a fact counts, `null` for other values. */
const momentIn = (value: Readonly<Record<string, unknown>>): Moment | null => {
  switch (value['type']) {
    case 'hexesMoved':
      return 'hexEntered';
    case 'damage':
      return 'done' in value ? 'damaged' : null;
    case 'times':
    case 'sum':
      return (value['moment'] ?? null) as Moment | null;
    default:
      return null;
  }
};

const facts = (value: unknown): readonly { readonly moment: Moment; readonly long: boolean }[] => {
  if (Array.isArray(value)) return value.flatMap(facts);
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(facts);
  const moment = momentIn(value);
  return moment === null ? inside : [{ moment, long: LONG.includes(value['during']) }, ...inside];
};

/** What the cards, items and rules of a pack count. */
export const countedIn = ({
  classes,
  items,
  monsterDecks,
  monsters,
  scenarios,
}: CheckedPack): Counted => {
  const found = facts([classes, items, monsterDecks, monsters, scenarios]);
  return {
    counted: new Set(found.map(({ moment }) => moment)),
    kept: new Set(found.filter(({ long }) => long).map(({ moment }) => moment)),
  };
};
