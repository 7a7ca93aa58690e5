/**
 * A hex of the map in axial coordinates.
 *
 * Shape: flat-top hexes, `y` down. The third axis is `0 - q - r`. Neighbours are (+1,0), (+1,-1),
 * (0,-1), (-1,0), (-1,+1), (0,+1) (R-HEX-1). Both coordinates are whole numbers.
 */
export interface Hex {
  /** The column, growing to the right. */
  readonly q: number;
  /** The row along the column, growing downwards. */
  readonly r: number;
}
