import { expect, test } from 'vitest'
import { groupEntries } from './family-entries'

const team = { name: 'U11', school: { time_zone: 'Europe/Berlin' } }

function createSession(id: string, starts_at: string, ends_at: string) {
  return {
    id,
    version: 1,
    title: 'Passing',
    starts_at,
    ends_at,
    place: null,
    status: 'planned' as const,
    series_id: null,
    series_date: null,
    team_id: 't1',
    team,
    blocks: [],
  }
}

const match = {
  id: 'm1',
  opponent: 'TuS Eichenau',
  is_home: true,
  starts_at: '2026-11-24T10:00:00Z',
  periods: 2,
  period_minutes: 25,
  status: 'cancelled' as const,
  venue: null,
  field_part_id: null,
  goals_for: null,
  goals_against: null,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  team_id: 't1',
  team,
}

test('dates stand by the day of the school’s clock in the order of time, matches among sessions', () => {
  const days = groupEntries(
    [
      createSession('late', '2026-11-24T16:00:00Z', '2026-11-24T17:00:00Z'),
      // half past midnight in Berlin
      createSession('night', '2026-11-23T23:30:00Z', '2026-11-24T00:30:00Z'),
    ],
    [match],
    Date.parse('2026-11-23T12:00:00Z'),
  )
  expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-24', ['night', 'm1', 'late']],
  ])
  expect(days[0]?.entries[1]).toMatchObject({
    kind: 'match',
    team: { id: 't1' },
    is_cancelled: true,
    ends_at: '2026-11-24T11:00:00.000Z',
  })
})

test('what is over stands last on its day: a session by the clock, a match by its final whistle', () => {
  const days = groupEntries(
    [
      createSession('morning', '2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z'),
      createSession('evening', '2026-11-24T17:00:00Z', '2026-11-24T18:00:00Z'),
      createSession('yesterday', '2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'),
      createSession('tomorrow', '2026-11-25T17:00:00Z', '2026-11-25T18:00:00Z'),
    ],
    [
      { ...match, status: 'finished' as const, starts_at: '2026-11-24T15:30:00Z' },
      { ...match, id: 'm2', status: 'live' as const, starts_at: '2026-11-24T15:40:00Z' },
    ],
    Date.parse('2026-11-24T16:00:00Z'),
  )
  expect(days.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
    ['yesterday'],
    ['m2', 'evening', 'morning', 'm1'],
    ['tomorrow'],
  ])
})
