import type { Overlays } from '../content/index.js';
import { trapWorks } from './enter.js';
import { still } from './change.js';
import type { DoerTo } from './performer.js';
import type { Reading } from './reading/index.js';
import { overlaysMeant } from './remove-overlays.js';
import type { OverlayState } from './state.js';

/** The traps that are meant: those that an earlier ability disarmed, and those that lie there. */
const trapsOf = (reading: Reading, overlays: Overlays): readonly OverlayState[] => {
  const gone = overlays.type === 'bound' ? (reading.result(overlays.name).traps ?? []) : [];
  return [...gone, ...overlaysMeant(reading, overlays).filter(({ type }) => type === 'trap')];
};

/** A figure suffers what traps do that it did not enter; whoever brings it about is credited (R-MOVE-16). */
export const doSpringTrap: DoerTo<'springTrap'> =
  ({ reading, figure, target, ability }) =>
  (state) =>
    still(
      trapsOf(reading, ability.overlays).reduceRight(
        (known, trap) => trapWorks(target, trap, figure)(known),
        state,
      ),
    );
