import type { CompiledBoard } from '../board/internal.js';
import { lenientRow } from './corners-lenient.js';
import { strictRow } from './corners-strict.js';
import { hexToHexRow } from './hex-to-hex.js';
import type { SightRule } from './rules.js';

const ROW_OF = {
  cornersStrict: strictRow,
  cornersLenient: lenientRow,
  hexToHex: hexToHexRow,
} as const;

/** What a cell sees under a rule, 1 or 0 by cell, itself included; computed once for each origin. */
export const sightRow = (compiled: CompiledBoard, cell: number, rule: SightRule): Uint8Array =>
  (compiled.rows[rule][cell] ??= ROW_OF[rule](compiled, cell));
