import { expect, it } from 'vitest'
import { isToRenew, parseStoredDevice } from './stored-device'

const day = 86_400_000
const stored = {
  id: '11111111-1111-4111-8111-111111111111',
  at: 0,
  locale: 'en',
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  kind: 'token' as const,
}

it('the registration is renewed after 7 days', () => {
  const { locale, endpoint } = stored
  expect(isToRenew(stored, { now: 7 * day, locale, endpoint })).toBe(false)
  expect(isToRenew(stored, { now: 7 * day + 1, locale, endpoint })).toBe(true)
})

it('and as soon as the language or the address has changed', () => {
  expect(isToRenew(stored, { ...stored, now: 1, locale: 'de' })).toBe(true)
  expect(isToRenew(stored, { ...stored, now: 1, endpoint: `${stored.endpoint}b` })).toBe(true)
})

it('what is not ours on the device counts as nothing', () => {
  expect(parseStoredDevice(JSON.stringify(stored))).toEqual(stored)
  const { kind: _, ...older } = stored
  expect(parseStoredDevice(JSON.stringify(older))?.kind).toBe('subscription')
  for (const text of [null, '', 'x', '{}', '{"id":"1"}']) expect(parseStoredDevice(text)).toBeNull()
})
