/**
 * What kernels of other modules share with targeting: attacks read from a query, foes and the cells
 * from which they can be attacked. Not a public entry.
 *
 * @module
 */
export { attackCells } from './attack-cells.js';
export { cellsInRangeOf, hexesOfPlacement, mayLay, placementsOf, type Placement } from './area.js';
export { MELEE, readAttack, type Attack } from './attack.js';
export {
  aimOf,
  areEnemies,
  isAdjacentTo,
  isSeenFrom,
  isWithin,
  proximity,
  type Aim,
  type Foe,
} from './foe.js';
