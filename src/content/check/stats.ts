import type { Path } from '../../core/index.js';
import type { NoStats } from '../error.js';
import type { PartName } from '../part.js';
import type { FormattedText } from './formatted-texts.js';
import { symbolsIn } from './language.js';
import { fieldOf, textsIn } from './raw-values.js';

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

const isOnlyOf = (list: readonly string[], ...words: readonly string[]): boolean =>
  list.length > 0 && list.every((one) => words.includes(one));

/**
 * Who performs the effects of a bonus: its bearer. Whoever made it may give it to a summon; others are taken
 * for what has stats, unless it says that they are characters.
 */
const bearerOf = (bonus: unknown, maker: Performer): Performer => {
  const bearers = fieldOf(bonus, 'bearers');
  if (bearers === null || bearers === 'self') return maker;
  if (bearers === 'owner') return 'character';
  const isMaker = isOnlyOf(textsIn(bearers, 'who'), 'self');
  if (isMaker) return maker;
  return isOnlyOf(textsIn(bearers, 'kinds'), 'character') ? 'character' : 'fighter';
};

const performerBelow = (node: unknown, key: string | number, performer: Performer): Performer => {
  if (CARDS.includes(key)) return 'card';
  if (performer === 'card') return OF_CARDS.includes(key) ? 'fighter' : 'card';
  const type = fieldOf(node, 'type');
  // Whoever takes an option is a character, also of a rule.
  if (type === 'option') return 'character';
  if (type === 'bonus' && key === 'effects') return bearerOf(node, performer);
  const isGiven = key === 'abilities' && (type === 'grant' || type === 'control');
  return isGiven || RULES.includes(key) ? 'fighter' : performer;
};

const performerAt = (part: PartName, value: unknown, place: Path): Performer => {
  let node = value;
  let performer = performerOf(part);
  let above: string | number | null = null;
  for (const key of place) {
    // What the numbers for a handler are called, their author says: these are no words of ours.
    if (above !== 'numbers') performer = performerBelow(node, key, performer);
    node = (node as Readonly<Record<string | number, unknown>>)[key];
    above = key;
  }
  return performer;
};

const statsIn = (formula: string): readonly string[] =>
  symbolsIn(formula).filter((symbol) => STATS.includes(symbol));

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
