/** The doors to this browser's cookies. */
import { firstEntries } from './first-entries'

type CookieName = 'language_cookie' | 'saved_path'

/** All cookies as the browser tells them: `name=value; other=value`. */
export function readCookies(): string {
  return document.cookie
}

/** `value` as it stands in the cookie; for `maxAgeSeconds`, on every path of this origin. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds: number): void {
  setCookie(firstEntries[name].key, value, maxAgeSeconds)
}

export function removeCookie(name: CookieName): void {
  setCookie(firstEntries[name].key, '', 0)
}

/** `name` as it stands in the browser. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`
}
