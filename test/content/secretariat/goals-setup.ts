/** Special rules about set-up and doors in our language: for tests only. */

import type { Json, RawRule, RawScenario } from './goals-data.js';
import { spawn } from './goals-spawn.js';
import {
  characters,
  clauseOf,
  doorIds,
  everybodyOnPlates,
  given,
  idOf,
  lettersOf,
  numbered,
  PARTIES,
  scene,
} from './goals-words.js';

const CARDS: Readonly<Record<string, string>> = { curse: 'curse', minus1: 'minusOne' };

const atSetUp = ({ scenarioEffect }: RawRule, effect: Json): readonly Json[] => [
  { type: 'when', on: 'setUp', ...given('negative', scenarioEffect), effects: [effect] },
];

/** Monsters that come all at once, each type on the hexes that are named after it. */
const comingMonsters = (entry: RawScenario, rule: RawRule): readonly Json[] => [
  {
    type: 'when',
    on: 'plateOccupied',
    if: clauseOf(entry, rule.until ?? {}),
    limit: { times: 1, per: 'scenario' },
    effects: Object.entries(rule.monsterCounts ?? {}).map(([monster, ranks = {}]) =>
      spawn(
        monster,
        monster,
        PARTIES.map((party) => ranks[party] ?? []),
        true,
      ),
    ),
  },
];

const notPlaced = (entry: RawScenario, rule: RawRule): readonly Json[] =>
  rule.monsterCounts === undefined
    ? [
        {
          type: 'notPlaced',
          monsters: rule.monsters,
          ...given('marker', lettersOf(rule.at)[0]),
          ...given('until', clauseOf(entry, rule.until ?? {})),
        },
      ]
    : comingMonsters(entry, rule);

/** A rule about set-up. */
export const setupRule = (entry: RawScenario, rule: RawRule): readonly Json[] | null => {
  const { effect, card = '', condition, monsters, rooms, tiles, maxPerRoom } = rule;
  switch (effect) {
    case 'addModifierCards':
      return atSetUp(rule, {
        type: 'modifierDeck',
        change: 'add',
        card: CARDS[card],
        count: rule.count,
        to: characters,
      });
    case 'startingCondition':
      return atSetUp(rule, { type: 'condition', conditions: [condition], to: characters });
    case 'startingRooms':
      return [{ type: 'startingRooms', rooms, most: maxPerRoom?.replace(/^ceil\((.*)\)$/, '$1') }];
    case 'placeAtStart':
      return [{ type: 'placedAtStart', monsters, ...given('markers', lettersOf(rule.at)) }];
    case 'roomNotSetUpUntil':
      return [{ type: 'notSetUp', rooms: tiles, until: clauseOf(entry, rule.trigger ?? {}) }];
    case 'notPlaced':
      return notPlaced(entry, rule);
    default:
      return null;
  }
};

/** Each door opens when the obstacle in it is destroyed; of several, the first when the first one is. */
const openWhenDestroyed = (
  entry: RawScenario,
  doors: readonly string[],
  name: string,
): readonly Json[] => {
  const count = entry.specialRules.find(({ what }) => what === name)?.count ?? 1;
  const things = numbered(idOf(name), Number(count));
  if (things.length !== doors.length) return [];
  return doors.map((door, index) => ({
    type: 'lockedDoors',
    doors: [door],
    until: [scene('objective', things[index] ?? '', 'destroyed')],
  }));
};

/** Locked doors, and what opens them; nothing where only words say that. */
export const doorRules = (entry: RawScenario, rule: RawRule): readonly Json[] | null => {
  const { opensWhen = {} } = rule;
  const doors = (rule.doors ?? []).flatMap((letter) => doorIds(entry, letter));
  const locked: Json = { type: 'lockedDoors', doors };
  const { destroyed, plateOccupied, platesOccupied, bossSpecial } = opensWhen;
  // What else is said of them is said in words.
  if (JSON.stringify(rule).includes('unlocked, not opened')) return null;
  if (destroyed !== undefined) return openWhenDestroyed(entry, doors, destroyed);
  if (plateOccupied !== undefined) return [{ ...locked, until: clauseOf(entry, opensWhen) }];
  if (bossSpecial !== undefined) return [locked];
  if (platesOccupied === undefined) return null;
  return [
    locked,
    {
      type: 'when',
      on: 'turnEnds',
      if: [everybodyOnPlates(platesOccupied.plates)],
      limit: { times: 1, per: 'scenario' },
      effects: doors.map((id) => ({ type: 'openDoor', id })),
    },
  ];
};
