/** The browsers' own push services (Web Push, RFC 8030 and 8291). */
import webPush from 'web-push'
import type { PushWord } from './compose.ts'
import { createHeaders, readRetryAfter } from './delivery.ts'
import type { Delivery, Device, Outcome, Sending } from './handler.ts'

export interface WebPushKeys {
  subject: string
  publicKey: string
  privateKey: string
}

/** `gateway`: takes all pushes in place of the push services. */
export async function sendByWebPush(
  device: Device,
  word: PushWord,
  delivery: Delivery,
  { keys, gateway }: { keys: WebPushKeys; gateway?: string },
): Promise<Sending> {
  const response = await post(device, word, delivery, keys, gateway)
  const answer = await response.text()
  if (response.ok) return { outcome: 'sent' }
  return {
    outcome: judge(response.status),
    error: `The push service answered ${response.status}: ${answer}`,
    wait: readRetryAfter(response, Date.now()),
  }
}

async function post(
  device: Device,
  word: PushWord,
  delivery: Delivery,
  vapidDetails: WebPushKeys,
  gateway: string | undefined,
): Promise<Response> {
  const { ttl, urgency, topic } = await createHeaders(word.tag, delivery)
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    {
      endpoint: device.address,
      keys: { p256dh: device.public_key ?? '', auth: device.auth_secret ?? '' },
    },
    JSON.stringify(word),
    { vapidDetails, TTL: ttl, urgency, topic, contentEncoding: 'aes128gcm' },
  )
  const { host, pathname, search } = new URL(endpoint)
  return fetch(gateway ? `${gateway}/${host}${pathname}${search}` : endpoint, {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
    ),
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
}

/** A wrong key of ours (401, 403), too many at once (429) and a broken service say nothing about the device. */
function judge(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone'
  return status === 400 || status === 413 ? 'refused' : 'later'
}
