/**
 * Leads to the pages at Stripe where somebody who pays sees bills, changes the card and ends the renewal: POST → `{url}`.
 * Whose pages they are follows from the token alone; nothing is read from the body.
 */
import { readCaller, readToken } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'

export interface Deps {
  /** Whether the session of this token may change nothing: a visitor who looks around without an account. */
  isReadOnly(token: string): Promise<boolean>
  findCustomer(userId: string): Promise<string | null>
  openPortal(customerId: string, userId: string): Promise<string>
}

/** `deps` is null where nobody has set up payments. */
export async function handle(request: Request, deps: Deps | null): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const caller = readCaller(request)
  if (!caller?.userId) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)
  if (!deps) return reply({ code: 'payments_not_set_up' }, 501)
  try {
    if (await deps.isReadOnly(readToken(request) ?? ''))
      return reply({ code: 'read_only_session' }, 403)
    const customerId = await deps.findCustomer(caller.userId)
    if (!customerId) return reply({ code: 'nothing_paid_yet' }, 404)
    return reply({ url: await deps.openPortal(customerId, caller.userId) })
  } catch (error) {
    console.error('customer-portal failed:', error)
    return reply({ code: 'payments_unavailable' }, 503)
  }
}
