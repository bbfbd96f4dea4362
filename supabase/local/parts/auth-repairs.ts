/**
 * Answers of hosted Auth that @supabase/lite 0.10 gives differently: it refuses a repeated sign-up and every re-sent
 * confirmation with a rate-limit error, and it does not look at `current_password`. Everything else goes through (null).
 */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { flagSetting, type Config } from '../config'
import { verifyToken } from '../tokens'

interface Sender {
  sendConfirmation(
    to: string,
    hash: string,
    code: string,
    meta?: { userId?: string },
  ): Promise<void>
  sendEmailChange(
    to: string,
    hash: string,
    code: string,
    meta?: { userId?: string; currentEmail?: string; newEmail?: string },
  ): Promise<void>
}

interface KnownUser {
  id: string
  email: string
  email_change: string | null
  is_confirmed: boolean
}

export function createAuthRepairs(db: PGlite, mailer: Sender, config: Config) {
  const mustConfirm = flagSetting(config, 'auth.email.enable_confirmations', false)

  async function repeatSignUp(user: KnownUser): Promise<Response> {
    if (!user.is_confirmed) await sendConfirmation(user)
    // A stranger must not learn whether the address has an account, so both cases look like a new one.
    const now = new Date().toISOString()
    return Response.json({
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: user.email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    })
  }

  async function sendConfirmation(user: KnownUser): Promise<void> {
    const { code, hash } = createCode(user.email)
    await db.query(
      'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2',
      [hash, user.id],
    )
    await mailer.sendConfirmation(user.email, hash, code, { userId: user.id })
  }

  async function resend(type: unknown, user: KnownUser): Promise<Response | null> {
    if (type === 'signup') {
      if (!user.is_confirmed) await sendConfirmation(user)
      return Response.json({})
    }
    if (type !== 'email_change' || !user.email_change) return null
    const { code, hash } = createCode(user.email_change)
    await db.query(
      'update auth.users set email_change_token_new = $1, email_change_sent_at = now() where id = $2',
      [hash, user.id],
    )
    await mailer.sendEmailChange(user.email_change, hash, code, {
      userId: user.id,
      currentEmail: user.email,
      newEmail: user.email_change,
    })
    return Response.json({})
  }

  return async function repair(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT' && pathname === '/auth/v1/user') {
      return checkCurrentPassword(db, request)
    }
    const isSignUp = pathname === '/auth/v1/signup' && mustConfirm
    const isResend = pathname === '/auth/v1/resend'
    if (request.method !== 'POST' || !(isSignUp || isResend)) return null
    const body = await readBody(request.clone())
    if (typeof body.email !== 'string') return null
    const user = await findUser(db, body.email)
    if (!user) return null
    return isSignUp ? repeatSignUp(user) : resend(body.type, user)
  }
}

async function checkCurrentPassword(db: PGlite, request: Request): Promise<Response | null> {
  const { current_password: given } = await readBody(request.clone())
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  const userId = verifyToken(token)?.sub
  if (typeof given !== 'string' || !userId) return null
  // pgcrypto knows bcrypt's marker as 2a only; 2b means the same for hashes made by today's libraries.
  const { rows } = await db.query(
    `select 1 from auth.users
      cross join lateral replace(encrypted_password, '$2b$', '$2a$') as hash
      where id = $1 and hash = extensions.crypt($2, hash)`,
    [userId, given],
  )
  if (rows.length > 0) return null
  const body = {
    code: 400,
    error_code: 'current_password_invalid',
    msg: 'Current password is invalid',
  }
  return Response.json(body, { status: 400 })
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object(await request.json())
  } catch {
    return {}
  }
}

async function findUser(db: PGlite, email: string): Promise<KnownUser | null> {
  const { rows } = await db.query<KnownUser>(
    `select id, email, email_change, email_confirmed_at is not null as is_confirmed
       from auth.users where email = lower($1)`,
    [email],
  )
  return rows[0] ?? null
}

/** A six-digit code and the hash that verifyOtp looks for, as Auth makes it. */
function createCode(email: string): { code: string; hash: string } {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  return {
    code,
    hash: createHash('sha224')
      .update(email + code)
      .digest('hex'),
  }
}
