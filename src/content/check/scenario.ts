import { isRecord, type Path } from '../../core/index.js';
import { duplicates } from './ids.js';
import { checkLanguage } from './language.js';
import { checkMap } from './map.js';
import { fieldsInOrder, NUMBERS, unknownId } from './references.js';
import type { LanguageError } from '../error.js';
import type { KnownIds } from './known-ids.js';
import type { ContentKind, DuplicateId, MapFault, UnknownId } from '../pack-error.js';
import type { SpecialRule } from '../scenario/special-rule.js';
import type { Scenario } from '../scenario/scenario.js';

type Node = Readonly<Record<string, unknown>>;

/** What the fields of a scenario name, wherever they stand in it. */
const FIELDS: Readonly<Record<string, ContentKind>> = {
  marker: 'marker',
  markers: 'marker',
  unlessOn: 'marker',
  plates: 'marker',
  room: 'room',
  rooms: 'room',
  between: 'room',
  doors: 'door',
  objective: 'objective',
  monster: 'spawnable',
  monsters: 'monster',
  actsBefore: 'monster',
  treasures: 'treasure',
  links: 'scenario',
  unlocks: 'scenario',
  blocks: 'scenario',
  only: 'monster',
  except: 'monster',
  names: 'figure',
};

/** What `id` names in the words of special rules. */
const NAMED_BY_ID: Readonly<Record<string, ContentKind>> = {
  openDoor: 'door',
  lockDoor: 'door',
  revealRoom: 'room',
  activate: 'rule',
  deactivate: 'rule',
  remove: 'rule',
};

const SCENES: Readonly<Record<string, ContentKind>> = {
  door: 'door',
  room: 'room',
  plate: 'marker',
  rule: 'rule',
  objective: 'objective',
  treasure: 'treasure',
  marker: 'marker',
};

const idsOf = (things: readonly { readonly id?: string }[]): readonly string[] =>
  things.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** The ids that are known inside a scenario. */
const knownIn = (scenario: Scenario, known: KnownIds): KnownIds => {
  const { rooms, doors = [], markers = [] } = scenario.map;
  const overlays = rooms.flatMap((room) => room.overlays ?? []);
  const objectives = idsOf(scenario.objectives ?? []);
  const placed = idsOf(rooms.flatMap((room) => room.objectives ?? []));
  const monsters = idsOf(rooms.flatMap((room) => room.monsters ?? []));
  const things = [...idsOf(overlays), ...objectives, ...placed, ...monsters];
  const names = [...idsOf(rooms), ...idsOf(doors), ...idsOf(markers), ...things];
  const rules = idsOf(scenario.rules ?? []);
  return {
    ...known,
    // A letter of the map stands for the room that its hexes are in.
    room: new Set([...idsOf(rooms), ...idsOf(markers)]),
    door: new Set(idsOf(doors)),
    marker: new Set(names),
    objective: new Set([...objectives, ...placed]),
    figure: new Set([...known.figure, ...things]),
    spawnable: new Set([...known.monster, ...objectives]),
    rule: new Set([...rules, ...things, ...known.monster]),
    treasure: new Set([
      ...known.treasure,
      ...overlays.flatMap(({ treasure, goal }) =>
        goal === true && treasure !== undefined ? [treasure] : [],
      ),
    ]),
  };
};

/** The kind of a field of a node, or none. */
const kindOf = (node: Node, field: string): ContentKind | null => {
  const { type, of } = node;
  if (field === 'id' && typeof type === 'string')
    return type === 'scene' ? (SCENES[String(of)] ?? null) : (NAMED_BY_ID[type] ?? null);
  if (type === 'indestructible' && field === 'overlays') return 'marker';
  return Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? null) : null;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const ofField = (
  value: unknown,
  kind: ContentKind | null,
  path: Path,
  known: KnownIds,
): readonly UnknownId[] => {
  if (kind === null) return [];
  if (isText(value)) return unknownId(kind, value, path, known[kind]);
  return Array.isArray(value)
    ? value.flatMap((one: unknown, index) =>
        isText(one) || Array.isArray(one) ? ofField(one, kind, [...path, index], known) : [],
      )
    : [];
};

const names = (value: unknown, path: Path, known: KnownIds): readonly UnknownId[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => names(one, [...path, index], known));
  if (!isRecord(value)) return [];
  return fieldsInOrder(value).flatMap(([field, one]) =>
    NUMBERS.includes(field)
      ? []
      : [
          ...ofField(one, kindOf(value, field), [...path, field], known),
          ...names(one, [...path, field], known),
        ],
  );
};

/** Rules without an id get one that nothing else has, so that places stay as they are. */
const withIds = (rules: readonly SpecialRule[]): readonly { readonly id: string }[] =>
  rules.map(({ id }, index) => ({ id: id ?? `#${String(index)}` }));

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
const treasures = ({ map }: Scenario, path: Path, known: KnownIds): readonly UnknownId[] =>
  map.rooms.flatMap(({ overlays = [] }, room) =>
    overlays.flatMap(({ treasure, goal }, index) =>
      treasure === undefined || goal === true
        ? []
        : unknownId(
            'treasure',
            treasure,
            [...path, 'map', 'rooms', room, 'overlays', index, 'treasure'],
            known.treasure,
          ),
    ),
  );

/** The rooms that rules reveal. */
const revealed = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(revealed);
  if (!isRecord(value)) return [];
  const own = value['type'] === 'revealRoom' && isText(value['id']) ? [value['id']] : [];
  return [...own, ...Object.values(value).flatMap(revealed)];
};

/** What is wrong with a scenario beyond its form. */
export const checkScenario = (
  scenario: Scenario,
  path: Path,
  known: KnownIds,
): readonly (LanguageError | DuplicateId | UnknownId | MapFault)[] => [
  ...duplicates('objective', scenario.objectives ?? [], [...path, 'objectives']),
  ...duplicates('room', scenario.map.rooms, [...path, 'map', 'rooms']),
  ...duplicates('door', scenario.map.doors ?? [], [...path, 'map', 'doors']),
  ...names(scenario, path, knownIn(scenario, known)),
  ...treasures(scenario, path, known),
  ...duplicates('rule', withIds(scenario.rules ?? []), [...path, 'rules']),
  ...checkLanguage(scenario.goal, [...path, 'goal'], 'character'),
  ...checkLanguage(scenario.losses, [...path, 'losses'], 'character'),
  ...checkLanguage(scenario.map, [...path, 'map'], 'character'),
  ...placedButNotListed(scenario, path),
  ...(scenario.rules ?? []).flatMap((rule, index) =>
    checkLanguage(rule, [...path, 'rules', index], 'fighter'),
  ),
  ...(scenario.objectives ?? []).flatMap((objective, index) =>
    checkLanguage(objective, [...path, 'objectives', index], 'fighter'),
  ),
  ...checkMap(
    scenario.map,
    [...path, 'map'],
    new Set(revealed(scenario.rules)),
    scenario.objectives,
  ),
];
