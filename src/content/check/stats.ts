import { isLeft, isRecord, type Path } from '../../core/index.js';
import { CALCULATION_NAMES } from '../codec/amount.js';
import type { NoStats } from '../error.js';
import { symbolsOf } from '../formula/evaluate-formula.js';
import { parseFormula } from '../formula/parse-formula.js';
import { ABILITY_SYMBOLS } from '../language/amount.js';
import type { PartName } from '../part.js';
import type { FormattedText } from './formatted-texts.js';

/**
 * Whose stats a formula can speak of: those of the monster or summon that performs it; a character has no
 * move, attack or range of its own, and a stat card does not speak of itself.
 */
type Performer = 'character' | 'fighter' | 'card';

/** The symbols that stand for the stats of whoever performs. */
const STATS: readonly string[] = ['M', 'A', 'R', 'H'];

const FIGHTERS: readonly PartName[] = [
  'MonsterAction',
  'MonsterCard',
  'MonsterDeck',
  'ScenarioObjective',
  'SpecialRule',
];

const performerOf = (part: PartName): Performer => {
  if (part === 'MonsterStats' || part === 'ScenarioObjective') return 'card';
  return FIGHTERS.includes(part) ? 'fighter' : 'character';
};

/** Below these fields there is the card of a figure, where its stats are printed. */
const CARDS: readonly (string | number)[] = ['summon', 'companion', 'stats', 'objectives'];
/** Below these fields of such a card its figure performs. */
const OF_CARDS: readonly (string | number)[] = ['bonuses', 'turn', 'specials'];
/** Below these fields monsters or other figures may perform. */
const RULES: readonly (string | number)[] = ['rules', 'minor', 'major'];

const performerBelow = (node: unknown, key: string | number, performer: Performer): Performer => {
  if (CARDS.includes(key)) return 'card';
  if (performer === 'card') return OF_CARDS.includes(key) ? 'fighter' : 'card';
  const type = isRecord(node) ? node['type'] : null;
  const isGiven = key === 'abilities' && (type === 'grant' || type === 'control');
  return isGiven || RULES.includes(key) ? 'fighter' : performer;
};

const performerAt = (part: PartName, value: unknown, place: Path): Performer => {
  let node = value;
  let performer = performerOf(part);
  for (const key of place) {
    performer = performerBelow(node, key, performer);
    node = (node as Readonly<Record<string | number, unknown>>)[key];
  }
  return performer;
};

const statsIn = (formula: string): readonly string[] => {
  const parsed = parseFormula(formula, [...ABILITY_SYMBOLS, ...CALCULATION_NAMES]);
  return isLeft(parsed) ? [] : symbolsOf(parsed.right).filter((symbol) => STATS.includes(symbol));
};

/**
 * Formulas that speak of stats which whoever performs has not. `path` leads to the part, which has passed its
 * codec; the texts are those in it.
 */
export const checkStats = (
  part: PartName,
  value: unknown,
  path: Path,
  texts: readonly FormattedText[],
): readonly NoStats[] =>
  texts.flatMap(({ format, text, path: at }): readonly NoStats[] => {
    const symbols = format.startsWith('formula-') ? statsIn(text) : [];
    if (symbols.length === 0) return [];
    const performer = performerAt(part, value, at.slice(path.length));
    return performer === 'fighter' ? [] : [{ type: 'noStats', path: at, ruling: null, symbols }];
  });
