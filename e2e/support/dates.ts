/** Dates by the run's clock, so that a journey finds them ahead whenever it runs. */

const dayMs = 86_400_000

/** The calendar date some days from now, as addresses spell it. */
export function getDateIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}

/**
 * An instant some hours ahead on the same day in Berlin, else now: what a journey makes there stands below what others
 * look for in the next hours.
 */
export function getLaterToday(hours: number): string {
  const now = Date.now()
  const later = now + hours * 3_600_000
  const [today, day] = [now, later].map((at) =>
    new Date(at).toLocaleDateString('en-GB', { timeZone: 'Europe/Berlin' }),
  )
  return new Date(today === day ? later : now).toISOString()
}
