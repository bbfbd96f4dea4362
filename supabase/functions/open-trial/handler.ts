/**
 * Opens the demo academy to somebody without an account: POST `{as}` → `{access_token, refresh_token}` of one of its
 * people. The session may only read: it is marked before anybody has its tokens, and the password stays here.
 */
import { answerPreflight, reply } from '../_shared/reply.ts'

/** Whose eyes a visitor may borrow; never an administrator's. */
export type Viewpoint = 'coach' | 'parent' | 'player' | 'owner'

export interface Tokens {
  access_token: string
  refresh_token: string
}

export interface Deps {
  /** Signs in as the person with this viewpoint; null when sign-ins come too fast. */
  signIn(as: Viewpoint): Promise<Tokens | null>
  markReadOnly(sessionId: string): Promise<void>
}

/** `deps` is null where no demo academy is open to visitors. */
export async function handle(request: Request, deps: Deps | null): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)
  if (!deps) return reply({ code: 'trial_not_offered' }, 404)
  const as = await readViewpoint(request)
  if (!as) return reply({ code: 'invalid_request' }, 400)
  try {
    const tokens = await deps.signIn(as)
    if (!tokens) return reply({ code: 'too_many_visitors' }, 429)
    await deps.markReadOnly(readSessionId(tokens.access_token))
    return reply({ access_token: tokens.access_token, refresh_token: tokens.refresh_token })
  } catch (error) {
    console.error('open-trial failed:', error)
    return reply({ code: 'trial_unavailable' }, 503)
  }
}

async function readViewpoint(request: Request): Promise<Viewpoint | null> {
  const { as } = Object(await request.json().catch(() => null))
  return as === 'coach' || as === 'parent' || as === 'player' || as === 'owner' ? as : null
}

/** Of a token that Auth has just made. Throws where it names no session: nothing could be marked. */
function readSessionId(token: string): string {
  const payload = token.split('.')[1] ?? ''
  const { session_id } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  if (typeof session_id !== 'string') throw new Error('The token names no session')
  return session_id
}
