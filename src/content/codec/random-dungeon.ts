import { closed, flag, oneOf, optional, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { OVERLAY_TYPES } from '../../vocabulary/index.js';
import {
  PASSAGES,
  PENALTIES,
  SPOTS_OF_A_ROOM,
  type MonsterRoomCard,
  type RandomDungeon,
  type RoomCard,
  type RoomPassage,
  type SpotMonster,
  type SpotOverlay,
} from '../scenario/random-dungeon.js';
import { language } from './language.js';
import { between, condition, exactly, hex, id, idOf, many, some, words } from './leaf.js';
import { hexes, placedOverlayLeaf, placedRanks, wallEdges } from './scenario-map.js';
import { specialRuleLeaf } from './special-rule.js';

/** A room card is entered at one of two places at most, and left so. */
const PASSAGE_LIMIT = 2;

const passageLeaf: Leaf<RoomPassage> = /*#__PURE__*/ (() =>
  closed<RoomPassage>('an entrance or exit { kind, at }', { kind: oneOf(PASSAGES), at: hex }))();

/** A card of the room deck. */
export const roomCardLeaf: Definition<RoomCard> = /*#__PURE__*/ (() =>
  definition('RoomCard', 'a room card { id, hexes, spots, entrances, exits }', () =>
    closed<RoomCard>('a room card { id, hexes, spots, entrances, exits }', {
      id,
      name: optional(words),
      hexes,
      wallEdges,
      overlays: optional(many(placedOverlayLeaf)),
      spots: exactly(hex, SPOTS_OF_A_ROOM),
      entrances: some(passageLeaf, PASSAGE_LIMIT),
      exits: optional(many(passageLeaf, PASSAGE_LIMIT)),
      minor: optional(many(specialRuleLeaf)),
      major: optional(many(specialRuleLeaf)),
    }),
  ))();

const spot = /*#__PURE__*/ between(1, SPOTS_OF_A_ROOM);

const spotMonster: Leaf<SpotMonster> = /*#__PURE__*/ (() =>
  closed<SpotMonster>('a monster { spot, monster, ranks }', {
    spot,
    monster: idOf('monster'),
    ranks: placedRanks,
  }))();

const spotOverlay: Leaf<SpotOverlay> = /*#__PURE__*/ (() =>
  closed<SpotOverlay>('an overlay { spot, type }', {
    spot,
    type: oneOf(OVERLAY_TYPES),
    damage: optional(flag),
    conditions: optional(some(condition)),
    looted: optional(some(language.ability)),
  }))();

/** A card of the monster deck. */
export const monsterRoomCardLeaf: Definition<MonsterRoomCard> = /*#__PURE__*/ (() =>
  definition('MonsterRoomCard', 'a monster card { id, monsters, overlays }', () =>
    closed<MonsterRoomCard>('a monster card { id, monsters, overlays }', {
      id,
      name: optional(words),
      monsters: many(spotMonster, SPOTS_OF_A_ROOM),
      overlays: optional(many(spotOverlay, SPOTS_OF_A_ROOM)),
    }),
  ))();

/** A dungeon of rooms that are drawn as it is played. */
export const randomDungeonLeaf: Definition<RandomDungeon> = /*#__PURE__*/ (() =>
  definition('RandomDungeon', 'a random dungeon { id, rooms, monsters }', () =>
    closed<RandomDungeon>('a random dungeon { id, rooms, monsters }', {
      id,
      name: optional(words),
      rooms: some(roomCardLeaf),
      monsters: some(monsterRoomCardLeaf),
      penalties: optional(some(oneOf(PENALTIES))),
    }),
  ))();
