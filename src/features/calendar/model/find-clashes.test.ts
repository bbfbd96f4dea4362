import { expect, test } from 'vitest'
import { findClashes, listTeamsAtOnce } from './find-clashes'
import type { Fixture } from './match-event'

function createMatch(id: string, hour: number, values: Partial<Fixture> = {}): Fixture {
  return {
    id,
    opponent: `Opponent of ${id}`,
    is_home: true,
    starts_at: new Date(Date.UTC(2030, 4, 4, hour)).toISOString(),
    periods: 2,
    period_minutes: 25,
    status: 'planned',
    venue: null,
    field_part_id: null,
    goals_for: null,
    goals_against: null,
    created_at: '2030-01-01T00:00:00Z',
    updated_at: '2030-01-01T00:00:00Z',
    team_id: `team-${id}`,
    team: { name: `Team ${id}`, school: { time_zone: 'Europe/Berlin' } },
    ...values,
  }
}

test('one part of a pitch at once is a clash for both, one after the other is none', () => {
  const part = { field_part_id: 'half' }
  const clashes = findClashes(
    [createMatch('a', 10, part), createMatch('b', 10, part), createMatch('c', 11, part)],
    [],
  )
  expect([...clashes]).toEqual([
    ['a', [{ kind: 'pitch', team: 'Team b' }]],
    ['b', [{ kind: 'pitch', team: 'Team a' }]],
  ])
})

test('the same place in other words counts at home only', () => {
  const home = { venue: 'Sportplatz Süd' }
  const away = { venue: 'sportplatz sued', is_home: false }
  const find = (values: Partial<Fixture>) =>
    findClashes([createMatch('a', 10, home), createMatch('b', 10, values)], []).size
  expect(find({ venue: 'sportplatz sued' })).toBe(2)
  expect(find(away)).toBe(0)
  expect(find({ venue: 'Sportplatz Nord' })).toBe(0)
})

test('a coach or a child of both teams is in two places; a match called off takes nobody’s time', () => {
  const people = [
    { id: 'p', name: 'Wanda Weiss', teamIds: ['team-a', 'team-b'] },
    { id: 'q', name: 'Elsewhere', teamIds: ['team-a'] },
  ]
  const at = [createMatch('a', 10), createMatch('b', 10)]
  expect(findClashes(at, people).get('a')).toEqual([
    { kind: 'person', name: 'Wanda Weiss', team: 'Team b' },
  ])
  const off = [createMatch('a', 10), createMatch('b', 10, { status: 'cancelled' })]
  expect(findClashes(off, people).size).toBe(0)
})

test('a team with two matches at once is a clash of its own', () => {
  const team = { team_id: 't' }
  const clashes = findClashes([createMatch('a', 10, team), createMatch('b', 10, team)], [])
  expect(clashes.get('b')).toEqual([{ kind: 'team', opponent: 'Opponent of a' }])
})

test('teams whose matches overlap are those to ask about', () => {
  expect(
    listTeamsAtOnce([createMatch('a', 10), createMatch('b', 10), createMatch('c', 14)]),
  ).toEqual(['team-a', 'team-b'])
})
