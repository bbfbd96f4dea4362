/** Reads the build's settings of Firebase. Apart from `env.ts`: that one belongs to the first load. */
import { AppError } from '@/lib/errors'

export interface FirebaseEnv {
  apiKey: string
  appId: string
  messagingSenderId: string
  projectId: string
  /** Of the web push certificate, base64url. */
  vapidKey: string
}

/** Null where the build has none of them; throws `AppError('setup_missing')` naming those that are missing. */
export function readFirebaseEnv(
  source: Record<string, unknown> = import.meta.env,
): FirebaseEnv | null {
  const values = new Map(names.map((name) => [name, toText(source[name])]))
  const missing = names.filter((name) => !values.get(name))
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new AppError('setup_missing', { detail: missing.join(', ') })
  const read = (name: (typeof names)[number]) => values.get(name) ?? ''
  return {
    apiKey: read('VITE_FIREBASE_API_KEY'),
    appId: read('VITE_FIREBASE_APP_ID'),
    messagingSenderId: read('VITE_FIREBASE_MESSAGING_SENDER_ID'),
    projectId: read('VITE_FIREBASE_PROJECT_ID'),
    vapidKey: read('VITE_FIREBASE_VAPID_KEY'),
  }
}

const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_VAPID_KEY',
] as const

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
