/** Recognises a dead session token (spec section 8, first row). */
import { AppError } from '@/lib/errors'

const deadToken =
  /invalid (value for )?jwt|jwt (is )?(invalid|malformed|expired)|(invalid|not found).*refresh token|refresh token.*(invalid|not found|already used)|session from session_id claim/i
const deadCodes = [
  'bad_jwt',
  'session_not_found',
  'user_not_found',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'PGRST301',
  'PGRST303',
]

/** True for anything thrown that means: the token is no longer worth anything. */
export function isInvalidToken(thrown: unknown): boolean {
  if (thrown instanceof AppError) return thrown.code === 'session_invalid'
  if (typeof thrown === 'string') return deadToken.test(thrown)
  if (typeof thrown !== 'object' || thrown === null) return false
  const code = 'code' in thrown ? thrown.code : null
  const message = 'message' in thrown ? thrown.message : null
  return (
    (typeof code === 'string' && deadCodes.includes(code)) ||
    (typeof message === 'string' && deadToken.test(message))
  )
}
