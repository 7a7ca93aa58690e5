/** Events in words: one English line for each. */

import type { CheckedPack, Trait } from '../content/index.js';
import type { DamageSource } from '../damage/index.js';
import type { Hex, OverlayType } from '../vocabulary/index.js';
import { attackWords } from './attack-words.js';
import type { Event } from './event.js';
import type { CharacterResult } from './result.js';
import type { Verdict } from './state.js';
import { summonsWithin } from './summon-stats.js';
import { capital, count, list } from './wording.js';

/** What the things of a pack are called, by their ids. What is not in it is called by its id. */
export interface Names {
  /** Classes. */
  readonly classes: Readonly<Record<string, string>>;
  /** The cards of each class. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Types of monsters. */
  readonly monsters: Readonly<Record<string, string>>;
  /** Summons, by their ids without a number: `class/summon`. */
  readonly summons: Readonly<Record<string, string>>;
  /** Decks of monster ability cards, by the types of monsters that draw from them. */
  readonly decks: Readonly<Record<string, string>>;
  /** Items by their ids. Default none. */
  readonly items?: Readonly<Record<string, string>>;
}

const NOTHING: Names = { classes: {}, cards: {}, monsters: {}, summons: {}, decks: {} };

const find = <A>(things: Readonly<Record<string, A>> | undefined, id: string): A | undefined =>
  things !== undefined && Object.hasOwn(things, id) ? things[id] : undefined;

const called = (
  things: readonly { readonly id: string; readonly name: string }[],
): Readonly<Record<string, string>> => Object.fromEntries(things.map(({ id, name }) => [id, name]));

/** The summons of each class, its own and those of items, by their ids as figures have them, without a number. */
const summonNames = (
  classes: CheckedPack['classes'],
  items: CheckedPack['items'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    classes.flatMap(({ id, cards, companion }) =>
      [...(companion === undefined ? [] : [companion]), ...summonsWithin([items, cards])].map(
        (summon) => [`${id}/${summon.id}`, summon.name ?? summon.id] as const,
      ),
    ),
  );

/**
 * What the classes, cards and monsters of a pack are called, for `describe`.
 *
 * @example
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { namesOf } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * assert.equal(namesOf(pack.right).monsters['mire-guard'], 'Toll Keeper');
 */
export const namesOf = ({ classes, items, monsters, monsterDecks }: CheckedPack): Names => ({
  items: called(items),
  classes: called(classes),
  cards: Object.fromEntries(classes.map(({ id, cards }) => [id, called(cards)])),
  monsters: called(monsters),
  summons: summonNames(classes, items),
  decks: Object.fromEntries(
    monsterDecks.map(({ id }) => {
      const drawing = monsters.filter(({ deck }) => deck === id).map(({ name }) => name);
      return [id, drawing.join(' and ') || id];
    }),
  ),
});

/** What figures with a trait do or do not. */
const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  flying: 'flies',
  jumping: 'jumps',
  noForcedMovement: 'cannot be pushed or pulled',
  noTargeting: 'cannot be targeted',
  notInvisible: 'is seen',
  ignoresTerrain: 'ignores terrain',
  ignoresTraps: 'ignores traps',
  noDamage: 'suffers no damage',
  noHealing: 'is not healed',
  notFocused: "is nobody's focus",
  noMove: 'does not move',
  noAttack: 'does not attack',
};

const at = ({ q, r }: Hex): string => `(${String(q)},${String(r)})`;

/** A character by its class, a monster by its type and the number of its standee, a summon by its card and number. */
const figureName = (names: Names, id: string): string => {
  const mark = id.lastIndexOf('#');
  if (mark < 0) return find(names.classes, id) ?? id;
  const kind = id.slice(0, mark);
  const type = find(names.monsters, kind) ?? find(names.summons, kind);
  return type === undefined ? id : `${type} ${id.slice(mark + 1)}`;
};

const cardName = (names: Names, character: string, card: string): string =>
  find(find(names.cards, character), card) ?? card;

const RANKS = { normal: 'normal', elite: 'elite', boss: 'a boss' } as const;

const SOURCES: Readonly<Record<DamageSource, string>> = {
  attack: 'from the attack',
  retaliate: 'from retaliate',
  trap: 'from a trap',
  hazardous: 'from hazardous terrain',
  wound: 'from a wound',
  ability: 'from an ability',
  cost: 'as a cost',
  rest: 'from the rest',
  scenario: 'from the scenario',
};

const VERDICTS: Readonly<Record<Verdict, string>> = { won: 'won', lost: 'lost' };

const BASIC = { top: 'attack 2', bottom: 'move 2' } as const;

/** Names of figures and cards, as the lines need them. */
interface Say {
  readonly who: (figure: string) => string;
  readonly card: (character: string, card: string) => string;
  readonly deck: (deck: string) => string | undefined;
  readonly item: (item: string) => string;
}

const moveWords = (
  { path, forced, by }: Extract<Event, { readonly type: 'moved' }>,
  { who }: Say,
): string => {
  const end = path.at(-1);
  const where = end === undefined ? 'nowhere' : `to ${at(end)}`;
  const how = forced ? 'is forced' : 'moves';
  const whose = by === null ? '' : ` by ${who(by)}`;
  return path.length > 1
    ? `${how} ${count(path.length, 'hex', 'hexes')} ${where}${whose}`
    : `${how} ${where}${whose}`;
};

const OVERLAYS: Readonly<Record<OverlayType, string>> = {
  obstacle: 'an obstacle',
  trap: 'a trap',
  hazardous: 'hazardous terrain',
  difficult: 'difficult terrain',
  icy: 'icy terrain',
  treasure: 'a treasure',
  coin: 'money',
  pressurePlate: 'a pressure plate',
  corridor: 'a corridor',
};

const lootWords = ({ money, treasures }: Extract<Event, { readonly type: 'looted' }>): string =>
  list([
    ...(money > 0 ? [count(money, 'money token')] : []),
    ...(treasures.length > 0 ? [`treasure ${list(treasures)}`] : []),
  ]);

/** What became of some elements, if there are any. */
const waneWords = (
  elements: readonly string[],
  [one, more]: readonly [string, string],
): readonly string[] =>
  elements.length === 0 ? [] : [`${list(elements)} ${elements.length === 1 ? one : more}`];

/** How it is said of a figure that it left out an ability, or could not perform it. */
const SKIPPED: Readonly<Record<string, string>> = {
  move: 'does not move',
  attack: 'does not attack',
  heal: 'heals nobody',
  condition: 'gives no condition',
  shield: 'gives no shield',
  retaliate: 'gives no retaliate',
  loot: 'loots nothing',
};

const CARD_GIVEN = { bless: 'blessed', curse: 'cursed' } as const;

const resultWords = (
  { character, experience, bonusExperience, gold }: CharacterResult,
  { who }: Say,
): string => {
  const bonus = bonusExperience === 0 ? '' : ` and ${String(bonusExperience)} for the success`;
  return `${who(character)}: experience ${String(experience)}${bonus}, gold ${String(gold)}.`;
};

const CARD_MOVES = {
  hand: (who: string, card: string) => `${who} takes back ${card}.`,
  discard: (who: string, card: string) => `${who} discards ${card}.`,
  lost: (who: string, card: string) => `${who} loses ${card}.`,
  active: (who: string, card: string) => `${who} keeps ${card} active.`,
} as const;

/** The line of each type of event. */
const LINES: {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    say: Say,
  ) => string;
} = {
  goalKept: ({ character }, { who }) => `${who(character)} keeps a battle goal.`,
  characterPlaced: ({ character, at: hex }, { who }) => `${who(character)} starts on ${at(hex)}.`,
  summoned: ({ figure, owner, at: hex, hitPoints }, { who }) =>
    `${who(owner)} summons ${who(figure)} onto ${at(hex)}: ${count(hitPoints, 'hit point')}.`,
  summonLeft: ({ figure }, { who }) => `${who(figure)} leaves the board.`,
  roundStarted: ({ round }) => `Round ${String(round)} starts.`,
  cardsSelected: ({ character }, { who }) => `${who(character)} has chosen.`,
  choiceRevealed: ({ character, cards, initiative }, { who, card }) => {
    const chosen =
      cards.length === 0 ? 'a long rest' : list(cards.map((one) => card(character, one)));
    return `${who(character)} reveals ${chosen}: initiative ${String(initiative)}.`;
  },
  monsterCardDrawn: ({ deck: id, card, initiative }, { deck }) =>
    `${deck(id) ?? id} draws ${card}: initiative ${String(initiative)}.`,
  orderSet: ({ order }, { who }) => {
    const blocks = order.map(
      ({ initiative, figures }) => `${String(initiative)} ${figures.map(who).join(', ')}`,
    );
    return `Order: ${blocks.join('; ')}.`;
  },
  turnStarted: ({ figure }, { who }) => `${who(figure)} starts its turn.`,
  turnEnded: ({ figure, ended }, { who }) =>
    `${who(figure)} ends its turn${ended.length === 0 ? '' : ` and is rid of ${list(ended)}`}.`,
  actionStarted: ({ figure, card: id, half, basic }, { who, card }) => {
    const use = basic ? ` for ${BASIC[half]}` : '';
    return `${who(figure)} plays the ${half} of ${card(figure, id)}${use}.`;
  },
  cardMoved: ({ character, card: id, to }, { who, card }) =>
    CARD_MOVES[to](who(character), card(character, id)),
  elementsConsumed: ({ figure, elements }, { who }) => `${who(figure)} consumes ${list(elements)}.`,
  elementsInfused: ({ figure, elements }, { who }) => `${who(figure)} infuses ${list(elements)}.`,
  elementsWaned: ({ elements, inert }) => {
    const waning = elements.filter((element) => !inert.includes(element));
    const parts = [
      ...waneWords(waning, ['wanes', 'wane']),
      ...waneWords(inert, ['is inert', 'are inert']),
    ];
    return `${capital(parts.join('; '))}.`;
  },
  abilitySkipped: ({ figure, ability }, { who }) =>
    `${who(figure)} ${find(SKIPPED, ability) ?? `performs no ${ability}`}.`,
  focusFound: ({ figure, focus }, { who }) =>
    `${who(figure)} ${focus.length === 0 ? 'finds no focus' : `focuses on ${list(focus.map(who))}`}.`,
  moved: (event, say) => `${say.who(event.figure)} ${moveWords(event, say)}.`,
  trapSprung: ({ figure, at: hex }, { who }) => `${who(figure)} springs the trap on ${at(hex)}.`,
  attacked: (event, { who }) =>
    `${who(event.figure)} attacks ${who(event.target)}: ${attackWords(event)}.`,
  deckShuffled: ({ cards, deck: id }, { who, deck }) => {
    if (cards === 'abilities') return `The ability cards of ${deck(id) ?? id} are shuffled.`;
    return `The modifier deck of ${id === 'monsters' ? 'the monsters' : who(id)} is shuffled.`;
  },
  bonusBegun: ({ figure, character, card: id }, { who, card }) =>
    `${who(figure)} has the bonus of ${card(character, id)}.`,
  bonusUsed: ({ figure, character, card: id, left }, { who, card }) => {
    const spaces = left === null ? '' : `: ${count(left, 'use')} left`;
    return `${who(figure)} uses the bonus of ${card(character, id)}${spaces}.`;
  },
  initiativeChanged: ({ figure, initiative }, { who }) =>
    `${who(figure)} acts at initiative ${String(initiative)} now.`,
  hitPointsSet: ({ figure, hitPoints }, { who }) =>
    `${who(figure)} has ${count(hitPoints, 'hit point')}.`,
  conditionsRemoved: ({ figure, conditions }, { who }) =>
    `${who(figure)} is rid of ${list(conditions)}.`,
  elementsSet: ({ elements, strength }) => `${capital(list(elements))}: ${strength} now.`,
  moneyGained: ({ character, money }, { who }) =>
    money < 0
      ? `${who(character)} gives back ${count(-money, 'money token')}.`
      : `${who(character)} gains ${count(money, 'money token')}.`,
  doorOpened: ({ door, figure, at: hex }, { who }) =>
    `${who(figure)} opens door ${door} on ${at(hex)}.`,
  itemUsed: ({ character, item: id, left }, { who, item }) => {
    const circles = left === null ? '' : `: ${count(left, 'use')} left`;
    return `${who(character)} uses ${item(id)}${circles}.`;
  },
  itemTurned: ({ character, item: id, state }, { who, item }) =>
    state === 'ready'
      ? `${who(character)} can use ${item(id)} again.`
      : `${item(id)} of ${who(character)} is ${state}.`,
  overlayCreated: ({ figure, overlay, hexes }, { who }) =>
    `${who(figure)} creates ${OVERLAYS[overlay]} on ${list(hexes.map(at))}.`,
  overlayDestroyed: ({ figure, overlay, hexes }, { who }) =>
    `${who(figure)} destroys ${OVERLAYS[overlay]} on ${list(hexes.map(at))}.`,
  trapDisarmed: ({ figure, hexes }, { who }) =>
    `${who(figure)} disarms the trap on ${list(hexes.map(at))}.`,
  teleported: ({ figure, at: hex, by }, { who }) =>
    `${who(figure)} is put onto ${at(hex)}${by === figure ? '' : ` by ${who(by)}`}.`,
  overlayMoved: ({ figure, overlay, hexes }, { who }) =>
    `${who(figure)} moves ${OVERLAYS[overlay]} to ${list(hexes.map(at))}.`,
  traitsChanged: ({ figure, traits, without, immunities }, { who }) => {
    const changes = [
      ...traits.map((trait) => TRAIT_WORDS[trait]),
      ...without.map((trait) => `no longer ${TRAIT_WORDS[trait]}`),
      ...immunities.map((condition) => `is immune to ${condition}`),
    ];
    return `${who(figure)} ${list(changes)}.`;
  },
  resigned: ({ seat }) => `${seat} calls the scenario failed.`,
  roomRevealed: ({ room }) => `Room ${room} is revealed.`,
  monsterPlaced: ({ figure, rank, at: hex }, { who }) =>
    `${who(figure)}, ${RANKS[rank]}, comes onto ${at(hex)}.`,
  goalDealt: ({ character }, { who }) => `${who(character)} is dealt a battle goal.`,
  restCardDrawn: ({ character, card: id }, { who, card }) =>
    `The short rest of ${who(character)} draws ${card(character, id)}.`,
  damaged: ({ figure, source, amount, negated, hitPoints }, { who }) => {
    const left = `${count(hitPoints, 'hit point')} left`;
    const does = negated ? 'negates' : 'suffers';
    return `${who(figure)} ${does} ${String(amount)} damage ${SOURCES[source]}: ${left}.`;
  },
  healed: ({ figure, amount, hitPoints, cured }, { who }) => {
    const rid = cured.length === 0 ? '' : ` and is rid of ${list(cured)}`;
    const back = amount === 0 ? 'no hit points' : count(amount, 'hit point');
    return `${who(figure)} regains ${back}${rid}: ${String(hitPoints)} now.`;
  },
  conditionGained: ({ figure, gain: { type, condition } }, { who }) => {
    switch (type) {
      case 'gained':
        return `${who(figure)} gains ${condition}.`;
      case 'refreshed':
        return `${who(figure)} has ${condition} anew.`;
      case 'immune':
        return `${who(figure)} is immune to ${condition}.`;
    }
  },
  modifierCardAdded: ({ figure, card }, { who }) => `${who(figure)} is ${CARD_GIVEN[card]}.`,
  warded: ({ figure, ward, amount }, { who }) =>
    `${who(figure)} has ${ward} ${String(amount)} for this round.`,
  died: ({ figure, by }, { who }) =>
    by === null ? `${who(figure)} dies.` : `${who(figure)} is killed by ${who(by)}.`,
  exhausted: ({ character, by }, { who }) =>
    `${who(character)} is exhausted: ${by === 'damage' ? 'no hit points' : 'too few cards'} left.`,
  moneyTaken: ({ figure, money }, { who }) =>
    `${who(figure)} takes ${count(money, 'money token')}; they are gone.`,
  looted: (event, { who }) => `${who(event.character)} loots ${lootWords(event)}.`,
  experienceGained: ({ character, amount }, { who }) =>
    `${who(character)} gains ${String(amount)} experience.`,
  rested: ({ character, rest, lost }, { who, card }) => {
    const cost = lost.length === 0 ? 'no card' : list(lost.map((one) => card(character, one)));
    return `${who(character)} takes a ${rest} rest, which costs ${cost}.`;
  },
  roundEnded: ({ round }) => `Round ${String(round)} ends.`,
  verdictReached: ({ verdict }) =>
    `The scenario is ${VERDICTS[verdict]}; this round is played to its end.`,
  scenarioEnded: ({ verdict, characters }, say) =>
    [
      `The scenario is over: ${VERDICTS[verdict]}.`,
      ...characters.map((one) => resultWords(one, say)),
    ].join(' '),
};

/** The line of an event: the table has one for each type, which no longer shows in the type of a union. */
const lineOf = (event: Event): ((event: Event, say: Say) => string) =>
  LINES[event.type] as (event: Event, say: Say) => string;

/**
 * One English line for an event: who, what, and the numbers that led to it. Without names figures and
 * cards are called by their ids.
 *
 * @example
 * import { describe } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * const event = {
 *   type: 'damaged',
 *   figure: 'warden',
 *   source: 'trap',
 *   by: null,
 *   amount: 3,
 *   negated: false,
 *   hitPoints: 7,
 * } as const;
 * assert.equal(describe(event), 'warden suffers 3 damage from a trap: 7 hit points left.');
 */
export const describe = (event: Event, names: Names = NOTHING): string =>
  lineOf(event)(event, {
    who: (figure) => figureName(names, figure),
    card: (character, card) => cardName(names, character, card),
    deck: (deck) => find(names.decks, deck),
    item: (item) => find(names.items, item) ?? item,
  });
