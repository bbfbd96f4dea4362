/** When a finger means to drag: it has held still so long; one that moves before wants to scroll. */
export const hold = {
  ms: 220,
  /** Pixels a still finger trembles. */
  slack: 8,
} as const
