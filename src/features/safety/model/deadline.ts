/** By when a case is looked into and answered; after that it is marked as overdue. */

/** Days until an open case is taken up, and until one in review is closed. */
const caseDays = { open: 3, in_review: 28 }
const dayMs = 86_400_000

interface Case {
  status: 'open' | 'in_review' | 'closed'
  created_at: string
  is_urgent?: boolean
}

/** Somebody in danger waits one day, not three. */
export function isCaseOverdue(
  { status, created_at, is_urgent }: Case,
  now: Date = new Date(),
): boolean {
  if (status === 'closed') return false
  const days = is_urgent && status === 'open' ? 1 : caseDays[status]
  return now.getTime() - new Date(created_at).getTime() > days * dayMs
}

/** Whether the oldest of a school's reports waits too long. */
export function isBacklogOverdue(oldestAt: string, now: Date = new Date()): boolean {
  return isCaseOverdue({ status: 'open', created_at: oldestAt }, now)
}

interface Answer {
  status: string
  /** Calendar date: one month after the request (GDPR Art. 12(3)). */
  due_on: string
}

export function isAnswerOverdue({ status, due_on }: Answer, now: Date = new Date()): boolean {
  return (
    (status === 'requested' || status === 'approved') && due_on < now.toISOString().slice(0, 10)
  )
}
