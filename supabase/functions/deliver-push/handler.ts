/**
 * Empties the push outbox. Calling it is only a nudge: what is due is decided by claim_push, which locks what it hands
 * out, so two calls at once never send a push twice. With `{device_id}` it sends a test to a device of the caller.
 * GET answers which kinds of address are sent to, and the key that browsers subscribe with. No answer holds an address.
 */
import { readCaller } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import type { OwnWords } from '../_shared/news/read-news.ts'
import {
  composePush,
  composeTest,
  type DeviceAct,
  type PublicApi,
  type PushRow,
  type PushWord,
} from './compose.ts'

export interface Device {
  id: string
  kind: 'token' | 'installation' | 'subscription'
  address: string
  public_key: string | null
  auth_secret: string | null
  locale: string
}

export interface ClaimedPush extends PushRow {
  expires_at: string | null
  /** Null when the last one has gone since. */
  devices: Device[] | null
}

/**
 * `gone`: the push service does not know the device any more. `refused`: it knows it and takes nothing for it.
 * `later`: nobody was reached, and it is not the device's fault. `not_set_up`: nor is it the push service's, this server
 * has no way to devices of that kind.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later' | 'not_set_up'

export interface Sending {
  outcome: Outcome
  /** Why it was not sent. */
  error?: string
  /** The push service asks for so many seconds of peace. */
  wait?: number
}

/** How long a push service keeps what it cannot hand over at once, in seconds. */
export interface Delivery {
  ttl: number
  isUrgent: boolean
}

export interface Ending {
  ok: boolean
  error: string | null
  gone: string[]
  failed: string[]
  /** Seconds that have to pass before the next try. */
  wait: number
}

export interface Deps {
  /** What is sent to; empty where nobody has set up push. */
  kinds: Device['kind'][]
  /** Browsers subscribe with it; null without Web Push. */
  publicKey: string | null
  api: PublicApi
  claim(batch: number): Promise<ClaimedPush[]>
  /** What administrators wrote in place of the standard words. */
  readWords(): Promise<OwnWords[]>
  /** What can be done on the devices these went to. */
  findActs(ids: string[]): Promise<DeviceAct[]>
  send(device: Device, word: PushWord, delivery: Delivery): Promise<Sending>
  finish(id: string, ending: Ending): Promise<void>
  /** Null when the device is not theirs. */
  findDevice(id: string, userId: string): Promise<Device | null>
  now(): number
}

const BATCH = 50
/** One call hands out 300 at most: the platform ends it after two and a half minutes. */
const ROUNDS = 6
/** Without an end of its own, news is worth telling for three days. */
const USUAL_TTL = 3 * 86_400
/** A push service keeps nothing longer than four weeks. */
const LONGEST_TTL = 28 * 86_400

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const caller = readCaller(request)
  if (!caller) return reply({ message: 'Sign in first.' }, 401)
  const { kinds, publicKey } = deps
  if (kinds.length === 0) return reply({ message: 'Push is not set up.' }, 501)
  if (request.method === 'GET') return reply({ public_key: publicKey, kinds })
  if (request.method !== 'POST') return reply({ message: 'Use GET or POST.' }, 405)

  const deviceId = await readDeviceId(request)
  if (deviceId !== null) return testDevice(deviceId, caller.userId, deps)
  return reply(await emptyOutbox(deps))
}

async function readDeviceId(request: Request): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null)
  const id: unknown = Object(body).device_id
  return typeof id === 'string' ? id : null
}

async function testDevice(id: string, userId: string | null, deps: Deps): Promise<Response> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const device = userId && isId ? await deps.findDevice(id, userId) : null
  if (!device) return reply({ message: 'This device is not yours.' }, 404)
  const delivery = { ttl: 60, isUrgent: true }
  const { outcome } = await deps.send(device, composeTest(device.locale), delivery)
  return reply({ outcome })
}

async function emptyOutbox(deps: Deps): Promise<{ sent: number; failed: number }> {
  const own = await deps.readWords()
  let sent = 0
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushes = await deps.claim(BATCH)
    const acts = pushes.length > 0 ? await deps.findActs(pushes.map(({ id }) => id)) : []
    const endings = await Promise.all(pushes.map((push) => deliver(push, acts, own, deps)))
    for (const { ok } of endings) {
      if (ok) sent += 1
      else failed += 1
    }
    if (pushes.length < BATCH) break
  }
  return { sent, failed }
}

/**
 * Somebody reached on one device is reached: trying the others again would tell the first one twice. One bad push must
 * not hold up the rest.
 */
async function deliver(
  push: ClaimedPush,
  acts: DeviceAct[],
  own: readonly OwnWords[],
  deps: Deps,
): Promise<Ending> {
  const ending: Ending = { ok: false, error: null, gone: [], failed: [], wait: 0 }
  const delivery = getDelivery(push, deps.now())
  for (const device of push.devices ?? []) {
    const { outcome, error, wait } = await tryDevice(push, device, { acts, own }, delivery, deps)
    if (outcome === 'sent') ending.ok = true
    if (outcome === 'gone') ending.gone.push(device.id)
    if (outcome === 'refused') ending.failed.push(device.id)
    if (error) ending.error = error
    if (wait) ending.wait = Math.max(ending.wait, wait)
  }
  if (ending.ok) ending.error = null
  else ending.error ??= 'no device was reached'
  await deps.finish(push.id, ending)
  return ending
}

async function tryDevice(
  push: ClaimedPush,
  device: Device,
  { acts, own }: { acts: DeviceAct[]; own: readonly OwnWords[] },
  delivery: Delivery,
  deps: Deps,
): Promise<Sending> {
  const act = acts.find((one) => one.notification_id === push.id && one.device_id === device.id)
  try {
    const word = composePush(push, device.locale, act, deps.api, own)
    return await deps.send(device, word, delivery)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { outcome: 'later', error: reason }
  }
}

function getDelivery({ category, expires_at }: ClaimedPush, now: number): Delivery {
  const left = expires_at ? Math.floor((Date.parse(expires_at) - now) / 1000) : USUAL_TTL
  return { ttl: Math.min(Math.max(left, 1), LONGEST_TTL), isUrgent: category === 'training' }
}
