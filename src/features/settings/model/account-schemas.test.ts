import { describe, expect, test } from 'vitest'
import { createEmailSchema, passwordSchema, profileSchema } from './account-schemas'

interface Schema {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

function listIssues(schema: Schema, value: unknown): string[] {
  const found = schema.safeParse(value).error?.issues ?? []
  return found.map(({ path, message }) => `${path.join('.')}: ${message.split('.')[1]}`)
}

describe('password change', () => {
  const good = { current_password: 'old', new_password: 'secret1', confirmation: 'secret1' }
  test.each([
    [{}, []],
    [{ current_password: '' }, ['current_password: current_password_required']],
    [
      { new_password: '', confirmation: '' },
      ['new_password: new_password_required', 'confirmation: confirmation_required'],
    ],
    [{ new_password: '12345', confirmation: '12345' }, ['new_password: password_short']],
    [
      { new_password: 'я'.repeat(37), confirmation: 'я'.repeat(37) },
      ['new_password: password_long'],
    ],
    [{ confirmation: 'secret2' }, ['confirmation: passwords_differ']],
  ])('%j', (change, expected) => {
    expect(listIssues(passwordSchema, { ...good, ...change })).toEqual(expected)
  })
})

describe('e-mail change', () => {
  const schema = createEmailSchema('Coach@demo.test')
  const good = { new_email: 'new@demo.test', confirmation: 'New@demo.test ', password: 'x' }
  test.each([
    [{}, []],
    [{ new_email: 'new@demo', confirmation: 'new@demo' }, ['new_email: new_email_invalid']],
    [
      { new_email: ' coach@DEMO.test', confirmation: 'coach@demo.test' },
      ['new_email: new_email_same'],
    ],
    [{ confirmation: ' ' }, ['confirmation: new_email_confirmation_required']],
    [{ confirmation: 'other@demo.test' }, ['confirmation: new_emails_differ']],
    [{ password: '' }, ['password: email_password_required']],
  ])('%j', (change, expected) => {
    expect(listIssues(schema, { ...good, ...change })).toEqual(expected)
  })
})

describe('profile', () => {
  const good = { first_name: 'Ana', last_name: 'Ilieva', phone: '+359 (88) 123-456' }
  test.each([
    [{}, []],
    [{ phone: '' }, []],
    [{ first_name: '  ' }, ['first_name: first_name_required']],
    [{ last_name: '' }, ['last_name: last_name_required']],
    [{ first_name: 'a'.repeat(61) }, ['first_name: too_long']],
    [{ phone: 'call me' }, ['phone: phone_invalid']],
    [{ phone: '1'.repeat(31) }, ['phone: too_long']],
  ])('%j', (change, expected) => {
    expect(listIssues(profileSchema, { ...good, ...change })).toEqual(expected)
  })
})
