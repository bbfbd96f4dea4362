/**
 * Stripe tells what happened; nobody signs in, the signature is the proof. The event only says which object to look
 * at: what it is now is fetched from Stripe, so events that come twice, late or in another order end the same.
 * 200: done, done before, or of no interest here. 400: not from Stripe. 500: Stripe sends it again, for three days.
 */

/** Of an event, what we use. */
export interface StripeEvent {
  id: string
  type: string
  /** Seconds since 1970. */
  created: number
  data: { object: object }
}

export interface Subject {
  kind: 'subscription' | 'invoice' | 'checkout'
  id: string
}

export interface Deps {
  /** Throws when the signature is not ours, or older than five minutes. */
  verify(body: string, signature: string): Promise<StripeEvent>
  /** False: it was worked on already. */
  take(event: StripeEvent, subject: Subject): Promise<boolean>
  /** Fetches the object and writes down what it says now. */
  sync(subject: Subject): Promise<void>
  /** Without an error it is done. */
  finish(id: string, error: string | null): Promise<void>
}

const KINDS = new Map<string, Subject['kind']>([
  ['checkout.session.completed', 'checkout'],
  ['checkout.session.async_payment_succeeded', 'checkout'],
  ['checkout.session.async_payment_failed', 'checkout'],
  ['customer.subscription.created', 'subscription'],
  ['customer.subscription.updated', 'subscription'],
  ['customer.subscription.paused', 'subscription'],
  ['customer.subscription.resumed', 'subscription'],
  ['customer.subscription.deleted', 'subscription'],
  ['invoice.finalized', 'invoice'],
  ['invoice.paid', 'invoice'],
  ['invoice.payment_failed', 'invoice'],
  ['invoice.voided', 'invoice'],
  ['invoice.marked_uncollectible', 'invoice'],
])

/** `deps` is null where nobody has set up payments. */
export async function handle(request: Request, deps: Deps | null): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ message: 'Use POST.' }, { status: 405 })
  if (!deps) return Response.json({ code: 'payments_not_set_up' }, { status: 501 })
  const event = await readEvent(request, deps)
  if (!event) return Response.json({ code: 'signature_refused' }, { status: 400 })
  const subject = findSubject(event)
  if (!subject) return Response.json({ outcome: 'ignored' })
  return work(event, subject, deps)
}

/** The body as it came: the signature is over its bytes. Nothing of a refused one is logged, it may be anything. */
async function readEvent(request: Request, deps: Deps): Promise<StripeEvent | null> {
  const signature = request.headers.get('stripe-signature')
  try {
    if (!signature) throw new Error('no signature')
    return await deps.verify(await request.text(), signature)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable'
    console.error(`stripe-webhook refused a call: ${reason}`)
    return null
  }
}

function findSubject({ type, data }: StripeEvent): Subject | null {
  const kind = KINDS.get(type)
  const id = 'id' in data.object ? data.object.id : null
  return kind && typeof id === 'string' ? { kind, id } : null
}

async function work(event: StripeEvent, subject: Subject, deps: Deps): Promise<Response> {
  try {
    if (!(await deps.take(event, subject))) return Response.json({ outcome: 'done before' })
  } catch (error) {
    console.error(`stripe-webhook could not note ${event.id}:`, error)
    return Response.json({ code: 'try_again' }, { status: 500 })
  }
  try {
    await deps.sync(subject)
    await deps.finish(event.id, null)
    return Response.json({ outcome: 'done' })
  } catch (error) {
    console.error(`stripe-webhook failed at ${event.id}:`, error)
    const reason = error instanceof Error ? error.message : String(error)
    await deps.finish(event.id, reason).catch(() => undefined)
    return Response.json({ code: 'try_again' }, { status: 500 })
  }
}
