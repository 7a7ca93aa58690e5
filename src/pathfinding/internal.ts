/**
 * What kernels of other modules share with pathfinding: costs and searches, not a public entry.
 *
 * @module
 */
export { cheapestPaths } from './canonical.js';
export { movementOf, NEGATIVE_HEX, negativesOf, UNREACHED, type Cost } from './cost.js';
export { costsFrom, costsTo, groundOf, type Ground } from './ground.js';
export { readSide } from './motion.js';
export { readGait, type Gait } from './query.js';
