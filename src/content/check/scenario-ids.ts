import type { RandomDungeon } from '../scenario/random-dungeon.js';
import type { KnownIds } from './known-ids.js';
import { fieldOf, idsOf, listIn, textsAmong, textsIn, type Node } from './raw-values.js';

/** A set with more in it; where nothing is known of a kind, that stays so. */
const and = (
  known: ReadonlySet<string> | null,
  more: readonly string[],
): ReadonlySet<string> | null => (known === null ? null : new Set([...known, ...more]));

/** The treasures that are goals of a scenario: they have numbers of their own. */
const goalTreasures = (overlays: readonly Node[]): readonly string[] =>
  textsAmong(overlays.filter(({ goal }) => goal === true).map((one) => fieldOf(one, 'treasure')));

/** What a scenario has names for. The scenario need not be sound. */
const namesOf = (scenario: Node) => {
  const map = fieldOf(scenario, 'map');
  const rooms = listIn(map, 'rooms');
  const inRooms = (field: string): readonly Node[] => rooms.flatMap((one) => listIn(one, field));
  const objectives = idsOf(listIn(scenario, 'objectives'));
  const placed = idsOf(inRooms('objectives'));
  const monsters = idsOf(inRooms('monsters'));
  const overlays = inRooms('overlays');
  return {
    rooms: idsOf(rooms),
    doors: idsOf(listIn(map, 'doors')),
    letters: idsOf(listIn(map, 'markers')),
    rules: idsOf(listIn(scenario, 'rules')),
    listed: textsIn(scenario, 'monsters'),
    treasures: goalTreasures(overlays),
    overlays: idsOf(overlays),
    // An obstacle with hit points is an objective about which there is nothing else to say (R-MON-29).
    breakable: idsOf(overlays.filter((one) => fieldOf(one, 'hitPoints') !== null)),
    monsters,
    objectives,
    placed,
  };
};

/** The ids that are known inside of some scenarios: what any of them has, beside those of the pack. */
export const scenarioIds = (scenarios: readonly Node[], known: KnownIds): KnownIds => {
  const all = scenarios.map(namesOf);
  type Names = keyof ReturnType<typeof namesOf>;
  const those = (...of: readonly Names[]): readonly string[] =>
    of.flatMap((names) => all.flatMap((one) => one[names]));
  const objectives = those('objectives', 'placed', 'breakable');
  const lying = those('overlays', 'objectives', 'placed');
  return {
    ...known,
    room: new Set(those('rooms')),
    // A letter of the map stands for the room that its hexes are in.
    revealable: new Set(those('rooms', 'letters')),
    door: new Set(those('doors')),
    marker: new Set([...those('rooms', 'doors', 'letters', 'monsters'), ...lying]),
    'marker:overlay': new Set([...those('letters'), ...lying]),
    objective: new Set(objectives),
    'objective:type': new Set(those('objectives')),
    rule: and(known.monster, [...those('rules', 'listed', 'monsters'), ...lying]),
    'rule:own': new Set(those('rules')),
    figure: and(known.figure, [...those('monsters'), ...objectives]),
    family: and(known.family, those('monsters')),
    spawnable: and(known.monster, those('objectives')),
    'spawnable:killed': and(known.family, [...those('monsters'), ...objectives]),
    treasure: and(known.treasure, those('treasures')),
  };
};

/** A random dungeon, read as one scenario of all its rooms and penalties. */
export const dungeonAsScenario = (dungeon: Node): Node => {
  const rooms = listIn(dungeon, 'rooms');
  return {
    map: { rooms },
    rules: rooms.flatMap((room) => [...listIn(room, 'minor'), ...listIn(room, 'major')]),
  };
};

/** The ids that are known inside of a random dungeon: those of what lies in its rooms, and of its penalties. */
export const dungeonIds = (dungeon: RandomDungeon, known: KnownIds): KnownIds =>
  scenarioIds([dungeonAsScenario({ ...dungeon })], known);
