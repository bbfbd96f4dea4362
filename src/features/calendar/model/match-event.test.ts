import { expect, test } from 'vitest'
import { toMatchEvent, type Fixture } from './match-event'

const fixture: Fixture = {
  id: 'm1',
  opponent: 'FC Visitors',
  is_home: false,
  starts_at: '2026-11-28T09:00:00+00:00',
  periods: 2,
  period_minutes: 30,
  status: 'cancelled',
  venue: 'Away ground',
  created_at: '2026-11-01T10:00:00+00:00',
  updated_at: '2026-11-01T10:01:30+00:00',
  team_id: 't1',
  field_part_id: null,
  goals_for: null,
  goals_against: null,
  team: { name: 'U13', school: { time_zone: 'Europe/Sofia' } },
}

test('a match is drawn by the clock of the school, home first, and cannot be dragged', () => {
  expect(toMatchEvent(fixture)).toMatchObject({
    id: 'match-m1',
    title: 'FC Visitors – U13',
    start: '2026-11-28T11:00:00',
    end: '2026-11-28T12:10:00',
    editable: false,
  })
})
