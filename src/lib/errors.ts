/** The one error type of the app: a code the interface can translate, and the cause for the log. */

export const appErrorCodes = [
  'not_found',
  'forbidden',
  'conflict',
  'invalid',
  'session_invalid',
  'not_signed_in',
  'offline',
  'rate_limited',
  'too_large',
  'plan_full',
  'read_only',
  'setup_missing',
  'unavailable',
  'unknown',
] as const

export type AppErrorCode = (typeof appErrorCodes)[number]

interface AppErrorOptions {
  cause?: unknown
  /** Machine-readable detail, such as an RPC's `role_not_held` or an auth code; never shown as it is. */
  detail?: string
}

export class AppError extends Error {
  readonly code: AppErrorCode
  readonly detail: string | null

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = options.detail ?? null
  }
}

/** Turns anything thrown into an AppError, so that callers handle one shape. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof TypeError && /fetch|network/i.test(thrown.message)) {
    return new AppError('offline', { cause: thrown })
  }
  return new AppError('unknown', { cause: thrown })
}
