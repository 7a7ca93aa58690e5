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
  const things = [
    ...idsOf(inRooms('overlays')),
    ...idsOf(inRooms('monsters')),
    ...objectives,
    ...placed,
  ];
  return {
    rooms: idsOf(rooms),
    doors: idsOf(listIn(map, 'doors')),
    letters: idsOf(listIn(map, 'markers')),
    rules: idsOf(listIn(scenario, 'rules')),
    monsters: textsIn(scenario, 'monsters'),
    treasures: goalTreasures(inRooms('overlays')),
    objectives,
    placed,
    things,
  };
};

/** The ids that are known inside of some scenarios: what any of them has, beside those of the pack. */
export const scenarioIds = (scenarios: readonly Node[], known: KnownIds): KnownIds => {
  const all = scenarios.map(namesOf);
  const those = (of: keyof ReturnType<typeof namesOf>): readonly string[] =>
    all.flatMap((one) => one[of]);
  const names = [...those('rooms'), ...those('doors'), ...those('letters'), ...those('things')];
  const objectives = those('objectives');
  return {
    ...known,
    room: new Set(those('rooms')),
    // A letter of the map stands for the room that its hexes are in.
    revealable: new Set([...those('rooms'), ...those('letters')]),
    door: new Set(those('doors')),
    marker: new Set(names),
    objective: new Set([...objectives, ...those('placed')]),
    rule: new Set([
      ...those('rules'),
      ...those('things'),
      ...those('monsters'),
      ...(known.monster ?? []),
    ]),
    figure: and(known.figure, those('things')),
    spawnable: known.monster === null ? null : new Set([...known.monster, ...objectives]),
    treasure: and(known.treasure, those('treasures')),
  };
};

/** The ids that are known inside of a random dungeon: those of what lies in its rooms, and of its penalties. */
export const dungeonIds = ({ rooms }: RandomDungeon, known: KnownIds): KnownIds =>
  scenarioIds(
    [
      {
        map: { rooms },
        rules: rooms.flatMap(({ minor = [], major = [] }) => [...minor, ...major]),
      },
    ],
    known,
  );
