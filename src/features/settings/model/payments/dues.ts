/** What is due as one list: fees and unpaid orders, whose they are, the next due first. */

interface FeeRow {
  id: string
  school_id: string
  player_id: string
  title: string
  amount_cents: number
  currency: string
  /** `YYYY-MM-DD`. */
  due_on: string
}

interface OrderRow {
  id: string
  player_id: string | null
  number: string
  total_cents: number
  currency: string
  /** ISO 8601: until then the goods wait for the payment. */
  reserved_until: string
}

export interface DueRow {
  id: string
  kind: 'fee' | 'order'
  /** Of a fee: to whose account it goes. */
  schoolId: string | null
  /** Of a fee; the number of an order. */
  title: string
  /** First name of the player it is for; null for an order of one's own. */
  whose: string | null
  cents: number
  currency: string
  /** `YYYY-MM-DD` or an instant. */
  dueAt: string
}

export function toDues(
  fees: readonly FeeRow[],
  orders: readonly OrderRow[],
  payees: readonly { id: string; name: string }[],
): DueRow[] {
  const findName = (id: string | null) => payees.find((payee) => payee.id === id)?.name ?? null
  return [
    ...fees.map(({ id, school_id, player_id, title, amount_cents, currency, due_on }) => ({
      id,
      kind: 'fee' as const,
      schoolId: school_id,
      title,
      whose: findName(player_id),
      cents: amount_cents,
      currency,
      dueAt: due_on,
    })),
    ...orders.map(({ id, player_id, number, total_cents, currency, reserved_until }) => ({
      id,
      kind: 'order' as const,
      schoolId: null,
      title: number,
      whose: findName(player_id),
      cents: total_cents,
      currency,
      dueAt: reserved_until,
    })),
  ].toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt) || a.id.localeCompare(b.id))
}

/** A fee from the day after its date (`today` is the reader's), an order from its minute on. */
export function isOverdue({ kind, dueAt }: DueRow, today: string, now: number): boolean {
  return kind === 'fee' ? dueAt < today : Date.parse(dueAt) < now
}

export function sumDues(dues: readonly DueRow[]): number {
  return dues.reduce((sum, { cents }) => sum + cents, 0)
}
