import type { CompiledBoard } from '../board/internal.js';
import { cornerRow } from './corner-row.js';
import { hexToHexRow } from './hex-to-hex.js';
import type { SightRule } from './rules.js';

/** What a cell sees under a rule, 1 or 0 by cell, itself included; computed once for each origin. */
export const sightRow = (compiled: CompiledBoard, cell: number, rule: SightRule): Uint8Array =>
  (compiled.rows[rule][cell] ??=
    rule === 'hexToHex' ? hexToHexRow(compiled, cell) : cornerRow(compiled, cell, rule));
