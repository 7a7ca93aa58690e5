/** What content counts, so that only that is remembered. */

import type { CheckedPack, Moment } from '../content/index.js';
import { isRecord } from '../core/index.js';

/** How long a moment is remembered. */
export type Memory = 'turn' | 'round' | 'scenario';

/** Which moments are remembered, and how long. */
export interface Counted {
  /** The moments that some amount counts. */
  readonly counted: ReadonlyMap<Moment, Memory>;
}

const MEMORIES: readonly Memory[] = ['turn', 'round', 'scenario'];

/** How long something has to be remembered that is counted over a span. */
const memoryFor = (during: unknown): Memory => {
  if (during === 'round') return 'round';
  return during === 'scenario' || during === 'campaign' ? 'scenario' : 'turn';
};

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

const facts = (value: unknown): readonly (readonly [Moment, Memory])[] => {
  if (Array.isArray(value)) return value.flatMap(facts);
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(facts);
  const moment = momentIn(value);
  return moment === null ? inside : [[moment, memoryFor(value['during'])], ...inside];
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
  // The longest memory that anything asks for comes last and stays.
  const ordered = MEMORIES.flatMap((memory) => found.filter(([, of]) => of === memory));
  return { counted: new Map(ordered) };
};
