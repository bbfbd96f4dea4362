/**
 * Ends the renewal of a subscription, or takes the end back, for an administrator:
 * `{subscriptionId, change: 'end' | 'resume', reason}` → `{outcome: 'asked'}`. Whether it may be done decides the
 * database, asked in the caller's name, which writes down who wants it and why before Stripe is asked. Nothing is
 * written here: what Stripe makes of it comes back by its event. Refusals carry the code that
 * ask_subscription_change raises.
 */
import { readCaller, readToken } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import { RestError } from '../_shared/rest.ts'

export interface Wish {
  subscriptionId: string
  change: 'end' | 'resume'
  reason: string
}

/** What ask_subscription_change answers. */
export interface Permission {
  stripe_id: string
  /** The entry of the audit log. */
  request_id: number
}

export interface Deps {
  /** Asked in the name of whoever the token belongs to; throws RestError when it may not be done. */
  ask(token: string, wish: Wish): Promise<Permission>
  /** False: Stripe does not know it, or it has ended there. The same key never acts twice. */
  change(stripeId: string, change: Wish['change'], key: string): Promise<boolean>
}

const REFUSALS = new Map([
  ['admin_only', 403],
  ['subscription_unknown', 404],
  ['change_unknown', 422],
  ['reason_required', 422],
  ['not_running', 409],
  ['already_ending', 409],
  ['not_ending', 409],
])

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST_REASON = 500

/** `deps` is null where nobody has set up payments. */
export async function handle(request: Request, deps: Deps | null): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const caller = readCaller(request)
  const token = readToken(request)
  if (!caller?.userId || !token) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)
  if (!deps) return reply({ code: 'payments_not_set_up' }, 501)
  const wish = await readWish(request)
  if (!wish) return reply({ code: 'invalid_request' }, 400)
  try {
    const { stripe_id, request_id } = await deps.ask(token, wish)
    const isTaken = await deps.change(stripe_id, wish.change, `desk:${request_id}`)
    return isTaken ? reply({ outcome: 'asked' }) : reply({ code: 'not_running' }, 409)
  } catch (error) {
    const code = error instanceof RestError ? (error.reason ?? '') : ''
    const status = REFUSALS.get(code)
    if (status) return reply({ code }, status)
    console.error('change-subscription failed:', error)
    return reply({ code: 'payments_unavailable' }, 503)
  }
}

async function readWish(request: Request): Promise<Wish | null> {
  const body: unknown = await request.json().catch(() => null)
  const { subscriptionId, change, reason } = Object(body)
  if (typeof subscriptionId !== 'string' || !ID.test(subscriptionId)) return null
  if (change !== 'end' && change !== 'resume') return null
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON) return null
  return { subscriptionId, change, reason }
}
