/** Why this device could not be registered. */
import { AppError } from '@/lib/errors'

const faults = [
  'unsupported-browser',
  'indexed-db-unsupported',
  'permission-blocked',
  'only-available-in-window',
  'failed-service-worker-registration',
  'invalid-sw-registration',
] as const

/** The names of spec section 8, as `AppError.detail`. */
export type PushFault = (typeof faults)[number]

export function createFault(detail: PushFault, cause?: unknown): AppError {
  return new AppError('unavailable', { detail, cause })
}

/**
 * What Firebase throws, by its own codes: `messaging/permission-blocked`. Whatever else it says about the subscription
 * (refused, no token, a wrong key) is a registration that came to nothing; without a network that is what is said.
 */
export function toFault(cause: unknown): unknown {
  if (cause instanceof AppError || cause instanceof TypeError) return cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const name = code.replace(/^messaging\//, '')
  return createFault(faults.find((fault) => fault === name) ?? 'invalid-sw-registration', cause)
}
