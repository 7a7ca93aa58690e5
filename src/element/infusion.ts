import { ELEMENTS, type Element, type ElementIcon } from '../vocabulary/index.js';
import { subsets } from './icon.js';
import { inOrder } from './track.js';

/** The rule flags that elements read. */
export interface ElementRules {
  /** Whether a stand-alone infusion may be declined (R-ELEM-3). Default `false`. */
  readonly infusionOptional: boolean;
}

/**
 * The flags where a question names no others.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { defaultElementRules } from 'gloomhaven-rules/element';
 *
 * assert.equal(defaultElementRules.infusionOptional, false);
 */
export const defaultElementRules: ElementRules = { infusionOptional: false };

/** Where an infusion stands: on an action by itself, attached to one ability, on a modifier card. */
export type InfusionPlace = 'action' | 'ability' | 'modifierCard';

/** Whether an infusion happens: not at all, by choice, or in any case. */
export type InfusionDuty = 'none' | 'optional' | 'mandatory';

/**
 * Whether an infusion happens (R-ELEM-3). One that stands alone on an action is mandatory once any
 * ability of that action was performed, and does not happen if none was. One attached to an ability
 * may be skipped, and needs that ability; one on a modifier card that was drawn may be skipped.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { infusionDuty } from 'gloomhaven-rules/element';
 *
 * assert.equal(infusionDuty('action', true), 'mandatory');
 * assert.equal(infusionDuty('action', false), 'none');
 * assert.equal(infusionDuty('action', true, { infusionOptional: true }), 'optional');
 * assert.equal(infusionDuty('ability', true), 'optional');
 */
export const infusionDuty = (
  place: InfusionPlace,
  performed: boolean,
  rules: ElementRules = defaultElementRules,
): InfusionDuty => {
  if (!performed) return 'none';
  return place === 'action' && !rules.infusionOptional ? 'mandatory' : 'optional';
};

/** Whether some choice for the wild icons makes just these elements of the named ones. */
const isMadeBy = (made: readonly Element[], named: readonly Element[], wild: number): boolean => {
  const chosen = made.filter((element) => !named.includes(element)).length;
  const isComplete = named.every((element) => made.includes(element));
  // A wild icon that adds nothing repeats an element that is made anyway: there must be one.
  return isComplete && chosen <= wild && (wild === 0 || made.length > 0);
};

/**
 * What the icons of an infusion can make, as sets of elements: a named icon its element, a wild one
 * any of the six (R-ELEM-6), also one that is made already. Each set in the order of `ELEMENTS`.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { infusionOptions } from 'gloomhaven-rules/element';
 *
 * assert.deepEqual(infusionOptions(['ice', 'fire']), [['fire', 'ice']]);
 * assert.equal(infusionOptions(['any']).length, 6);
 */
export const infusionOptions = (icons: readonly ElementIcon[]): readonly (readonly Element[])[] => {
  const named = inOrder(icons.filter((icon) => icon !== 'any'));
  const wild = icons.filter((icon) => icon === 'any').length;
  return subsets(ELEMENTS).filter((made) => isMadeBy(made, named, wild));
};
