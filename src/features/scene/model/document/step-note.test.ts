import { expect, it } from 'vitest'
import { createEmptyScene } from './empty-scene'
import { openScene } from './open-scene'
import { readStepNote, toOwnNotes } from './step-note'

const step = { id: 's1', t: 0, name: '', note: '', captions: { en: 'Start', de: 'Anfang' } }

it('is read in the language of the reader, else in English', () => {
  expect(readStepNote(step, 'de')).toBe('Anfang')
  expect(readStepNote(step, 'bg')).toBe('Start')
  expect(readStepNote({ id: 's1', t: 0, name: '', note: 'Mine' }, 'de')).toBe('Mine')
})

it('survives saving, and becomes a note of one’s own in a copy', () => {
  const { scene } = openScene({ ...createEmptyScene(), steps: [step] })
  expect(scene?.steps).toEqual([step])
  expect(scene && toOwnNotes(scene, 'de').steps).toEqual([
    { id: 's1', t: 0, name: '', note: 'Anfang' },
  ])
})
