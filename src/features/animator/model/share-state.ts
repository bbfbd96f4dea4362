/** Whether a link still shows anything. */
interface Share {
  expires_at: string | null
  revoked_at: string | null
}

/** `now` in milliseconds since 1970. */
export function shareStateOf(share: Share, now: number): 'open' | 'revoked' | 'expired' {
  if (share.revoked_at !== null) return 'revoked'
  return share.expires_at !== null && new Date(share.expires_at).getTime() <= now
    ? 'expired'
    : 'open'
}

/** For how many days a new link may be made; 0 is for ever. */
export const shareDays = [7, 30, 90, 0] as const

/** ISO 8601, or null for a link without end. */
export function endOf(days: number, now: number): string | null {
  return days === 0 ? null : new Date(now + days * 24 * 3_600_000).toISOString()
}
