/** Whose session cookie this browser has, read without the client: only to find what is theirs. */

/** The account id inside the session cookie, whole or in pieces; null when it cannot be read. */
export function findCookieOwner(cookies: string): string | null {
  const pieces = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .flatMap(([name = '', ...value]) => {
      const found = /^sb-[^=]+-auth-token(?:\.(\d+))?$/.exec(name)
      return found ? [{ place: Number(found[1] ?? 0), text: value.join('=') }] : []
    })
    .toSorted((a, b) => a.place - b.place)
  const text = decodeURIComponent(pieces.map((piece) => piece.text).join(''))
  return parseUserId(text.startsWith('base64-') ? decodeBase64(text.slice('base64-'.length)) : text)
}

function parseUserId(json: string | null): string | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    if (typeof value !== 'object' || value === null || !('user' in value)) return null
    const { user } = value
    if (typeof user !== 'object' || user === null || !('id' in user)) return null
    return typeof user.id === 'string' ? user.id : null
  } catch {
    return null
  }
}

function decodeBase64(text: string): string | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return null
  }
}
