import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createDraftStore } from './draft-store'

const schema = z.object({ title: z.string() })
const stored = new Map<string, string>()
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size
  },
}
const drafts = createDraftStore('form_draft', schema, store)

beforeEach(() => stored.clear())

test('a draft comes back as it was written, under its own key, until it is removed', () => {
  expect(drafts.write('draft:one', { title: 'Corner' })).toBe(true)
  expect(drafts.read('draft:one')).toEqual({ title: 'Corner' })
  expect(drafts.read('draft:two')).toBeNull()
  drafts.remove('draft:one')
  expect(drafts.read('draft:one')).toBeNull()
})

test.each(['', '{"title"', 'null', '{"name":"Corner"}', '{"title":3}'])(
  'what is no draft is none: %j',
  (text) => {
    store.setItem('draft:one', text)
    expect(drafts.read('draft:one')).toBeNull()
  },
)

test('keys are listed by how they begin', () => {
  for (const key of ['draft:a:1', 'draft:b:1', 'draft:a:2']) drafts.write(key, { title: '' })
  expect(drafts.listKeys('draft:a:')).toEqual(['draft:a:1', 'draft:a:2'])
})

test('a browser that keeps nothing is told apart', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  const full = { ...store, getItem: refuse, setItem: refuse, removeItem: refuse }
  const refused = createDraftStore('form_draft', schema, full)
  expect(refused.write('draft:one', { title: '' })).toBe(false)
  expect(refused.read('draft:one')).toBeNull()
  expect(() => refused.remove('draft:one')).not.toThrow()
})
