/** Options that are not played yet: an engine with them would play something else. */

import type { ScenarioFlags } from '../scenario/index.js';
import { notSupported, type NotSupported } from './set-up-error.js';

/**
 * What is not played of the flags: characters that die for good stay on the map when they run out of cards
 * (R-VAR-3). Circles of items, cards of summoned types, random dungeons and enhancements are not there at
 * all, so that nothing is wrong with the flags that are about them.
 */
export const optionNeeds = ({ play }: ScenarioFlags): readonly NotSupported[] =>
  play.permanentDeath ? [notSupported(['permanentDeath'], 'permanentDeath')] : [];
