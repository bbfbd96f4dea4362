import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHistory, record, redo, undo, type UndoHistory } from './history'

function undoAll<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const before = undo(history)
  return before === history ? history : undoAll(before)
}

function redoAll<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const next = redo(history)
  return next === history ? history : redoAll(next)
}

test('any sequence undone gives the first value back, redone the last', () => {
  const anyChange = fc.record({ value: fc.object(), key: fc.option(fc.constantFrom('a', 'b')) })
  fc.assert(
    fc.property(fc.array(anyChange), fc.constantFrom(0, 5000), (changes, pauseMs) => {
      const first: object = {}
      const history = changes.reduce(
        (line, { value, key }, index) =>
          record(line, value, { merge: key === null ? null : { key, at: index * pauseMs } }),
        createHistory(first),
      )
      const start = undoAll(history)
      expect(start.present).toBe(first)
      expect(redoAll(start).present).toBe(history.present)
    }),
  )
})

test('changes of one thing close together are one step, a pause or another thing begins the next', () => {
  let history = createHistory('')
  history = record(history, 'P', { merge: { key: 'title', at: 0 } })
  history = record(history, 'Pr', { merge: { key: 'title', at: 999 } })
  expect(history.past).toEqual([''])
  history = record(history, 'Pre', { merge: { key: 'title', at: 1999 } })
  expect(history.past).toEqual(['', 'Pr'])
  history = record(history, 'Prep', { merge: { key: 'notes', at: 2000 } })
  expect(history.past).toEqual(['', 'Pr', 'Pre'])
})

test('a change after an undo stands alone', () => {
  const typed = record(createHistory(''), 'P', { merge: { key: 'title', at: 0 } })
  const again = record(undo(typed), 'Q', { merge: { key: 'title', at: 10 } })
  expect(again.past).toEqual([''])
})

test('a new step drops what was undone', () => {
  let history = createHistory(1)
  for (const value of [2, 3]) history = record(history, value)
  history = record(undo(history), 4)
  expect([...history.past, history.present, ...history.future]).toEqual([1, 2, 4])
})

test('as many steps can be taken back as the limit says', () => {
  let history = createHistory(0)
  for (let value = 1; value <= 150; value += 1) history = record(history, value, { limit: 100 })
  expect(undoAll(history).present).toBe(50)
})
