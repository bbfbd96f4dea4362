/** Links to a session: whether they still show anything, and how long new ones may. */

interface Share {
  expires_at: string | null
  revoked_at: string | null
}

/** `now` in epoch ms. */
export function getShareState(share: Share, now: number): 'open' | 'revoked' | 'expired' {
  if (share.revoked_at !== null) return 'revoked'
  const isOver = share.expires_at !== null && Date.parse(share.expires_at) <= now
  return isOver ? 'expired' : 'open'
}
