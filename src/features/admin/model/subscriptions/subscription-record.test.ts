import { expect, test } from 'vitest'
import { describeEvent } from './subscription-events'
import { findPossibleChange, parseChangeFault } from './subscription-record'

test('what runs can end or go on, what has ended cannot', () => {
  expect(findPossibleChange({ status: 'active', auto_renew: true })).toBe('end')
  expect(findPossibleChange({ status: 'active', auto_renew: false })).toBe('resume')
  expect(findPossibleChange({ status: 'expired', auto_renew: true })).toBeNull()
})

test('an unknown refusal is told as no answer', () => {
  expect(parseChangeFault('already_ending')).toBe('already_ending')
  expect(parseChangeFault('toString')).toBe('payments_unavailable')
  expect(parseChangeFault(null)).toBe('payments_unavailable')
})

test('events have words, those of tomorrow none', () => {
  expect(describeEvent({ kind: 'provider', word: 'invoice.paid' })).toBe('bill_paid')
  expect(describeEvent({ kind: 'notice', word: 'cancellation' })).toBe('cancellation')
  expect(describeEvent({ kind: 'provider', word: 'invoice.sent' })).toBeNull()
  expect(describeEvent({ kind: 'audit', word: 'toString' })).toBeNull()
})
