/**
 * What hosted Auth says about a session and @supabase/lite 0.10 does not: `aal`, `amr` and the factors of the user in
 * every answer, and on which device and when the session was used.
 */
import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { signToken } from '../keys'
import { readClaims, verifyToken } from '../tokens'

const completed = /^\/auth\/v1\/(token|signup|verify|user|factors\/[^/]+\/verify)$/

interface SessionState {
  aal: string | null
  amr: { method: string; timestamp: number }[]
  factors: unknown[]
}

export function createMfaSessions(db: PGlite) {
  async function readState(userId: string, sessionId: string | undefined): Promise<SessionState> {
    const { rows } = await db.query<SessionState>(
      `select
        (select aal from auth.sessions where id = $2) as aal,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'method', authentication_method, 'timestamp', extract(epoch from updated_at)::int
          ) order by updated_at desc), '[]')
          from auth.mfa_amr_claims where session_id = $2
        ) as amr,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
            'created_at', created_at, 'updated_at', updated_at
          ) order by created_at), '[]')
          from auth.mfa_factors where user_id = $1
        ) as factors`,
      [userId, sessionId ?? null],
    )
    return rows[0] ?? { aal: null, amr: [], factors: [] }
  }

  /** Notes how the session came about and from where it is used. */
  async function recordUse(sessionId: string, request: Request, method: string | null) {
    const agent = request.headers.get('user-agent')
    await db.query('update auth.sessions set user_agent = coalesce($2, user_agent) where id = $1', [
      sessionId,
      agent,
    ])
    if (method) await recordMethod(db, sessionId, method)
  }

  async function completeTokens(
    request: Request,
    body: Record<string, unknown> & { access_token: string },
  ): Promise<Record<string, unknown>> {
    const claims = readClaims(body.access_token)
    const { sub, session_id: sessionId } = claims
    if (typeof sub !== 'string' || typeof sessionId !== 'string') return body
    await recordUse(sessionId, request, getMethod(new URL(request.url)))
    const { aal, amr, factors } = await readState(sub, sessionId)
    return {
      ...body,
      access_token: signToken({ ...claims, aal: aal ?? 'aal1', amr }),
      user: addFactors(body.user, factors),
    }
  }

  /** Completes an answer of Auth with a token or a user; any other goes through. */
  return async function complete(request: Request, response: Response): Promise<Response> {
    const { pathname } = new URL(request.url)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (!response.ok || !isJson || !completed.test(pathname)) {
      return response
    }
    const body = Object(await response.clone().json())
    if (typeof body.access_token === 'string') {
      return replaceBody(response, await completeTokens(request, body))
    }
    const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
    const userId = pathname === '/auth/v1/user' ? verifyToken(token)?.sub : undefined
    if (!userId) return response
    return replaceBody(response, addFactors(body, (await readState(userId, undefined)).factors))
  }
}

/** Adds a way in which this session has shown who it is. */
export async function recordMethod(db: PGlite, sessionId: string, method: string): Promise<void> {
  await db.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  )
}

/** Null when the session is only renewed. */
function getMethod({ pathname, searchParams }: URL): string | null {
  if (pathname.startsWith('/auth/v1/factors/')) return null
  if (pathname.endsWith('/verify')) return 'otp'
  const grant = searchParams.get('grant_type')
  if (grant === 'refresh_token') return null
  return grant === 'pkce' ? 'oauth' : 'password'
}

function addFactors(user: unknown, factors: unknown[]): Record<string, unknown> {
  const known: Record<string, unknown> = Object(user)
  return factors.length > 0 ? { ...known, factors } : known
}

function replaceBody(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(body, { status: response.status, headers })
}
