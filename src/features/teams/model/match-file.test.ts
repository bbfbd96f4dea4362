import { expect, test } from 'vitest'
import { createMatchFileEvent, type CalendarMatch } from './match-file'

const match: CalendarMatch = {
  id: 'm1',
  opponent: 'FC Visitors',
  is_home: true,
  starts_at: '2026-11-28T09:00:00+00:00',
  periods: 2,
  period_minutes: 30,
  status: 'planned',
  venue: 'Main pitch',
  created_at: '2026-11-01T10:00:00+00:00',
  updated_at: '2026-11-01T10:01:30+00:00',
  team: { name: 'U13' },
}

test('a match in a file lasts its periods and the breaks, at its venue', () => {
  expect(createMatchFileEvent(match)).toMatchObject({
    summary: 'U13 – FC Visitors',
    end: '2026-11-28T10:10:00.000Z',
    location: 'Main pitch',
    isCancelled: false,
  })
})

test('it is the event of the feed, with a number that rises', () => {
  const event = createMatchFileEvent({ ...match, status: 'cancelled' })
  expect(event).toMatchObject({ uid: 'match-m1@touchline', sequence: 90, isCancelled: true })
  const later = createMatchFileEvent({ ...match, updated_at: '2026-11-02T10:00:00+00:00' })
  expect(later.sequence).toBeGreaterThan(event.sequence)
})
