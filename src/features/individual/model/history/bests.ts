/** How a player comes on with one exercise: the best so far and the way there. */
import type { Measure } from '../exercise'

export interface Best {
  exercise_id: string
  entries: number
  minutes: number
  last_at: string
  measure: Measure | null
  is_lower_better: boolean
  target: number | null
  best: number | null
  best_at: string | null
  first_result: number | null
  /** The last twelve, oldest first. */
  results: readonly number[]
}

/** By how much the best is better than where it began; 0 where there is nothing to compare. */
export function computeGrowth({ best, first_result: first, is_lower_better }: Best): number {
  if (best === null || first === null) return 0
  return Math.max(0, is_lower_better ? first - best : best - first)
}

/** A line needs two results. */
export function hasTrend({ results }: Best): boolean {
  return results.length > 1
}
