/** The shapes of the spots that take stickers: which enhancements fit them (R-ENH-5). */
export const SPOT_SHAPES = ['square', 'circle', 'diamond', 'diamondPlus', 'hex'] as const;
/** One of {@link SPOT_SHAPES}. */
export type SpotShape = (typeof SPOT_SHAPES)[number];

/** The lines of an ability or a summon that a spot can stand on. */
export const SPOT_LINES = [
  'amount',
  'range',
  'reach',
  'targets',
  'pierce',
  'push',
  'pull',
  'conditions',
  'area',
  'hitPoints',
  'move',
  'attack',
] as const;
/** One of {@link SPOT_LINES}. */
export type SpotLine = (typeof SPOT_LINES)[number];

/** A spot on a line of an ability where a sticker of an enhancement goes. */
export interface Spot {
  /** On which line. */
  readonly on: SpotLine;
  /** Its shape. */
  readonly shape: SpotShape;
}
