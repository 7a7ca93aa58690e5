/** The halves of a card. */
export type Half = 'top' | 'bottom';

/** Half of a card, or the basic action of that half. */
export interface Play {
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** Whether it is the basic action of that half. */
  readonly basic: boolean;
}
