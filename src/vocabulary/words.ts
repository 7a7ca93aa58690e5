/** Conditions that lie as tokens on a figure (R-COND-1). Bless and curse are cards, not tokens. */
export const CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
] as const;
/** One of {@link CONDITIONS}. */
export type Condition = (typeof CONDITIONS)[number];

/** The six elements of the infusion track (R-ELEM-1). */
export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
/** One of {@link ELEMENTS}. */
export type Element = (typeof ELEMENTS)[number];

/** The icons of elements on cards: `any` stands for whichever the player names (R-ELEM-6). */
export const ELEMENT_ICONS = ['fire', 'ice', 'air', 'earth', 'light', 'dark', 'any'] as const;
/** One of {@link ELEMENT_ICONS}. */
export type ElementIcon = (typeof ELEMENT_ICONS)[number];

/**
 * The sides that a figure can be on. Figures of one side are allies; figures of different sides
 * are enemies, except that `neutral` is nobody's enemy and nobody's ally.
 */
export const SIDES = ['characters', 'monsters', 'third', 'neutral'] as const;
/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number];

/**
 * What a figure is: only a character can negate damage (R-DMG-4), and `objective` is an ally of a
 * scenario or an obstacle with hit points (R-MON-29).
 */
export const FIGURE_KINDS = ['character', 'summon', 'monster', 'objective'] as const;
/** One of {@link FIGURE_KINDS}. */
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The editions whose rules can be asked for; the first one is the default everywhere. */
export const EDITIONS = ['gloomhaven', 'jawsOfTheLion', 'frosthaven'] as const;
/** One of {@link EDITIONS}. */
export type Edition = (typeof EDITIONS)[number];

/** Where an item is worn or carried (R-ITEM-1). */
export const ITEM_SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const;
/** One of {@link ITEM_SLOTS}. */
export type ItemSlot = (typeof ITEM_SLOTS)[number];

/** How a move passes over the board: R-MOVE-1, R-MOVE-8 (jump), R-MOVE-9 (fly). */
export const MOVE_MODES = ['walk', 'jump', 'fly', 'teleport'] as const;
/** One of {@link MOVE_MODES}. */
export type MoveMode = (typeof MOVE_MODES)[number];

/**
 * Tiles and tokens that lie on a hex. Doors are part of the map, not overlays, since opening one
 * changes what the board is.
 */
export const OVERLAY_TYPES = [
  'obstacle',
  'trap',
  'hazardous',
  'difficult',
  'icy',
  'treasure',
  'coin',
  'pressurePlate',
  'corridor',
] as const;
/** One of {@link OVERLAY_TYPES}. */
export type OverlayType = (typeof OVERLAY_TYPES)[number];
