import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { listEmailFieldErrors, listPasswordFieldErrors } from './account-failures'

const createError = (detail: string) => new AppError('invalid', { detail })

test.each([
  ['wrong_current_password', { current_password: 'settings:errors.current_password_wrong' }],
  ['no_user', { current_password: 'settings:errors.no_user_password' }],
  ['weak_password', { new_password: 'settings:errors.weak_password' }],
  ['same_password', { new_password: 'settings:errors.same_password' }],
  ['offline', {}],
])('password change, %s', (detail, errors) =>
  expect(listPasswordFieldErrors(createError(detail))).toEqual(errors),
)

test.each([
  ['wrong_current_password', { password: 'settings:errors.email_password_wrong' }],
  ['no_user', { password: 'settings:errors.no_user_email' }],
  ['email_taken', { new_email: 'settings:errors.email_taken' }],
  ['email_invalid', { new_email: 'settings:errors.email_invalid' }],
  ['rate_limited', {}],
])('e-mail change, %s', (detail, errors) =>
  expect(listEmailFieldErrors(createError(detail))).toEqual(errors),
)
