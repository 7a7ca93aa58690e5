/** What effects make of an ability before it begins (R-ELEM-4, R-ELEM-11). */

import type { Amount, Deed, Effect, SelectionCount } from '../content/index.js';
import { isRecord } from '../core/index.js';
import type { Reading } from './reading/index.js';

type Numeric = Extract<Effect, { readonly type: 'add' | 'set' | 'multiply' }>;
type Fields = Readonly<Record<string, unknown>>;

/** What an attack has that says nothing of them: for monsters and summons, what is on their card (R-MON-4, R-MON-16). */
export interface OwnReach {
  readonly range: number;
  readonly targets: number | 'all';
}

const NO_REACH: OwnReach = { range: 0, targets: 1 };

/** Whether an amount can only be known target by target. */
export const speaksOfTarget = (amount: unknown): boolean => {
  if (typeof amount !== 'object' || amount === null) return false;
  return Object.values(amount).some((one) => one === 'target' || speaksOfTarget(one));
};

/** Arithmetic with two amounts, done now where they are known now. */
const combined = (
  reading: Reading,
  before: SelectionCount,
  { type, amount }: Numeric,
): SelectionCount => {
  if (type === 'set') return amount === 'all' ? 'all' : amount;
  if (before === 'all') return 'all';
  const sign = type === 'add' ? '+' : 'x';
  if (speaksOfTarget(before) || speaksOfTarget(amount))
    return { type: 'calculation', formula: `P${sign}Q`, where: { P: before, Q: amount } };
  const [first, second] = [before, amount].map((one) => reading.value(one, -Infinity));
  return type === 'add' ? (first ?? 0) + (second ?? 0) : (first ?? 0) * (second ?? 0);
};

/** Where a number of an ability stands: in a field of it, or in one of its selection. */
const pathOf = (ability: Fields, to: string): readonly string[] => {
  const target = ability['to'];
  const cards = ability['cards'];
  if (to === 'targets' && isRecord(target) && target['type'] === 'select') return ['to', 'count'];
  if (to === 'range' && isRecord(target) && isRecord(target['place']))
    return ['to', 'place', 'range'];
  if (to === 'range' && isRecord(ability['overlays'])) return ['overlays', 'place', 'range'];
  if (to === 'amount' && isRecord(cards)) return ['cards', 'count'];
  if (to === 'retaliateRange') return ['reach'];
  return [to];
};

const readAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((known, key) => (isRecord(known) ? known[key] : undefined), value);

const writtenAt = (value: Fields, [key, ...rest]: readonly string[], to: unknown): Fields => {
  if (key === undefined) return value;
  const inside = value[key];
  return {
    ...value,
    [key]: rest.length === 0 ? to : writtenAt(isRecord(inside) ? inside : {}, rest, to),
  };
};

const startOf = (ability: Deed, to: string, own: OwnReach): SelectionCount => {
  if (to === 'targets') return ability.type === 'attack' ? own.targets : 1;
  if (to === 'range') return ability.type === 'attack' ? own.range : 1;
  return to === 'retaliateRange' || (to === 'amount' && 'cards' in ability) ? 1 : 0;
};

const withNumber = (reading: Reading, ability: Deed, effect: Numeric, own: OwnReach): Deed => {
  const { to = 'amount' } = effect;
  const fields = ability as unknown as Fields;
  const path = pathOf(fields, to);
  const before = (readAt(fields, path) ?? startOf(ability, to, own)) as Amount;
  return writtenAt(fields, path, combined(reading, before, effect)) as unknown as Deed;
};

/** Others take the place of targets, those of an area among them. */
const withoutTargets = ({ targets: _, to: __, area: ___, ...fields }: Fields): Fields => fields;

/** An ability with what an effect makes of it. */
export const changedAbility = (
  reading: Reading,
  ability: Deed,
  effect: Effect,
  own: OwnReach = NO_REACH,
): Deed => {
  const fields = ability as unknown as Fields;
  switch (effect.type) {
    case 'add':
    case 'set':
    case 'multiply':
      return withNumber(reading, ability, effect, own);
    case 'addConditions': {
      const { conditions = [] } = fields as { readonly conditions?: readonly string[] };
      return { ...fields, conditions: [...conditions, ...effect.conditions] } as unknown as Deed;
    }
    case 'setArea':
      return { ...withoutTargets(fields), area: effect.area } as unknown as Deed;
    case 'retarget':
      return effect.keep === true
        ? ability
        : ({ ...withoutTargets(fields), to: effect.to } as unknown as Deed);
    case 'setMode':
      return { ...fields, mode: effect.mode } as unknown as Deed;
    case 'advantage':
    case 'disadvantage': {
      const { effects = [] } = fields as { readonly effects?: readonly Effect[] };
      return { ...fields, effects: [...effects, effect] } as unknown as Deed;
    }
    default:
      return ability;
  }
};
