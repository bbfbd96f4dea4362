/** Firebase Cloud Messaging on this device. Loaded on a click, and on devices it has registered: never with the app. */
import { getApps, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { FirebaseEnv } from '@/lib/env-firebase'
import { isDatabaseUsable } from '@/lib/device/database-check'
import { createFault, toFault } from './push-fault'

/** With our own worker: Firebase would register a second one. The same token until Firebase renews it, after 7 days. */
export async function fetchToken(
  env: FirebaseEnv,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  if (!(await isSupported())) {
    const isStorageMissing = !(await isDatabaseUsable())
    throw createFault(isStorageMissing ? 'indexed-db-unsupported' : 'unsupported-browser')
  }
  try {
    return await getToken(openMessaging(env), {
      vapidKey: env.vapidKey,
      serviceWorkerRegistration: registration,
    })
  } catch (cause) {
    throw toFault(cause)
  }
}

/** Firebase is told that the token ends. */
export async function revokeToken(
  env: FirebaseEnv,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  // asking comes first: without a registration it knows, deleting would register a worker of Firebase's own
  await fetchToken(env, registration)
  await deleteToken(openMessaging(env))
}

function openMessaging({ apiKey, appId, messagingSenderId, projectId }: FirebaseEnv) {
  const [known] = getApps()
  return getMessaging(known ?? initializeApp({ apiKey, appId, messagingSenderId, projectId }))
}
