/** Events as Stripe sends them: signed, and on demand held back, twice, or the newest first. */
import { createHmac } from 'node:crypto'
import { createId } from './state'

export interface StripeEvent {
  id: string
  type: string
  /** By the test clock. */
  created: number
  object: unknown
  attempts: number
  /** Null until it was sent for the first time. */
  status: number | null
}

export interface Switches {
  isHeld: boolean
  isTwice: boolean
  isReversed: boolean
}

export type Webhooks = ReturnType<typeof createWebhooks>

const MOST_STORED = 1000

/** `url`: where they go; `apiVersion`: in whose shape they are. */
export function createWebhooks({
  url,
  secret,
  apiVersion,
  log,
}: {
  url: string
  secret: string
  apiVersion: string
  log: (line: string) => void
}) {
  const events: StripeEvent[] = []
  const switches: Switches = { isHeld: false, isTwice: false, isReversed: false }
  let waiting: StripeEvent[] = []
  let sending: Promise<void> = Promise.resolve()

  async function send(event: StripeEvent): Promise<void> {
    const { id, type, created, object } = event
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: apiVersion,
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
    event.attempts += 1
    try {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': sign(payload, secret),
      }
      const answer = await fetch(url, { method: 'POST', headers, body: payload })
      event.status = answer.status
      await answer.arrayBuffer()
    } catch (error) {
      event.status = 0
      log(`The event ${type} did not arrive: ${String(error)}`)
    }
  }

  function addToQueue(order: StripeEvent[]): Promise<void> {
    sending = sending.then(async () => {
      for (const event of order) await send(event)
    })
    return sending
  }

  return {
    events,
    switches,
    emit(type: string, created: number, object: unknown): void {
      const event = { id: createId('evt'), type, created, object, attempts: 0, status: null }
      events.unshift(event)
      events.length = Math.min(events.length, MOST_STORED)
      waiting.push(event)
    },
    /** Sends what has happened since, unless it is held back; resolves when all of it was answered. */
    async flush(isForced = false): Promise<void> {
      if (switches.isHeld && !isForced) return
      const batch = switches.isReversed ? waiting.toReversed() : waiting
      waiting = []
      await addToQueue(switches.isTwice ? batch.flatMap((event) => [event, event]) : batch)
    },
    /** Exactly these, in this order, as often as they are named. */
    async deliver(ids: readonly string[]): Promise<void> {
      const order = ids.flatMap((id) => events.filter((event) => event.id === id))
      waiting = waiting.filter(({ id }) => !ids.includes(id))
      await addToQueue(order)
    },
    /** What was not answered with 2xx is sent once more. */
    async retry(): Promise<void> {
      const failed = events.filter(({ status }) => status !== null && !isFine(status))
      await addToQueue(failed.toReversed())
    },
  }
}

export function isFine(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Signed at the machine's time: the test clock moves what is sold, not the network. */
function sign(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return `t=${time},v1=${signature}`
}
