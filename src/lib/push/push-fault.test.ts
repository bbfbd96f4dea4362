import { expect, it } from 'vitest'
import { createFault, toFault } from './push-fault'

const fail = (code: string) => Object.assign(new Error('Messaging: …'), { code })

it.each([
  ['messaging/unsupported-browser', 'unsupported-browser'],
  ['messaging/indexed-db-unsupported', 'indexed-db-unsupported'],
  ['messaging/permission-blocked', 'permission-blocked'],
  ['messaging/only-available-in-window', 'only-available-in-window'],
  ['messaging/failed-service-worker-registration', 'failed-service-worker-registration'],
  ['messaging/invalid-sw-registration', 'invalid-sw-registration'],
  ['messaging/token-subscribe-failed', 'invalid-sw-registration'],
  ['messaging/token-subscribe-no-token', 'invalid-sw-registration'],
  ['installations/request-failed', 'invalid-sw-registration'],
])('%s of Firebase is %s', (code, detail) => {
  expect(toFault(fail(code))).toMatchObject({ code: 'unavailable', detail })
})

it('what the browser refuses is a registration that came to nothing', () => {
  const cause = new DOMException('Registration failed', 'AbortError')
  expect(toFault(cause)).toMatchObject({ detail: 'invalid-sw-registration', cause })
})

it('our own faults and a missing network stay what they are', () => {
  const own = createFault('permission-blocked')
  const offline = new TypeError('Failed to fetch')
  expect(toFault(own)).toBe(own)
  expect(toFault(offline)).toBe(offline)
})
