/** Perks as Gloomhaven Secretariat writes them, into the language: for tests only. */

import type { ClassPerk, PerkCardGroup, PerkEdit } from '../../../src/content/box/class-perk.js';
import type { ModifierValue } from '../../../src/modifier-deck/index.js';
import type { ModifierEffect } from '../../../src/vocabulary/index.js';
import type { Converted } from './event-data.js';

interface RawModifierEffect {
  readonly type: string;
  readonly value?: string | number;
  readonly effects?: readonly RawModifierEffect[];
}

interface RawPerkCard {
  readonly count: number;
  readonly attackModifier: {
    readonly type: string;
    readonly rolling?: boolean;
    readonly effects?: readonly RawModifierEffect[];
  };
}

/** A line of perks of the files. */
export interface RawPerk {
  readonly type: string;
  readonly count: number;
  readonly custom?: string;
  readonly cards?: readonly RawPerkCard[];
}

/** A class of the files. */
export interface RawClass {
  readonly name: string;
  readonly perks: readonly RawPerk[];
}

/** Conditions that are of no use to an enemy: whoever draws the card gains them (R-MOD-17). */
const FOR_SELF: readonly unknown[] = ['invisible', 'strengthen'];

const conditionOf = (condition: unknown): ModifierEffect => {
  if (condition === 'bless' || condition === 'curse') return { type: condition };
  const type = FOR_SELF.includes(condition) ? 'conditionSelf' : 'condition';
  return { type, condition: condition as 'stun' };
};

const EFFECTS: Readonly<Record<string, (value: unknown) => ModifierEffect>> = {
  condition: conditionOf,
  element: (value) => ({ type: 'infuse', element: (value === 'wild' ? 'any' : value) as 'fire' }),
  push: (value) => ({ type: 'push', distance: Number(value) }),
  pull: (value) => ({ type: 'pull', distance: Number(value) }),
  pierce: (value) => ({ type: 'pierce', amount: Number(value) }),
  target: (value) => ({ type: 'addTarget', count: Number(value) }),
  heal: (value) => ({ type: 'heal', amount: Number(value) }),
  shield: (value) => ({ type: 'shield', amount: Number(value) }),
  refreshItem: () => ({ type: 'refreshItem' }),
};

const VALUE = /^(plus|minus)(\d+)$/;

const valueOf = (type: string): ModifierValue | undefined => {
  if (type === 'null' || type === 'double') return type;
  const [, sign, digits] = VALUE.exec(type) ?? [];
  return digits === undefined ? undefined : Number(digits) * (sign === 'minus' ? -1 : 1);
};

/** Heals and shields say in fields of their own that they are for whoever drew the card: nothing else is known. */
const isPlain = ({ type, effects = [] }: RawModifierEffect): boolean =>
  effects.every((one) => one.type === 'specialTarget' && one.value === 'self') &&
  (effects.length === 0 || type === 'heal' || type === 'shield');

const groupOf = ({ count, attackModifier }: RawPerkCard): Converted<readonly PerkCardGroup[]> => {
  const value = valueOf(attackModifier.type);
  const raw = attackModifier.effects ?? [];
  const effects = raw.flatMap((one) => EFFECTS[one.type]?.(one.value) ?? []);
  const unknown = [
    ...(value === undefined ? [`value ${attackModifier.type}`] : []),
    ...raw.filter((one) => !EFFECTS[one.type] || !isPlain(one)).map(({ type }) => `effect ${type}`),
  ];
  if (value === undefined) return { value: [], unknown };
  const rolling = attackModifier.rolling ? { rolling: true } : {};
  const more = effects.length > 0 ? { effects } : {};
  return { value: [{ value, ...rolling, ...more, ...(count > 1 && { count }) }], unknown };
};

const FLAGS: Readonly<Record<string, PerkEdit>> = {
  '%game.custom.perks.ignoreNegativeItem%': { ignoreNegativeItemEffects: true },
  '%game.custom.perks.ignoreNegativeScenario%': { ignoreNegativeScenarioEffects: true },
};

const TYPES: readonly string[] = ['add', 'remove', 'replace', 'custom'];

/** A line of perks in the language; the first cards of a replacement are those that leave. */
export const perkOf = ({ type, count, custom, cards = [] }: RawPerk): Converted<ClassPerk> => {
  const groups = cards.map(groupOf);
  const leaving = type === 'remove' ? groups.length : type === 'replace' ? 1 : 0;
  const remove = groups.slice(0, leaving).flatMap(({ value }) => value);
  const add = groups.slice(leaving).flatMap(({ value }) => value);
  const flags = custom === undefined ? {} : FLAGS[custom];
  return {
    value: {
      boxes: count,
      perk: { ...(remove.length > 0 && { remove }), ...(add.length > 0 && { add }), ...flags },
    },
    unknown: [
      ...groups.flatMap(({ unknown }) => unknown),
      ...(flags === undefined ? [`custom ${String(custom)}`] : []),
      ...(TYPES.includes(type) ? [] : [`type ${type}`]),
    ],
  };
};
