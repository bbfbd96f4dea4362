import { toAppError } from '@/lib/errors'

/** Which words tell a person why this device could not be switched on. */
export type PushFaultText =
  | 'unsupported'
  | 'storage'
  | 'blocked'
  | 'worker'
  | 'registration'
  | 'consent'
  | 'not_set_up'
  | 'offline'
  | 'unknown'

const known = new Map<string | null, PushFaultText>([
  ['unsupported-browser', 'unsupported'],
  ['only-available-in-window', 'unsupported'],
  ['indexed-db-unsupported', 'storage'],
  ['permission-blocked', 'blocked'],
  ['failed-service-worker-registration', 'worker'],
  ['invalid-sw-registration', 'registration'],
  ['consent_missing', 'consent'],
  ['push_not_set_up', 'not_set_up'],
])

/** Null when nothing failed. */
export function describePushFault(error: unknown): PushFaultText | null {
  if (!error) return null
  const { code, detail } = toAppError(error)
  return known.get(detail) ?? (code === 'offline' ? 'offline' : 'unknown')
}
