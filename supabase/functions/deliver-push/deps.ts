/** The world outside: the outbox behind the data API, and the browsers' push services (Web Push, RFC 8030 and 8291). */
import webPush from 'web-push'
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import type { DeviceAct, PushWord } from './compose.ts'
import type { ClaimedPush, Delivery, Deps, Device, Outcome } from './handler.ts'

interface Keys {
  subject: string
  publicKey: string
  privateKey: string
}

/** Throws when a setting is missing; without the keys of push itself nothing is claimed. */
export function readDeps(env: Record<string, string>): Deps {
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const rest = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))
  const publicKey = env.PUSH_PUBLIC_KEY ?? null

  return {
    publicKey,
    api: { url, key: need('SUPABASE_ANON_KEY') },
    now: () => Date.now(),
    claim: (batch) => rest.rpc<ClaimedPush[]>('claim_push', { batch }),
    findActs: (ids) => rest.rpc<DeviceAct[]>('make_push_actions', { p_notification_ids: ids }),
    async send(device, word, delivery) {
      if (device.kind !== 'subscription')
        return { outcome: 'later', error: `no way to a ${device.kind}` }
      const keys = {
        subject: need('PUSH_SUBJECT'),
        publicKey: need('PUSH_PUBLIC_KEY'),
        privateKey: need('PUSH_PRIVATE_KEY'),
      }
      const response = await post(device, word, delivery, keys, env.PUSH_GATEWAY_URL)
      const answer = await response.text()
      if (response.ok) return { outcome: 'sent' }
      const outcome = judge(response.status)
      return { outcome, error: `The push service answered ${response.status}: ${answer}` }
    },
    async finish(id, { ok, error, gone, failed }) {
      await rest.rpc('finish_push', { id, ok, error, gone, failed })
    },
    async findDevice(id, userId) {
      const columns = 'id,kind,address,public_key,auth_secret,locale'
      const query = `push_devices?select=${columns}&id=eq.${id}&user_id=eq.${userId}`
      const [device] = await rest.select<Device[]>(query)
      return device ?? null
    },
  }
}

async function post(
  device: Device,
  word: PushWord,
  { ttl, isUrgent }: Delivery,
  vapidDetails: Keys,
  gateway: string | undefined,
): Promise<Response> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    {
      endpoint: device.address,
      keys: { p256dh: device.public_key ?? '', auth: device.auth_secret ?? '' },
    },
    JSON.stringify(word),
    {
      vapidDetails,
      TTL: ttl,
      urgency: isUrgent ? 'high' : 'normal',
      topic: await createTopic(word.tag),
      contentEncoding: 'aes128gcm',
    },
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

/** Of what waits at the push service, a newer one about the same replaces the older: 32 letters at most (RFC 8030). */
async function createTopic(tag: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tag))
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A wrong key of ours (401, 403), too many at once (429) and a broken service say nothing about the device. */
function judge(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone'
  return status === 400 || status === 413 ? 'refused' : 'later'
}
