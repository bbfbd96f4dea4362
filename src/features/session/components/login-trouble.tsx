import type { AuthFailure } from '../model/auth-failure'
import { ResendLink } from './resend-link'
import { RetryCountdown } from './retry-countdown'

interface LoginTroubleProps {
  failure: AuthFailure
  /** How long the server wants to be left alone; 0 when it did not say. */
  waitSeconds: number
  email: () => string
}

/** What helps after a refused sign-in: a new link to confirm the address, or the time to wait. */
export function LoginTrouble({ failure, waitSeconds, email }: LoginTroubleProps) {
  if (failure === 'email_not_confirmed') return <ResendLink email={email} />
  if (failure === 'rate_limited' && waitSeconds > 0) return <RetryCountdown seconds={waitSeconds} />
  return null
}
