import { beforeEach, expect, test } from 'vitest'
import { readKnownLink, rememberLink } from './known-link'
import { getShareState } from './share-state'

const day = 24 * 3_600_000
const now = Date.parse('2026-11-24T17:00:00Z')
const getInstantIn = (days: number) => new Date(now + days * day).toISOString()

/** Like a browser's, for one test. */
function createStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let store = createStore()

beforeEach(() => {
  store = createStore()
})

test('a link is open until it is closed or its day has come', () => {
  expect(getShareState({ expires_at: null, revoked_at: null }, now)).toBe('open')
  expect(getShareState({ expires_at: getInstantIn(1), revoked_at: null }, now)).toBe('open')
  expect(getShareState({ expires_at: getInstantIn(0), revoked_at: null }, now)).toBe('expired')
  expect(getShareState({ expires_at: getInstantIn(1), revoked_at: getInstantIn(-1) }, now)).toBe(
    'revoked',
  )
})

test('the device knows its link as long as it is open', () => {
  rememberLink(store, 'training', { share_id: 'a', token: 'secret' })
  expect(readKnownLink(store, 'training', ['b', 'a'])?.token).toBe('secret')
  expect(readKnownLink(store, 'training', ['b'])).toBeNull()
  expect(readKnownLink(store, 'another', ['a'])).toBeNull()
})
