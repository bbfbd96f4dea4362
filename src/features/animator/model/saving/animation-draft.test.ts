import { beforeEach, expect, it } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import { createDraftStore } from '@/lib/device/draft-store'
import { draftKey, draftSchema, lostDrawings } from './animation-draft'

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
let drafts = createDraftStore('animation_draft', draftSchema, store)
beforeEach(() => {
  store = memory()
  drafts = createDraftStore('animation_draft', draftSchema, store)
})

it('comes back as it was kept, per person and animation', () => {
  const key = draftKey('me', 'one')
  drafts.write(key, draft)
  expect(drafts.read(key)).toEqual(draft)
  expect(drafts.read(draftKey('you', 'one'))).toBeNull()
})

it('a drawing in it that cannot be read is none', () => {
  const key = draftKey('me', 'one')
  store.setItem(key, JSON.stringify({ ...draft, scene: { v: 2, objects: 'none' } }))
  expect(drafts.read(key)).toBeNull()
})

it('new drawings that never reached the server are found, unless another tab is just about to send them', () => {
  drafts.write(draftKey('me', 'new-1'), { ...draft, base_version: null, saved_at: now - day })
  drafts.write(draftKey('me', 'new-2'), { ...draft, base_version: null, saved_at: now - 1000 })
  const left = { ...draft, base_version: null, saved_at: now - 2000, is_left: true }
  drafts.write(draftKey('me', 'new-4'), left)
  drafts.write(draftKey('you', 'new-3'), { ...draft, base_version: null, saved_at: now - day })
  drafts.write(draftKey('me', 'one'), { ...draft, saved_at: now - day })
  expect(lostDrawings(drafts, 'me', now).map(({ key }) => key)).toEqual([
    draftKey('me', 'new-4'),
    draftKey('me', 'new-1'),
  ])
})
