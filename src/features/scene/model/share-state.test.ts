import { expect, it } from 'vitest'
import { getShareState } from './share-state'

const now = Date.parse('2026-11-21T12:00:00Z')

it('a link is open until its end, and closed for good once revoked', () => {
  const share = { expires_at: '2026-11-28T12:00:00Z', revoked_at: null }
  expect(getShareState(share, now)).toBe('open')
  expect(getShareState(share, Date.parse('2026-11-28T12:00:00Z'))).toBe('expired')
  expect(getShareState({ ...share, revoked_at: '2026-11-22T12:00:00Z' }, now)).toBe('revoked')
})

it('one without end stays open', () => {
  expect(getShareState({ expires_at: null, revoked_at: null }, now)).toBe('open')
})
