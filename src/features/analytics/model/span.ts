/** The days a cockpit is about and those it is compared with, as the database counted them. */
import { z } from 'zod'

export const spanShape = {
  from: z.string(),
  to: z.string(),
  before_from: z.string(),
  before_to: z.string(),
}

export interface Span {
  from: string
  to: string
  before_from: string
  before_to: string
  /** An instant; absent where it is counted for the reader. */
  counted_at?: string
}

/** Per cent of a whole, rounded; null where there is no whole. */
export function toPercent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null
}

/** The middle of numbers; null of none. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted[middle - 1]
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2
}
