/** Who calls: the claims of a token that the gateway has already verified (`verify_jwt = true`). */

export interface Caller {
  role: string
  userId: string | null
}

/** Null without a token or with one of a visitor who is not signed in. */
export function readCaller(request: Request): Caller | null {
  const payload = readToken(request)?.split('.')[1]
  if (!payload) return null
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (claims.role === 'service_role') return { role: claims.role, userId: null }
    if (claims.role === 'authenticated' && typeof claims.sub === 'string') {
      return { role: claims.role, userId: claims.sub }
    }
    return null
  } catch {
    return null
  }
}

/** The token itself, to ask the data API in the caller's name. */
export function readToken(request: Request): string | null {
  return request.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null
}
