import { describe, expect, it } from 'vitest';
import { targetsFrom } from '../../src/targeting/index.js';
import { EDITIONS, type Side } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';
import { askIn } from './ask.js';

const ROOM = ['. . .A . .', '. .1 . .B .', '.C . . . .', '. . . . .D'];

describe('R-LOS-5 R-ATK-18 range', () => {
  it('R-ATK-18 a melee attack reaches adjacent enemies', () => {
    expect(askIn(ROOM, {}).targets).toEqual([{ id: 'A', range: 1, disadvantage: false }]);
    expect(askIn(ROOM, { range: null }).ids).toBe('A');
  });

  it.each([
    [1, 'A'],
    [2, 'A B C'],
    [3, 'A B C'],
    [4, 'A B C D'],
    [99, 'A B C D'],
  ])('R-ATK-18 Range %s reaches every enemy that near, ascending by id: %s', (range, ids) => {
    expect(askIn(ROOM, { range }).ids).toBe(ids);
  });

  it.each([1, 2, 'all'] as const)(
    'R-ATK-18 Target %s does not change who can be chosen',
    (targets) => {
      expect(askIn(ROOM, { range: 99, targets }).ids).toBe('A B C D');
    },
  );

  it('R-LOS-5 range is counted round walls, and the straight distance does not help', () => {
    const parted = ['.1 .', '.A .', ': .'];
    const wall = {
      wallEdges: [
        [
          { q: 0, r: 0 },
          { q: 0, r: 1 },
        ],
      ],
    } as const;
    expect(askIn(parted, { range: 1 }).ids).toBe('A');
    expect(askIn(parted, { range: 1 }, {}, {}, wall).ids).toBe('');
    expect(askIn(parted, { range: 2 }, {}, {}, wall).targets).toEqual([
      { id: 'A', range: 2, disadvantage: false },
    ]);
  });

  it('R-HEX-4 figures, obstacles and terrain are no matter', () => {
    expect(askIn(['.1 %B ^C .A', '. . . .'], { range: 3 }).ids).toBe('A B C');
  });

  it('R-LOS-5 where no way leads nobody is in range, however well he is seen', () => {
    const rows = ['.1 .', '.A .'];
    const walls = [
      [
        { q: 0, r: 0 },
        { q: 0, r: 1 },
      ],
      [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      [
        { q: 1, r: -1 },
        { q: 1, r: 0 },
      ],
    ] as const;
    const lenient = { rules: { lineOfSight: 'cornersLenient' } } as const;
    expect(askIn(rows, { range: 99 }, {}, lenient, { wallEdges: walls }).ids).toBe('');
  });
});

describe('R-LOS-4 R-LOS-5 sight', () => {
  it('R-LOS-4 an attack needs sight, of melee and ranged alike', () => {
    expect(askIn(['.1', '.', '.A'], { range: 2 }).ids).toBe('');
    expect(
      askIn(['.1', '.', '.A'], { range: 2 })
        .from('A')
        .map(({ hex }) => hex),
    ).toEqual([{ q: 0, r: 1 }]);
  });

  it('R-LOS-4 the other editions see along a corridor', () => {
    const hexToHex = { rules: { lineOfSight: 'hexToHex' } } as const;
    expect(askIn(['.1', '.', '.A'], { range: 2 }, {}, hexToHex).ids).toBe('A');
    expect(askIn(['.1', '.', '.A'], { range: 1 }, {}, hexToHex).ids).toBe('');
  });

  it('R-LOS-7 an edition selects the rule for sight, and a flag of its own overrides it', () => {
    const corridor = ['.1', '.', '.A'];
    const [first, ...later] = EDITIONS;
    expect(askIn(corridor, { range: 2 }, {}, { edition: first }).ids).toBe('');
    for (const edition of later) {
      expect(askIn(corridor, { range: 2 }, {}, { edition }).ids).toBe('A');
      const rules = { lineOfSight: 'cornersStrict' } as const;
      expect(askIn(corridor, { range: 2 }, {}, { edition, rules }).ids).toBe('');
    }
  });

  it('R-LOS-2 an adjacent enemy is seen even where every corner touches a wall', () => {
    expect(askIn(['.1', '.A'], {}).ids).toBe('A');
  });

  it.each(['#', '+', '@'])('R-LOS-3 %s blocks sight', (sign) => {
    const rows = ['.1 . .', `${sign} . .`, '.A . .'];
    expect(askIn(rows, { range: 9 }).ids).toBe('');
    expect(
      askIn(
        rows.map((row) => row.replace(sign, '.')),
        { range: 9 },
      ).ids,
    ).toBe('A');
  });

  it('R-LOS-3 an obstacle or figure does not', () => {
    expect(askIn(['.1 . .', '%B . .', '.A . .'], { range: 2 }).ids).toBe('A B');
  });
});

describe('R-HEX-2 R-ATK-13 neighbours across a thin wall', () => {
  const WALLED = `
        .
    .1
    --  .
    .A
        .
  `;

  it('R-HEX-2 are no targets in melee', () => {
    expect(askIn(WALLED, {}).ids).toBe('');
  });

  it('R-HEX-2 R-ATK-13 are attacked from range without disadvantage', () => {
    expect(askIn(WALLED, { range: 2 }).targets).toEqual([
      { id: 'A', range: 2, disadvantage: false },
    ]);
    expect(askIn(WALLED, { range: 2 }).from('A')).toContainEqual({
      hex: { q: 0, r: 0 },
      disadvantage: false,
    });
  });

  it('R-ATK-21 are hit by a melee area, which has no adjacency test', () => {
    const area = { hexes: [{ q: 0, r: 1 }], origin: { q: 0, r: 0 } };
    const asked = askIn(WALLED, { area });
    expect(asked.placements).toEqual([{ hexes: [asked.at('A')], targets: ['A'] }]);
    expect(asked.from('A').map(({ hex }) => hex)).toContainEqual(asked.at('1'));
  });
});

describe('R-ATK-13 disadvantage', () => {
  const rows = ['.1 .A .B .'];

  it('R-ATK-13 is for ranged attacks on adjacent targets only', () => {
    const rowsOfTwo = [...rows, '. . . .'];
    expect(askIn(rowsOfTwo, { range: 3 }).targets).toEqual([
      { id: 'A', range: 1, disadvantage: true },
      { id: 'B', range: 2, disadvantage: false },
    ]);
    expect(askIn(rowsOfTwo, { range: 1 }).targets).toEqual([
      { id: 'A', range: 1, disadvantage: true },
    ]);
    expect(askIn(rowsOfTwo, {}).targets).toEqual([{ id: 'A', range: 1, disadvantage: false }]);
  });

  it('R-ATK-13 attackHexes says it of every hex', () => {
    const { from } = askIn(['.1 . .A'], { range: 2 });
    expect(from('A')).toEqual([{ hex: { q: 1, r: -1 }, disadvantage: true }]);
    const wide = askIn(['.1 . .A', '. . .'], { range: 2 }).from('A');
    expect(wide.map(({ hex, disadvantage }) => [hex.q, hex.r, disadvantage])).toEqual([
      [0, 0, false],
      [0, 1, false],
      [1, -1, true],
      [1, 0, true],
      [2, 0, true],
    ]);
  });

  it('R-ATK-13 a melee attack has none, not even by an area that reaches further', () => {
    const area = {
      hexes: [
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
      origin: { q: 0, r: 0 },
    };
    for (const { disadvantage } of askIn(['. . .', '.1 . .', '. . .A'], { area }).from('A'))
      expect(disadvantage).toBe(false);
  });

  it('R-ATK-13 an enemy on several hexes is adjacent by any of them', () => {
    expect(askIn(['.1 .A .A .', '. . . .'], { range: 3 }).targets).toEqual([
      { id: 'A', range: 1, disadvantage: true },
    ]);
  });
});

describe('sides', () => {
  const sides: readonly Side[] = ['characters', 'monsters', 'third', 'neutral'];

  it.each([
    ['characters', 'monsters third'],
    ['monsters', 'characters third'],
    ['third', 'characters monsters'],
    ['neutral', ''],
  ] as const)('R-ATK-18 %s attack %s, and nobody attacks neutral figures', (side, enemies) => {
    const figures = sides.map((one, q) => ({ id: one, side: one, at: { q: q + 1, r: 0 } }));
    const query = { from: { q: 0, r: 0 }, side, figures };
    const rows = ['.1 . . . .', '. . . . .', '. . . . .', '. . . . .'];
    expect(askIn(rows, { range: 9 }, {}, query).ids).toBe(enemies);
  });

  it('targets come ascending by id, however the figures are listed', () => {
    const figures = ['b', 'c', 'a'].map((id, q) => {
      return { id, side: 'monsters' as const, at: { q: q + 1, r: -1 } };
    });
    expect(askIn(['.1 . . .', '. . . .', '. . . .'], { range: 9 }, {}, { figures }).ids).toBe(
      'a b c',
    );
  });

  it('the attacker needs not be among the figures', () => {
    const figures = [{ id: 'A', side: 'monsters' as const, at: { q: 1, r: -1 } }];
    expect(askIn(['.1 .A'], {}, {}, { figures }).ids).toBe('A');
  });
});

describe('R-ATK-25 invisible enemies', () => {
  const hidden = { A: { invisible: true } };

  it('R-ATK-25 are no targets', () => {
    expect(askIn(['.1 .A'], { range: 3 }, hidden).ids).toBe('');
    expect(askIn(['.1 .A'], { range: 3 }, { A: { invisible: false } }).ids).toBe('A');
  });

  it('R-ATK-25 can be attacked from nowhere', () => {
    expect(askIn(['.1 .A'], { range: 3 }, hidden).from('A')).toEqual([]);
  });
});

describe('figures on several hexes', () => {
  it('are in range by their nearest hex', () => {
    expect(askIn(['.1 . .A .A', '. . . .'], { range: 2 }).targets).toEqual([
      { id: 'A', range: 2, disadvantage: false },
    ]);
  });

  it('need range and sight to one and the same of their hexes', () => {
    // The near hex lies round the corner, the far one in view.
    const rows = ['.1 . . .A', '# . . .', '.A . . .'];
    expect(askIn(rows, { range: 2 }).ids).toBe('');
    expect(askIn(rows, { range: 3 }).ids).toBe('A');
    expect(askIn(['.1 . . .', '# . . .', '.A . . .'], { range: 3 }).ids).toBe('');
  });

  it('are not attacked from their own hexes', () => {
    const { from } = askIn(['.1 .A .A .'], {});
    expect(from('A').map(({ hex }) => hex.q)).toEqual([0, 3]);
  });
});

describe('a hex where an enemy stands', () => {
  it('is no place to attack that enemy from', () => {
    const figures = ['A', 'B'].map((id, q) => ({
      id,
      side: 'monsters' as const,
      at: { q, r: 0 - q },
    }));
    const query = { from: { q: 0, r: 0 }, figures };
    expect(askIn(['.1 .'], { range: 2 }, {}, query).ids).toBe('B');
    const area = {
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      origin: { q: 0, r: 0 },
    };
    const asked = askIn(['.1 .', '. .'], { area }, {}, query);
    expect(asked.placements.map(({ targets }) => targets)).toEqual([['B']]);
  });
});

describe('attackHexes', () => {
  it('lists hexes whether or not somebody stands there, ascending', () => {
    expect(askIn(['.1 .A .B'], {}).from('A')).toEqual([
      { hex: { q: 0, r: 0 }, disadvantage: false },
      { hex: { q: 2, r: -1 }, disadvantage: false },
    ]);
  });

  it.each([
    ['an ally', '2'],
    ['a neutral figure', 'N'],
    ['itself', '1'],
  ])('lists none for %s', (_, target) => {
    const { from } = askIn(['.1 .A .2 .N'], { range: 3 }, { N: { side: 'neutral' } });
    expect(from(target)).toEqual([]);
  });

  it('R-MON-31 an area with further targets can reach by the area or without it', () => {
    const area = { hexes: [{ q: 2, r: 0 }], origin: { q: 0, r: 0 } };
    const rows = ['. . .', '. .1 .', '. . .A'];
    const hexes = (targets: number | 'all') =>
      askIn(rows, { area, targets })
        .from('A')
        .map(({ hex }) => `${String(hex.q)},${String(hex.r)}`);
    const [alone, more, all] = [hexes(1), hexes(2), hexes('all')];
    expect(alone).toEqual(['0,1', '2,-1']);
    expect(more).toEqual(['0,1', '1,1', '2,-1', '2,0']);
    expect(all).toEqual(more);
  });
});

describe('an attack of an area alone', () => {
  const { board, figures, at } = sceneOf(['.A .1 . .']);
  const area = { hexes: [{ q: 2, r: 0 }], origin: { q: 0, r: 0 } };
  const targetsOf = (targets: number) =>
    targetsFrom(board, { from: at('A'), side: 'monsters', attack: { area, targets }, figures });

  it('R-ATK-19 R-ATK-21 has no target beside what it covers', () => {
    expect(targetsOf(1)).toEqual({ _tag: 'Right', right: [] });
  });

  it('R-MON-31 has one where it has further targets', () => {
    expect(targetsOf(2)).toMatchObject({ right: [{ id: '1', range: 1 }] });
  });
});
