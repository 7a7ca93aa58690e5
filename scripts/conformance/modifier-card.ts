/** Modifier cards as vectors write them: effects are labels, `push 1` or `heal 1 self`. */

import { closed, flag, leaf, oneOf, type Leaf } from '../../src/core/codec.js';
import {
  CONDITIONS,
  ELEMENTS,
  MODIFIER_ORIGINS,
  type ModifierCard,
  type ModifierEffect,
  type ModifierOrigin,
} from '../../src/vocabulary/index.js';
import { listOf } from './shape.js';

/** A card of a vector. */
export interface LabelledCard {
  readonly value: ModifierCard['value'];
  readonly rolling: boolean;
  readonly effects: readonly string[];
  readonly origin: ModifierOrigin;
}

/** Labels with a number in them: what stands before it, what after it, and the effect. */
const NUMBERED: readonly (readonly [string, string, (amount: number) => ModifierEffect])[] = [
  ['push ', '', (distance) => ({ type: 'push', distance })],
  ['pull ', '', (distance) => ({ type: 'pull', distance })],
  ['pierce ', '', (amount) => ({ type: 'pierce', amount })],
  ['heal ', ' self', (amount) => ({ type: 'heal', amount })],
  ['shield ', ' self', (amount) => ({ type: 'shield', amount })],
];

/** `invisible` and `strengthen` are good for whoever has them, so that a card gives them to the attacker. */
const conditionEffect = (condition: (typeof CONDITIONS)[number]): ModifierEffect =>
  condition === 'invisible' || condition === 'strengthen'
    ? { type: 'conditionSelf', condition }
    : { type: 'condition', condition };

const WORDS: ReadonlyMap<string, ModifierEffect> = new Map<string, ModifierEffect>([
  ...CONDITIONS.map((condition) => [condition, conditionEffect(condition)] as const),
  ...ELEMENTS.map((element) => [element, { type: 'infuse', element } as const] as const),
  ['bless', { type: 'bless' }],
  ['curse', { type: 'curse' }],
  ['add target', { type: 'addTarget', count: 1 }],
  ['refresh item', { type: 'refreshItem' }],
]);

const numbered = (label: string): ModifierEffect | null => {
  for (const [before, after, effectOf] of NUMBERED) {
    const amount = label.slice(before.length, label.length - after.length);
    if (label.startsWith(before) && label.endsWith(after) && /^[1-9]\d?$/.test(amount))
      return effectOf(Number(amount));
  }
  return null;
};

/** The effect that a label stands for; `null` for one that nobody knows. */
export const effectOfLabel = (label: string): ModifierEffect | null =>
  WORDS.get(label) ?? numbered(label);

/** The label of an effect. */
export const labelOfEffect = (effect: ModifierEffect): string => {
  switch (effect.type) {
    case 'condition':
    case 'conditionSelf':
      return effect.condition;
    case 'infuse':
      return effect.element;
    case 'push':
    case 'pull':
      return `${effect.type} ${String(effect.distance)}`;
    case 'pierce':
      return `pierce ${String(effect.amount)}`;
    case 'heal':
    case 'shield':
      return `${effect.type} ${String(effect.amount)} self`;
    case 'addTarget':
      return effect.count === 1 ? 'add target' : `add ${String(effect.count)} targets`;
    case 'refreshItem':
      return 'refresh item';
    case 'bless':
    case 'curse':
      return effect.type;
  }
};

/** The labels of effects in ascending order, repeats kept. */
export const sortedLabels = (effects: readonly ModifierEffect[]): readonly string[] =>
  effects.map(labelOfEffect).sort();

/** Accepts the label of an effect that is known. */
export const effectLabel: Leaf<string> = leaf(
  'the label of a known effect',
  (value): value is string => typeof value === 'string' && effectOfLabel(value) !== null,
  {},
);

/** Accepts a card with labels. */
export const labelledCard: Leaf<LabelledCard> = closed<LabelledCard>('a modifier card', {
  value: leaf(
    'a whole number, "null" or "double"',
    (value): value is ModifierCard['value'] =>
      value === 'null' || value === 'double' || Number.isInteger(value),
    {},
  ),
  rolling: flag,
  effects: listOf(effectLabel),
  origin: oneOf(MODIFIER_ORIGINS),
});

/** The library's card; its labels were accepted before. */
export const toCard = ({ value, rolling, effects, origin }: LabelledCard): ModifierCard => ({
  value,
  rolling,
  effects: effects.map(effectOfLabel).filter((effect) => effect !== null),
  origin,
});

/** The vectors' card. */
export const toLabelled = ({ value, rolling, effects, origin }: ModifierCard): LabelledCard => ({
  value,
  rolling,
  effects: effects.map(labelOfEffect),
  origin,
});
