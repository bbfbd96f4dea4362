/** What a session leaves in this browser, and how it is wiped away (spec section 8, first row). */

/** Removes every entry whose key contains supabase, auth or token. */
export function clearAuthEntries(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key && /supabase|auth|token/i.test(key)) storage.removeItem(key)
}

/** The cookie lines that end the session cookies found in a cookie string. */
export function expiredAuthCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => /^sb-.+-auth-token/.test(name))
    .map((name) => `${name}=; path=/; max-age=0; samesite=lax`)
}
