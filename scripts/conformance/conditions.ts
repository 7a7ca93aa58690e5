/** Adapter of the `conditions` vectors to conditions, damage and healing. */

import * as E from 'fp-ts/lib/Either.js';

import {
  endTurn,
  gainCondition,
  listConditions,
  poisonBonus,
  startTurn,
  trackerOf,
} from '../../src/condition/index.js';
import { closed, leaf, natural, oneOf, optional, text } from '../../src/core/codec.js';
import { explain, heal, sufferDamage, type Hit, type Vitals } from '../../src/damage/index.js';
import { CONDITIONS, type Condition } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { anyOf, isSame, listOf, read, recordOf } from './shape.js';

interface FigureRow {
  readonly id: string;
  readonly kind: 'character' | 'monster' | 'summon';
  readonly owner?: string | undefined;
  readonly side: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly conditions: readonly Condition[];
  readonly immune?: readonly Condition[] | undefined;
}

interface TurnStep {
  readonly op: 'startTurn' | 'endTurn' | 'longRest';
  readonly figure: string;
}

interface ApplyStep {
  readonly op: 'apply';
  readonly to: string;
  readonly condition: Condition;
}

interface AttackStep {
  readonly op: 'attack';
  readonly on: string;
  readonly value: number;
  readonly conditions: readonly Condition[];
}

interface DamageStep {
  readonly op: 'damage';
  readonly on: string;
  readonly amount: number;
  readonly source: 'trap' | 'retaliate';
}

interface HealStep {
  readonly op: 'heal';
  readonly to: string;
  readonly amount: number;
}

interface RoundStep {
  readonly op: 'endRound';
}

type Step = TurnStep | ApplyStep | AttackStep | DamageStep | HealStep | RoundStep;

/** Hit points and sorted conditions. */
type Health = readonly [number, readonly Condition[]];
type State = Readonly<Record<string, Health>>;

interface ConditionCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly figures: readonly FigureRow[];
  readonly steps: readonly Step[];
  readonly expected: { readonly after: readonly State[] };
}

const condition = oneOf(CONDITIONS);
const conditionList = listOf(condition);

const health = leaf(
  '[hit points, conditions]',
  (value): value is Health =>
    Array.isArray(value) &&
    value.length === 2 &&
    natural.codec.is(value[0]) &&
    conditionList.codec.is(value[1]),
  {},
);

const step = anyOf<Step>('a step', [
  closed<TurnStep>('a turn', { op: oneOf(['startTurn', 'endTurn', 'longRest']), figure: text }),
  closed<ApplyStep>('a condition', { op: oneOf(['apply']), to: text, condition }),
  closed<AttackStep>('an attack', {
    op: oneOf(['attack']),
    on: text,
    value: natural,
    conditions: conditionList,
  }),
  closed<DamageStep>('damage', {
    op: oneOf(['damage']),
    on: text,
    amount: natural,
    source: oneOf(['trap', 'retaliate']),
  }),
  closed<HealStep>('a heal', { op: oneOf(['heal']), to: text, amount: natural }),
  closed<RoundStep>('the end of a round', { op: oneOf(['endRound']) }),
]);

const conditionCase = closed<ConditionCase>('a conditions case', {
  id: text,
  rulings: listOf(text),
  figures: listOf(
    closed<FigureRow>('a figure', {
      id: text,
      kind: oneOf(['character', 'monster', 'summon']),
      owner: optional(text),
      side: text,
      hp: natural,
      maxHp: natural,
      conditions: conditionList,
      immune: optional(conditionList),
    }),
  ),
  steps: listOf(step),
  expected: closed<ConditionCase['expected']>('{ after }', { after: listOf(recordOf(health)) }),
});

/** What a long rest heals (R-REST-4). */
const LONG_REST_HEAL = 2;

const suffering = (figure: Vitals, hit: Hit): Vitals | string => {
  const answer = sufferDamage(figure, hit);
  return E.isLeft(answer) ? answer.left.map(explain).join('; ') : answer.right.after;
};

const healing = (figure: Vitals, amount: number): Vitals | string => {
  const answer = heal(figure, amount);
  return E.isLeft(answer) ? answer.left.map(explain).join('; ') : answer.right.after;
};

const start = (figure: Vitals): Vitals | string => {
  const { woundDamage, conditions } = startTurn(figure.conditions);
  return suffering({ ...figure, conditions }, { source: 'wound', amount: woundDamage });
};

/** What a step does to the figure that it names; a text says why it cannot be asked. */
const act = (figure: Vitals, one: Exclude<Step, RoundStep>): Vitals | string => {
  switch (one.op) {
    case 'startTurn':
      return start(figure);
    case 'endTurn':
      return { ...figure, conditions: endTurn(figure.conditions).conditions };
    case 'longRest':
      return healing(figure, LONG_REST_HEAL);
    case 'apply':
      return {
        ...figure,
        conditions: gainCondition(figure.conditions, one.condition).conditions,
      };
    case 'attack':
      return suffering(figure, {
        source: 'attack',
        amount: one.value + poisonBonus(figure.conditions),
        conditions: one.conditions,
      });
    case 'damage':
      return suffering(figure, { source: one.source, amount: one.amount });
    case 'heal':
      return healing(figure, one.amount);
  }
};

const namedBy = (one: Exclude<Step, RoundStep>): string => {
  if ('figure' in one) return one.figure;
  return 'on' in one ? one.on : one.to;
};

const vitalsOf = ({ hp, maxHp, conditions, immune = [] }: FigureRow): Vitals => ({
  hitPoints: hp,
  maxHitPoints: maxHp,
  conditions: trackerOf(conditions, immune),
});

const healthOf = ({ hitPoints, conditions }: Vitals): Health => [
  hitPoints,
  [...listConditions(conditions)].sort(),
];

/** One state as text, its figures in the order of the case. */
const show = (ids: readonly string[], state: State): string =>
  JSON.stringify(ids.map((id) => [id, state[id] ?? null]));

/** The states after each step, or what went wrong. */
const playAll = ({ figures, steps }: ConditionCase): readonly string[] | string => {
  const ids = figures.map(({ id }) => id);
  const now = new Map(figures.map((row) => [row.id, vitalsOf(row)]));
  const shown: string[] = [];
  for (const one of steps) {
    const id = one.op === 'endRound' ? null : namedBy(one);
    const figure = id === null ? undefined : now.get(id);
    if (id !== null && figure === undefined) return `no figure "${id}"`;
    // A figure at 0 hit points is gone: nothing happens to it any more.
    if (one.op !== 'endRound' && id !== null && figure !== undefined && figure.hitPoints > 0) {
      const after = act(figure, one);
      if (typeof after === 'string') return after;
      now.set(id, after);
    }
    const state = [...now].map(([name, vitals]) => [name, healthOf(vitals)] as const);
    shown.push(show(ids, Object.fromEntries(state)));
  }
  return shown;
};

const compare = (vector: ConditionCase): Difference | null => {
  const { steps, expected: wanted } = vector;
  if (wanted.after.length !== steps.length) return malformed('not one state for each step');
  const got = playAll(vector);
  if (typeof got === 'string') return malformed(got);
  const ids = vector.figures.map(({ id }) => id);
  const expected = wanted.after.map((state) => show(ids, state));
  if (isSame(got, expected)) return null;
  const at = expected.findIndex((line, index) => line !== got[index]);
  return {
    why: `step ${String(at)} differs`,
    input: [...vector.figures, ...vector.steps].map((one) => JSON.stringify(one)).join('\n'),
    expected: expected.join('\n'),
    got: got.join('\n'),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'conditions' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(conditionCase, one)) }
    : `expected "kind": "conditions", "format": 1`;

/** The `conditions` vectors. */
export const conditions: Kind = { type: 'runs', readHead };
