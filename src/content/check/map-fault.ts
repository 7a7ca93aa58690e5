import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { MapFault, MapFaultKind } from '../pack-error.js';

/** What is found about a map or a card. */
export type Faults = readonly MapFault[];

/** One fault; `of` is the room, door, marker or list of the map that it is about. */
export const fault = (
  kind: MapFaultKind,
  path: Path,
  of: string,
  ruling: string | null = null,
): MapFault => ({ type: 'mapFault', path, ruling, fault: kind, of });

/** The hexes of a list that stand earlier in it. */
export const repeated = (hexes: readonly Hex[], path: Path, of: string): Faults => {
  const seen = new Set<string>();
  return hexes.flatMap((hex, index) => {
    const isSecond = seen.has(key(hex));
    seen.add(key(hex));
    return isSecond ? [fault('hexTwice', [...path, index], of)] : [];
  });
};
