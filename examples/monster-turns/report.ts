/** One board solved, drawn and explained. */

import { compileBoard, explain as explainBoard } from 'gloomhaven-rules/board';
import {
  explain,
  explainFocus,
  monsterTurn,
  type MonsterTurn,
  type MonsterTurnQuery,
} from 'gloomhaven-rules/monster-turn';
import { differences } from './compare.js';
import { painter, wrap, WIDTH, type Paint } from './layout.js';
import { draw, pictureOf } from './picture.js';
import { mapOf, questionOf } from './question.js';
import type { Vector, VectorEdition } from './vector.js';
import { describeAction, describeOption } from './words.js';

/** What came of one board. */
export interface Report {
  readonly text: string;
  /** Whether the answer is the expected one. */
  readonly agrees: boolean;
}

/** A board of a file, and whose rules apply to it. */
export interface Task {
  readonly vector: Vector;
  readonly edition: VectorEdition;
}

const headingOf = ({ vector, edition }: Task, paint: Paint): readonly string[] => {
  const rule = `── ${vector.id} (${edition}) `;
  const title = vector.title === undefined ? [] : wrap(vector.title, '');
  return [rule.padEnd(WIDTH, '─'), ...title].map((line) => paint(line, 'bold'));
};

const explanationOf = (query: MonsterTurnQuery, turn: MonsterTurn): readonly string[] => {
  const { action, actor, conditions } = query;
  const options = turn.options.map((option) => describeOption(option, action, turn.focus.length));
  return [
    ...wrap(describeAction(actor, action, conditions?.includes('muddle') ?? false)),
    ...explainFocus(turn)
      .split('\n')
      .flatMap((line) => wrap(line)),
    ...(options.length === 1
      ? options.flatMap((option) => wrap(`So ${actor} ${option}.`))
      : [
          'So the players choose (drawn: the first):',
          ...options.flatMap((option, index) => wrap(`${index + 1}. ${actor} ${option}.`, '   ')),
        ]),
  ];
};

const verdictOf = (faults: readonly string[], paint: Paint): readonly string[] =>
  faults.length === 0
    ? [paint('As expected.', 'good')]
    : [paint('NOT as expected.', 'bad'), ...faults.flatMap((fault) => wrap(fault))];

const refusal = (task: Task, reasons: readonly string[], paint: Paint): Report => ({
  text: [
    ...headingOf(task, paint),
    paint('Refused.', 'bad'),
    ...reasons.flatMap((reason) => wrap(reason)),
  ].join('\n'),
  agrees: false,
});

/** Solves a board and reports on it. */
export const report = (task: Task, isColoured: boolean): Report => {
  const { vector, edition } = task;
  const paint = painter(isColoured);
  const board = compileBoard(mapOf(vector));
  if (board._tag === 'Left') return refusal(task, board.left.map(explainBoard), paint);
  const query = { ...questionOf(vector, edition), board: board.right };
  const turn = monsterTurn(query);
  if (turn._tag === 'Left') return refusal(task, turn.left.map(explain), paint);
  const faults = differences(vector, turn.right);
  const text = [
    ...headingOf(task, paint),
    '',
    draw(board.right, pictureOf(query, turn.right), isColoured),
    '',
    ...explanationOf(query, turn.right),
    ...verdictOf(faults, paint),
  ].join('\n');
  return { text, agrees: faults.length === 0 };
};
