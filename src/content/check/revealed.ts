import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { CheckedPack } from '../pack.js';
import type { ScenarioMap } from '../scenario/scenario-map.js';
import type { Scenario } from '../scenario/scenario.js';
import { unreachedRooms } from './map-doors.js';
import type { Faults } from './map-fault.js';
import { wallsOf } from './map-walls.js';
import { nodesIn, textsAmong } from './raw-values.js';

/** What something reveals. */
interface Reveals {
  /** The ids of rooms, and letters in them. */
  readonly ids: readonly string[];
  /** Whether it may be more, as only a handler of the host knows. */
  readonly isOpen: boolean;
}

const revealsIn = (value: unknown): Reveals => {
  const nodes = nodesIn(value);
  return {
    ids: textsAmong(nodes.map(({ type, id }) => (type === 'revealRoom' ? id : null))),
    isOpen: nodes.some(({ type }) => type === 'special'),
  };
};

const together = (all: readonly Reveals[]): Reveals => ({
  ids: all.flatMap(({ ids }) => ids),
  isOpen: all.some(({ isOpen }) => isOpen),
});

/** What monsters reveal by their stat cards and decks, by their ids; those whose deck is nowhere are left out. */
export type RevealsOfMonsters = ReadonlyMap<string, Reveals>;

/** What the monsters of a pack reveal. */
export const revealsOfMonsters = ({ monsters, monsterDecks }: CheckedPack): RevealsOfMonsters => {
  const decks = new Map(monsterDecks.map(({ id, cards }) => [id, revealsIn(cards)]));
  return new Map(
    monsters.flatMap(({ id, deck, stats }) => {
      const drawn = decks.get(deck);
      return drawn === undefined ? [] : [[id, together([revealsIn(stats), drawn])] as const];
    }),
  );
};

/** A monster of which nothing is known may reveal anything. */
const ANYTHING: Reveals = { ids: [], isOpen: true };

/** The rooms that are meant: a letter stands for those that its hexes are in. */
const roomsNamed = (
  { rooms, markers = [] }: ScenarioMap,
  ids: readonly string[],
): ReadonlySet<string> => {
  const meant = new Set(ids);
  const letters = markers.filter(({ id }) => meant.has(id));
  const hexes = new Set(letters.flatMap((letter) => letter.hexes.map(key)));
  const named = rooms.filter(
    (room) => meant.has(room.id) || room.hexes.some((hex) => hexes.has(key(hex))),
  );
  return new Set(named.map(({ id }) => id));
};

/**
 * Rooms of a scenario to which no door leads and which nothing reveals: no rule, no objective, no monster that
 * can appear. Nothing is said where that cannot be known: where a handler of the host, or a monster that is
 * not here, could reveal any room.
 */
export const checkReach = (
  { map, rules, objectives, monsters }: Scenario,
  path: Path,
  known: RevealsOfMonsters,
): Faults => {
  const { ids, isOpen } = together([
    revealsIn([rules, objectives]),
    ...monsters.map((id) => known.get(id) ?? ANYTHING),
  ]);
  return isOpen
    ? []
    : unreachedRooms(map, wallsOf(map.wallEdges), [...path, 'map'], roomsNamed(map, ids));
};
