/** Links to a session: whether they still show anything, and how long new ones may. */

const day = 24 * 3_600_000

interface Share {
  expires_at: string | null
  revoked_at: string | null
}

/** `now` in epoch ms. */
export function shareStateOf(share: Share, now: number): 'open' | 'revoked' | 'expired' {
  if (share.revoked_at !== null) return 'revoked'
  const isOver = share.expires_at !== null && Date.parse(share.expires_at) <= now
  return isOver ? 'expired' : 'open'
}

/** A week after the session (the way it is meant), so many days from now, or for ever. */
export const shareEnds = ['week_after', '7', '90', 'never'] as const
export type ShareEnd = (typeof shareEnds)[number]

/** ISO 8601, or null for a link without end; never in the past, also for a session long over. */
export function endOfShare(choice: ShareEnd, trainingEnds: string, now: number): string | null {
  if (choice === 'never') return null
  const from = choice === 'week_after' ? Math.max(now, Date.parse(trainingEnds)) : now
  const days = choice === 'week_after' ? 7 : Number(choice)
  return new Date(from + days * day).toISOString()
}
