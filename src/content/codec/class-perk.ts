import { closed, flag, optional, refined, type JsonSchema, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type { ClassPerk, PerkCardGroup, PerkEdit } from '../box/class-perk.js';
import { between, some } from './leaf.js';
import { modifierEffectLeaf, modifierValueLeaf } from '../../modifier-deck/internal.js';

/** How many equal cards one perk may add or remove. */
const CARD_LIMIT = 20;

const perkCardGroup: Leaf<PerkCardGroup> = /*#__PURE__*/ (() =>
  closed<PerkCardGroup>('modifier cards { value, rolling, effects, count }', {
    value: modifierValueLeaf,
    rolling: optional(flag),
    effects: optional(some(modifierEffectLeaf)),
    count: optional(between(1, CARD_LIMIT)),
  }))();

const doesSomething = (perk: PerkEdit): boolean =>
  perk.remove !== undefined ||
  perk.add !== undefined ||
  perk.ignoreNegativeItemEffects === true ||
  perk.ignoreNegativeScenarioEffects === true;

const flagged = (field: keyof PerkEdit): JsonSchema => ({
  properties: { [field]: { const: true } },
  required: [field],
});

const perkEdit: Leaf<PerkEdit> = /*#__PURE__*/ (() =>
  refined(
    closed<PerkEdit>('a perk { remove, add }', {
      remove: optional(some(perkCardGroup)),
      add: optional(some(perkCardGroup)),
      ignoreNegativeItemEffects: optional(flag),
      ignoreNegativeScenarioEffects: optional(flag),
    }),
    'a perk that does something',
    doesSomething,
    {
      anyOf: [
        { required: ['remove'] },
        { required: ['add'] },
        flagged('ignoreNegativeItemEffects'),
        flagged('ignoreNegativeScenarioEffects'),
      ],
    },
  ))();

/** How many boxes all perks of a class have together. */
const BOXES = 15;

/** A line of the perks of a class. */
export const classPerkLeaf: Definition<ClassPerk> = /*#__PURE__*/ (() =>
  definition('ClassPerk', 'a perk of a class { boxes, perk }', () =>
    closed<ClassPerk>('a perk of a class { boxes, perk }', {
      boxes: between(1, BOXES),
      together: optional(flag),
      perk: perkEdit,
    }),
  ))();
