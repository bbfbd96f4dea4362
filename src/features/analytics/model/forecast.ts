/**
 * A forecast of the next months, simple enough to be explained in a sentence: the last value goes on changing as it did on
 * average; the band is where it ends in about four of five cases if months stay as unlike as they were.
 */

export interface Forecast {
  /** One per month ahead. */
  values: readonly number[]
  low: readonly number[]
  high: readonly number[]
}

/** Four of five values of a normal distribution lie within 1.28 standard deviations. */
const width = 1.28

/** Needs four whole months at least; null with fewer. Never below nought. */
export function computeForecast(months: readonly number[], ahead: number): Forecast | null {
  const last = months.at(-1)
  if (months.length < 4 || last === undefined) return null
  const changes = months.slice(1).map((value, index) => value - (months[index] ?? 0))
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  const variance =
    changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (changes.length - 1)
  const spread = width * Math.sqrt(variance)
  const steps = Array.from({ length: ahead }, (_, index) => index + 1)
  const toValue = (value: number) => Math.max(0, Math.round(value))
  return {
    values: steps.map((step) => toValue(last + step * mean)),
    low: steps.map((step) => toValue(last + step * mean - spread * Math.sqrt(step))),
    high: steps.map((step) => toValue(last + step * mean + spread * Math.sqrt(step))),
  }
}

/** First days of the months after one, all `YYYY-MM-DD`. */
export function listNextMonths(month: string, ahead: number): string[] {
  const year = Number(month.slice(0, 4))
  const index = Number(month.slice(5, 7)) - 1
  return Array.from({ length: ahead }, (_, step) =>
    new Date(Date.UTC(year, index + step + 1, 1)).toISOString().slice(0, 10),
  )
}
