import type { GamePoint, Invariant } from './invariant.js';
import { legalIsAccepted } from './legal.js';
import { viewsHideSecrets } from './view.js';

/**
 * What is too dear to look at after every command: every legal command is applied, and many illegal ones;
 * each seat's view is made again with everything otherwise that is hidden from it.
 */
export const dearInvariants: readonly Invariant<GamePoint>[] = [legalIsAccepted, viewsHideSecrets];
