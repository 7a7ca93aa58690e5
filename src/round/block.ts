/** Figures that act one after the other, at one place of the order. */
export interface Block {
  /** The initiative. */
  readonly initiative: number;
  /** Their ids, in acting order. */
  readonly figures: readonly string[];
}
