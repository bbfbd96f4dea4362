/** Dates by the run's clock, so that a journey finds them ahead whenever it runs. */

const dayMs = 86_400_000

/** The calendar date some days from now, as addresses spell it. */
export function getDateIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}
