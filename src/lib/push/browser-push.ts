/** Web Push (RFC 8030) on this device: permission, subscription, and its end. */
import { readBuildId } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { readPushState } from './push-state'

/** The names of spec section 8, as `AppError.detail`. */
export type PushFault =
  | 'unsupported-browser'
  | 'permission-blocked'
  | 'failed-service-worker-registration'
  | 'invalid-sw-registration'

export interface PushAddress {
  /** At the browser's own push service. */
  endpoint: string
  /** base64url; what is sent is encrypted with it and with `auth` (RFC 8291). */
  p256dh: string
  auth: string
}

/** Registering takes this long at most (spec, appendix of constants). */
const registrationLimitMs = 10_000

/** Has to be called by a click: browsers refuse the question otherwise. Throws `AppError` with a `PushFault`. */
export async function askPermission(): Promise<void> {
  if (readPushState() === 'unsupported') throw createFault('unsupported-browser')
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') throw createFault('permission-blocked')
}

/** `publicKey`: of the sender (VAPID), base64url. Throws `AppError` with a `PushFault`. */
export async function subscribe(publicKey: string): Promise<PushAddress> {
  const { pushManager } = await requireRegistration()
  try {
    // one of another sender would be refused
    await (await pushManager.getSubscription())?.unsubscribe()
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

/** Null when news does not come here, or no longer. */
export async function readSubscription(): Promise<PushAddress | null> {
  if (readPushState() !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  return known ? toAddress(known) : null
}

/** Works without a network: the push service then answers the next push that the device is gone. */
export async function unsubscribe(): Promise<void> {
  if (readPushState() === 'unsupported') return
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  await known?.unsubscribe()
}

async function requireRegistration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  const isBuilt = readBuildId() !== null
  if (!isBuilt && !(await serviceWorker.getRegistration())) {
    throw createFault('failed-service-worker-registration')
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(createFault('failed-service-worker-registration')),
      registrationLimitMs,
    )
  })
  return Promise.race([serviceWorker.ready, limit]).finally(() => clearTimeout(timer))
}

function toAddress(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw createFault('invalid-sw-registration')
  return { endpoint, p256dh, auth }
}

function createFault(detail: PushFault, cause?: unknown): AppError {
  return new AppError('unavailable', { detail, cause })
}
