/** What waits for a family, in three figures: money, tasks, messages. */

interface Fee {
  amount_cents: number
  /** `YYYY-MM-DD`. */
  due_on: string
}

export interface Due {
  /** Cents whose day has passed; where there are none, all that is to be paid. */
  cents: number
  isOverdue: boolean
  /** Open tasks whose day has passed. */
  lateTasks: number
  unread: number
}

interface Waiting {
  fees: readonly Fee[]
  tasks: readonly { due_at: string | null }[]
  conversations: readonly { unread: number }[]
}

/** `today` as `YYYY-MM-DD`, `now` in epoch milliseconds. A fee is overdue from the day after. */
export function computeDue(waiting: Waiting, today: string, now: number): Due {
  const overdue = waiting.fees.filter(({ due_on }) => due_on < today)
  const isOverdue = overdue.length > 0
  return {
    cents: sumFees(isOverdue ? overdue : waiting.fees),
    isOverdue,
    lateTasks: waiting.tasks.filter(({ due_at }) => due_at !== null && Date.parse(due_at) < now)
      .length,
    unread: waiting.conversations.reduce((sum, { unread }) => sum + unread, 0),
  }
}

/** Days before its date from which a fee counts as due now. */
const noticeDays = 14

/** What has to be paid now, overdue or within a fortnight, apart from what comes later. */
export function splitFees<Row extends Fee>(fees: readonly Row[], today: string) {
  const until = new Date(Date.parse(today) + noticeDays * 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10)
  return {
    now: fees.filter(({ due_on }) => due_on <= until),
    later: fees.filter(({ due_on }) => due_on > until),
  }
}

export function sumFees(fees: readonly Pick<Fee, 'amount_cents'>[]): number {
  return fees.reduce((cents, { amount_cents }) => cents + amount_cents, 0)
}
