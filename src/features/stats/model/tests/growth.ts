/** What a player's results at one test say about growth: compared with oneself, never with others. */
import type { MeasuredTest } from './measured-test'

export interface TestPoint {
  /** `YYYY-MM-DD`. */
  on: string
  best: number
}

export type GrowthKind =
  /** One result: where the curve begins. */
  | 'first'
  /** Never better than the newest time. */
  | 'best'
  /** Better than at the beginning. */
  | 'better'
  | 'steady'

export interface Growth {
  kind: GrowthKind
  personalBest: number
  newest: number
  /** How much better than the first result; 0 unless better. */
  gain: number
}

/** `points`: at least one, the oldest first. */
export function computeGrowth(
  points: readonly [TestPoint, ...TestPoint[]],
  { is_lower_better: isLower }: Pick<MeasuredTest, 'is_lower_better'>,
): Growth {
  const [first, ...later] = points
  const newest = later.at(-1) ?? first
  const values = points.map(({ best }) => best)
  const personalBest = isLower ? Math.min(...values) : Math.max(...values)
  const gain = Math.max(0, isLower ? first.best - newest.best : newest.best - first.best)
  const kind =
    later.length === 0
      ? 'first'
      : gain > 0
        ? newest.best === personalBest
          ? 'best'
          : 'better'
        : 'steady'
  return { kind, personalBest, newest: newest.best, gain }
}
