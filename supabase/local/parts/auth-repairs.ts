/**
 * Answers of hosted Auth that @supabase/lite 0.10 gives differently: it refuses a repeated sign-up and every re-sent
 * confirmation with a rate-limit error, makes a confirmed account of any address that asks for a link, tells which
 * addresses have one, and leaves out the rules of passwords. Everything else goes through (null).
 */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { readFlagSetting, readNumberSetting, type Config } from '../config'
import { readBody, type Send } from './auth-answers'
import { createPasswordRules } from './auth-passwords'

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
  const mustConfirm = readFlagSetting(config, 'auth.email.enable_confirmations', false)
  const otpLength = readNumberSetting(config, 'auth.email.otp_length', 6)
  const passwords = createPasswordRules(db)

  async function signUp(body: Record<string, unknown>): Promise<Response | null> {
    const refusal = await passwords.refuseCommon(body.password)
    if (refusal || !mustConfirm) return refusal
    const user = await findUser(db, body.email)
    return user && repeatSignUp(user, body.code_challenge)
  }

  async function repeatSignUp(user: KnownUser, challenge: unknown): Promise<Response> {
    if (!user.is_confirmed) {
      await rememberSignUp(user.id, challenge)
      await sendConfirmation(user)
    }
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

  /** Hosted Auth keeps the flow of each sign-up of our client; what a later one says about the person, it drops. */
  async function rememberSignUp(userId: string, challenge: unknown): Promise<void> {
    if (typeof challenge !== 'string') return
    await db.query(
      `insert into auth.flow_state
        (id, user_id, authentication_method, provider_type, code_challenge_method, code_challenge)
       values ($1, $2, 'email/signup', 'email', 's256', $3)`,
      [randomUUID(), userId, challenge],
    )
  }

  async function sendConfirmation(user: KnownUser): Promise<void> {
    const { code, hash } = createCode(user.email, otpLength)
    await db.query(
      'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2',
      [hash, user.id],
    )
    await mailer.sendConfirmation(user.email, hash, code, { userId: user.id })
  }

  async function resend(body: Record<string, unknown>): Promise<Response | null> {
    const user = await findUser(db, body.email)
    if (user && body.type === 'signup') {
      if (!user.is_confirmed) await sendConfirmation(user)
      return Response.json({})
    }
    if (body.type !== 'email_change' || !user?.email_change) return null
    const { code, hash } = createCode(user.email_change, otpLength)
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

  /** A link signs in whoever has an account; it neither makes one nor tells that there is none. */
  async function sendLink(body: Record<string, unknown>): Promise<Response | null> {
    return typeof body.email === 'string' && !(await findUser(db, body.email))
      ? Response.json({})
      : null
  }

  return async function repair(request: Request, send: Send): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url)
    switch (`${request.method} ${pathname}`) {
      case 'PUT /auth/v1/user':
        return passwords.changePassword(request, send)
      case 'POST /auth/v1/token':
        return searchParams.get('grant_type') === 'password'
          ? passwords.signIn(request, send)
          : null
      case 'POST /auth/v1/verify':
        return passwords.openByLink(request, send)
      case 'POST /auth/v1/signup':
        return signUp(await readBody(request))
      case 'POST /auth/v1/resend':
        return resend(await readBody(request))
      case 'POST /auth/v1/otp':
      case 'POST /auth/v1/magiclink':
        return sendLink(await readBody(request))
      default:
        return null
    }
  }
}

async function findUser(db: PGlite, email: unknown): Promise<KnownUser | null> {
  if (typeof email !== 'string') return null
  const { rows } = await db.query<KnownUser>(
    `select id, email, email_change, email_confirmed_at is not null as is_confirmed
       from auth.users where email = lower($1)`,
    [email],
  )
  return rows[0] ?? null
}

/** A code of digits and the hash that verifyOtp looks for, as Auth makes it. */
function createCode(email: string, length: number): { code: string; hash: string } {
  const code = String(randomInt(0, 10 ** length)).padStart(length, '0')
  return {
    code,
    hash: createHash('sha224')
      .update(email + code)
      .digest('hex'),
  }
}
