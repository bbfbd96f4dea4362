/** True when a session cookie exists; apart from the client, which would weigh on the first load. */
export function hasSessionCookie(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)sb-[^=]+-auth-token(?:\.\d+)?=/.test(cookies)
}
