/** What this device remembers of its registration. */
import { z } from 'zod'

const storedDevice = z.object({
  /** Of the row on the server. */
  id: z.uuid(),
  /** When it was last registered, milliseconds UTC. */
  at: z.number(),
  locale: z.string(),
  /** At the browser's own push service. */
  endpoint: z.string(),
  kind: z.enum(['subscription', 'token']).default('subscription'),
})

export type StoredDevice = z.infer<typeof storedDevice>

/** Registered anew after 7 days (spec, appendix of constants); one not seen for 60 is removed. */
const renewAfterMs = 7 * 86_400_000

export function parseStoredDevice(text: string | null): StoredDevice | null {
  if (text === null) return null
  try {
    return storedDevice.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function isToRenew(
  stored: StoredDevice,
  today: { now: number; locale: string; endpoint: string },
): boolean {
  const { now, locale, endpoint } = today
  return stored.locale !== locale || stored.endpoint !== endpoint || now - stored.at > renewAfterMs
}
