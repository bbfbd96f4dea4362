/** What went wrong with an auth call, in words the screens have a sentence for. */
import { AppError, type AppErrorCode } from '@/lib/errors'

export const authFailures = [
  'invalid_credentials',
  'email_not_confirmed',
  'email_taken',
  'email_invalid',
  'weak_password',
  'same_password',
  'wrong_current_password',
  'link_expired',
  'email_rate_limited',
  'rate_limited',
  'session_expired',
  'already_granted',
  'profile_unavailable',
  'offline',
  'unavailable',
  'setup_missing',
  'unknown',
] as const

export type AuthFailure = (typeof authFailures)[number]

/** Codes of the auth service (`error_code` in its answers). */
const byCode: Record<string, AuthFailure> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_already_exists: 'email_taken',
  email_exists: 'email_taken',
  email_address_invalid: 'email_invalid',
  email_address_not_authorized: 'email_invalid',
  weak_password: 'weak_password',
  same_password: 'same_password',
  current_password_required: 'wrong_current_password',
  current_password_invalid: 'wrong_current_password',
  otp_expired: 'link_expired',
  flow_state_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  over_email_send_rate_limit: 'email_rate_limited',
  over_request_rate_limit: 'rate_limited',
  session_not_found: 'session_expired',
  session_expired: 'session_expired',
  bad_jwt: 'session_expired',
  no_authorization: 'session_expired',
}

const byAppError: Partial<Record<AppErrorCode, AuthFailure>> = {
  offline: 'offline',
  rate_limited: 'rate_limited',
  setup_missing: 'setup_missing',
  unavailable: 'unavailable',
  session_invalid: 'session_expired',
  not_signed_in: 'session_expired',
}

/** Details of our own errors and of RPCs. */
const byDetail: Record<string, AuthFailure> = {
  already_granted: 'already_granted',
  profile_unavailable: 'profile_unavailable',
  too_many_attempts: 'rate_limited',
}

/** Older servers answer in words only. */
const byMessage: readonly (readonly [RegExp, AuthFailure])[] = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/email not confirmed/i, 'email_not_confirmed'],
  [/already (been )?registered/i, 'email_taken'],
  [/should be different from the old password/i, 'same_password'],
  [/link is invalid or has expired/i, 'link_expired'],
  [/auth session missing/i, 'session_expired'],
  [/failed to fetch|fetch failed|networkerror|load failed|network request failed/i, 'offline'],
]

/** Names any failure of an auth call; what it does not know is `unknown`. */
export function classifyAuthFailure(thrown: unknown): AuthFailure {
  if (thrown instanceof AppError) {
    return byDetail[thrown.detail ?? ''] ?? byAppError[thrown.code] ?? 'unknown'
  }
  const { code, status, message } = readParts(thrown)
  const known = byCode[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1]
  if (known) return known
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'unavailable' : 'unknown'
}

function readParts(thrown: unknown): { code: string; status: number; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { code: '', status: 0, message: '' }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : 0
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return { code, status, message }
}
