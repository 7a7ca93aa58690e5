/** Attacks in words, number by number. */

import type { AttackResult, ModeReport } from '../attack/index.js';
import type { ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import type { Event } from './event.js';
import { count, list, number, signed } from './wording.js';

/** What a bonus or a card adds. */
const change = (value: number | 'null' | 'double'): string => {
  if (value === 'double') return '2x';
  return value === 'null' ? 'null' : signed(value);
};

type Stage = AttackResult['stages'][number];

/** What a card of a modifier deck says: a bless and a curse are no 2x and no null of the deck itself (R-MOD-13). */
const cardWords = ({ value, origin }: ModifierCard): string =>
  origin === 'bless' || origin === 'curse' ? `${change(value)} (${origin})` : change(value);

/** The card behind a step: what it changes says which one it was, whatever else was turned over. */
const usedCardWords = (cards: readonly ModifierCard[], value: ModifierCard['value']): string => {
  const [card] = cards.filter((one) => one.value === value);
  return card === undefined ? change(value) : cardWords(card);
};

/** One step on the way to the damage; a step that changes nothing says nothing. */
const stageWords = (
  stage: Stage,
  cards: readonly ModifierCard[],
  modified: number,
): readonly string[] => {
  const after = (step: string): readonly string[] => [`${step} = ${number(stage.value)}`];
  switch (stage.type) {
    case 'base':
      return [`attack ${number(stage.value)}`];
    case 'bonus':
      return after(`bonus ${change(stage.change)}`);
    case 'poison':
      return after(`poison ${signed(stage.change)}`);
    case 'card':
      return after(`card ${usedCardWords(cards, stage.change)}`);
    case 'shield': {
      if (stage.shield === 0 || modified <= 0) return [];
      const pierce = stage.pierce === 0 ? '' : ` against pierce ${String(stage.pierce)}`;
      return after(`shield ${String(stage.shield)}${pierce}`);
    }
    case 'floor':
      return [];
  }
};

const MODE_SOURCES: Readonly<Record<string, string>> = {
  adjacentTarget: 'an adjacent target',
  ability: 'the ability',
};

/** How the cards were drawn, by which sources, and all that were turned over (R-MOD-3, R-MOD-4). */
const drawnWords = (cards: readonly ModifierCard[], report: ModeReport): string => {
  const { mode } = report;
  if (mode === 'none') return '';
  const sources = report[mode].map((source) =>
    Object.hasOwn(MODE_SOURCES, source) ? MODE_SOURCES[source]! : source,
  );
  return ` (${mode} from ${list(sources)}: ${cards.map(cardWords).join(', ')})`;
};

/** An effect, `push 2` or `stun`. */
const effectWords = (effect: ModifierEffect): string => {
  switch (effect.type) {
    case 'condition':
      return effect.condition;
    case 'conditionSelf':
      return `${effect.condition} on itself`;
    case 'infuse':
      return `infuse ${effect.element}`;
    case 'push':
    case 'pull':
      return `${effect.type} ${String(effect.distance)}`;
    case 'pierce':
    case 'heal':
    case 'shield':
      return `${effect.type} ${String(effect.amount)}`;
    case 'addTarget':
      return `add ${count(effect.count, 'target')}`;
    case 'refreshItem':
      return 'refresh an item';
    case 'bless':
    case 'curse':
      return effect.type;
  }
};

/** What comes with the attack, and what is lost on an immune target. */
const addedWords = ({ effects }: AttackResult): string => {
  const holding = effects.filter(({ verdict }) => verdict === 'takesHold');
  const immune = effects.filter(({ verdict }) => verdict === 'immune');
  const words = (some: AttackResult['effects']): string =>
    list(some.map(({ effect }) => effectWords(effect)));
  return [
    ...(holding.length > 0 ? [`, with ${words(holding)}`] : []),
    ...(immune.length > 0 ? [`, immune to ${words(immune)}`] : []),
  ].join('');
};

const damageWords = ({ damage, negated }: AttackResult): string => {
  if (damage === 0) return 'no damage';
  return `${String(damage)} damage${negated ? ', negated' : ''}`;
};

/** The numbers of an attack: each step, how its cards were drawn, the damage, and what comes with it. */
export const attackWords = ({
  cards,
  mode,
  result,
}: Extract<Event, { readonly type: 'attacked' }>): string => {
  const steps = result.stages.flatMap((stage) => stageWords(stage, cards, result.modified));
  return `${steps.join(', ')}${drawnWords(cards, mode)}; ${damageWords(result)}${addedWords(result)}`;
};
