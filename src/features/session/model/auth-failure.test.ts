import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { classifyAuthFailure } from './auth-failure'

test.each([
  [{ code: 'invalid_credentials', status: 400 }, 'invalid_credentials'],
  [{ code: 'email_not_confirmed', status: 400 }, 'email_not_confirmed'],
  [{ code: 'user_already_exists', status: 422 }, 'email_taken'],
  [{ code: 'email_exists', status: 422 }, 'email_taken'],
  [{ code: 'weak_password', status: 422 }, 'weak_password'],
  [{ code: 'same_password', status: 422 }, 'same_password'],
  [{ code: 'current_password_invalid', status: 400 }, 'wrong_current_password'],
  [{ code: 'otp_expired', status: 403 }, 'link_expired'],
  [{ code: 'over_email_send_rate_limit', status: 429 }, 'email_rate_limited'],
  [{ code: 'over_request_rate_limit', status: 429 }, 'rate_limited'],
  [{ status: 429, message: 'Too many' }, 'rate_limited'],
  [{ status: 503, message: 'busy' }, 'unavailable'],
  [{ message: 'Invalid login credentials', status: 400 }, 'invalid_credentials'],
  [new Error('Auth session missing!'), 'session_expired'],
  [new TypeError('Failed to fetch'), 'offline'],
  [{ name: 'AuthRetryableFetchError', status: 0, message: 'fetch failed' }, 'offline'],
  [new AppError('offline'), 'offline'],
  [new AppError('setup_missing'), 'setup_missing'],
  [new AppError('unavailable', { detail: 'profile_unavailable' }), 'profile_unavailable'],
  [new AppError('invalid', { detail: 'already_granted' }), 'already_granted'],
  [new AppError('conflict'), 'unknown'],
  [{ status: 400, message: 'something new' }, 'unknown'],
  ['text', 'unknown'],
  [null, 'unknown'],
])('%o is %s', (thrown, failure) => expect(classifyAuthFailure(thrown)).toBe(failure))
