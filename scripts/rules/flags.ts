/** The flags by which a caller chooses where the rulings leave room or editions differ. */

import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { defaultDrawRules } from '../../src/modifier-deck/index.js';
import { defaultElementRules } from '../../src/element/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import { defaultInitiativeRules } from '../../src/round/initiative-query.js';
import { EDITIONS, type Edition } from '../../src/vocabulary/index.js';

/** A flag, the rulings it is about, and what it decides. */
interface Flag {
  readonly name: string;
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

const OPTIONS = { ...defaultDrawRules, ...defaultElementRules, ...defaultInitiativeRules };

/** The flags of cards, elements and initiative, which no edition sets. */
const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, Omit<Flag, 'name'>>> = {
  compareDoubleByValue: {
    rulings: ['R-MOD-7'],
    question: 'Is a 2x compared by what it adds to the attack, and not always the best card?',
  },
  unlimitedCurses: {
    rulings: ['R-MOD-13'],
    question: 'Do curses never run out?',
  },
  modifyBeforeChoice: {
    rulings: ['R-MOD-18'],
    question:
      'Does what changes a modifier card do so before the better or worse of two is chosen?',
  },
  reducedRandomness: {
    rulings: ['R-VAR-2'],
    question: 'Are 2x and bless +2, null and curse -2?',
  },
  infusionOptional: {
    rulings: ['R-ELEM-3'],
    question: 'May an infusion of an action that was performed be left out?',
  },
  longRestTiesNormally: {
    rulings: ['R-REST-6'],
    question: 'Is a long rest a 99 like any other, before monsters at 99?',
  },
};

const code = (text: string): string => `\`${text}\``;

const tableOf = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)];
};

/** The flags as the rows of a Markdown table, with their values in each edition. */
export const flagTable = (): readonly string[] => {
  const head = ['flag', 'decides', 'rulings', ...EDITIONS.map(code)];
  const rows = Object.entries(FLAGS).map(([name, { rulings, question }]) => [
    code(name),
    question,
    rulings.join(', '),
    ...EDITIONS.map((edition) => code(String(rulesOf(edition)[name as FlagName]))),
  ]);
  return tableOf(head, rows);
};

/** The flags that no edition sets, with their defaults. */
export const optionTable = (): readonly string[] =>
  tableOf(
    ['flag', 'decides', 'rulings', 'default'],
    Object.entries(OPTION_TEXTS).map(([name, { rulings, question }]) => [
      code(name),
      question,
      rulings.join(', '),
      code(String(OPTIONS[name as keyof typeof OPTIONS])),
    ]),
  );
