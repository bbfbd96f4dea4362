import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { describePushFault } from './describe-push-fault'

it.each([
  ['unsupported-browser', 'unsupported'],
  ['only-available-in-window', 'unsupported'],
  ['indexed-db-unsupported', 'storage'],
  ['permission-blocked', 'blocked'],
  ['failed-service-worker-registration', 'worker'],
  ['invalid-sw-registration', 'registration'],
  ['consent_missing', 'consent'],
  ['push_not_set_up', 'not_set_up'],
  ['constructor', 'unknown'],
])('%s is told as %s', (detail, text) => {
  expect(describePushFault(new AppError('unavailable', { detail }))).toBe(text)
})

it('without a failure nothing is told, without a network that', () => {
  expect(describePushFault(null)).toBeNull()
  expect(describePushFault(new TypeError('Failed to fetch'))).toBe('offline')
})
