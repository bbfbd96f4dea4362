import { beforeEach, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { createDraftStore } from '@/lib/device/draft-store'
import { createDraftKey, draftSchema, listLostDrawings } from './animation-draft'

const now = 1_800_000_000_000
const day = 24 * 3_600_000
const draft = { saved_at: now, base_version: 4, title: 'Corner', scene: createEmptyScene() }

function createStorage() {
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

let store = createStorage()
let drafts = createDraftStore('animation_draft', draftSchema, store)
beforeEach(() => {
  store = createStorage()
  drafts = createDraftStore('animation_draft', draftSchema, store)
})

it('comes back as it was kept, per person and animation', () => {
  const key = createDraftKey('me', 'one')
  drafts.write(key, draft)
  expect(drafts.read(key)).toEqual(draft)
  expect(drafts.read(createDraftKey('you', 'one'))).toBeNull()
})

it('a drawing in it that cannot be read is none', () => {
  const key = createDraftKey('me', 'one')
  store.setItem(key, JSON.stringify({ ...draft, scene: { v: 2, objects: 'none' } }))
  expect(drafts.read(key)).toBeNull()
})

it('new drawings that never reached the server are found, unless another tab is just about to send them', () => {
  drafts.write(createDraftKey('me', 'new-1'), { ...draft, base_version: null, saved_at: now - day })
  drafts.write(createDraftKey('me', 'new-2'), {
    ...draft,
    base_version: null,
    saved_at: now - 1000,
  })
  const left = { ...draft, base_version: null, saved_at: now - 2000, is_left: true }
  drafts.write(createDraftKey('me', 'new-4'), left)
  drafts.write(createDraftKey('you', 'new-3'), {
    ...draft,
    base_version: null,
    saved_at: now - day,
  })
  drafts.write(createDraftKey('me', 'one'), { ...draft, saved_at: now - day })
  expect(listLostDrawings(drafts, 'me', now).map(({ key }) => key)).toEqual([
    createDraftKey('me', 'new-4'),
    createDraftKey('me', 'new-1'),
  ])
})
