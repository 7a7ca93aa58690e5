import { closed, flag, optional, type MembersOf } from '../../core/codec.js';
import type {
  ImmovableRule,
  IndestructibleRule,
  LockedDoorsRule,
  NotPlacedRule,
  NotSetUpRule,
  PlacedAtStartRule,
  PlacementRule,
  SizeRule,
  StartingRoomsRule,
} from '../scenario/special-rule-place.js';
import { language } from './language.js';
import { count, idOf, some, word } from './leaf.js';
import { ruleBase } from './special-rule-base.js';

type Among<Rules extends PlacementRule> = Pick<MembersOf<PlacementRule>, Rules['type']>;

const atTheStart = (): Among<
  NotPlacedRule | PlacedAtStartRule | NotSetUpRule | StartingRoomsRule
> => ({
  notPlaced: closed<NotPlacedRule>('monsters that are not placed', {
    ...ruleBase(),
    type: word('notPlaced'),
    monsters: some(idOf('family')),
    room: optional(idOf('revealable')),
    marker: optional(idOf('marker')),
  }),
  placedAtStart: closed<PlacedAtStartRule>('monsters that are placed at the start', {
    ...ruleBase(),
    type: word('placedAtStart'),
    monsters: some(idOf('family')),
    markers: optional(some(idOf('marker'))),
  }),
  notSetUp: closed<NotSetUpRule>('rooms that are not set up', {
    ...ruleBase(),
    type: word('notSetUp'),
    rooms: some(idOf('revealable')),
  }),
  startingRooms: closed<StartingRoomsRule>('rooms to start in', {
    ...ruleBase(),
    type: word('startingRooms'),
    rooms: some(idOf('revealable')),
    most: optional(language.amount),
  }),
});

/** The codecs of rules of what stands where. */
export const placementRules = (): MembersOf<PlacementRule> => ({
  ...atTheStart(),
  lockedDoors: closed<LockedDoorsRule>('locked doors', {
    ...ruleBase(),
    type: word('lockedDoors'),
    doors: some(idOf('door')),
    opens: optional(flag),
  }),
  size: closed<SizeRule>('large figures', {
    ...ruleBase(),
    type: word('size'),
    monsters: some(idOf('family')),
    hexes: count,
  }),
  immovable: closed<ImmovableRule>('figures that stay', {
    ...ruleBase(),
    type: word('immovable'),
    names: some(idOf('figure')),
  }),
  indestructible: closed<IndestructibleRule>('overlays that stay', {
    ...ruleBase(),
    type: word('indestructible'),
    overlays: some(idOf('marker:overlay')),
  }),
});
