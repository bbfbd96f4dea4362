/** What both ways to a device say about a push. */
import type { Delivery } from './handler.ts'

/** The headers of RFC 8030. A newer push with the same topic replaces the older one that still waits. */
export async function createHeaders(tag: string, { ttl, isUrgent }: Delivery) {
  return { ttl, urgency: isUrgent ? 'high' : 'normal', topic: await createTopic(tag) } as const
}

/** 32 letters at most (RFC 8030). */
async function createTopic(tag: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tag))
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Seconds; undefined when the push service names none. It may be a number or a date (RFC 9110). */
export function readRetryAfter({ headers }: Response, now: number): number | undefined {
  const said = headers.get('retry-after')?.trim()
  if (!said) return undefined
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000)
  return seconds > 0 ? seconds : undefined
}
