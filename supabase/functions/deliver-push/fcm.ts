/** Firebase Cloud Messaging, HTTP v1: data only, so that our own service worker shows it and nobody shows it twice. */
import type { PushWord } from './compose.ts'
import { createHeaders, readRetryAfter } from './delivery.ts'
import { createAccess, type Account } from './fcm-access.ts'
import type { Delivery, Outcome, Sending } from './handler.ts'

export type Fcm = (token: string, word: PushWord, delivery: Delivery) => Promise<Sending>

interface FcmSettings {
  account: Account
  tokenUrl: string
  /** Without a slash at the end. */
  sendUrl: string
  now: () => number
}

/** Of all keys and values of `data` together. */
const MOST_BYTES = 4096
const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'

export function createFcm({ account, tokenUrl, sendUrl, now }: FcmSettings): Fcm {
  const access = createAccess(account, tokenUrl, now)
  const url = `${sendUrl}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`

  async function post(body: string, accessToken: string): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
  }

  return async (token, word, delivery) => {
    const data = toData(word)
    if (!data) return { outcome: 'refused', error: `More than ${MOST_BYTES} bytes to push` }
    const { ttl, urgency, topic } = await createHeaders(word.tag, delivery)
    const headers = { TTL: String(ttl), Urgency: urgency, Topic: topic }
    const body = JSON.stringify({ message: { token, data, webpush: { headers } } })

    const accessToken = await access.get()
    let response = await post(body, accessToken)
    if (response.status === 401) {
      // revoked before its end: once more with a new one
      await response.body?.cancel()
      access.drop(accessToken)
      response = await post(body, await access.get())
    }
    const answer = await response.text()
    if (response.ok) return { outcome: 'sent' }
    return {
      outcome: judge(response.status, answer),
      error: `Firebase answered ${response.status}: ${answer}`,
      wait: readRetryAfter(response, now()),
    }
  }
}

/** Values are texts; the buttons go where there is no room for them. Null: too long even so. */
function toData(word: PushWord): Record<string, string> | null {
  const { act, unread, ...texts } = word
  const plain = { ...texts, unread: String(unread) }
  const whole = act ? { ...plain, act: JSON.stringify(act) } : plain
  return [whole, plain].find((data) => countBytes(data) <= MOST_BYTES) ?? null
}

function countBytes(data: Record<string, string>): number {
  return new TextEncoder().encode(Object.entries(data).flat().join('')).length
}

/**
 * Only what Firebase itself says about the device costs it its place: a bare 404 may be a wrong address of ours, and
 * INVALID_ARGUMENT without its own detail a wrong message. The token of another project (403) is counted, not forgotten:
 * the project may be the wrong one.
 */
function judge(status: number, answer: string): Outcome {
  const { name, code } = readError(answer)
  if (status === 404) return name === 'NOT_FOUND' || code === 'UNREGISTERED' ? 'gone' : 'later'
  if (status === 400) return code === 'INVALID_ARGUMENT' ? 'gone' : 'refused'
  return code === 'SENDER_ID_MISMATCH' || status === 413 ? 'refused' : 'later'
}

/** The status of Google's API, and the code of Firebase where it gives one. */
function readError(answer: string): { name: unknown; code: unknown } {
  const { status, details } = Object(Object(parse(answer)).error)
  const all: unknown[] = Array.isArray(details) ? details : []
  const own = all.find((detail) => Object(detail)['@type'] === FCM_ERROR)
  return { name: status, code: Object(own).errorCode }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
