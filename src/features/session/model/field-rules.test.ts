import { describe, expect, test } from 'vitest'
import {
  checkFields,
  confirmationRule,
  emailRule,
  firstNameRule,
  newPasswordRule,
  passwordRule,
  requestedRole,
  roleRule,
  schoolNameRule,
} from './field-rules'

describe('e-mail', () => {
  test.each(['a@b.de', ' coach@demo.test ', 'o.neil+u9@club.co.uk', 'иван@пример.бг'])(
    'accepts %s',
    (value) => expect(emailRule(value)).toBeNull(),
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
  ])('refuses %s', (value, error) => expect(emailRule(value)).toBe(error))
})

test.each([
  ['', 'new_password_required'],
  ['12345', 'password_short'],
  ['123456', null],
  ['      ', null],
  ['a'.repeat(72), null],
  ['a'.repeat(73), 'password_long'],
  ['я'.repeat(37), 'password_long'],
])('new password %j → %s', (value, error) => expect(newPasswordRule(value)).toBe(error))

test('an existing password may be anything but empty', () => {
  expect(passwordRule('')).toBe('password_required')
  expect(passwordRule('x')).toBeNull()
})

test('names and school names have the limit of their column', () => {
  expect(firstNameRule('  ')).toBe('first_name_required')
  expect(firstNameRule('a'.repeat(60))).toBeNull()
  expect(firstNameRule('a'.repeat(61))).toBe('too_long')
  expect(schoolNameRule('')).toBeNull()
  expect(schoolNameRule('a'.repeat(121))).toBe('too_long')
})

test('nobody asks to be an administrator', () => {
  expect(requestedRole('Coach')).toBe('coach')
  expect(requestedRole('admin')).toBeNull()
  expect(requestedRole(null)).toBeNull()
  expect(roleRule('admin')).toBe('role_required')
})

test.each([
  ['', 'confirmation_required'],
  ['secret2', 'passwords_differ'],
  ['secret1', null],
])('confirmation %j of secret1 → %s', (value, error) =>
  expect(confirmationRule(value, () => 'secret1')).toBe(error),
)

test('only fields with something to say are answered', () => {
  const rules = { email: emailRule, password: passwordRule }
  const values = { email: 'a@b.de', password: '' }
  expect(checkFields((field) => values[field], rules)).toEqual({ password: 'password_required' })
})
