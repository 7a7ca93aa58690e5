/** The flags by which a caller chooses where the rulings leave room or editions differ. */

import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import { EDITIONS, type Edition } from '../../src/vocabulary/index.js';

/** A flag, the rulings it is about, and what it decides. */
interface Flag {
  readonly name: FlagName;
  readonly rulings: readonly string[];
  readonly question: string;
}

const rulesOf = (edition: Edition) => ({ ...moveRulesOf(edition), ...monsterTurnRulesOf(edition) });

type FlagName = keyof ReturnType<typeof rulesOf>;

/** One entry for each flag: a new one fails to compile until it is described. */
const FLAGS: Readonly<Record<FlagName, Omit<Flag, 'name'>>> = {
  lineOfSight: {
    rulings: ['R-LOS-1', 'R-LOS-7'],
    question: 'What joins two hexes that see each other?',
  },
  jumpDifficultLast: {
    rulings: ['R-MOVE-8'],
    question: 'Does a jump that lands on difficult terrain pay for it?',
  },
  forcedMoveMayChooseBlocked: {
    rulings: ['R-MOVE-22'],
    question: 'May a blocked direction be chosen to end a push or pull early?',
  },
  focusByProximity: {
    rulings: ['R-FOCUS-7'],
    question: 'Does proximity decide between candidates before initiative does?',
  },
  focusDisadvantageFirst: {
    rulings: ['R-MON-8'],
    question: 'Does losing disadvantage against the focus come before more targets?',
  },
  futureMultiattack: {
    rulings: ['R-MON-11'],
    question: 'Does a monster that is too far away still head for the best group of targets?',
  },
  rankTargets: {
    rulings: ['R-MON-13'],
    question: 'Are further targets ranked like focuses?',
  },
};

const code = (text: string): string => `\`${text}\``;

/** The flags as the rows of a Markdown table, with their values in each edition. */
export const flagTable = (): readonly string[] => {
  const head = ['flag', 'decides', 'rulings', ...EDITIONS.map(code)];
  const rows = Object.entries(FLAGS).map(([name, { rulings, question }]) => [
    code(name),
    question,
    rulings.join(', '),
    ...EDITIONS.map((edition) => code(String(rulesOf(edition)[name as FlagName]))),
  ]);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)];
};
