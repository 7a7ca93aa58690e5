import { describe, expect, it } from 'vitest';
import {
  monsterTurnRulesOf,
  type MonsterAction,
  type MonsterTurnRules,
} from '../../src/monster-turn/index.js';
import { EDITIONS, type Edition } from '../../src/vocabulary/index.js';
import { endsOf, headingFor, turnOf, type Picture } from './play.js';

type Flag = keyof MonsterTurnRules;
type Look = typeof endsOf;

const focuses: Look = (...question) => turnOf(...question).focus;

interface Case {
  readonly flag: Flag;
  readonly look: Look;
  readonly picture: Picture;
  readonly action: MonsterAction;
  /** What is seen with the flag as in gloomhaven, and with it as in `other`. */
  readonly seen: readonly [readonly string[], readonly string[]];
  readonly values: readonly [unknown, unknown];
  /** The editions that play as gloomhaven does. */
  readonly like: readonly Edition[];
}

const CASES: readonly Case[] = [
  {
    flag: 'lineOfSight',
    look: endsOf,
    picture: ['.A . .x .1'],
    action: { move: 3, attack: { range: 3 } },
    seen: [['x: 1-'], ['A: 1']],
    values: ['cornersStrict', 'hexToHex'],
    like: ['gloomhaven'],
  },
  {
    flag: 'jumpDifficultLast',
    look: endsOf,
    picture: ['.A .y ~x .1'],
    action: { move: 2, mode: 'jump', attack: {} },
    seen: [['y'], ['x: 1']],
    values: [true, false],
    like: ['gloomhaven'],
  },
  {
    flag: 'focusByProximity',
    look: focuses,
    picture: ['. . . . . .', '.2 . .A . . .1', '. . . . . .'],
    action: { attack: { range: 3 } },
    seen: [['2'], ['1']],
    values: [true, false],
    like: ['gloomhaven', 'frosthaven'],
  },
  {
    flag: 'focusDisadvantageFirst',
    look: endsOf,
    picture: ['%  %  %  %  %', '.  .x .A .1 .2', '%  %  %  %  %'],
    action: { move: 3, attack: { range: 2, targets: 2 } },
    seen: [['x: 1'], ['A: 1- 2']],
    values: [true, false],
    like: ['gloomhaven', 'jawsOfTheLion'],
  },
  {
    flag: 'futureMultiattack',
    look: headingFor,
    picture: ['.A . .x .1 .', '#  # # .y .2'],
    action: { move: 1, attack: { targets: 2 } },
    seen: [['y'], ['x']],
    values: [true, false],
    like: ['gloomhaven', 'jawsOfTheLion'],
  },
  {
    flag: 'rankTargets',
    look: endsOf,
    picture: ['.2 .3 .', '.1 .A .', '.  .  .'],
    action: { attack: { targets: 2 } },
    seen: [['A: 1 2'], ['A: 1 2', 'A: 1 3']],
    values: [true, false],
    like: ['gloomhaven', 'jawsOfTheLion'],
  },
];

describe('rule flags', () => {
  it('covers every flag', () => {
    const flags = CASES.map(({ flag }) => flag).sort();
    expect(flags).toEqual(Object.keys(monsterTurnRulesOf('gloomhaven')).sort());
  });

  it.each(CASES)(
    '$flag alone changes the answer',
    ({ flag, look, picture, action, seen, values }) => {
      const withFlag = (value: unknown) => look(picture, action, { rules: { [flag]: value } });
      expect(withFlag(values[0])).toEqual(seen[0]);
      expect(withFlag(values[1])).toEqual(seen[1]);
      expect(withFlag(undefined)).toEqual(seen[0]);
    },
  );

  it.each(CASES)(
    '$flag is set by the edition',
    ({ flag, look, picture, action, seen, values, like }) => {
      for (const edition of EDITIONS) {
        const isLike = like.includes(edition);
        expect(monsterTurnRulesOf(edition)[flag]).toBe(values[isLike ? 0 : 1]);
        expect(look(picture, action, { edition })).toEqual(seen[isLike ? 0 : 1]);
      }
    },
  );

  it.each(CASES)('$flag overrides the edition', ({ flag, look, picture, action, seen, values }) => {
    for (const edition of EDITIONS) {
      expect(look(picture, action, { edition, rules: { [flag]: values[0] } })).toEqual(seen[0]);
      expect(look(picture, action, { edition, rules: { [flag]: values[1] } })).toEqual(seen[1]);
    }
  });

  it('has exactly these flags by edition', () => {
    expect(EDITIONS.map((edition) => monsterTurnRulesOf(edition))).toStrictEqual([
      {
        lineOfSight: 'cornersStrict',
        jumpDifficultLast: true,
        focusByProximity: true,
        focusDisadvantageFirst: true,
        futureMultiattack: true,
        rankTargets: true,
      },
      {
        lineOfSight: 'hexToHex',
        jumpDifficultLast: false,
        focusByProximity: false,
        focusDisadvantageFirst: true,
        futureMultiattack: true,
        rankTargets: true,
      },
      {
        lineOfSight: 'hexToHex',
        jumpDifficultLast: false,
        focusByProximity: true,
        focusDisadvantageFirst: false,
        futureMultiattack: false,
        rankTargets: false,
      },
    ]);
  });

  it('R-LOS-7 lineOfSight cornersLenient sees past what strict corners do not', () => {
    const picture = ['. . .', '.A # .1', '. . .'];
    const action: MonsterAction = { attack: { range: 9 } };
    for (const lineOfSight of ['cornersStrict', 'cornersLenient', 'hexToHex'] as const)
      expect(turnOf(picture, action, { rules: { lineOfSight } }).focus).toEqual(['1']);
  });

  it('flags of other modules are passed over', () => {
    const rules = { forcedMoveMayChooseBlocked: false } as Partial<MonsterTurnRules>;
    expect(endsOf(['.A .1'], { attack: {} }, { rules })).toEqual(['A: 1']);
  });
});

describe('frosthaven', () => {
  const FROSTHAVEN = { edition: 'frosthaven' } as const;

  it('out of reach it heads for a hex without disadvantage, even if that is farther', () => {
    const picture = ['%  % %  .y %  %', '.A . .B .x .1 %'];
    const action: MonsterAction = { move: 1, attack: { range: 2 } };
    expect(headingFor(picture, action, FROSTHAVEN)).toEqual(['y']);
    expect(headingFor(picture, action, { ...FROSTHAVEN, conditions: ['muddle'] })).toEqual(['x']);
  });

  it('counts all targets at disadvantage after the number of targets', () => {
    // From A two targets at disadvantage, from x one of the same number.
    const picture = ['%  %  %  .2 %', '.  .x .A .1 .', '%  %  %  %  %'];
    const action: MonsterAction = { move: 3, attack: { range: 3, targets: 2 } };
    expect(endsOf(picture, action, FROSTHAVEN)).toEqual(['x: 1 2']);
  });

  it('goes farther for other targets that are not at disadvantage', () => {
    const picture = ['.2 %  . % % %', '% .A % . % %', '% % % .x % %', '% .1 % % % .3'];
    const action: MonsterAction = { move: 9, attack: { range: 2, targets: 2 } };
    const rules = { focusByProximity: false };
    expect(endsOf(picture, action, { ...FROSTHAVEN, rules })).toEqual(['x: 1 3']);
    expect(endsOf(picture, { ...action, move: 0 }, { ...FROSTHAVEN, rules })).toEqual(['A: 1 2-']);
  });

  it('takes the least movement among those of equal disadvantage', () => {
    const picture = ['% % % % % %', '.A .y .x . . .1', '% % % % % %'];
    expect(endsOf(picture, { move: 9, attack: { range: 4 } }, FROSTHAVEN)).toEqual(['y: 1']);
  });
});

describe('jaws of the lion', () => {
  it('R-MON-13 ranks additional targets by initiative alone', () => {
    const picture = ['. . .  . . .  .', '. .1 .A .3 . . .', '. . . . . .2 .'];
    const action: MonsterAction = { attack: { range: 4, targets: 2 } };
    expect(endsOf(picture, action, { edition: 'jawsOfTheLion' })).toEqual(['A: 1- 2']);
    expect(endsOf(picture, action)).toEqual(['A: 1- 3-']);
  });
});

describe('rules of two editions together', () => {
  // 1 is the focus by initiative; 2 outranks 3 but is adjacent, so that it is shot at disadvantage.
  const picture = ['.  .  .  .  .  .', '.2 .A . .1 . .3', '.  .  .  .  .  .'];
  const action: MonsterAction = { attack: { range: 4, targets: 2 } };
  const endsWith = (focusDisadvantageFirst: boolean, rankTargets: boolean) =>
    endsOf(picture, action, {
      rules: { focusByProximity: false, focusDisadvantageFirst, rankTargets },
    });

  it('R-MON-8 the fewest targets at disadvantage come before ranks where all of them count', () => {
    expect(endsWith(false, true)).toEqual(['A: 1 3']);
  });

  it('R-MON-13 ranks alone decide where only the focus counts', () => {
    expect(endsWith(true, true)).toEqual(['A: 1 2-']);
  });

  it('R-MON-13 without ranks the players choose, at the fewest disadvantages', () => {
    expect(endsWith(false, false)).toEqual(['A: 1 3']);
    expect(endsWith(true, false)).toEqual(['A: 1 3']);
  });
});
