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
export function dueOf(waiting: Waiting, today: string, now: number): Due {
  const overdue = waiting.fees.filter(({ due_on }) => due_on < today)
  const isOverdue = overdue.length > 0
  return {
    cents: sumOf(isOverdue ? overdue : waiting.fees),
    isOverdue,
    lateTasks: waiting.tasks.filter(({ due_at }) => due_at !== null && Date.parse(due_at) < now)
      .length,
    unread: waiting.conversations.reduce((sum, { unread }) => sum + unread, 0),
  }
}

export function sumOf(fees: readonly Pick<Fee, 'amount_cents'>[]): number {
  return fees.reduce((cents, { amount_cents }) => cents + amount_cents, 0)
}
