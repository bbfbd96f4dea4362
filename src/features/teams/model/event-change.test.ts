import { expect, test } from 'vitest'
import { countReaders, getMovedPart, pickOneOfStep } from './event-change'

const reader = {
  player_id: 'a',
  name: 'Ada',
  seen_at: null,
  seen_by: null,
  has_answered: false,
  is_reachable: true,
}

test('families count by player: who knows, and whom a reminder could reach', () => {
  const readers = [
    reader,
    { ...reader, seen_at: '2026-11-18T15:00:00Z', seen_by: 'Ayşe Kaya' },
    { ...reader, is_reachable: false },
  ]
  expect(countReaders(readers)).toEqual({ all: 3, seen: 1, waiting: 1 })
})

test('a moved date says whether time, place, both or something else is new', () => {
  const at = '2026-11-24T17:00:00+00:00'
  const same = {
    was_starts_at: '2026-11-24T17:00:00Z',
    starts_at: at,
    was_place: null,
    place: null,
  }
  const later = { ...same, starts_at: '2026-11-24T18:00:00Z' }
  expect(getMovedPart(same)).toBe('other')
  expect(getMovedPart(later)).toBe('time')
  expect(getMovedPart({ ...same, place: 'Hall' })).toBe('place')
  expect(getMovedPart({ ...later, place: 'Hall' })).toBe('both')
})

test('dates that changed in one step are told once', () => {
  const one = {
    change_id: '1',
    training_id: 't',
    match_id: null,
    kind: 'moved' as const,
    was_starts_at: '2026-11-24T17:00:00Z',
    was_place: null,
    starts_at: '2026-11-24T18:00:00Z',
    place: null,
    team: 'U11',
    time_zone: 'Europe/Berlin',
    children: [],
    step: 'a',
    dates: 2,
  }
  const other = { ...one, change_id: '3', step: 'b', dates: 1 }
  expect(pickOneOfStep([one, { ...one, change_id: '2' }, other])).toEqual([one, other])
})
