import type { Element, ElementIcon } from '../vocabulary/index.js';
import { subsets } from './icon.js';
import { availableElements, inOrder, withInert, type ElementTrack } from './track.js';

/**
 * The ways to pay for one augment, as sets of elements: all icons, each by a strong or waning element
 * of its own, or none (R-ELEM-4); for a wild icon every available element comes back as an option
 * (R-ELEM-6). Empty where it cannot be paid. A character may always decline; several augments are
 * asked for one by one.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { consumptionOptions, elementTrack } from 'gloomhaven-rules/element';
 *
 * const track = elementTrack({ fire: 'strong', ice: 'waning', dark: 'strong' });
 * assert.deepEqual(consumptionOptions(track, ['fire', 'any']), [['fire', 'ice'], ['fire', 'dark']]);
 * assert.deepEqual(consumptionOptions(track, ['air']), []);
 */
export const consumptionOptions = (
  track: ElementTrack,
  icons: readonly ElementIcon[],
): readonly (readonly Element[])[] => {
  const named = icons.filter((icon) => icon !== 'any');
  // Each icon is paid by an element of its own, so one that is named twice cannot be.
  if (new Set(named).size < named.length) return [];
  return subsets(availableElements(track)).filter(
    (paid) => paid.length === icons.length && named.every((element) => paid.includes(element)),
  );
};

/** What came of consuming elements. */
export interface Consumption {
  /** Whether they were paid: all of them or none (R-ELEM-4). */
  readonly paid: boolean;
  /** The elements that are inert now; none if it was not paid. */
  readonly consumed: readonly Element[];
  /** The elements that were wanted and not there, or wanted twice. */
  readonly missing: readonly Element[];
  /** The track now. */
  readonly track: ElementTrack;
}

/**
 * Consumes elements for one augment, one of the {@link consumptionOptions}: all of them go inert at
 * once, or none if one is missing (R-ELEM-4). What was infused in the running turn cannot be
 * consumed, a token that lay there before can, in either order (R-ELEM-5).
 *
 * Call it when the ability with the augment starts: what is paid stays paid if the ability then has no
 * target (R-ELEM-11).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { consume, elementTrack } from 'gloomhaven-rules/element';
 *
 * const track = elementTrack({ fire: 'strong' });
 * assert.deepEqual(consume(track, ['fire']).track, elementTrack());
 * assert.deepEqual(consume(track, ['fire', 'ice']).missing, ['ice']);
 */
export const consume = (track: ElementTrack, elements: readonly Element[]): Consumption => {
  const available = availableElements(track);
  const missing = elements.filter(
    (element, index) => !available.includes(element) || elements.indexOf(element) < index,
  );
  return missing.length > 0
    ? { paid: false, consumed: [], missing: inOrder(missing), track }
    : { paid: true, consumed: inOrder(elements), missing, track: withInert(track, elements) };
};
