import { NONE, type CompiledBoard } from '../board/internal.js';

/** A cell of which a row says neither that it is seen nor that it is not. */
export const UNKNOWN = 2;

/**
 * Starts the row of a cell with what needs no line: itself, the cells adjacent to it (R-LOS-2), and
 * since sight is symmetric what other rows say.
 */
export const markKnown = (
  { count, neighbours }: CompiledBoard,
  cell: number,
  rows: readonly (Uint8Array | undefined)[],
): Uint8Array => {
  const row = new Uint8Array(count).fill(UNKNOWN);
  for (let other = 0; other < rows.length; other++) row[other] = rows[other]?.[cell] ?? UNKNOWN;
  for (let slot = 6 * cell; slot < 6 * cell + 6; slot++)
    if (neighbours[slot] !== NONE) row[neighbours[slot]!] = 1;
  row[cell] = 1;
  return row;
};

/** Ends a row: what no line was found to is not seen. */
export const settleRow = (row: Uint8Array): Uint8Array => row.map((known) => known & 1);
