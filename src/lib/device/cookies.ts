/** The doors to this browser's cookies. */
import { deviceEntries, findEntry, type CookieName } from './registry'

/** All cookies as the browser tells them: `name=value; other=value`. */
export function readCookies(): string {
  return document.cookie
}

/** `value` as it stands in the cookie; for `maxAgeSeconds`, on every path of this origin. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds: number): void {
  setCookie(deviceEntries[name].key, value, maxAgeSeconds)
}

export function removeCookie(name: CookieName): void {
  setCookie(deviceEntries[name].key, '', 0)
}

/** Ends the cookies of whoever was here: the session's chunks and the saved path. */
export function removePersonalCookies(): void {
  for (const name of listCookieNames()) {
    const entry = findEntry('cookie', name)
    if (entry && entry.owner !== 'device') setCookie(name, '', 0)
  }
}

export function listCookieNames(): string[] {
  return readCookies()
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`
}
