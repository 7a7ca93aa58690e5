/** Monsters and their decks, from Gloomhaven Secretariat into the language: for tests only. */

import { actionOf } from './monster-abilities.js';
import type { Json, RawAction, RawCard, RawDeck, RawMonster, RawStat } from './monster-data.js';
import { NOTES, STANDING, unsaid } from './monster-prose.js';
import { amountOf, below, labelKey } from './monster-words.js';

const cardOf =
  (deck: string) =>
  ({ cardId, initiative, shuffle, actions }: RawCard, index: number): Json => ({
    id: String(cardId ?? `${deck}-${index + 1}`),
    initiative,
    ...(shuffle === true ? { shuffle } : {}),
    ...actionOf(actions),
  });

/** A deck. */
export const deckOf = ({ name, abilities }: RawDeck): Json => ({
  id: name,
  cards: abilities.map(cardOf(name)),
});

/** A number of a stat card: its letters are those of formulas, or explained by the note. */
const statOf = (value: RawAction['value'], note: string | undefined): unknown => {
  const amount = amountOf(value ?? 0);
  const facts = note === undefined ? undefined : NOTES[labelKey(note)];
  if (typeof amount === 'number' || facts === undefined) return amount;
  const where = Object.entries(facts).filter(([letter]) => amount.includes(letter));
  const [first] = where;
  if (first === undefined) return amount;
  return amount === first[0]
    ? first[1]
    : { type: 'calculation', formula: amount, where: Object.fromEntries(where) };
};

interface Traits {
  readonly fields: Json;
  readonly conditions: readonly unknown[];
  readonly bonuses: readonly Json[];
}

const FIELDS: Readonly<Record<string, string>> = {
  shield: 'shield',
  retaliate: 'retaliate',
  target: 'targets',
  pierce: 'pierce',
  // Beside a retaliate, or below it.
  range: 'retaliateReach',
};

const withTrait = (traits: Traits, action: RawAction): Traits => {
  const { type, value } = action;
  if (type === 'condition') return { ...traits, conditions: [...traits.conditions, value] };
  if (type === 'custom') {
    const bonus = STANDING[labelKey(value)] ?? {
      type: 'bonus',
      on: 'always',
      effects: [unsaid(labelKey(value))],
    };
    return { ...traits, bonuses: [...traits.bonuses, bonus] };
  }
  const fields = { ...traits.fields, [FIELDS[type] ?? `unknown-${type}`]: amountOf(value) };
  return below(action).reduce(withTrait, { ...traits, fields });
};

const list = (name: string, values: readonly unknown[]): Json =>
  values.length > 0 ? { [name]: values } : {};

const FORCED: readonly string[] = ['push', 'pull'];

/** Traits of its own and those of what it cannot be made to do. */
const traitsOf = (isFlying: boolean, immunities: readonly string[]): readonly string[] => [
  ...(isFlying ? ['flying'] : []),
  ...(FORCED.every((one) => immunities.includes(one)) ? ['noForcedMovement'] : []),
];

const statsOf =
  ({ baseStat = {}, flying = false }: RawMonster) =>
  (own: RawStat): Json => {
    const { health, movement, attack, range, actions, immunities, note } = { ...baseStat, ...own };
    const none: Traits = { fields: {}, conditions: [], bonuses: [] };
    const traits = (actions ?? []).reduce(withTrait, none);
    const others = (immunities ?? []).filter((one) => !FORCED.includes(one));
    return {
      hitPoints: statOf(health, note),
      move: statOf(movement, note),
      attack: statOf(attack, note),
      ...(range === undefined || range === 0 ? {} : { range: amountOf(range) }),
      ...traits.fields,
      ...list('conditions', traits.conditions),
      ...list('immunities', others),
      ...list('traits', traitsOf(flying, immunities ?? [])),
      ...list('bonuses', traits.bonuses),
    };
  };

const levelsOf = (monster: RawMonster, rank: string): readonly Json[] =>
  monster.stats
    .filter(({ type }) => (type ?? monster.baseStat?.type ?? 'normal') === rank)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
    .map(statsOf(monster));

const stats = (monster: RawMonster): Json => {
  const specials = (monster.baseStat?.special ?? []).map(actionOf);
  return monster.boss === true
    ? { type: 'boss', boss: levelsOf(monster, 'boss'), ...list('specials', specials) }
    : { type: 'ranks', normal: levelsOf(monster, 'normal'), elite: levelsOf(monster, 'elite') };
};

/** A type of monster; its id stands for its name. */
export const monsterOf = (monster: RawMonster): Json => ({
  id: monster.name,
  name: monster.name,
  deck: monster.deck ?? monster.name,
  standees: monster.count,
  ...(monster.standeeShare === undefined ? {} : { sharesStandeesWith: monster.standeeShare }),
  stats: stats(monster),
});

/** The notes on stat cards that the conversion does not read. */
export const unreadNotesOf = ({ baseStat, stats: levels }: RawMonster): readonly string[] =>
  [baseStat, ...levels]
    .flatMap((stat) => (stat?.note === undefined ? [] : [labelKey(stat.note)]))
    .filter((note) => NOTES[note] === undefined);
