/** What one source of damage does to hit points. */
export interface Loss {
  /** Whether it was cancelled; 0 damage cannot be (R-DMG-1). */
  readonly negated: boolean;
  /** What is suffered: 0 if negated (R-DMG-2), and nothing by a figure that is gone already. */
  readonly suffered: number;
  /** Whether the figure falls below 1 hit point; `null` where its hit points are not known. */
  readonly dies: boolean | null;
}

/** What an amount of damage does to somebody with that many hit points left, `null` for not known. */
export const lossOf = (amount: number, isCancelled: boolean, hitPoints: number | null): Loss => {
  const negated = isCancelled && amount > 0;
  const suffered = negated || hitPoints === 0 ? 0 : amount;
  const dies = hitPoints === null ? null : hitPoints > 0 && suffered >= hitPoints;
  return { negated, suffered, dies };
};
