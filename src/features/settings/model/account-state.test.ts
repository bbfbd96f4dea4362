import { expect, test } from 'vitest'
import { getAccountState } from './account-state'

test('the account status of spec section 3: active, suspended whatever the role, or waiting for one', () => {
  expect(getAccountState({ status: 'active', role: 'coach' })).toBe('active')
  expect(getAccountState({ status: 'suspended', role: 'coach' })).toBe('suspended')
  expect(getAccountState({ status: 'suspended', role: null })).toBe('suspended')
  expect(getAccountState({ status: 'active', role: null })).toBe('waiting')
})
