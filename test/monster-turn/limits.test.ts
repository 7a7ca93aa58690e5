import { describe, expect, it } from 'vitest';
import {
  explain,
  monsterMoves,
  monsterTargets,
  monsterTurn,
  type MonsterTurnQuery,
} from '../../src/monster-turn/index.js';
import type { AttackProfile, Candidate, Hex } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { showTargets, unwrap } from './play.js';

const ACTOR: Candidate = { id: 'A', side: 'monsters', at: { q: 0, r: 0 } };

const block = (columns: number, rows: number): readonly Hex[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    q: index % columns,
    r: Math.floor(index / columns),
  }));

const enemies = (places: readonly Hex[], initiative = 0): readonly Candidate[] =>
  places.map((at, index) => ({ id: `enemy ${String(index)}`, side: 'characters', at, initiative }));

const crowd = (
  hexes: readonly Hex[],
  figures: readonly Candidate[],
  attack: AttackProfile,
  rest: Partial<MonsterTurnQuery> = {},
): MonsterTurnQuery => ({
  board: boardOf({ hexes }),
  figures: [ACTOR, ...figures],
  actor: 'A',
  action: { attack },
  ...rest,
});

const square = block(7, 7);
/** All but the actor's own hex. */
const crowded = square.slice(1);

describe('more enemies than can be weighed', () => {
  const full = crowd(square, enemies(crowded.slice(0, 32)), { range: 9, targets: 2 });

  it('refuses 32 within reach of one attack, in words', () => {
    const answer = monsterTurn(full);
    expect(answer).toStrictEqual({
      _tag: 'Left',
      left: [{ type: 'tooManyFoes', path: ['figures'], ruling: null, foes: 32, limit: 31 }],
    });
    expect(answer._tag === 'Left' && explain(answer.left[0])).toBe(
      'figures: 32 enemies within reach of one attack; at most 31 can be weighed',
    );
  });

  it('takes any number where only one can be a target', () => {
    const one = crowd(square, enemies(crowded.slice(0, 32)), { range: 9 });
    expect(unwrap(monsterTurn(one)).options).not.toEqual([]);
  });

  it('refuses them in every function, and in an attack above the move', () => {
    const focus = ['enemy 0'];
    const expected = { left: [{ type: 'tooManyFoes' }] };
    expect(monsterMoves({ ...full, focus })).toMatchObject(expected);
    expect(monsterTargets({ ...full, focus })).toMatchObject(expected);
    const first = { ...full, action: { attackFirst: { range: 9, targets: 2 }, attack: {} } };
    expect(monsterTurn(first)).toMatchObject(expected);
  });

  it('takes 31', () => {
    const query = crowd(square, enemies(crowded.slice(0, 31)), { range: 9, targets: 'all' });
    expect(unwrap(monsterTurn(query)).options[0]?.attacks).toHaveLength(31);
  });

  it('does not count enemies that no attack could reach along with the focus', () => {
    const hall = block(2, 60);
    const far = hall.filter(({ r }) => r > 6);
    const near = [
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ];
    const query = crowd(hall, enemies([...near, ...far]), { targets: 2 });
    expect(unwrap(monsterTurn(query)).options.map((option) => showTargets(option))).toEqual([
      'enemy 0 enemy 1',
    ]);
  });

  it('counts those at the far side of the range', () => {
    const hall = block(1, 80).map(({ q, r }) => ({ q, r: r - 10 }));
    const sides = [
      { q: 0, r: -3 },
      { q: 0, r: 3 },
    ];
    const far = hall.filter(({ r }) => r > 10);
    const query = crowd(hall, enemies([...sides, ...far]), { range: 3, targets: 2 });
    const [option] = unwrap(monsterTurn({ ...query, edition: 'frosthaven' })).options;
    expect(option?.attacks.map(({ on }) => on)).toEqual(['enemy 0', 'enemy 1']);
  });

  it('counts those at the far side of an area', () => {
    const hall = block(1, 80).map(({ q, r }) => ({ q, r: r - 10 }));
    const area = {
      hexes: [
        { q: 0, r: -4 },
        { q: 0, r: 4 },
      ],
      origin: { q: 0, r: 0 },
    };
    const sides = [
      { q: 0, r: -4 },
      { q: 0, r: 4 },
    ];
    const far = hall.filter(({ r }) => r > 20);
    const query = crowd(hall, enemies([...sides, ...far]), { area });
    const turn = unwrap(monsterTurn({ ...query, edition: 'frosthaven' }));
    expect(turn.focus).toEqual(['enemy 0', 'enemy 1']);
    expect(turn.options.map((option) => showTargets(option))).toEqual(['enemy 0 enemy 1']);
  });

  it('counts figures of several hexes by their nearest', () => {
    const hall = block(2, 60);
    const far = enemies(hall.filter(({ r }) => r > 6 && r < 50)).map((one) => ({
      ...one,
      id: `far ${one.id}`,
    }));
    const [first, second] = enemies([
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]);
    const figures = [
      ...far,
      { ...first!, alsoAt: [{ q: 1, r: 55 }] },
      { ...second!, alsoAt: [{ q: 0, r: 59 }] },
    ];
    const turn = unwrap(monsterTurn(crowd(hall, figures, { targets: 2 })));
    expect(turn.options.map((option) => showTargets(option))).toEqual(['enemy 0 enemy 1']);
  });

  it('ranks the companions by their own initiative', () => {
    const hall = block(2, 60);
    const near = [
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: -0 + 1 },
    ];
    const [first, second, third] = enemies(near);
    const far = enemies(hall.filter(({ r }) => r > 6)).map((one) => ({
      ...one,
      id: `far ${one.id}`,
    }));
    const figures = [
      ...far,
      { ...first!, initiative: 1 },
      { ...second!, initiative: 9 },
      { ...third!, at: { q: 1, r: 1 }, initiative: 2 },
    ];
    const query = crowd(hall, figures, { range: 2, targets: 2 });
    expect(unwrap(monsterTurn(query)).options.map((option) => showTargets(option))).toEqual([
      'enemy 0- enemy 1-',
    ]);
  });
});

describe('more sets of targets than can be listed', () => {
  const equal = (count: number, targets: number): MonsterTurnQuery =>
    crowd(
      square,
      enemies(crowded.slice(0, count)),
      { range: 9, targets },
      { edition: 'frosthaven' },
    );

  it('refuses more than 10,000, in words', () => {
    const answer = monsterTurn(equal(20, 9));
    expect(answer).toStrictEqual({
      _tag: 'Left',
      left: [
        {
          type: 'tooManyOptions',
          path: ['figures'],
          ruling: 'R-MON-13',
          limit: 10_000,
        },
      ],
    });
    expect(answer._tag === 'Left' && explain(answer.left[0])).toBe(
      'figures: more than 10000 equally good sets of targets are too many to list (R-MON-13)',
    );
  });

  it('takes fewer', () => {
    const some = monsterTargets({ ...equal(17, 4), focus: ['enemy 0'] });
    expect(unwrap(some)).toHaveLength(455);
    expect(unwrap(monsterTurn(equal(20, 20))).options).toHaveLength(1);
  });

  it('counts the sets of the rank that is not taken whole', () => {
    const [, best, ...others] = enemies(crowded.slice(0, 20), 2);
    const figures = [{ ...best!, id: 'focus', initiative: 0 }, ...others];
    const second = { ...figures[1]!, initiative: 1 };
    const rest: Partial<MonsterTurnQuery> = { edition: 'jawsOfTheLion' };
    const attacking = (targets: number) =>
      monsterTargets({
        ...crowd(square, [figures[0]!, second, ...figures.slice(2)], { range: 12, targets }, rest),
        focus: ['focus'],
      });
    // One place goes to the focus, one to the second in rank; the others choose of seventeen, and
    // where the one that is adjacent can be left out, of sixteen.
    expect(attacking(9)).toMatchObject({ left: [{ type: 'tooManyOptions' }] });
    expect(unwrap(attacking(6))).toHaveLength(1820);
  });

  it('takes any number out of reach where only the focus is planned for', () => {
    const far = square.filter(({ q, r }) => q + r > 6).slice(0, 20);
    const query = crowd(square, enemies(far), { range: 3, targets: 9 }, { edition: 'frosthaven' });
    expect(unwrap(monsterTurn(query)).options.map((option) => showTargets(option))).toEqual(['']);
  });

  it('counts only sets of equal rank', () => {
    const figures = enemies(crowded.slice(0, 20)).map((one, initiative) => ({
      ...one,
      initiative,
    }));
    const ranked = crowd(square, figures, { range: 9, targets: 9 });
    expect(unwrap(monsterTurn(ranked)).options).toHaveLength(1);
  });

  it('takes any number where nothing is attacked', () => {
    const turn = monsterTurn({ ...equal(20, 9), action: { move: 2 } });
    expect(unwrap(turn).options).not.toEqual([]);
  });

  it('refuses them in every function', () => {
    const query = { ...equal(20, 9), focus: ['enemy 0'] };
    const expected = { left: [{ type: 'tooManyOptions' }] };
    expect(monsterMoves(query)).toMatchObject(expected);
    expect(monsterTargets(query)).toMatchObject(expected);
    const attackFirst = { range: 12, targets: 9 };
    expect(monsterTurn({ ...query, action: { attackFirst } })).toMatchObject(expected);
  });

  it('refuses too many together with those of an attack above the move', () => {
    const twice = (targets: number): MonsterTurnQuery => ({
      ...equal(13, 1),
      action: { attackFirst: { range: 9, targets }, attack: { range: 9, targets } },
    });
    expect(unwrap(monsterTurn(twice(3))).options.length).toBeLessThanOrEqual(10_000);
    expect(monsterTurn(twice(6))).toMatchObject({ left: [{ type: 'tooManyOptions' }] });
  });
});
