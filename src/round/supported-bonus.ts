/** The active bonuses that are played: all else is refused before a game begins. */

import { isRecord, type Path } from '../core/index.js';
import { notSupported, type NotSupported } from './set-up-error.js';
import type { RaisedMoment } from './task.js';

type Words = readonly string[];

/** What bonuses may change at each of their moments: numbers of the attack, and other effects. */
const CHANGES: Readonly<
  Record<RaisedMoment, { readonly numbers: Words; readonly effects: Words }>
> = {
  attack: {
    numbers: ['amount', 'pierce', 'push', 'pull'],
    effects: ['addConditions', 'advantage', 'disadvantage'],
  },
  attacked: { numbers: ['amount', 'shield'], effects: ['advantage', 'disadvantage'] },
  damageByAttack: { numbers: ['shield'], effects: [] },
  damage: { numbers: [], effects: ['prevent'] },
};

const FIELDS: Words = ['type', 'on', 'if', 'lasts', 'charges', 'limit', 'optional', 'effects'];
const CLAUSES: Words = ['attackIs', 'source', 'lethal'];
const SPANS: Words = ['turn', 'round', 'scenario'];

const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const clauseNeeds = (clause: unknown, path: Path): readonly NotSupported[] => {
  const { type, clause: inner } = isRecord(clause) ? clause : {};
  if (type === 'not') return clauseNeeds(inner, [...path, 'clause']);
  return CLAUSES.includes(String(type)) ? [] : [notSupported(path, String(type))];
};

const effectNeeds = (
  effect: unknown,
  moment: RaisedMoment,
  path: Path,
): readonly NotSupported[] => {
  const { type, to = 'amount', amount } = isRecord(effect) ? effect : {};
  const { numbers, effects } = CHANGES[moment];
  const isPlayed =
    type === 'add'
      ? numbers.includes(String(to)) && isPlain(amount)
      : effects.includes(String(type)) && amount === undefined;
  return isPlayed ? [] : [notSupported(path, String(type))];
};

const limitNeeds = (limit: unknown, path: Path): readonly NotSupported[] => {
  const per = isRecord(limit) ? String(limit['per']) : '';
  return limit === undefined || SPANS.includes(per) ? [] : [notSupported(path, per)];
};

/**
 * What a bonus needs that is not played. One that lasts as long as its card needs one that stays active: of
 * monsters and of cards that go to their piles at once only those for the round could be.
 */
export const bonusNeeds = (
  bonus: Readonly<Record<string, unknown>>,
  path: Path,
  staysActive: boolean,
): readonly NotSupported[] => {
  const { on, lasts = 'card', limit } = bonus;
  const strange = Object.keys(bonus).filter((key) => !FIELDS.includes(key));
  if (!Object.hasOwn(CHANGES, String(on))) return [notSupported([...path, 'on'], String(on))];
  const moment = on as RaisedMoment;
  return [
    ...strange.map((key) => notSupported([...path, key], key)),
    ...((lasts === 'card' && staysActive) || lasts === 'round'
      ? []
      : [notSupported([...path, 'lasts'], String(lasts))]),
    ...listOf(bonus['if']).flatMap((clause, index) => clauseNeeds(clause, [...path, 'if', index])),
    ...limitNeeds(limit, [...path, 'limit']),
    ...listOf(bonus['effects']).flatMap((effect, index) =>
      effectNeeds(effect, moment, [...path, 'effects', index]),
    ),
  ];
};
