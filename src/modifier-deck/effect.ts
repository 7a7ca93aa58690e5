import { CONDITIONS, ELEMENT_ICONS, type ModifierEffect } from '../vocabulary/index.js';

/** The one field that each effect has besides its type, with its words, if they are not numbers. */
export const EFFECT_FIELDS = {
  condition: ['condition', CONDITIONS],
  conditionSelf: ['condition', CONDITIONS],
  infuse: ['element', ELEMENT_ICONS],
  push: ['distance', null],
  pull: ['distance', null],
  pierce: ['amount', null],
  heal: ['amount', null],
  shield: ['amount', null],
  addTarget: ['count', null],
  bless: null,
  curse: null,
  refreshItem: null,
} as const satisfies Record<
  ModifierEffect['type'],
  readonly [string, readonly string[] | null] | null
>;

/** The label of an effect, which two share exactly when they do the same: `poison`, `fire`, `push 2`. */
export const effectKey = (effect: ModifierEffect): string => {
  const { type } = effect;
  const field = EFFECT_FIELDS[type];
  if (field === null) return type;
  // Type and field belong together by the table above.
  const value = String((effect as unknown as Readonly<Record<string, unknown>>)[field[0]]);
  if (type === 'condition' || type === 'infuse') return value;
  return type === 'conditionSelf' ? `${value} self` : `${type} ${value}`;
};
