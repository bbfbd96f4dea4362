/** How speed is spread over a movement: share of the time in, share of the way out. */
import type { Ease } from '../document/scene-schema'

export function applyEase(ease: Ease, share: number): number {
  if (ease === 'in') return share * share
  if (ease === 'out') return share * (2 - share)
  if (ease === 'in_out') return share * share * (3 - 2 * share)
  return share
}

/** Highest speed relative to the average: what the "too fast" warning looks at. */
export const peakSpeed: Record<Ease, number> = { linear: 1, in: 2, out: 2, in_out: 1.5 }
