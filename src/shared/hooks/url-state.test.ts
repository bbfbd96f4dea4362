import { expect, test } from 'vitest'
import { z } from 'zod'
import { readUrlState, writeUrlState } from './url-state'

const schema = z.object({
  q: z.string().max(20).default(''),
  page: z.coerce.number().int().min(1).default(1),
  size: z.number().default(20),
  sort: z.enum(['title', 'minutes']).default('title'),
  teams: z.array(z.string()).default([]),
  mine: z.boolean().default(false),
})

const read = (search: string) => readUrlState(schema, new URLSearchParams(search))
const write = (search: string, changes: Record<string, unknown>) =>
  writeUrlState(schema, new URLSearchParams(search), changes).toString()

test('an empty address gives the defaults', () => {
  expect(read('')).toEqual({ q: '', page: 1, size: 20, sort: 'title', teams: [], mine: false })
})

test('values keep their type: text of digits, numbers, lists of one and switches', () => {
  expect(read('q=2026&page=3&size=50&sort=minutes&teams=u9&mine=true')).toEqual({
    q: '2026',
    page: 3,
    size: 50,
    sort: 'minutes',
    teams: ['u9'],
    mine: true,
  })
  expect(read('teams=u9&teams=u11').teams).toEqual(['u9', 'u11'])
})

test('a bad value falls back alone, the good ones stay', () => {
  expect(read('page=-4&sort=drop+table&q=press&mine=perhaps')).toMatchObject({
    page: 1,
    sort: 'title',
    q: 'press',
    mine: false,
  })
  expect(read(`q=${'a'.repeat(21)}`).q).toBe('')
})

test('defaults are not written, lists repeat their name, foreign parameters stay', () => {
  expect(write('tab=notes', { q: 'press', sort: 'title' })).toBe('tab=notes&q=press')
  expect(write('', { teams: ['u9', 'u11'] })).toBe('teams=u9&teams=u11')
  expect(write('q=press', { q: '' })).toBe('')
})

test('another filter goes back to the first page, paging itself does not', () => {
  expect(write('page=4', { q: 'a' })).toBe('q=a')
  expect(write('q=a', { page: 5 })).toBe('q=a&page=5')
})
