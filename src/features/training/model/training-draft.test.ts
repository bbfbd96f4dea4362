import { beforeEach, expect, test } from 'vitest'
import { freeBlock } from './plan'
import { draftKey, dropDraft, keepDraft, restoreDraft } from './training-draft'
import { newTrainingValues } from './training-defaults'

const now = Date.parse('2026-11-22T20:43:00Z')
const key = draftKey('person', null)
const values = {
  ...newTrainingValues({ now, zone: 'Europe/Berlin', teamId: 'team', place: 'Main pitch' }),
  // a draft may hold what the form would refuse
  title: 'x'.repeat(200),
  blocks: [freeBlock('a', 'warm_up', '')],
}
const kept = new Map<string, string>()
const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}

beforeEach(() => kept.clear())

test('comes back as it was left', () => {
  expect(keepDraft(store, key, { saved_at: now, base_version: 3, values })).toBe(true)
  expect(restoreDraft(store, key, now)).toMatchObject({ saved_at: now, base_version: 3, values })
  expect(restoreDraft(store, draftKey('other', null), now)).toBeNull()
  dropDraft(store, key)
  expect(restoreDraft(store, key, now)).toBeNull()
})

test('is forgotten after 30 days, or when it is not one', () => {
  keepDraft(store, key, { saved_at: now, base_version: null, values })
  expect(restoreDraft(store, key, now + 31 * 24 * 3_600_000)).toBeNull()
  store.setItem(key, '{"v":1')
  expect(restoreDraft(store, key, now)).toBeNull()
})

test('a browser that keeps nothing is told apart', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(keepDraft(full, key, { saved_at: now, base_version: null, values })).toBe(false)
  expect(restoreDraft(full, key, now)).toBeNull()
  expect(() => dropDraft(full, key)).not.toThrow()
})
