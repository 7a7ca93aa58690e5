import type {
  Amount,
  PlacedMonster,
  PlacedOverlay,
  Rank,
  Scenario,
  ScenarioRoom,
} from '../content/index.js';
import type { Condition, Hex, OverlayType } from '../vocabulary/index.js';
import type { LevelNumbers } from './level.js';
import { forParty } from './party.js';
import { statValue } from './stat.js';

/** One hex of a tile or token, with every field. A tile of several hexes is one entry for each of them. */
export interface RoomOverlay {
  /** Its name in the scenario, or `null`. */
  readonly id: string | null;
  /** Which kind. */
  readonly type: OverlayType;
  /** The hex. */
  readonly at: Hex;
  /** Which tile of the room it belongs to: entries with the same number are one tile. */
  readonly tile: number;
  /** The damage that is printed, or `null`: see {@link overlayDamage}. */
  readonly damage: Amount | null;
  /** The conditions of a trap. */
  readonly conditions: readonly Condition[];
  /** Hit points of an obstacle that can be destroyed, or `null`. */
  readonly hitPoints: Amount | null;
  /** The id of the treasure, or `null`. */
  readonly treasure: string | null;
  /** Whether it is a treasure that the goal asks for. */
  readonly goal: boolean;
}

/** A monster that a room has for this party. */
export interface RoomMonster {
  /** Its name in the scenario, or `null`. */
  readonly id: string | null;
  /** The id of its type. */
  readonly monster: string;
  /** Its rank. */
  readonly rank: Rank;
  /** The hex it stands on. */
  readonly at: Hex;
  /** Further hexes that it fills. */
  readonly alsoAt: readonly Hex[];
}

/** An objective that a room has for this party. */
export interface RoomObjective {
  /** Its name in the scenario: that of the objective where it has none of its own. */
  readonly id: string;
  /** The id of the objective. */
  readonly objective: string;
  /** The hex it stands on. */
  readonly at: Hex;
}

/** What lies and stands in a room when it is revealed. */
export interface RoomContents {
  /** Tiles and tokens, one entry for each hex. */
  readonly overlays: readonly RoomOverlay[];
  /** Monsters. */
  readonly monsters: readonly RoomMonster[];
  /** Objectives. */
  readonly objectives: readonly RoomObjective[];
}

/** Whether something is there for a party; the sizes are meant as they are written. */
const isFor = (characters: number, { characters: sizes }: { characters?: readonly number[] }) =>
  sizes === undefined || sizes.includes(characters);

const overlayOn = (placed: PlacedOverlay, at: Hex, tile: number): RoomOverlay => ({
  id: placed.id ?? null,
  type: placed.type,
  at,
  tile,
  damage: placed.damage ?? null,
  conditions: placed.conditions ?? [],
  hitPoints: placed.hitPoints ?? null,
  treasure: placed.treasure ?? null,
  goal: placed.goal ?? false,
});

const overlaysIn = ({ overlays = [] }: ScenarioRoom, characters: number): readonly RoomOverlay[] =>
  overlays.flatMap((placed, tile) =>
    isFor(characters, placed) ? placed.hexes.map((at) => overlayOn(placed, at, tile)) : [],
  );

const monsterIn = (placed: PlacedMonster, characters: number): readonly RoomMonster[] => {
  const { id = null, monster, at, alsoAt = [], ranks } = placed;
  const rank = forParty(ranks, characters);
  return rank === 'none' ? [] : [{ id, monster, rank, at, alsoAt }];
};

const objectivesIn = (
  { objectives = [] }: ScenarioRoom,
  characters: number,
): readonly RoomObjective[] =>
  objectives
    .filter((placed) => isFor(characters, placed))
    .map(({ id, objective, at }) => ({ id: id ?? objective, objective, at }));

/**
 * What lies and stands in a room when it is revealed, for the number of characters at the start (R-ROUND-9,
 * R-SCEN-13): complete entries in the order of the scenario. Amounts stay as they are printed. A room that is
 * not on the map has nothing in it.
 *
 * Special rules that place otherwise (`notPlaced`, `notSetUp`, `placedAtStart`) are not looked at, nor how many
 * standees there are: {@link placeStandees}.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { roomContents } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const training = hollowmere.scenarios!.find(({ id }) => id === 'training')!;
 * assert.equal(roomContents(training, 'yard', 2).monsters.length, 4);
 * assert.equal(roomContents(training, 'yard', 4).monsters.length, 6);
 */
export const roomContents = ({ map }: Scenario, room: string, characters: number): RoomContents => {
  const found = map.rooms.find(({ id }) => id === room);
  if (found === undefined) return { overlays: [], monsters: [], objectives: [] };
  return {
    overlays: overlaysIn(found, characters),
    monsters: (found.monsters ?? []).flatMap((placed) => monsterIn(placed, characters)),
    objectives: objectivesIn(found, characters),
  };
};

/**
 * The damage of a trap or of hazardous terrain (R-MOVE-13, R-MOVE-14). A trap without printed damage does
 * none, terrain without it the usual. `L` of printed damage is the level of the monsters, so that open
 * information raises traps by one (R-VAR-1). What is only known in play counts as none.
 *
 * @example
 * import { levelNumbers, overlayDamage } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const numbers = levelNumbers(3);
 * assert.equal(overlayDamage({ type: 'trap', damage: '2+L' }, numbers, 2), 5);
 * assert.equal(overlayDamage({ type: 'hazardous', damage: null }, numbers, 2), 2);
 */
export const overlayDamage = (
  { type, damage }: Pick<RoomOverlay, 'type' | 'damage'>,
  { monsterLevel, hazardousDamage }: Pick<LevelNumbers, 'monsterLevel' | 'hazardousDamage'>,
  characters: number,
): number => {
  if (damage === null) return type === 'hazardous' ? hazardousDamage : 0;
  return Math.max(0, statValue(damage, { characters, level: monsterLevel }) ?? 0);
};
