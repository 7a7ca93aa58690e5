/** The flags by which a caller chooses where the rulings leave room or editions differ. */

import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { defaultDrawRules } from '../../src/modifier-deck/index.js';
import { defaultElementRules } from '../../src/element/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import { playRulesOf } from '../../src/scenario/index.js';
import { EDITIONS, type Edition } from '../../src/vocabulary/index.js';

/** A flag, the rulings it is about, and what it decides. */
interface Flag {
  readonly name: string;
  readonly rulings: readonly string[];
  readonly question: string;
}

const rulesOf = (edition: Edition) => ({
  ...moveRulesOf(edition),
  ...monsterTurnRulesOf(edition),
  ...playRulesOf(edition),
});

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
  stopMoveWhenImmobilized: {
    rulings: ['R-MOVE-3'],
    question: 'Does a trap that immobilizes or stuns end the move in its hex?',
  },
  areaTargetsOptional: {
    rulings: ['R-ATK-22'],
    question: 'May an area leave out enemies that it covers?',
  },
  sharedDeckSingleDraw: {
    rulings: ['R-MON-2'],
    question: 'Do types that share a deck share the card that is drawn?',
  },
  secondAttackExcludesFirst: {
    rulings: ['R-MON-15'],
    question: "Does a second attack of a monster's card avoid whom the first attacked?",
  },
  ambiguity: {
    rulings: ['R-MON-17'],
    question: 'Who settles what the rules leave open when monsters act?',
  },
  drawCardForSummonedType: {
    rulings: ['R-MON-21'],
    question: 'Is a card drawn for a summoned type that has none?',
  },
  longRestTiesNormally: {
    rulings: ['R-REST-6'],
    question: 'Is a long rest an initiative of 99 like any other?',
  },
  longRestResetsCircles: {
    rulings: ['R-ITEM-4'],
    question: 'Does a long rest reset the circles of items that are not used up?',
  },
  coinLimit: {
    rulings: ['R-LOOT-8'],
    question: 'How many money tokens are there at most?',
  },
  openInformation: {
    rulings: ['R-VAR-1'],
    question: 'Are monsters and traps one level higher, for solo play or open information?',
  },
  permanentDeath: {
    rulings: ['R-VAR-3'],
    question: 'Are characters without hit points dead for good?',
  },
  randomDungeonPenalties: {
    rulings: ['R-VAR-9'],
    question: 'Which penalties do the rooms of a random dungeon have, if not its own?',
  },
};

const OPTIONS = { ...defaultDrawRules, ...defaultElementRules };

/** The flags of cards and elements, which no edition sets. */
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
