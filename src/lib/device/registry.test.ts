import { expect, test } from 'vitest'
import { deviceEntries, findEntry } from './registry'

const entries = Object.values(deviceEntries)

test('every key belongs to one entry', () => {
  for (const entry of entries) {
    const sample = entry.key.replace('*', 'x')
    expect(findEntry(entry.store, sample)).toBe(entry)
  }
})

test('what holds data of people ends with their session and has a lifetime', () => {
  const prefixes = entries.filter(({ key, store }) => key.endsWith('*') && store === 'localStorage')
  for (const { owner, keepDays, key } of prefixes) {
    expect(`${key} ${keepDays === null ? 'for ever' : 'ends'}`).toBe(`${key} ends`)
    expect(`${key} ${owner}`).toBe(`${key} ${key === 'kept-outbox:*' ? 'device' : 'person'}`)
  }
})

test('the keys of the specification keep their names', () => {
  expect(deviceEntries.language.key).toBe('preferred-language')
  expect(deviceEntries.language_cookie.key).toBe('preferred-language')
})
