/** True when a session cookie exists; apart from the client, which would weigh on the first load. */
import { readCookies } from '@/lib/device/cookies'

export function hasSessionCookie(cookies: string = readCookies()): boolean {
  return /(?:^|;\s*)sb-[^=]+-auth-token(?:\.\d+)?=/.test(cookies)
}
