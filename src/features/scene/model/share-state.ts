/** Whether a link still shows anything. */
interface Share {
  expires_at: string | null
  revoked_at: string | null
}

/** `now` in milliseconds since 1970. */
export function getShareState(share: Share, now: number): 'open' | 'revoked' | 'expired' {
  if (share.revoked_at !== null) return 'revoked'
  return share.expires_at !== null && new Date(share.expires_at).getTime() <= now
    ? 'expired'
    : 'open'
}
