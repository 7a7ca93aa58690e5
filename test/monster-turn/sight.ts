/**
 * Sight for the slow solver.
 *
 * @module
 */
import { isVisible, sightRulesOf, type SightRule } from '../../src/line-of-sight/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { keyOf, layOut } from '../board/slow-board.js';
import { slowSight } from '../line-of-sight/slow-sight.js';
import type { Question } from './questions.js';

/** Whether two hexes see each other. */
export type Sees = (a: Hex, b: Hex) => boolean;

/** Asks about each pair of hexes once. */
const remembered = (sees: Sees): Sees => {
  const known = new Map<string, boolean>();
  return (a, b) => {
    const pair = [keyOf(a), keyOf(b)].sort().join(' ');
    const answer = known.get(pair) ?? sees(a, b);
    known.set(pair, answer);
    return answer;
  };
};

/** The sight rule that a question is put under. */
export const sightRuleOf = ({ edition, rules }: Question): SightRule =>
  rules.lineOfSight ?? sightRulesOf(edition).lineOfSight;

/** Sight under the rule of a question, by trying every line that can make a difference. */
export const slowSightFor = (question: Question): Sees => {
  const { map } = question;
  const hexes = [...layOut(map).floor.values()];
  return remembered(slowSight({ hexes, wallEdges: map.wallEdges }, sightRuleOf(question)));
};

/**
 * The same without waiting: for `hexToHex`, where the slow sight takes a third of a second for each
 * board, it is the library's own. A few boards are checked by {@link slowSightFor} all the same.
 */
export const sightFor = (question: Question): Sees => {
  const lineOfSight = sightRuleOf(question);
  if (lineOfSight !== 'hexToHex') return slowSightFor(question);
  const board = boardOf(question.map);
  return (a, b) => isVisible(board, a, b, { lineOfSight });
};
