/**
 * Passwords as hosted Auth treats them with the settings of docs/deploy.md: common ones are refused, a change needs
 * the current one unless a link of an e-mail opened the session, it ends the other sessions, and wrong ones slow down.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PROJECT_DIR } from '../paths'
import { verifyToken } from '../tokens'
import { readBody, readClaims, refuse, refuseForNow, type Send } from './auth-answers'
import { createThrottle } from './auth-throttle'

const LIST = 'src/features/session/model/passwords/common-passwords.txt'
/** Wrong passwords of one account from one address, and of all accounts from one address. */
const FREE_TRIES = 5
const FREE_TRIES_OF_AN_ADDRESS = 100
/** How long a link of an e-mail lets its session set a password. */
const LINK_MINUTES = 60

export function createPasswordRules(db: PGlite) {
  const perAccount = createThrottle(FREE_TRIES)
  const perAddress = createThrottle(FREE_TRIES_OF_AN_ADDRESS)
  let common: Promise<Set<string>> | undefined

  async function refuseCommon(password: unknown): Promise<Response | null> {
    common ??= readFile(join(PROJECT_DIR, LIST), 'utf8').then((text) => new Set(text.split(/\s/)))
    if (typeof password !== 'string' || !(await common).has(password.toLowerCase())) return null
    const msg = 'Password is known to be weak and easy to guess, please choose a different one.'
    const weak_password = { reasons: ['pwned'], message: msg }
    return Response.json(
      { code: 422, error_code: 'weak_password', msg, weak_password },
      { status: 422 },
    )
  }

  async function signIn(request: Request, send: Send): Promise<Response> {
    const { email } = await readBody(request)
    const address = getAddress(request)
    const key = `${address} ${typeof email === 'string' ? email.trim().toLowerCase() : ''}`
    const wait = Math.max(perAccount.secondsToWait(key), perAddress.secondsToWait(address))
    if (wait > 0) return refuseForNow(wait)
    const response = await send(request)
    if (response.ok) {
      perAccount.succeed(key)
      perAddress.succeed(address)
    } else if ((await readBody(response)).error_code === 'invalid_credentials') {
      perAccount.fail(key)
      perAddress.fail(address)
    }
    return response
  }

  async function changePassword(request: Request, send: Send): Promise<Response | null> {
    const { password, current_password: given } = await readBody(request)
    const claims = readClaims(request)
    if (typeof password !== 'string' || !claims?.sub) return null
    const refusal =
      (await refuseCommon(password)) ?? (await checkCurrent(claims.sub, claims.session_id, given))
    if (refusal) return refusal
    const response = await send(request)
    if (response.ok) {
      await db.query(
        'delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid',
        [claims.sub, claims.session_id ?? null],
      )
    }
    return response
  }

  async function checkCurrent(userId: string, sessionId: string | undefined, given: unknown) {
    if (!(await isCurrentPasswordRequired(userId, sessionId))) return null
    if (typeof given !== 'string' || given === '') {
      const msg = 'Current password required when setting new password.'
      return refuse(400, 'current_password_required', msg)
    }
    const wait = perAccount.secondsToWait(userId)
    if (wait > 0) return refuseForNow(wait)
    // pgcrypto knows bcrypt's marker as 2a only; 2b means the same for hashes made by today's libraries.
    const { rows } = await db.query(
      `select 1 from auth.users
        cross join lateral replace(encrypted_password, '$2b$', '$2a$') as hash
        where id = $1 and hash = extensions.crypt($2, hash)`,
      [userId, given],
    )
    if (rows.length > 0) {
      perAccount.succeed(userId)
      return null
    }
    perAccount.fail(userId)
    return refuse(400, 'current_password_invalid', 'Current password is invalid')
  }

  /** An account without a password and a session that a link has just opened need not. */
  async function isCurrentPasswordRequired(
    userId: string,
    sessionId: string | undefined,
  ): Promise<boolean> {
    const { rows } = await db.query(
      `select 1 from auth.users as account
        where account.id = $1 and coalesce(account.encrypted_password, '') <> ''
          and not exists (
            select from auth.sessions
            where id = $2::uuid and user_id = $1 and tag = 'otp'
              and created_at > now() - $3 * interval '1 minute'
          )`,
      [userId, sessionId ?? null, LINK_MINUTES],
    )
    return rows.length > 0
  }

  /** Remembers which sessions a link opened: the tokens of @supabase/lite do not say it. */
  async function openByLink(request: Request, send: Send): Promise<Response> {
    const response = await send(request)
    const { access_token: token } = await readBody(response)
    if (!response.ok || typeof token !== 'string') return response
    const sessionId = verifyToken(token)?.session_id
    await db.query(`update auth.sessions set tag = 'otp' where id = $1`, [sessionId])
    return response
  }

  return { refuseCommon, signIn, changePassword, openByLink }
}

function getAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'this machine'
}
