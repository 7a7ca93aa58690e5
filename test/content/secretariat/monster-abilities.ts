/** Actions of monsters, as Gloomhaven Secretariat writes them, into abilities: for tests only. */

import type { Json, RawAction } from './monster-data.js';
import { figures, PROSE, unsaid, type Part } from './monster-prose.js';
import { spawnOf } from './monster-spawn.js';
import {
  aimOf,
  amountOf,
  areaOf,
  below,
  elementsOf,
  isInstead,
  labelKey,
  relative,
} from './monster-words.js';

type Parts = Required<Part>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const merged = (parts: readonly Part[]): Parts => {
  const conditions = parts.flatMap(({ fields }) => listOf(fields?.['conditions']));
  const fields = parts.reduce<Json>((known, part) => ({ ...known, ...part.fields }), {});
  return {
    fields: conditions.length > 0 ? { ...fields, conditions } : fields,
    effects: parts.flatMap(({ effects }) => effects ?? []),
    after: parts.flatMap(({ after }) => after ?? []),
  };
};

const consume = (action: RawAction, then: readonly Json[]): readonly Json[] =>
  then.length > 0 ? [{ type: 'consume', elements: elementsOf(action), then }] : [];

const infusion = (action: RawAction): Json => ({ type: 'infuse', elements: elementsOf(action) });

const areaField = ({ value }: RawAction): Part => {
  const area = areaOf(String(value));
  return area === null ? { effects: [unsaid('area-from-several-hexes')] } : { fields: { area } };
};

/** What stands below an ability of this type, as its fields and effects. */
const partOf = (parent: string, action: RawAction): Part => {
  const { type, value, valueType } = action;
  switch (type) {
    case 'range':
      return { fields: { [parent === 'retaliate' ? 'reach' : 'range']: relative('R', action) } };
    case 'target':
      return { fields: { targets: amountOf(value) } };
    case 'pierce':
    case 'push':
    case 'pull':
      return { fields: { [type]: amountOf(value) } };
    case 'condition':
      return parent === 'push' ? changeOf(parent, action) : { fields: { conditions: [value] } };
    case 'area':
      return areaField(action);
    case 'jump':
      return { fields: { mode: 'jump' } };
    case 'specialTarget': {
      const fields = aimOf(value);
      return fields === null ? { effects: [unsaid(`target-${String(value)}`)] } : { fields };
    }
    case 'element':
      return valueType === 'minus' ? consumption(parent, action) : { effects: [infusion(action)] };
    case 'summon':
      return spawnPart(action);
    case 'custom':
      return PROSE[labelKey(value)] ?? { effects: [unsaid(labelKey(value))] };
    case 'concatenation':
      return merged(below(action).map((one) => partOf(parent, one)));
    default:
      return { effects: [unsaid(`${type}-below-${parent}`)] };
  }
};

/** Where a place is given it is that of the target. */
const spawnPart = (action: RawAction): Part => {
  const { fields } = merged(below(action).map((one) => partOf('summon', one)));
  const spawn = { ...spawnOf(action), ...fields };
  return { effects: 'place' in spawn ? [{ type: 'eachTarget', effects: [spawn] }] : [spawn] };
};

const consumption = (parent: string, action: RawAction): Part => {
  const { fields, effects, after } = merged(below(action).map((one) => changeOf(parent, one)));
  return { fields, effects: consume(action, effects), after: consume(action, after) };
};

const SIGNS: Readonly<Record<string, number>> = { add: 1, subtract: -1 };

/** A number of the ability that is added to, or replaced. */
const numberChange = (to: string, { value, valueType }: RawAction, isAdded: boolean): Json => {
  const sign = SIGNS[valueType ?? ''] ?? 1;
  return {
    type: isAdded || (valueType ?? '') in SIGNS ? 'add' : 'set',
    ...(to === 'amount' ? {} : { to }),
    amount: sign * Number(value),
  };
};

/** What a consumed element changes in the number that an ability has by itself. */
const ownChange = (parent: string, action: RawAction): Part => {
  const change = numberChange('amount', action, false);
  const more = below(action)
    .filter((one) => !isInstead(one))
    .map((one) => changeOf(parent, one));
  return merged([{ effects: [change] }, ...more]);
};

const retarget = ({ value }: RawAction): readonly Json[] => {
  const aim = aimOf(value) ?? {};
  if ('to' in aim) return [{ type: 'retarget', to: aim['to'] }];
  if (!('range' in aim)) return [unsaid(`target-${String(value)}`)];
  const place = { type: 'within', range: aim['range'] };
  return [{ type: 'retarget', to: figures(['enemy'], { place }) }];
};

/** What stands below a consumed element, as a change of an ability of this type. */
const changeOf = (parent: string, action: RawAction): Part => {
  const { type, value, valueType } = action;
  if (type === parent && (valueType !== undefined || below(action).some(isInstead)))
    return ownChange(parent, action);
  switch (type) {
    case 'pierce':
    case 'push':
    case 'pull':
      return { effects: [numberChange(type, action, true)] };
    case 'range':
      return { effects: [numberChange('range', action, false)] };
    case 'target':
      return { effects: [numberChange('targets', action, false)] };
    case 'condition':
      return below(action).length > 0
        ? { effects: perform(action) }
        : { effects: [{ type: 'addConditions', conditions: [value] }] };
    case 'area': {
      const area = areaOf(String(value));
      return { effects: [area === null ? unsaid('area') : { type: 'setArea', area }] };
    }
    case 'specialTarget':
      return { effects: retarget(action) };
    case 'concatenation':
      return merged(below(action).map((one) => changeOf(parent, one)));
    case 'custom':
      return partOf(parent, action);
    default:
      return { effects: perform(action) };
  }
};

/** The ability by itself, or nothing where the type is none. */
const baseOf = (action: RawAction): Json | null => {
  const { type, value } = action;
  switch (type) {
    case 'move':
      return { type, amount: relative('M', action) };
    case 'attack':
      return { type, amount: relative('A', action) };
    case 'sufferDamage':
      return { type: 'suffer', amount: amountOf(value) };
    case 'condition':
      return { type, conditions: [value] };
    case 'summon':
      return spawnOf(action);
    case 'special':
      return { type: 'bossSpecial', number: Number(value) };
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'push':
    case 'pull':
    case 'loot':
      return { type, amount: amountOf(value) };
    default:
      return null;
  }
};

const prose = (action: RawAction): readonly Json[] => {
  const key = labelKey(action.value);
  const then = below(action).flatMap(perform);
  if (key === 'game.custom.ondeath')
    return [{ type: 'bonus', on: 'dies', lasts: 'round', effects: then }];
  return [...(PROSE[key]?.after ?? [unsaid(key)]), ...then];
};

/** Several actions for the same figures: what follows the first belongs to it. */
const together = ([first, ...rest]: readonly RawAction[]): readonly Json[] =>
  first === undefined ? [] : perform({ ...first, subActions: [...below(first), ...rest] });

const elementDeeds = (action: RawAction): readonly Json[] => {
  if (action.valueType !== 'minus') return [infusion(action)];
  const isAimed = below(action).some(({ type }) => type === 'specialTarget');
  return consume(action, isAimed ? together(below(action)) : below(action).flatMap(perform));
};

/** An action that stands by itself, as abilities. */
export const perform = (action: RawAction): readonly Json[] => {
  const { type } = action;
  if (type === 'element') return elementDeeds(action);
  if (type === 'grid' || type === 'concatenation') return together(below(action));
  if (type === 'custom') return prose(action);
  const base = baseOf(action);
  if (base === null) return [unsaid(`${type}-${labelKey(action.value ?? '')}`)];
  const parts = below(action).map((one) => partOf(type, one));
  const { fields, effects, after } = merged([{ fields: base }, ...parts]);
  return [effects.length > 0 ? { ...fields, effects } : fields, ...after];
};

const isInfusion = ({ type, valueType }: RawAction): boolean =>
  type === 'element' && valueType !== 'minus';

/** All actions of a card or a special. */
export const actionOf = (actions: readonly RawAction[]): Json => {
  const infuse = actions.filter(isInfusion).flatMap(elementsOf);
  return {
    abilities: actions.filter((one) => !isInfusion(one)).flatMap(perform),
    ...(infuse.length > 0 ? { infuse } : {}),
  };
};
