/** Figures that an ability can speak of without choosing them. */
export const REFERENCES = ['self', 'owner', 'target', 'actor'] as const;

/**
 * One of {@link REFERENCES}: `self` performs the ability or carries the bonus; `owner` is the character
 * whose card, item, trap or summon it is; `target` is the figure that the ability or attack is aimed at
 * just now; `actor` is the figure whose doing made the moment (the attacker, where the bearer of a bonus
 * is attacked). In an ability inside another one's effects, its `to` and the places in it still read
 * `target` as the outer one's; its amounts, clauses and effects read it as its own. A figure that died counts
 * as standing where it stood last.
 */
export type ReferenceWord = (typeof REFERENCES)[number];

/** What an ability leaves behind under its name: figures, hexes or a number. */
export const RESULTS = ['targets', 'damaged', 'killed', 'hexes', 'amount', 'blocked'] as const;

/**
 * One of {@link RESULTS}: the figures that it was aimed at, those of them that lost hit points, those
 * that died; the hexes that were chosen, entered, created on or emptied; how much was paid, suffered,
 * dealt, looted or moved; how many hexes a push or pull could not do because of a wall or an obstacle. Each is a list, or a number, never a
 * single thing: an empty one has nobody in it.
 */
export type Result = (typeof RESULTS)[number];

/**
 * What an earlier ability of the same action, bonus or trap left under a name. An ability can be spoken of
 * in its own effects too; inside `eachTarget` it is then what happened to that target alone. As an amount a
 * list counts its members. What was left out or could not be done leaves empty lists and 0. Where overlays
 * are asked for, its overlays are meant, and `hexes` are where they are now, or were.
 */
export interface Bound {
  /** A result of an earlier ability. */
  readonly type: 'bound';
  /** The name that it was given with `as`. */
  readonly name: string;
  /** Which of its results. Default `targets`. */
  readonly list?: Result;
}

/** A hex of the map with a letter, or a thing with one. */
export interface MarkerReference {
  /** A place of the scenario. */
  readonly type: 'marker';
  /** Its letter or name. */
  readonly marker: string;
}

/** A figure, or several that an earlier ability named. */
export type Reference = ReferenceWord | Bound;

/** What distances are counted from: figures, or hexes. */
export type Anchor = ReferenceWord | Bound | MarkerReference;
