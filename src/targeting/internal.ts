/**
 * What kernels of other modules share with targeting: attacks read from a query, foes and the cells
 * from which they can be attacked. Not a public entry.
 *
 * @module
 */
export { aimOf, attackCells, type Aim } from './aim.js';
export { cellsInRangeOf, hexesOfPlacement, mayLay, placementsOf, type Placement } from './area.js';
export { MELEE, readAttack, type Attack } from './attack.js';
export { areEnemies, isAdjacentTo, isSeenFrom, isWithin, proximity, type Foe } from './foe.js';
