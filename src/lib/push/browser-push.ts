/** Push on this device: permission, address, and its end; through Firebase where the build has it, else Web Push (RFC 8030). */
import { readBuildId } from '@/lib/env'
import { readFirebaseEnv } from '@/lib/env-firebase'
import { isOffline } from '@/lib/network'
import { createFault } from './push-fault'
import { readPushState } from './push-state'

/** What a server sends to. */
export interface PushOffer {
  kinds: readonly string[]
  /** Of the sender (VAPID), base64url; null without Web Push. */
  publicKey: string | null
}

/** Of all kinds: `endpoint` is at the browser's own push service; another one means that the address is another one, too. */
export type PushAddress =
  | {
      kind: 'subscription'
      endpoint: string
      /** base64url; what is sent is encrypted with it and with `auth` (RFC 8291). */
      p256dh: string
      auth: string
    }
  | { kind: 'token'; endpoint: string; token: string }

/** Registering takes this long at most (spec, appendix of constants). */
const registrationLimitMs = 10_000
/** Nobody who signs out waits longer for Firebase. */
const revocationLimitMs = 3000

/** Has to be called by a click: browsers refuse the question otherwise. Throws `AppError` with a `PushFault`. */
export async function askPermission(): Promise<void> {
  if (readPushState() === 'unsupported') throw createFault('unsupported-browser')
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') throw createFault('permission-blocked')
}

/** Null when the server has no way to this device. Throws `AppError` with a `PushFault`. */
export async function subscribe({ kinds, publicKey }: PushOffer): Promise<PushAddress | null> {
  const byFirebase = kinds.includes('token') && readFirebaseEnv() !== null
  if (!byFirebase && publicKey === null) return null
  const registration = await requireRegistration()
  const { pushManager } = registration
  // one of another sender would be refused, or taken by Firebase for its own
  await unsubscribe()
  if (byFirebase) return fetchTokenAddress(registration)
  try {
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    return toAddress(made)
  } catch (cause) {
    if (readPushState() === 'blocked') throw createFault('permission-blocked', cause)
    throw createFault('invalid-sw-registration', cause)
  }
}

/** The endpoint of this device; null when news does not come here, or no longer. */
export async function readSubscription(): Promise<string | null> {
  if (readPushState() !== 'granted') return null
  return (await findSubscription())?.subscription.toJSON().endpoint ?? null
}

/** The address of a device that is registered already: Firebase gives another token from time to time. */
export async function renew(kind: PushAddress['kind']): Promise<PushAddress | null> {
  const found = await findSubscription()
  if (!found) return null
  if (kind === 'subscription') return toAddress(found.subscription)
  return readFirebaseEnv() ? fetchTokenAddress(found.registration) : null
}

/** Works without a network: the push service then answers the next push that the device is gone. */
export async function unsubscribe(): Promise<void> {
  const found = await findSubscription()
  if (!found) return
  const { registration, subscription } = found
  const env = readFirebaseEnv()
  if (env && !isOffline()) {
    const revoke = async () => (await loadFirebase()).revokeToken(env, registration)
    await waitAtMost(revoke(), revocationLimitMs).catch(() => undefined)
  }
  await subscription.unsubscribe()
}

async function findSubscription() {
  if (readPushState() === 'unsupported') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return registration && subscription ? { registration, subscription } : null
}

async function fetchTokenAddress(registration: ServiceWorkerRegistration): Promise<PushAddress> {
  const env = readFirebaseEnv()
  if (!env) throw createFault('invalid-sw-registration')
  const { fetchToken } = await loadFirebase()
  const token = await waitAtMost(fetchToken(env, registration), registrationLimitMs)
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) throw createFault('invalid-sw-registration')
  return { kind: 'token', endpoint: subscription.endpoint, token }
}

function loadFirebase() {
  return import('./firebase-push')
}

async function requireRegistration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  const isBuilt = readBuildId() !== null
  if (!isBuilt && !(await serviceWorker.getRegistration())) {
    throw createFault('failed-service-worker-registration')
  }
  return waitAtMost(serviceWorker.ready, registrationLimitMs)
}

function waitAtMost<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createFault('failed-service-worker-registration')), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

function toAddress(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw createFault('invalid-sw-registration')
  return { kind: 'subscription', endpoint, p256dh, auth }
}
