/** Which cookies there are, and those of a person. */
import { readCookies, setCookie } from './cookies'
import { findEntry } from './registry'

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
