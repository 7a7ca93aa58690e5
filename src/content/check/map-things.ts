import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { OverlayType } from '../../vocabulary/index.js';
import type { ByParty, PlacedOverlay, PlacedRank } from '../scenario/scenario-map.js';
import { fault, repeated, type Faults } from './map-fault.js';
import { areJoined, NO_WALLS } from './map-walls.js';

/** A place that a thing fills: the key of its hex, or the number of its spot, and where that is said. */
interface Place {
  readonly at: string;
  readonly path: Path;
}

/** What a thing is: an overlay, a figure, or a token, which takes no place from anything. */
type ThingKind = OverlayType | 'figure' | 'token';

/** Something that lies or stands on a map or card from the start. */
export interface Thing {
  readonly is: ThingKind;
  /** The room or card that lays it. */
  readonly of: string;
  /** The sizes of the party for which it is there. */
  readonly parties: readonly number[];
  /** Whether it can be destroyed where it is, as a barricade can. Default `false`. */
  readonly isDestructible?: boolean;
  readonly places: readonly Place[];
}

const NOWHERE: ReadonlySet<string> = new Set();

/** The sizes of a party. */
export const PARTIES: readonly number[] = [1, 2, 3, 4];

/** For which of them a monster is there; a single character counts as two (R-SCEN-15). */
export const partiesOf = (ranks: ByParty<PlacedRank>): readonly number[] =>
  PARTIES.filter((size) => ranks[Math.max(size - 2, 0)] !== 'none');

/** The overlays of a room or card. */
export const overlayThings = (
  overlays: readonly PlacedOverlay[] = [],
  of: string,
  path: Path,
): readonly Thing[] =>
  overlays.map(({ type, hexes, hitPoints, characters = PARTIES }, index) => ({
    is: type,
    of,
    parties: characters,
    isDestructible: hitPoints !== undefined,
    places: hexes.map((hex, place) => ({
      at: key(hex),
      path: [...path, 'overlays', index, 'hexes', place],
    })),
  }));

/** What is wrong with the hexes of each overlay by itself. One may lie over a thin wall. */
export const overlayHexes = (
  overlays: readonly PlacedOverlay[] = [],
  of: string,
  path: Path,
): Faults =>
  overlays.flatMap(({ hexes }, index) => {
    const at = [...path, 'overlays', index, 'hexes'];
    return [
      ...repeated(hexes, at, of),
      ...(areJoined(hexes, NO_WALLS) ? [] : [fault('apart', at, of)]),
    ];
  });

/** What lies on no hex of its room or card. */
export const offGround = (things: readonly Thing[], ground: ReadonlySet<string>): Faults =>
  things.flatMap(({ of, places }) =>
    places.flatMap(({ at, path }) => (ground.has(at) ? [] : [fault('offRoom', path, of)])),
  );

/** Figures in doors that are shut, and obstacles in any door, but for what can be destroyed there. */
export const onDoors = (
  things: readonly Thing[],
  doors: ReadonlySet<string>,
  shut: ReadonlySet<string>,
): Faults =>
  things
    .filter(({ isDestructible }) => isDestructible !== true)
    .flatMap(({ is, of, places }) => {
      const apart = is === 'obstacle' ? doors : is === 'figure' ? shut : NOWHERE;
      return places.flatMap(({ at, path }) => (apart.has(at) ? [fault('onDoor', path, of)] : []));
    });

const isOverlay = ({ is }: Thing): boolean => is !== 'figure' && is !== 'token';

/** What lies with anything that figures can walk on: coins, and what leaves a hex empty (R-HEX-5). */
const SHARING: readonly ThingKind[] = ['coin', 'pressurePlate', 'corridor'];

/** Whether two overlays may share a hex: an obstacle stands on nothing but a corridor. */
export const goTogether = (one: ThingKind, other: ThingKind): boolean => {
  const kinds = [one, other];
  if (kinds.includes('obstacle')) return kinds.includes('corridor');
  return kinds.some((kind) => SHARING.includes(kind));
};

/** The things on each place, in their order. */
export const thingsByPlace = (things: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> => {
  const found = new Map<string, Thing[]>();
  for (const thing of things)
    for (const { at } of thing.places) {
      const there = found.get(at);
      if (there === undefined) found.set(at, [thing]);
      else there.push(thing);
    }
  return found;
};

const ofOverlay = ({ is, of }: Thing, path: Path, earlier: readonly Thing[]): Faults =>
  earlier.some((other) => isOverlay(other) && !goTogether(is, other.is))
    ? [fault('twoOverlays', path, of)]
    : [];

const ofFigure = (
  { of }: Thing,
  path: Path,
  earlier: readonly Thing[],
  others: readonly Thing[],
): Faults => [
  ...(others.some(({ is }) => is === 'obstacle') ? [fault('onObstacle', path, of)] : []),
  ...(earlier.some(({ is }) => is === 'figure') ? [fault('twoFigures', path, of)] : []),
];

/** Things that share a place and cannot: said at the later one, or at the figure on an obstacle. */
export const clashes = (things: readonly Thing[]): Faults => {
  const byPlace = thingsByPlace(things);
  return things.flatMap((thing) =>
    thing.places.flatMap(({ at, path }) => {
      const all = byPlace.get(at) ?? [];
      const meets = (other: Thing): boolean =>
        other !== thing && other.parties.some((size) => thing.parties.includes(size));
      const earlier = all.slice(0, all.indexOf(thing)).filter(meets);
      if (isOverlay(thing)) return ofOverlay(thing, path, earlier);
      return thing.is === 'figure' ? ofFigure(thing, path, earlier, all.filter(meets)) : [];
    }),
  );
};
