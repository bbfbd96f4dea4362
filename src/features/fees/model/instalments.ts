/** Parts of a fee: amounts that add up to the cent and the days they are due. Pure. */

export interface Instalment {
  amount_cents: number
  /** `YYYY-MM-DD`. */
  due_on: string
}

/** As charge_plan has it (chapter fees). */
export const mostInstalments = 36

/** Cents in `count` parts that differ by a cent at most, the larger ones first; their sum is `total`. */
export function splitCents(total: number, count: number): number[] {
  const base = Math.floor(total / count)
  const rest = total - base * count
  return Array.from({ length: count }, (_, place) => base + (place < rest ? 1 : 0))
}

/** The same day some months later, the last of a month too short for it: 31 January, 28 February, 31 March. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const place = year * 12 + month - 1 + months
  const last = new Date(Date.UTC(Math.floor(place / 12), (place % 12) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(place / 12), place % 12, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}

interface Plan {
  /** Cents: of the whole when it is split, of each month when it is monthly. */
  cents: number
  count: number
  /** `YYYY-MM-DD`. */
  first: string
  mode: ChargeMode
  /** Months between two parts. */
  step: number
}

export const chargeModes = ['once', 'monthly', 'split'] as const
export type ChargeMode = (typeof chargeModes)[number]

export function createInstalments({ cents, count, first, mode, step }: Plan): Instalment[] {
  if (mode === 'once') return [{ amount_cents: cents, due_on: first }]
  const amounts =
    mode === 'split' ? splitCents(cents, count) : Array.from({ length: count }, () => cents)
  return amounts.map((amount_cents, place) => ({
    amount_cents,
    due_on: addMonths(first, place * (mode === 'monthly' ? 1 : step)),
  }))
}

/** As charge_plan numbers them. */
export function toPartTitle(title: string, place: number, count: number): string {
  return count > 1 ? `${title} (${place + 1}/${count})` : title
}
