/** Checks the tokens that auth hands out, for the parts that are not @supabase/lite. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { JWT_SECRET } from './keys'

export interface Claims {
  role: string
  sub?: string
  session_id?: string
  /** Seconds since 1970. */
  exp?: number
}

/** The claims of a valid, unexpired HS256 token of ours, otherwise null. */
export function verifyToken(token: string, now: number = Date.now()): Claims | null {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', JWT_SECRET).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    if (typeof claims.role !== 'string') return null
    if (claims.exp !== undefined && claims.exp * 1000 <= now) return null
    return claims
  } catch {
    return null
  }
}

/** What a token says, unchecked. */
export function readClaims(token: string): Record<string, unknown> {
  return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}'))
}
