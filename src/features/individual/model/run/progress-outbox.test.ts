import { expect, test } from 'vitest'
import {
  addEntry,
  createProgressOutboxKey,
  emptyProgressOutbox,
  progressOutboxRules as rules,
  readProgressOutbox,
  removeRefusals,
  writeProgressOutbox,
  type ProgressEntry,
} from './progress-outbox'

const entry: ProgressEntry = {
  id: 'one',
  player_id: 'player',
  exercise_id: 'exercise',
  assignment_id: null,
  is_finished: false,
  minutes: 10,
  repetitions: 40,
  seconds: null,
  metres: null,
  feeling: null,
  effort: 3,
  note: '',
  practised_at: '2026-11-18T15:00:00.000Z',
}
const second = { ...entry, id: 'two' }

test('entries go out one at a time, in the order they were done', () => {
  const box = addEntry(addEntry(emptyProgressOutbox, entry), second)
  expect(rules.nextBatch(box)).toEqual([entry])
  expect(rules.nextBatch(rules.settle(box, [entry], null))).toEqual([second])
})

test('the same entry again replaces itself', () => {
  const box = addEntry(addEntry(emptyProgressOutbox, entry), { ...entry, repetitions: 41 })
  expect(box.entries.map((held) => held.entry.repetitions)).toEqual([41])
})

test('a refused entry does not hold up the next and stays to be seen', () => {
  const box = rules.refuse(
    addEntry(addEntry(emptyProgressOutbox, entry), second),
    [entry],
    'forbidden',
  )
  expect(rules.nextBatch(box)).toEqual([second])
  expect(box.entries[0]?.refused).toBe('forbidden')
  expect(removeRefusals(box).entries.map(({ entry: held }) => held.id)).toEqual(['two'])
})

test('waiting begins once and ends with what gets through', () => {
  const waiting = rules.wait(rules.wait(addEntry(emptyProgressOutbox, entry), 5), 9)
  expect(waiting.waiting_since).toBe(5)
  expect(rules.isWaiting(rules.settle(waiting, [entry], null))).toBe(false)
})

test('the box survives a closed tab; what is none reads as empty', () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
  const key = createProgressOutboxKey('me')
  const box = addEntry(emptyProgressOutbox, entry)
  expect(writeProgressOutbox(store, key, box)).toBe(true)
  expect(readProgressOutbox(store, key)).toEqual(box)
  expect(writeProgressOutbox(store, key, emptyProgressOutbox)).toBe(true)
  expect(values.size).toBe(0)
  values.set(key, '{"v":2}')
  expect(readProgressOutbox(store, key)).toEqual(emptyProgressOutbox)
})

test('a browser that keeps nothing is said to keep nothing', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(readProgressOutbox(store, 'key')).toBeNull()
  expect(writeProgressOutbox(store, 'key', addEntry(emptyProgressOutbox, entry))).toBe(false)
})
