import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { isInvalidToken } from './invalid-token'

test.each([
  new AppError('session_invalid'),
  new Error('invalid JWT: unable to parse or verify signature'),
  new Error('Invalid value for JWT claim "exp"'),
  new Error('JWT expired'),
  'Invalid Refresh Token: Refresh Token Not Found',
  { code: 'bad_jwt', message: 'x' },
  { code: 'PGRST301', message: 'No suitable key' },
  { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
])('dead token: %s', (thrown) => expect(isInvalidToken(thrown)).toBe(true))

test.each([
  new AppError('forbidden'),
  new AppError('offline'),
  new Error('Failed to fetch'),
  new Error('Token budget exceeded'),
  { code: 'PGRST116' },
  null,
  undefined,
  42,
])('something else: %s', (thrown) => expect(isInvalidToken(thrown)).toBe(false))
