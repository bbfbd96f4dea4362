/** How long a link shows something: the choices of `share_lifetime` in the database, the usual first. */
export const shareLifetimes = ['month', 'day', 'season', 'never'] as const

export type ShareLifetime = (typeof shareLifetimes)[number]

const days = { month: 30, day: 1 } as const

/** The day a link made now ends, as ISO 8601; null where only the database knows, or it never ends. */
export function findShareEnd(lifetime: ShareLifetime, now: number): string | null {
  if (lifetime === 'season' || lifetime === 'never') return null
  return new Date(now + days[lifetime] * 24 * 3_600_000).toISOString()
}
