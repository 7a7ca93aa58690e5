import { describe, expect, it } from 'vitest';
import {
  explainFocus,
  findFocus,
  FOCUS_KEYS,
  focusRulesOf,
  type MonsterAction,
} from '../../src/focus/index.js';
import { EDITIONS } from '../../src/vocabulary/index.js';
import {
  focusOf,
  queryOf,
  sceneWith,
  turnOf,
  unwrap,
  type Picture,
  type Setting,
} from '../monster-turn/play.js';

const MELEE: MonsterAction = { attack: {} };
const ARCHER: MonsterAction = { attack: { range: 3 } };
const TIE: Setting = { figures: { '2': { initiative: 1 } } };
const JAWS: Setting = { edition: 'jawsOfTheLion' };

/** Wide enough for sight: 1 is two away to the left, 2 three away to the right. */
const WIDE = ['. . . . . .', '.2 . .A . . .1', '. . . . . .'];

describe('R-FOCUS-7 the trace', () => {
  it('has the key of every candidate, the focus first, then as they rank', () => {
    const picture = ['.1 . ^ .A . . .2 . . .3'];
    const { at } = sceneWith(picture);
    expect(focusOf(picture, MELEE)).toStrictEqual({
      focus: ['2'],
      decidedBy: 'negativeHexes',
      trace: [
        {
          id: '2',
          key: { negativeHexes: 0, movement: 2, proximity: 3, initiative: 2 },
          from: { q: 5, r: -3 },
          verdict: 'focus',
        },
        {
          id: '1',
          key: { negativeHexes: 1, movement: 2, proximity: 3, initiative: 1 },
          from: { q: 1, r: -1 },
          verdict: 'negativeHexes',
        },
        { id: '3', key: null, from: null, verdict: 'unattackable' },
      ],
    });
    expect(at('2')).toEqual({ q: 6, r: -3 });
  });

  it.each<[string, Picture, MonsterAction, Setting, string, readonly string[]]>([
    ['nobody else', ['.A .1'], MELEE, {}, 'onlyCandidate', ['1 focus']],
    [
      'negative hexes',
      ['.1 . ^ .A . . .2'],
      MELEE,
      {},
      'negativeHexes',
      ['2 focus', '1 negativeHexes'],
    ],
    ['movement', ['.2 . .A . . .1'], MELEE, {}, 'movement', ['2 focus', '1 movement']],
    ['proximity', WIDE, ARCHER, {}, 'proximity', ['2 focus', '1 proximity']],
    ['initiative', ['.2 . .A . .1'], MELEE, {}, 'initiative', ['1 focus', '2 initiative']],
    ['initiative without proximity', WIDE, ARCHER, JAWS, 'initiative', ['1 focus', '2 initiative']],
    ['the players', ['.2 . .A . .1'], MELEE, TIE, 'players', ['1 focus', '2 focus']],
    [
      'the players, of three',
      ['.2 . .A . .1 .3'],
      MELEE,
      TIE,
      'players',
      ['1 focus', '2 focus', '3 unattackable'],
    ],
    ['nobody to be attacked', ['.A % .1'], MELEE, {}, 'nobody', ['1 unattackable']],
    ['no enemy at all', ['.A .B'], MELEE, {}, 'nobody', []],
    [
      'one that can be attacked',
      ['.1 % .A . . .2'],
      MELEE,
      {},
      'onlyCandidate',
      ['2 focus', '1 unattackable'],
    ],
    [
      'one that is not invisible',
      ['.1 . .A . .2'],
      MELEE,
      { figures: { '1': { invisible: true } } },
      'onlyCandidate',
      ['2 focus', '1 invisible'],
    ],
    [
      'only invisible ones',
      ['.2 . .A . .1'],
      MELEE,
      { figures: { '1': { invisible: true }, '2': { invisible: true } } },
      'nobody',
      ['1 invisible', '2 invisible'],
    ],
    [
      'no invisible ally or neutral figure',
      ['.B . .A . .N . .1'],
      MELEE,
      { figures: { B: { invisible: true }, N: { side: 'neutral', invisible: true } } },
      'nobody',
      ['1 unattackable'],
    ],
  ])('says what decided: %s', (_, picture, action, setting, decidedBy, verdicts) => {
    const found = focusOf(picture, action, setting);
    expect(found.decidedBy).toBe(decidedBy);
    expect(found.trace.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual(verdicts);
  });

  it('names the part by which each loser lost against the focus, in the order of their ranks', () => {
    const picture = [
      '.  .  .  .  ^  .  .4',
      '.  .2 .  .A ^  .  #',
      '.  .  .  .  ^  .  #',
      '#  #  #  .  #  #  #',
      '#  #  #  .  #  #  #',
      '#  #  #  .5  #  #  #',
    ];
    const { trace } = focusOf(picture, { attack: { range: 2 } });
    expect(trace.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      '2 focus',
      '5 movement',
      '4 negativeHexes',
    ]);
  });

  it('orders equal focuses and those who cannot be attacked by their ids', () => {
    const figures = {
      b: { side: 'characters' },
      a: { side: 'characters' },
      c: { side: 'characters' },
    } as const;
    const { focus, trace } = focusOf(['.b . .A . .a .c .9 .8'], MELEE, { figures });
    expect(focus).toEqual(['a', 'b']);
    expect(trace.map(({ id }) => id)).toEqual(['a', 'b', '8', '9', 'c']);
  });

  it('does not depend on the order of the figures', () => {
    const equal = { initiative: 1 };
    const query = queryOf(['.9 .8 .2 . .A . .1 .7 .6'], MELEE, {
      figures: {
        '2': equal,
        '6': { ...equal, invisible: true },
        '7': { ...equal, invisible: true },
      },
    });
    const found = unwrap(findFocus({ ...query, figures: [...query.figures].reverse() }));
    expect(found).toStrictEqual(unwrap(findFocus(query)));
    expect(found.focus).toEqual(['1', '2']);
    expect(found.trace.map(({ id }) => id)).toEqual(['1', '2', '8', '9', '6', '7']);
  });

  it('gives the lowest of the nearest hexes to attack from', () => {
    const picture = ['.A .x .1', '. .y .'];
    const [entry] = focusOf(picture, MELEE).trace;
    expect(entry?.key?.movement).toBe(1);
    expect(entry?.from).toEqual(sceneWith(picture).at('x'));
  });

  it('is the same in the turn', () => {
    const { focus, decidedBy, trace } = turnOf(WIDE, ARCHER);
    expect({ focus, decidedBy, trace }).toStrictEqual(focusOf(WIDE, ARCHER));
  });
});

describe('explainFocus', () => {
  const said = (picture: Picture, action: MonsterAction, setting?: Setting) =>
    explainFocus(focusOf(picture, action, setting)).split('\n');

  it('names the only candidate with its key', () => {
    expect(said(['.A . .1'], MELEE)).toEqual([
      'Focus on 1: 0 negative hexes, 1 movement point, distance 2, initiative 1.',
    ]);
  });

  it.each<[string, Picture, MonsterAction, Setting, string]>([
    [
      'negative hexes',
      ['.1 . ^ .A . . .2'],
      MELEE,
      {},
      '1 loses by negative hexes: 1 negative hex against 0 negative hexes (R-FOCUS-7).',
    ],
    [
      'movement',
      ['.2 . .A . . .1'],
      MELEE,
      {},
      '1 loses by movement: 2 movement points against 1 movement point (R-FOCUS-7).',
    ],
    [
      'proximity',
      WIDE,
      ARCHER,
      {},
      '1 loses by proximity: distance 3 against distance 2 (R-FOCUS-7).',
    ],
    [
      'initiative',
      ['.2 . .A . .1'],
      MELEE,
      {},
      '2 loses by initiative: initiative 2 against initiative 1 (R-FOCUS-7).',
    ],
    [
      'no attack hex',
      ['.1 % .A . .2'],
      MELEE,
      {},
      '1 cannot be attacked from any hex (R-FOCUS-11).',
    ],
    [
      'being invisible',
      ['.1 . .A . .2'],
      MELEE,
      { figures: { '1': { invisible: true } } },
      '1 is invisible (R-FOCUS-3).',
    ],
    [
      'no way to it',
      ['.2 . . .A # . .1'],
      { attack: {}, mode: 'teleport' },
      {},
      '1 loses by proximity: no way to it against distance 3 (R-FOCUS-7).',
    ],
  ])('says how a candidate loses by %s', (_, picture, action, setting, sentence) => {
    expect(said(picture, action, setting).slice(1)).toEqual([sentence]);
  });

  it('leaves a tie to the players', () => {
    expect(said(['.2 . .A . .1'], MELEE, TIE)).toEqual([
      'The players choose between 1 and 2: 0 negative hexes, 1 movement point, distance 2, initiative 1 (R-FOCUS-7).',
    ]);
  });

  it('says why there is none', () => {
    expect(said(['.A % .1'], MELEE)).toEqual([
      'No focus: no enemy can be attacked (R-FOCUS-11).',
      '1 cannot be attacked from any hex (R-FOCUS-11).',
    ]);
  });

  it('R-FOCUS-13 does not speak of enemies to a stunned monster', () => {
    expect(said(['.A .1'], MELEE, { conditions: ['stun'] })).toHaveLength(1);
  });

  it('takes the answer of monsterTurn as well', () => {
    expect(explainFocus(turnOf(WIDE, ARCHER))).toBe(explainFocus(focusOf(WIDE, ARCHER)));
  });
});

describe('R-FOCUS-7 focusRulesOf', () => {
  it('lists the keys in the order in which they decide', () => {
    expect(FOCUS_KEYS).toEqual(['negativeHexes', 'movement', 'proximity', 'initiative']);
  });

  it('differs by edition', () => {
    expect(EDITIONS.map((edition) => focusRulesOf(edition))).toStrictEqual([
      { lineOfSight: 'cornersStrict', jumpDifficultLast: true, focusByProximity: true },
      { lineOfSight: 'hexToHex', jumpDifficultLast: false, focusByProximity: false },
      { lineOfSight: 'hexToHex', jumpDifficultLast: false, focusByProximity: true },
    ]);
  });
});
