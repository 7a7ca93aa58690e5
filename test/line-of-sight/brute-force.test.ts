import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGHT_RULE_NAMES, visibleFrom } from '../../src/line-of-sight/index.js';
import { boardOf } from '../board/scene.js';
import { slowSight } from './slow-sight.js';
import { smallMap } from './small-maps.js';

describe.each(SIGHT_RULE_NAMES)('R-LOS-1, R-LOS-7 %s', (lineOfSight) => {
  it('agrees with a search through all lines that can make a difference', () => {
    fc.assert(
      fc.property(smallMap, (map) => {
        const board = boardOf(map);
        const sees = slowSight(map, lineOfSight);
        map.hexes.forEach((from, index) => {
          const found = visibleFrom(board, from, { lineOfSight });
          for (const to of map.hexes.slice(0, index)) {
            const isFound = found.some(({ q, r }) => q === to.q && r === to.r);
            if (isFound !== sees(from, to))
              expect({ from, to, isFound }).toBe('as slow sight finds');
          }
        });
      }),
    );
  });
});
