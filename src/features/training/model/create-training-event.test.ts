import { expect, test } from 'vitest'
import { writeCalendar } from '@/lib/calendar-file'
import { createTrainingEvent } from './create-training-event'

const training = {
  id: 't1',
  version: 4,
  title: 'Rondos',
  starts_at: '2026-11-24T16:30:00+00:00',
  ends_at: '2026-11-24T18:00:00+00:00',
  place: 'Pitch 2, Sofia',
  status: 'planned',
  team: { name: 'U13' },
} as const
const around = { untitled: 'Training', origin: 'https://app.test', now: '2026-11-20T20:00:00Z' }

test('one training in a file is the event the feed has, with a link back', () => {
  const file = writeCalendar({ name: 'U13', events: [createTrainingEvent(training, around)] })
  expect(file).toContain('UID:training-t1@touchline\r\n')
  expect(file).toContain('SEQUENCE:3\r\n')
  expect(file).toContain('SUMMARY:U13 · Rondos\r\n')
  expect(file).toContain('LOCATION:Pitch 2\\, Sofia\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(
    'URL:https://app.test/training-manager/trainings/details/t1\r\n',
  )
})

test('called off stays called off, and without a title it is a training', () => {
  const event = createTrainingEvent({ ...training, title: null, status: 'cancelled' }, around)
  expect(event.summary).toBe('U13 · Training')
  expect(event.isCancelled).toBe(true)
})
