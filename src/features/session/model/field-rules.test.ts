import { describe, expect, test } from 'vitest'
import {
  checkFields,
  validateConfirmation,
  validateEmail,
  validateFirstName,
  validateNewPassword,
  validatePassword,
  parseRequestedRole,
  validateRole,
  validateSchoolName,
} from './field-rules'

describe('e-mail', () => {
  test.each(['a@b.de', ' coach@demo.test ', 'o.neil+u9@club.co.uk', 'иван@пример.бг'])(
    'accepts %s',
    (value) => expect(validateEmail(value)).toBeNull(),
  )

  test.each([
    ['', 'email_required'],
    ['   ', 'email_required'],
    ['coach', 'email_invalid'],
    ['coach@demo', 'email_invalid'],
    ['co ach@demo.test', 'email_invalid'],
    ['a@b@c.de', 'email_invalid'],
    ['a@b..de', 'email_invalid'],
    [`${'a'.repeat(250)}@b.de`, 'email_invalid'],
  ])('refuses %s', (value, error) => expect(validateEmail(value)).toBe(error))
})

test.each([
  ['', 'new_password_required'],
  ['12345', 'password_short'],
  ['123456', null],
  ['      ', null],
  ['a'.repeat(72), null],
  ['a'.repeat(73), 'password_long'],
  ['я'.repeat(37), 'password_long'],
])('new password %j → %s', (value, error) => expect(validateNewPassword(value)).toBe(error))

test('an existing password may be anything but empty', () => {
  expect(validatePassword('')).toBe('password_required')
  expect(validatePassword('x')).toBeNull()
})

test('names and school names have the limit of their column', () => {
  expect(validateFirstName('  ')).toBe('first_name_required')
  expect(validateFirstName('a'.repeat(60))).toBeNull()
  expect(validateFirstName('a'.repeat(61))).toBe('too_long')
  expect(validateSchoolName('')).toBeNull()
  expect(validateSchoolName('a'.repeat(121))).toBe('too_long')
})

test('nobody asks to be an administrator', () => {
  expect(parseRequestedRole('Coach')).toBe('coach')
  expect(parseRequestedRole('admin')).toBeNull()
  expect(parseRequestedRole(null)).toBeNull()
  expect(validateRole('admin')).toBe('role_required')
})

test.each([
  ['', 'confirmation_required'],
  ['secret2', 'passwords_differ'],
  ['secret1', null],
])('confirmation %j of secret1 → %s', (value, error) =>
  expect(validateConfirmation(value, () => 'secret1')).toBe(error),
)

test('only fields with something to say are answered', () => {
  const rules = { email: validateEmail, password: validatePassword }
  const values = { email: 'a@b.de', password: '' }
  expect(checkFields((field) => values[field], rules)).toEqual({ password: 'password_required' })
})
