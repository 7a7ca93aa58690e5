import type { Path } from '../../core/index.js';
import { duplicates, withIds } from './ids.js';
import type { FormattedText } from './formatted-texts.js';
import type { KnownIds } from './known-ids.js';
import { checkLanguage } from './language.js';
import { checkMap } from './map.js';
import { checkReferences } from './references.js';
import { checkRewards } from './rewards.js';
import { dungeonIds, scenarioIds } from './scenario-ids.js';
import { unknownId } from './similar-id.js';
import type { ContentError } from '../error.js';
import type { UnknownId } from '../pack-error.js';
import type { RandomDungeon } from '../scenario/random-dungeon.js';
import type { PlacedOverlay } from '../scenario/scenario-map.js';
import type { Scenario } from '../scenario/scenario.js';

/** Monsters that stand on the map are among those that can appear. */
const placedButNotListed = ({ map, monsters }: Scenario, path: Path): readonly UnknownId[] => {
  const listed = new Set(monsters);
  return map.rooms.flatMap((room, at) =>
    (room.monsters ?? []).flatMap(({ monster }, index) =>
      unknownId(
        'monster',
        monster,
        [...path, 'map', 'rooms', at, 'monsters', index, 'monster'],
        listed,
      ),
    ),
  );
};

/** A treasure tile with a number is one of the pack's; that of a goal is the scenario's own. */
const treasures = (
  rooms: readonly { readonly overlays?: readonly PlacedOverlay[] }[],
  path: Path,
  { treasure: known }: KnownIds,
): readonly UnknownId[] =>
  known === null
    ? []
    : rooms.flatMap(({ overlays = [] }, room) =>
        overlays.flatMap(({ treasure, goal }, index) =>
          treasure === undefined || goal === true
            ? []
            : unknownId(
                'treasure',
                treasure,
                [...path, room, 'overlays', index, 'treasure'],
                known,
              ),
        ),
      );

/** What a scenario speaks of and nobody has: itself or, where that is known, the pack. */
export const checkNames = (
  scenario: Scenario,
  path: Path,
  texts: readonly FormattedText[],
  known: KnownIds,
): readonly UnknownId[] => [
  ...checkReferences(texts, scenarioIds([{ ...scenario }], known)),
  ...treasures(scenario.map.rooms, [...path, 'map', 'rooms'], known),
];

/** What a random dungeon speaks of and nobody has. */
export const checkDungeonNames = (
  dungeon: RandomDungeon,
  path: Path,
  texts: readonly FormattedText[],
  known: KnownIds,
): readonly UnknownId[] => [
  ...checkReferences(texts, dungeonIds(dungeon, known)),
  ...treasures(dungeon.rooms, [...path, 'rooms'], known),
];

const words = ({ goal, losses, map, rules = [], objectives = [] }: Scenario, path: Path) => [
  ...checkLanguage(goal, [...path, 'goal']),
  ...checkLanguage(losses, [...path, 'losses']),
  ...checkLanguage(map, [...path, 'map']),
  ...rules.flatMap((rule, index) => checkLanguage(rule, [...path, 'rules', index])),
  ...objectives.flatMap((one, index) => checkLanguage(one, [...path, 'objectives', index])),
];

/** What is wrong with a scenario beyond its form, seen by itself. */
export const checkScenario = (scenario: Scenario, path: Path): readonly ContentError[] => [
  ...duplicates('objective', scenario.objectives ?? [], [...path, 'objectives']),
  ...duplicates('rule', withIds(scenario.rules ?? []), [...path, 'rules']),
  ...placedButNotListed(scenario, path),
  ...words(scenario, path),
  ...checkMap(scenario.map, [...path, 'map'], scenario.objectives),
  ...checkRewards(scenario.rewards, [...path, 'rewards'], 'other'),
];
