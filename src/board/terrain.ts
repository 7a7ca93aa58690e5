import {
  invalidValue,
  isHex,
  isRecord,
  noteNoHex,
  type InvalidValue,
  type Path,
} from '../core/index.js';
import { OVERLAY_TYPES, type Hex, type Overlay, type OverlayType } from '../vocabulary/index.js';
import { NONE } from './cells.js';
import type { OverlayOffBoard, OverlaysCollide } from './error.js';

/** What lies on a cell, as bits. */
export const TERRAIN = {
  obstacle: 1,
  trap: 2,
  hazardous: 4,
  difficult: 8,
  icy: 16,
  treasure: 32,
  coin: 64,
  pressurePlate: 128,
  corridor: 256,
} as const satisfies Record<OverlayType, number>;

/** A trap or hazardous terrain: the rulings' negative hex. */
export const NEGATIVE = TERRAIN.trap | TERRAIN.hazardous;

/** What leaves a hex empty (R-HEX-5), so that more can lie there: corridors and pressure plates. A sum would cost bytes. */
export const LEAVES_EMPTY = 384;

/** What goes with anything else on its hex: that, and coins. */
const SHARES = 448;

/** Where overlays are noted while they are read. */
export interface TerrainFaults {
  push: (fault: InvalidValue | OverlayOffBoard | OverlaysCollide) => unknown;
}

const isOverlayType = (value: unknown): value is OverlayType =>
  typeof value === 'string' && Object.hasOwn(TERRAIN, value);

/** Reads one overlay without placing it; a fault is noted with its path. */
export const readOverlay = (value: unknown, path: Path, faults: TerrainFaults): Overlay | null => {
  const type = isRecord(value) ? value['type'] : undefined;
  const at = isRecord(value) ? value['at'] : undefined;
  if (!isOverlayType(type))
    faults.push(
      isRecord(value)
        ? invalidValue([...path, 'type'], OVERLAY_TYPES, type)
        : invalidValue(path, 'overlay', value),
    );
  else if (!isHex(at)) noteNoHex([...path, 'at'], at, faults);
  else return value as Overlay;
  return null;
};

const offBoard = (overlay: OverlayType, hex: Hex, path: Path): OverlayOffBoard => ({
  type: 'overlayOffBoard',
  path,
  ruling: 'R-HEX-3',
  overlay,
  hex: { q: hex.q + 0, r: hex.r + 0 },
});

const collision = (overlay: OverlayType, hex: Hex, path: Path): OverlaysCollide => ({
  type: 'overlaysCollide',
  path,
  ruling: 'R-HEX-5',
  overlay,
  hex: { q: hex.q + 0, r: hex.r + 0 },
});

/** Notes the overlays of a query in `terrain`, one entry of {@link TERRAIN} bits a cell. */
export const layOverlays = (
  find: (q: number, r: number) => number,
  values: readonly unknown[],
  path: Path,
  terrain: Uint16Array,
  faults: TerrainFaults,
): void => {
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    // Well-formed overlays take the short way: a query may list a hundred of them.
    const isWell = isRecord(value) && isOverlayType(value['type']) && isHex(value['at']);
    const overlay = isWell
      ? (value as unknown as Overlay)
      : readOverlay(value, [...path, index], faults);
    if (overlay === null) continue;
    const cell = find(overlay.at.q + 0, overlay.at.r + 0);
    const bit = TERRAIN[overlay.type];
    const there = terrain[cell] ?? 0;
    if (cell === NONE) faults.push(offBoard(overlay.type, overlay.at, [...path, index, 'at']));
    else if ((bit & SHARES) === 0 && (there & ~SHARES) !== 0)
      faults.push(collision(overlay.type, overlay.at, [...path, index]));
    else terrain[cell] = there | bit;
  }
};
