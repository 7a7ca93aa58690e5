import {
  closed,
  flag,
  list,
  oneOf,
  optional,
  type Leaf,
  type LeavesOf,
  type OptionalLeaf,
} from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { OVERLAY_TYPES, type Hex } from '../../vocabulary/index.js';
import type { WallEdge } from '../../board/index.js';
import {
  PLACED_RANKS,
  type ByParty,
  type ForParties,
  type Marker,
  type PlacedMonster,
  type PlacedObjective,
  type PlacedOverlay,
  type PlacedRank,
  type ScenarioDoor,
  type ScenarioMap,
  type ScenarioRoom,
} from '../scenario/scenario-map.js';
import { language } from './language.js';
import { between, condition, exactly, hex, id, idOf, many, some } from './leaf.js';

/** How many hexes a room or marker may have. */
const HEX_LIMIT = 1_000;
/** How many things may lie in a room, and how many markers a map may have. */
const THING_LIMIT = 500;
/** The sizes of the party for which content has numbers of its own: two, three and four. */
const PARTY_SIZES = 3;

/** One for each size of the party. */
export const byParty = <A>(of: Leaf<A>): Leaf<ByParty<A>> =>
  exactly(of, PARTY_SIZES) as unknown as Leaf<ByParty<A>>;

/** A rank for each size of the party. */
export const placedRanks: Leaf<ByParty<PlacedRank>> = /*#__PURE__*/ (() =>
  byParty(oneOf(PLACED_RANKS)))();

/** Hexes of a map. */
export const hexes: Leaf<readonly Hex[]> = /*#__PURE__*/ some(hex, HEX_LIMIT);

/** Thin walls. */
export const wallEdges: OptionalLeaf<readonly WallEdge[]> = /*#__PURE__*/ (() =>
  optional(list(exactly(hex, 2) as unknown as Leaf<WallEdge>, HEX_LIMIT)))();

const forParties = (): LeavesOf<ForParties> => ({ characters: optional(some(between(1, 4))) });

/** A tile or token that lies in a room from the start. */
export const placedOverlayLeaf: Definition<PlacedOverlay> = /*#__PURE__*/ (() =>
  definition('PlacedOverlay', 'an overlay { type, hexes }', () =>
    closed<PlacedOverlay>('an overlay { type, hexes }', {
      ...forParties(),
      id: optional(id),
      type: oneOf(OVERLAY_TYPES),
      hexes,
      damage: optional(language.amount),
      conditions: optional(some(condition)),
      hitPoints: optional(language.amount),
      treasure: optional(id),
      goal: optional(flag),
    }),
  ))();

const placedMonster: Leaf<PlacedMonster> = /*#__PURE__*/ (() =>
  closed<PlacedMonster>('a monster { monster, at, ranks }', {
    id: optional(id),
    monster: idOf('monster'),
    at: hex,
    alsoAt: optional(some(hex)),
    ranks: placedRanks,
  }))();

const placedObjective: Leaf<PlacedObjective> = /*#__PURE__*/ (() =>
  closed<PlacedObjective>('an objective { objective, at }', {
    ...forParties(),
    id: optional(id),
    objective: idOf('objective:type'),
    at: hex,
  }))();

const roomLeaf: Leaf<ScenarioRoom> = /*#__PURE__*/ (() =>
  closed<ScenarioRoom>('a room { id, hexes, overlays, monsters, objectives }', {
    id,
    hexes,
    overlays: optional(many(placedOverlayLeaf, THING_LIMIT)),
    monsters: optional(many(placedMonster, THING_LIMIT)),
    objectives: optional(many(placedObjective, THING_LIMIT)),
  }))();

const doorLeaf: Leaf<ScenarioDoor> = /*#__PURE__*/ (() =>
  closed<ScenarioDoor>('a door { id, at, between, state }', {
    id,
    at: hex,
    between: exactly(idOf('room'), 2) as unknown as Leaf<ScenarioDoor['between']>,
    state: optional(oneOf(['open', 'closed', 'locked'])),
  }))();

const markerLeaf: Leaf<Marker> = /*#__PURE__*/ (() =>
  closed<Marker>('a marker { id, hexes }', { id, hexes }))();

/** The map of a scenario. */
export const scenarioMapLeaf: Definition<ScenarioMap> = /*#__PURE__*/ (() =>
  definition('ScenarioMap', 'a map { rooms, doors, markers, start }', () =>
    closed<ScenarioMap>('a map { rooms, doors, markers, start }', {
      rooms: some(roomLeaf),
      doors: optional(many(doorLeaf)),
      wallHexes: optional(list(hex, HEX_LIMIT)),
      wallEdges,
      markers: optional(many(markerLeaf, THING_LIMIT)),
      start: hexes,
    }),
  ))();
