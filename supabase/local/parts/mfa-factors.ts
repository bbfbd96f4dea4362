/**
 * `/auth/v1/factors` of hosted Auth for authenticator apps, which @supabase/lite 0.10 does not have: set up, challenge,
 * verify, remove; and what a user with one may not change without it. Answers and error codes are hosted Auth's.
 */
import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { renderSVG } from 'uqr'
import { readFlagSetting, readNumberSetting, type Config } from '../config'
import { signToken } from '../keys'
import { readClaims, verifyToken } from '../tokens'
import { recordMethod } from './mfa-sessions'
import { createSecret, createUri, isCode } from './mfa-totp'

interface Caller {
  userId: string
  sessionId: string
  email: string
  aal: string
  claims: Record<string, unknown>
  verified: number
  enrolled: number
}

interface Factor {
  id: string
  secret: string
  status: 'unverified' | 'verified'
}

const challengeSeconds = 300
const attemptsPerMinute = 15

export function createMfaFactors(
  db: PGlite,
  config: Config,
  appUrl: string,
  fetchLite: (request: Request) => Promise<Response> | Response,
) {
  const attempts = new Map<string, number[]>()
  const canEnroll = readFlagSetting(config, 'auth.mfa.totp.enroll_enabled', false)
  const canVerify = readFlagSetting(config, 'auth.mfa.totp.verify_enabled', false)
  const mostFactors = readNumberSetting(config, 'auth.mfa.max_enrolled_factors', 10)
  const expirySeconds = readNumberSetting(config, 'auth.jwt_expiry', 3600)

  async function enroll(caller: Caller, body: Record<string, unknown>): Promise<Response> {
    if (body.factor_type !== 'totp') {
      return refuse(400, 'validation_failed', 'factor_type needs to be totp')
    }
    if (!canEnroll) {
      return refuse(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
    }
    if (caller.enrolled >= mostFactors) {
      return refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of factors reached')
    }
    if (caller.verified > 0 && caller.aal !== 'aal2') {
      return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const name = typeof body.friendly_name === 'string' ? body.friendly_name : ''
    const { rows } = await db.query<{ id: string }>(
      'select id from auth.mfa_factors where user_id = $1 and friendly_name = $2',
      [caller.userId, name],
    )
    if (rows.length > 0) {
      const message = `A factor with the friendly name "${name}" for this user already exists`
      return refuse(422, 'mfa_factor_name_conflict', message)
    }
    const id = randomUUID()
    const secret = createSecret()
    await db.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, caller.userId, name, secret],
    )
    const issuer = typeof body.issuer === 'string' ? body.issuer : new URL(appUrl).host
    const uri = createUri(secret, issuer, caller.email)
    const totp = { qr_code: renderSVG(uri), secret, uri }
    return Response.json({ id, type: 'totp', friendly_name: name, totp })
  }

  async function createChallenge(factor: Factor): Promise<Response> {
    const id = randomUUID()
    await db.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1, $2, now(), '127.0.0.1')`,
      [id, factor.id],
    )
    const expires_at = Math.floor(Date.now() / 1000) + challengeSeconds
    return Response.json({ id, type: 'totp', expires_at })
  }

  async function verify(caller: Caller, factor: Factor, request: Request) {
    const body = await readBody(request)
    if (!canVerify) {
      return refuse(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
    }
    const now = Date.now()
    const recent = (attempts.get(caller.userId) ?? []).filter((at) => at > now - 60_000)
    attempts.set(caller.userId, [...recent, now])
    if (recent.length >= attemptsPerMinute) {
      return refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
    const open = await db.query(
      `select 1 from auth.mfa_challenges
        where id::text = $1 and factor_id = $2 and verified_at is null
          and created_at > now() - make_interval(secs => $3)`,
      [String(body.challenge_id), factor.id, challengeSeconds],
    )
    if (open.rows.length === 0) {
      return refuse(422, 'mfa_challenge_expired', 'MFA challenge has expired')
    }
    if (!isCode(factor.secret, String(body.code), now)) {
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await db.query('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
      String(body.challenge_id),
    ])
    return raise(caller, factor, request)
  }

  /** The session is aal2 from here on; weaker ones of the same user end, as do half-made factors. */
  async function raise(caller: Caller, factor: Factor, request: Request): Promise<Response> {
    const { userId, sessionId } = caller
    await db.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now(), last_challenged_at = clock_timestamp()
        where id = $1`,
      [factor.id],
    )
    await db.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      sessionId,
      factor.id,
    ])
    await recordMethod(db, sessionId, 'totp')
    await db.query(
      `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'`,
      [userId],
    )
    await db.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
      [userId],
    )
    const refresh_token = randomUUID()
    await db.query('update auth.refresh_tokens set revoked = true where session_id = $1', [
      sessionId,
    ])
    await db.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked)
       values ($1, $2, $3, $4, false)`,
      [randomUUID(), refresh_token, userId, sessionId],
    )
    const expires_at = Math.floor(Date.now() / 1000) + expirySeconds
    const access_token = signToken({ ...caller.claims, exp: expires_at })
    const { headers, url } = request
    const profile = await fetchLite(new Request(new URL('/auth/v1/user', url), { headers }))
    const answer = { access_token, refresh_token, token_type: 'bearer', expires_at }
    return Response.json({ ...answer, expires_in: expirySeconds, user: await profile.json() })
  }

  async function deleteFactor(caller: Caller, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && caller.aal !== 'aal2') {
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await db.query('delete from auth.mfa_factors where id = $1', [factor.id])
    const lowered = await db.query<{ id: string }>(
      `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id`,
      [factor.id],
    )
    await db.query(
      `delete from auth.mfa_amr_claims where session_id = any($1) and authentication_method = 'totp'`,
      [lowered.rows.map(({ id }) => id)],
    )
    return Response.json({ id: factor.id })
  }

  return async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const isUserChange = request.method === 'PUT' && pathname === '/auth/v1/user'
    const path = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/.exec(pathname)
    if (!isUserChange && !path) return null
    const caller = await findCaller(db, request)
    if (isUserChange) return caller ? refuseWeakChange(caller, await readBody(request)) : null
    if (!caller)
      return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const [, id, act] = path ?? []
    const body = await readBody(request)
    if (!id) return request.method === 'POST' ? enroll(caller, body) : null
    const factor = await findFactor(db, caller.userId, id)
    if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found')
    if (act === 'challenge') return createChallenge(factor)
    if (act === 'verify') return verify(caller, factor, request)
    return request.method === 'DELETE' ? deleteFactor(caller, factor) : null
  }
}

function refuseWeakChange(caller: Caller, body: Record<string, unknown>): Response | null {
  const isGuarded = Boolean(body.password ?? body.email ?? body.phone)
  if (!isGuarded || caller.verified === 0 || caller.aal === 'aal2') return null
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  return refuse(401, 'insufficient_aal', message)
}

async function findCaller(db: PGlite, request: Request): Promise<Caller | null> {
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  if (!verifyToken(token)) return null
  const claims = readClaims(token)
  const { rows } = await db.query<Omit<Caller, 'claims'>>(
    `select
       account.id as "userId", session.id as "sessionId", account.email, coalesce(session.aal, 'aal1') as aal,
       count(factor.id) filter (where factor.status = 'verified')::int as verified,
       count(factor.id)::int as enrolled
     from auth.sessions as session
     join auth.users as account on account.id = session.user_id
     left join auth.mfa_factors as factor on factor.user_id = account.id
     where session.id::text = $1 and account.id::text = $2
     group by account.id, session.id`,
    [String(claims.session_id), String(claims.sub)],
  )
  return rows[0] ? { ...rows[0], claims } : null
}

async function findFactor(db: PGlite, userId: string, id: string): Promise<Factor | null> {
  const { rows } = await db.query<Factor>(
    'select id, secret, status from auth.mfa_factors where id::text = $1 and user_id = $2',
    [id, userId],
  )
  return rows[0] ?? null
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object(await request.clone().json())
  } catch {
    return {}
  }
}

function refuse(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status })
}
