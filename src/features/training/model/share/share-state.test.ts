import { beforeEach, expect, test } from 'vitest'
import { knownLink, rememberLink } from './known-link'
import { shareStateOf } from './share-state'

const day = 24 * 3_600_000
const now = Date.parse('2026-11-24T17:00:00Z')
const inDays = (days: number) => new Date(now + days * day).toISOString()

/** Like a browser's, for one test. */
function newStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let store = newStore()

beforeEach(() => {
  store = newStore()
})

test('a link is open until it is closed or its day has come', () => {
  expect(shareStateOf({ expires_at: null, revoked_at: null }, now)).toBe('open')
  expect(shareStateOf({ expires_at: inDays(1), revoked_at: null }, now)).toBe('open')
  expect(shareStateOf({ expires_at: inDays(0), revoked_at: null }, now)).toBe('expired')
  expect(shareStateOf({ expires_at: inDays(1), revoked_at: inDays(-1) }, now)).toBe('revoked')
})

test('the device knows its link as long as it is open', () => {
  rememberLink(store, 'training', { share_id: 'a', token: 'secret' })
  expect(knownLink(store, 'training', ['b', 'a'])?.token).toBe('secret')
  expect(knownLink(store, 'training', ['b'])).toBeNull()
  expect(knownLink(store, 'another', ['a'])).toBeNull()
})
