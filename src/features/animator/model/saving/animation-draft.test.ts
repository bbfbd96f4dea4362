import { beforeEach, expect, it } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import { draftKey, dropDraft, keepDraft, lostDrawings, readDraft } from './animation-draft'

const now = 1_800_000_000_000
const day = 24 * 3_600_000
const draft = { saved_at: now, base_version: 4, title: 'Corner', scene: emptyScene() }

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

let store = memory()
beforeEach(() => {
  store = memory()
})

it('comes back as it was kept, per person and animation', () => {
  const key = draftKey('me', 'one')
  keepDraft(store, key, draft)
  expect(readDraft(store, key, now)).toMatchObject(draft)
  expect(readDraft(store, draftKey('you', 'one'), now)).toBeNull()
  dropDraft(store, key)
  expect(readDraft(store, key, now)).toBeNull()
})

it('a broken or very old one is none', () => {
  const key = draftKey('me', 'one')
  store.setItem(key, '{"v": 1, "scene"')
  expect(readDraft(store, key, now)).toBeNull()
  keepDraft(store, key, { ...draft, saved_at: now - 61 * day })
  expect(readDraft(store, key, now)).toBeNull()
})

it('a drawing in it that cannot be read is none', () => {
  const key = draftKey('me', 'one')
  store.setItem(key, JSON.stringify({ v: 1, ...draft, scene: { v: 2, objects: 'none' } }))
  expect(readDraft(store, key, now)).toBeNull()
})

it('a device that refuses is told apart from one that keeps', () => {
  const full = {
    ...store,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(keepDraft(full, draftKey('me', 'one'), draft)).toBe(false)
  expect(keepDraft(store, draftKey('me', 'one'), draft)).toBe(true)
})

it('new drawings that never reached the server are found, unless another tab is just about to send them', () => {
  keepDraft(store, draftKey('me', 'new-1'), { ...draft, base_version: null, saved_at: now - day })
  keepDraft(store, draftKey('me', 'new-2'), { ...draft, base_version: null, saved_at: now - 1000 })
  const left = { ...draft, base_version: null, saved_at: now - 2000, is_left: true }
  keepDraft(store, draftKey('me', 'new-4'), left)
  keepDraft(store, draftKey('you', 'new-3'), { ...draft, base_version: null, saved_at: now - day })
  keepDraft(store, draftKey('me', 'one'), { ...draft, saved_at: now - day })
  expect(lostDrawings(store, 'me', now).map(({ key }) => key)).toEqual([
    draftKey('me', 'new-4'),
    draftKey('me', 'new-1'),
  ])
})
