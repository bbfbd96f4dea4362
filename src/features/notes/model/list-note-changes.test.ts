import { expect, test } from 'vitest'
import { listNoteChanges } from './list-note-changes'

const note = {
  body: 'Good first touch',
  kind: 'praise',
  visibility: 'staff',
  occurred_on: '2026-11-10',
}

test('names what an edit changed', () => {
  expect(listNoteChanges(note, note)).toEqual([])
  expect(listNoteChanges(note, { ...note, body: 'Great', visibility: 'family' })).toEqual([
    'body',
    'visibility',
  ])
})
