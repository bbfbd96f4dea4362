import { toAppError } from '@/lib/errors'

const known = {
  'unsupported-browser': 'unsupported',
  'permission-blocked': 'blocked',
  'failed-service-worker-registration': 'worker',
  'invalid-sw-registration': 'registration',
  consent_missing: 'consent',
  push_not_set_up: 'not_set_up',
} as const

export type PushFaultText = (typeof known)[keyof typeof known] | 'offline' | 'unknown'

/** Which words tell a person why this device could not be switched on; null when nothing failed. */
export function describePushFault(error: unknown): PushFaultText | null {
  if (!error) return null
  const { code, detail } = toAppError(error)
  if (detail && Object.hasOwn(known, detail)) return known[detail as keyof typeof known]
  return code === 'offline' ? 'offline' : 'unknown'
}
