/**
 * Where a signed-out visitor wanted to go: kept in a cookie, picked up once after login (spec
 * section 4). A confirmation link for a new e-mail address, `/confirm-email`, needs a signed-in
 * person, so it takes this way too: login first, then the page with the button.
 */
import { readCookies, removeCookie, writeCookie } from '@/lib/device/cookies'
import { firstEntries } from '@/lib/device/first-entries'
import { publicPaths } from '@/lib/router/public-paths'

const cookieName = firstEntries.saved_path.key
const maxAgeSeconds = 60 * 60
const maxLength = 2000
const frontDoors: readonly string[] = [publicPaths.home, publicPaths.login, publicPaths.register]

/** True for a path of this app: nothing that a browser could read as another site. */
export function isSafePath(path: string): boolean {
  if (path.length > maxLength || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path))
    return false
  const base = 'https://touchline.invalid'
  return URL.canParse(path, base) && new URL(path, base).origin === base
}

/** A path as its cookie holds it; null when the path is not worth or not safe to keep. */
export function encodeSavedPath(path: string): string | null {
  const pathname = path.split(/[?#]/)[0] ?? ''
  if (!isSafePath(path) || frontDoors.includes(pathname)) return null
  return encodeURIComponent(path)
}

/** The kept path in a cookie string; null when there is none or it leads elsewhere. */
export function readSavedPath(cookies: string): string | null {
  const raw = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies)?.[1]
  if (!raw) return null
  try {
    const path = decodeURIComponent(raw)
    return isSafePath(path) ? path : null
  } catch {
    return null
  }
}

/** Remembers a path until the next login, an hour at most. */
export function savePath(path: string): void {
  const value = encodeSavedPath(path)
  if (value !== null) writeCookie('saved_path', value, maxAgeSeconds)
}

/** Hands the path out once and forgets it. */
export function takeSavedPath(): string | null {
  const path = readSavedPath(readCookies())
  removeCookie('saved_path')
  return path
}
