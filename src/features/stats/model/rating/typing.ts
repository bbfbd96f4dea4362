/** What digits mean in a cell of the grid: 1 to 9, nought for ten, and tenths when they are shown. */
import { ratingRange } from '../attributes'
import type { Precision } from '../figures'

export interface Typed {
  value: number
  /** The whole number that still waits for its tenth; null when the rating is complete. */
  pending: number | null
}

/**
 * One digit, after what waits (null: nothing). Whole numbers are complete at once; with tenths the
 * next digit is the tenth, and ten has none.
 */
export function typeDigit(digit: number, pending: number | null, precision: Precision): Typed {
  if (pending !== null) return { value: pending + digit / 10, pending: null }
  if (digit === 0) return { value: ratingRange.max, pending: null }
  return { value: digit, pending: precision === 'decimal' ? digit : null }
}

export interface Place {
  row: number
  column: number
}

/** `stay`: along one player's attributes and no further. */
export type Direction = 'down' | 'across' | 'stay'

/** Where typing goes on: along the direction, then to the next line; null at the very end. */
export function placeAfter(
  place: Place,
  rows: number,
  columns: number,
  direction: Direction,
): Place | null {
  const { row, column } = place
  if (direction === 'down') {
    if (row + 1 < rows) return { row: row + 1, column }
    return column + 1 < columns ? { row: 0, column: column + 1 } : null
  }
  if (column + 1 < columns) return { row, column: column + 1 }
  return direction === 'across' && row + 1 < rows ? { row: row + 1, column: 0 } : null
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
}

/** Where an arrow, Home, End, Page Up or Page Down leads; null for any other key. */
export function placeByKey(key: string, place: Place, rows: number, columns: number): Place | null {
  const step = steps[key]
  if (!step) return null
  const clampToCount = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return {
    row: clampToCount(place.row + step[0], rows),
    column: clampToCount(place.column + step[1], columns),
  }
}
