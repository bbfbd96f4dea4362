/** The world outside: the outbox behind the data API, and two ways to a device, Web Push and Firebase Cloud Messaging. */
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import type { OwnWords } from '../_shared/news/read-news.ts'
import type { DeviceAct } from './compose.ts'
import { createFcm, type Fcm } from './fcm.ts'
import { readAccount } from './fcm-access.ts'
import type { ClaimedPush, Deps, Device } from './handler.ts'
import { sendByWebPush } from './web-push.ts'

/** Lives as long as the worker: its access to Firebase lasts for an hour. */
let fcm: Fcm | null = null

/** Throws when a setting is missing; without a way to any device nothing is claimed. */
export function readDeps(env: Record<string, string>): Deps {
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const rest = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))
  const publicKey = env.PUSH_PUBLIC_KEY || null
  fcm ??= readFcm(env)
  const byFcm = fcm
  const kinds: Device['kind'][] = []
  if (publicKey) kinds.push('subscription')
  if (byFcm) kinds.push('token')

  return {
    kinds,
    publicKey,
    api: { url, key: need('SUPABASE_ANON_KEY') },
    now: () => Date.now(),
    claim: (batch) => rest.rpc<ClaimedPush[]>('claim_push', { batch }),
    readWords: () => rest.rpc<OwnWords[]>('read_news_words', {}),
    findActs: (ids) => rest.rpc<DeviceAct[]>('make_push_actions', { p_notification_ids: ids }),
    send(device, word, delivery) {
      if (device.kind === 'token' && byFcm) return byFcm(device.address, word, delivery)
      if (device.kind === 'subscription' && publicKey) {
        const subject = need('PUSH_SUBJECT')
        const keys = { subject, publicKey, privateKey: need('PUSH_PRIVATE_KEY') }
        return sendByWebPush(device, word, delivery, { keys, gateway: env.PUSH_GATEWAY_URL })
      }
      const error = `Nothing is set up that reaches a device of the kind ${device.kind}`
      return Promise.resolve({ outcome: 'not_set_up', error })
    },
    async finish(id, { ok, error, gone, failed, wait }) {
      await rest.rpc('finish_push', { id, ok, error, gone, failed, wait })
    },
    async findDevice(id, userId) {
      const columns = 'id,kind,address,public_key,auth_secret,locale'
      const query = `push_devices?select=${columns}&id=eq.${id}&user_id=eq.${userId}`
      const [device] = await rest.select<Device[]>(query)
      return device ?? null
    },
  }
}

function readFcm(env: Record<string, string>): Fcm | null {
  if (!env.FCM_SERVICE_ACCOUNT) return null
  return createFcm({
    account: readAccount(env.FCM_SERVICE_ACCOUNT),
    tokenUrl: env.FCM_TOKEN_URL || 'https://oauth2.googleapis.com/token',
    sendUrl: env.FCM_SEND_URL || 'https://fcm.googleapis.com',
    now: () => Date.now(),
  })
}
