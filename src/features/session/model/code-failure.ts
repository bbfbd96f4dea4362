/** Why a code of an authenticator was not accepted, in words the screens have a sentence for. */
import { classifyAuthFailure } from './auth-failure'

export type CodeFailure = 'wrong' | 'rate_limited' | 'offline' | 'unknown'

export function toCodeFailure(thrown: unknown): CodeFailure {
  if (isCodeError(thrown, 'mfa_verification_failed')) return 'wrong'
  const failure = classifyAuthFailure(thrown)
  return failure === 'rate_limited' || failure === 'offline' ? failure : 'unknown'
}

/** The session has to show a code before the auth service does what was asked. */
export function isCodeMissing(thrown: unknown): boolean {
  return isCodeError(thrown, 'insufficient_aal')
}

/** The six digits of what was typed or pasted; apps show them with a gap. */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6)
}

function isCodeError(thrown: unknown, code: string): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === code
}
