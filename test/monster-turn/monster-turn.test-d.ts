import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { describe, expectTypeOf, it } from 'vitest';
import type { Board } from '../../src/board/index.js';
import {
  explain as explainFocusFault,
  explainFocus,
  findFocus,
  type Decision,
  type Focus,
  type FocusError,
  type FocusKey,
  type FocusQuery,
  type FocusRules,
  type FocusTrace,
  type Verdict,
} from '../../src/focus/index.js';
import {
  explain,
  monsterMoves,
  monsterTargets,
  monsterTurn,
  type MonsterAction,
  type MonsterMove,
  type MonsterOption,
  type MonsterStepQuery,
  type MonsterTargets,
  type MonsterTargetsQuery,
  type MonsterTurn,
  type MonsterTurnError,
  type MonsterTurnQuery,
  type MonsterTurnRules,
} from '../../src/monster-turn/index.js';
import type {
  AttackProfile,
  Condition,
  Edition,
  Hex,
  MoveMode,
  Overlay,
} from '../../src/vocabulary/index.js';

declare const board: Board;

describe('what is asked', () => {
  it('needs a board, figures, an actor and an action', () => {
    expectTypeOf<{
      board: Board;
      figures: { id: string; side: 'monsters'; at: Hex }[];
      actor: string;
      action: { move: number; attack: object };
    }>().toExtend<MonsterTurnQuery>();
    expectTypeOf<{
      board: Board;
      figures: [];
      actor: string;
      action: object;
    }>().toExtend<FocusQuery>();
    expectTypeOf<Omit<MonsterTurnQuery, 'board'>>().not.toExtend<MonsterTurnQuery>();
    expectTypeOf<Omit<MonsterTurnQuery, 'actor'>>().not.toExtend<MonsterTurnQuery>();
    expectTypeOf<Omit<MonsterTurnQuery, 'action'>>().not.toExtend<MonsterTurnQuery>();
  });

  it('can leave all else out', () => {
    expectTypeOf<MonsterTurnQuery['conditions']>().toEqualTypeOf<
      readonly Condition[] | undefined
    >();
    expectTypeOf<MonsterTurnQuery['overlays']>().toEqualTypeOf<readonly Overlay[] | undefined>();
    expectTypeOf<MonsterTurnQuery['edition']>().toEqualTypeOf<Edition | undefined>();
    expectTypeOf<MonsterTurnQuery['rules']>().toEqualTypeOf<
      Partial<MonsterTurnRules> | undefined
    >();
    expectTypeOf<MonsterTurnQuery['allPaths']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<FocusQuery['rules']>().toEqualTypeOf<Partial<FocusRules> | undefined>();
    expectTypeOf<object>().toExtend<MonsterAction>();
    expectTypeOf<MonsterAction['mode']>().toEqualTypeOf<MoveMode | undefined>();
    expectTypeOf<MonsterAction['attackFirst']>().toEqualTypeOf<AttackProfile | null | undefined>();
  });

  it('refuses what can be seen to be wrong', () => {
    // @ts-expect-error a digit in quotes is no number
    monsterTurn({ board, figures: [], actor: 'A', action: { move: '3' } });
    // @ts-expect-error there is no such mode
    monsterTurn({ board, figures: [], actor: 'A', action: { mode: 'swim' } });
    // @ts-expect-error there is no such flag
    monsterTurn({ board, figures: [], actor: 'A', action: {}, rules: { rankTarget: true } });
    // @ts-expect-error a map is no board
    monsterTurn({ board: { rows: ['. .'] }, figures: [], actor: 'A', action: {} });
    // @ts-expect-error the focus is missing
    monsterMoves({ board, figures: [], actor: 'A', action: {} });
    // @ts-expect-error flags of the turn are none of the focus
    findFocus({ board, figures: [], actor: 'A', action: {}, rules: { rankTargets: true } });
  });

  it('takes a query of the turn for the focus as well', () => {
    expectTypeOf<Omit<MonsterTurnQuery, 'rules'>>().toExtend<FocusQuery>();
    expectTypeOf<MonsterTargetsQuery>().toExtend<MonsterStepQuery>();
    expectTypeOf<MonsterStepQuery>().toExtend<MonsterTurnQuery>();
  });
});

describe('what is answered', () => {
  it('is an Either of faults and the answer', () => {
    expectTypeOf(findFocus).returns.toEqualTypeOf<Either<NonEmptyArray<FocusError>, Focus>>();
    expectTypeOf(monsterTurn).returns.toEqualTypeOf<
      Either<NonEmptyArray<MonsterTurnError>, MonsterTurn>
    >();
    expectTypeOf(monsterMoves).returns.toEqualTypeOf<
      Either<NonEmptyArray<MonsterTurnError>, readonly MonsterMove[]>
    >();
    expectTypeOf(monsterTargets).returns.toEqualTypeOf<
      Either<NonEmptyArray<MonsterTurnError>, readonly MonsterTargets[]>
    >();
  });

  it('narrows by its tag, without fp-ts', () => {
    const turn = monsterTurn({ board, figures: [], actor: 'A', action: {} });
    if (turn._tag === 'Right')
      expectTypeOf(turn.right.options).toEqualTypeOf<readonly MonsterOption[]>();
    else expectTypeOf(turn.left[0]).toEqualTypeOf<MonsterTurnError>();
  });

  it('has every field, with null for what is absent', () => {
    expectTypeOf<MonsterOption>().toEqualTypeOf<Required<MonsterOption>>();
    expectTypeOf<MonsterOption['to']>().toEqualTypeOf<Hex>();
    expectTypeOf<MonsterOption['paths']>().toEqualTypeOf<readonly (readonly Hex[])[] | null>();
    expectTypeOf<MonsterOption['area']>().toEqualTypeOf<readonly Hex[] | null>();
    expectTypeOf<MonsterOption['attacksFirst']>().toEqualTypeOf<MonsterTargets>();
    expectTypeOf<MonsterOption>().toExtend<MonsterMove>();
    expectTypeOf<MonsterOption>().toExtend<MonsterTargets>();
    expectTypeOf<MonsterTurn>().toExtend<Focus>();
    expectTypeOf<FocusTrace>().toEqualTypeOf<Required<FocusTrace>>();
    expectTypeOf<FocusTrace['key']>().toEqualTypeOf<FocusKey | null>();
    expectTypeOf<FocusKey['proximity']>().toEqualTypeOf<number | null>();
  });

  it('names verdicts and decisions by closed sets of words', () => {
    expectTypeOf<Verdict>().toEqualTypeOf<
      | 'focus'
      | 'negativeHexes'
      | 'movement'
      | 'proximity'
      | 'initiative'
      | 'unattackable'
      | 'invisible'
    >();
    expectTypeOf<Decision>().toEqualTypeOf<
      | 'negativeHexes'
      | 'movement'
      | 'proximity'
      | 'initiative'
      | 'onlyCandidate'
      | 'players'
      | 'nobody'
      | 'stunned'
    >();
  });

  it('is explained, whichever function gave it', () => {
    expectTypeOf(explainFocus).toBeCallableWith({ focus: [], decidedBy: 'nobody', trace: [] });
    expectTypeOf<MonsterTurn>().toExtend<Parameters<typeof explainFocus>[0]>();
    expectTypeOf(explain).parameters.toEqualTypeOf<[MonsterTurnError]>();
    expectTypeOf<FocusError>().toExtend<MonsterTurnError>();
    expectTypeOf(explainFocusFault).returns.toBeString();
  });

  it('has a union of faults that narrows by type', () => {
    type Of<Type> = Extract<MonsterTurnError, { readonly type: Type }>;
    expectTypeOf<Of<'tooManyFoes'>['limit']>().toBeNumber();
    expectTypeOf<Of<'noCandidate'>['figure']>().toBeString();
    expectTypeOf<Of<'hexOffBoard'>['hex']>().toEqualTypeOf<Hex>();
    expectTypeOf<Of<'invalidValue'>['got']>().toBeString();
    expectTypeOf<Of<'noSuchFault'>>().toBeNever();
  });
});
