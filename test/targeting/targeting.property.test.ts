import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, key } from '../../src/hex/index.js';
import {
  areaPlacements,
  attackHexes,
  targetsFrom,
  type AreaPlacement,
} from '../../src/targeting/index.js';
import { anyMotion, deepFreeze, moveMap, shuffleMap } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { moveFigures } from '../pathfinding/scenes.js';
import { right } from './ask.js';
import { anyAim, anyArea } from './scenes.js';

const idsOf = (placements: readonly AreaPlacement[]): readonly (readonly string[])[] =>
  placements.map(({ targets }) => targets);

describe('attackHexes and targetsFrom', () => {
  it('R-LOS-5 R-ATK-13 say the same of every hex where there is no area', () => {
    fc.assert(
      fc.property(anyAim, ({ map, query, spots, figures }) => {
        const board = boardOf(map);
        const asked = { ...query, attack: { ...query.attack, area: null } };
        const found = figures.map(({ id }) => {
          const hexes = right(attackHexes(board, { ...asked, target: id }));
          return [
            id,
            new Map(hexes.map(({ hex, disadvantage }) => [key(hex), disadvantage])),
          ] as const;
        });
        for (const from of spots) {
          const targets = right(targetsFrom(board, { ...asked, from }));
          expect(targets.map(({ id, disadvantage }) => [id, disadvantage])).toEqual(
            found.flatMap(([id, hexes]) => {
              const disadvantage = hexes.get(key(from));
              return disadvantage === undefined ? [] : [[id, disadvantage]];
            }),
          );
        }
      }),
    );
  });

  it('R-LOS-5 grow with the range', () => {
    fc.assert(
      fc.property(anyAim, fc.integer({ min: 1, max: 5 }), ({ map, query }, range) => {
        const board = boardOf(map);
        const at = (reach: number) => ({ ...query, attack: { ...query.attack, range: reach } });
        const ids = (reach: number) => right(targetsFrom(board, at(reach))).map(({ id }) => id);
        expect(ids(range + 1)).toEqual(expect.arrayContaining(ids(range)));
        const sets = (reach: number) => idsOf(right(areaPlacements(board, at(reach))));
        expect(sets(range + 1)).toEqual(expect.arrayContaining([...sets(range)]));
      }),
    );
  });
});

describe('areaPlacements', () => {
  it('R-ATK-20 a ranged area of one hex hits whom a plain attack can target', () => {
    fc.assert(
      fc.property(anyAim, ({ map, query }) => {
        const single = { hexes: [{ q: 2, r: -1 }] };
        // Sight to one hex and range to another is enough for an area, so figures keep to one hex here.
        const figures = query.figures.map((figure) => {
          const { alsoAt, ...rest } = figure;
          return alsoAt === undefined ? figure : rest;
        });
        const asked = { ...query, figures, attack: { ...query.attack, area: single } };
        const plain = { ...query, figures, attack: { ...query.attack, area: null } };
        expect(idsOf(right(areaPlacements(boardOf(map), asked)))).toEqual(
          right(targetsFrom(boardOf(map), plain)).map(({ id }) => [id]),
        );
      }),
    );
  });

  it('R-ATK-19 does not depend on how the pattern is noted: turned, mirrored, shifted, reordered', () => {
    fc.assert(
      fc.property(anyAim, anyArea, anyMotion, ({ map, query }, area, move) => {
        const noted = {
          hexes: area.hexes.map(move).reverse(),
          origin: area.origin ? move(area.origin) : null,
        };
        const asked = (pattern: typeof area) =>
          right(
            areaPlacements(boardOf(map), { ...query, attack: { ...query.attack, area: pattern } }),
          );
        expect(asked(noted)).toEqual(asked(area));
      }),
    );
  });

  it('are ascending by targets, each set once, hexes and targets ascending', () => {
    fc.assert(
      fc.property(anyAim, ({ map, query }) => {
        const placements = right(areaPlacements(boardOf(map), query));
        // Ids are alike up to their last digit, so that their texts can be compared joined.
        const texts = placements.map(({ targets }) => targets.join('\u0000'));
        expect(texts).toEqual([...new Set(texts)].sort());
        for (const { hexes, targets } of placements) {
          expect(hexes).toEqual([...hexes].sort(compare));
          expect(targets).toEqual([...targets].sort());
          expect(targets.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('answers do not change', () => {
  it('when the whole board is moved, turned or mirrored', () => {
    fc.assert(
      fc.property(anyAim, anyMotion, ({ map, query, figures }, move) => {
        const [board, moved] = [boardOf(map), boardOf(moveMap(map, move))];
        const movedQuery = {
          ...query,
          from: move(query.from),
          figures: moveFigures(query.figures, move),
        };
        expect(targetsFrom(moved, movedQuery)).toEqual(targetsFrom(board, query));
        expect(idsOf(right(areaPlacements(moved, movedQuery)))).toEqual(
          idsOf(right(areaPlacements(board, query))),
        );
        for (const { id } of figures.slice(0, 2)) {
          const hexes = right(attackHexes(board, { ...query, target: id })).map(
            ({ hex, disadvantage }) => ({ hex: move(hex), disadvantage }),
          );
          expect(right(attackHexes(moved, { ...movedQuery, target: id }))).toEqual(
            hexes.sort((a, b) => compare(a.hex, b.hex)),
          );
        }
      }),
    );
  });

  it('when lists are reordered', () => {
    const reordered = anyAim.chain((aim) =>
      fc.record({
        aim: fc.constant(aim),
        map: shuffleMap(aim.map),
        figures: fc.shuffledSubarray([...aim.figures], { minLength: aim.figures.length }),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ aim, map, figures }) => {
        const [board, shuffled] = [boardOf(aim.map), boardOf(map)];
        const query = { ...aim.query, figures };
        expect(targetsFrom(shuffled, query)).toEqual(targetsFrom(board, aim.query));
        expect(areaPlacements(shuffled, query)).toEqual(areaPlacements(board, aim.query));
        for (const { id } of figures.slice(0, 2))
          expect(attackHexes(shuffled, { ...query, target: id })).toEqual(
            attackHexes(board, { ...aim.query, target: id }),
          );
      }),
    );
  });

  it('and inputs are never changed', () => {
    fc.assert(
      fc.property(anyAim, (aim) => {
        const before = JSON.stringify(aim);
        const { map, query } = deepFreeze(aim);
        const board = boardOf(map);
        targetsFrom(board, query);
        areaPlacements(board, query);
        attackHexes(board, { ...query, target: 'figure 0' });
        expect(JSON.stringify(aim)).toBe(before);
      }),
    );
  });
});
