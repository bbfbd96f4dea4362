/**
 * Sends money of an order back to the card it came from, for those who run the shop:
 * `{orderId, amountCents?, reason}` → `{outcome: 'refunded'}`. Whether it may be done and how much decides the
 * database, asked in the caller's name, which writes down who wants it and why before Stripe is asked; what Stripe
 * sent back is written down at once. Refusals carry the code that ask_order_refund raises.
 */
import { readCaller, readToken } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import { RestError } from '../_shared/rest.ts'

export interface Wish {
  orderId: string
  /** Null: all that is left. */
  amountCents: number | null
  reason: string
}

/** What ask_order_refund answers. */
export interface Permission {
  payment_reference: string
  amount_cents: number
  /** The same until money went back. */
  attempt_key: string
}

/** What Stripe made of it. */
export interface Refund {
  reference: string
  amountCents: number
}

export interface Deps {
  /** Asked in the name of whoever the token belongs to; throws RestError when it may not be done. */
  ask(token: string, wish: Wish): Promise<Permission>
  /** Null: Stripe refused it. The same permission never sends twice. */
  refund(permission: Permission, orderId: string): Promise<Refund | null>
  /** Written down once, however often it is told. */
  record(wish: Wish, refund: Refund): Promise<void>
}

const REFUSALS = new Map([
  ['order_not_found', 403],
  ['reason_required', 422],
  ['not_paid', 409],
  ['nothing_to_refund', 409],
  ['refund_too_high', 409],
])

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST_REASON = 300
const MOST_CENTS = 100_010_000

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
    const permission = await deps.ask(token, wish)
    const refund = await deps.refund(permission, wish.orderId)
    if (!refund) return reply({ code: 'refund_refused' }, 409)
    await deps.record(wish, refund)
    return reply({ outcome: 'refunded' })
  } catch (error) {
    const code = error instanceof RestError ? (error.reason ?? '') : ''
    const status = REFUSALS.get(code)
    if (status) return reply({ code }, status)
    console.error('refund-order failed:', error)
    return reply({ code: 'payments_unavailable' }, 503)
  }
}

async function readWish(request: Request): Promise<Wish | null> {
  const body: unknown = await request.json().catch(() => null)
  const { orderId, amountCents = null, reason } = Object(body)
  if (typeof orderId !== 'string' || !ID.test(orderId)) return null
  if (amountCents !== null && !isAmount(amountCents)) return null
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON) return null
  return { orderId, amountCents, reason }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_CENTS
}
