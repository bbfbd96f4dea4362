import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { findClashes } from './match-clash'
import { parseMatchLink } from './match-link'
import {
  chooseRule,
  countMatchMinutes,
  findLast,
  listUsedTexts,
  suggestMeetMinutes,
  suggestShape,
  type KnownMatch,
} from './match-proposals'
import { describeMatchFailure, matchSchema } from './match-schema'
import { listMatchSteps } from './match-steps'
import { createMatchValues, toMatchRow, toMatchValues } from './match-values'

const zone = 'Europe/Berlin'
const known: KnownMatch[] = [
  createKnown({ opponent: 'TSV Nord', starts_at: '2030-05-11T08:30:00Z' }),
  createKnown({ team_id: 'u9', opponent: 'FC Süd', is_home: false, venue: 'Süd, Weg 1' }),
  createKnown({ opponent: 'SV West', is_home: false, venue: 'West, Weg 2', kit: 'White' }),
  createKnown({ opponent: 'TSV Nord', starts_at: '2030-04-06T08:30:00Z' }),
]

function createKnown(more: Partial<KnownMatch>): KnownMatch {
  return {
    team_id: 'u11',
    opponent: 'Guests',
    is_home: true,
    is_neutral: false,
    competition: 'District league',
    venue: null,
    kit: 'Blue',
    field_part_id: null,
    starts_at: '2030-05-01T08:00:00Z',
    format: 7,
    periods: 2,
    period_minutes: 25,
    ...more,
  }
}

const festival = [
  { format: 3, periods: 7, period_minutes: 10 },
  { format: 5, periods: 4, period_minutes: null },
]

test('the age’s rule says format and periods; of several the one the team played last', () => {
  const played = { format: 5, periods: 4, period_minutes: 12 }
  expect(suggestShape(festival, null)).toEqual({ format: 5, periods: 4, period_minutes: 45 })
  expect(suggestShape(festival, played)).toEqual(played)
  expect(chooseRule(festival, 3)?.format).toBe(3)
  expect(suggestShape([], null)).toEqual({ format: 11, periods: 2, period_minutes: 45 })
  expect(suggestShape([], played)).toEqual(played)
  // what a match of the database cannot hold
  expect(suggestShape([{ format: 2, periods: 12, period_minutes: 7 }], null)).toEqual({
    format: 3,
    periods: 8,
    period_minutes: 7,
  })
})

test('an away match meets earlier; the end counts ten minutes between two periods', () => {
  expect(suggestMeetMinutes('home')).toBe(45)
  expect(suggestMeetMinutes('away')).toBe(75)
  expect(suggestMeetMinutes('neutral')).toBe(75)
  expect(countMatchMinutes({ periods: 2, period_minutes: 25 })).toBe(60)
  expect(countMatchMinutes({ periods: 1, period_minutes: 40 })).toBe(40)
})

test('names used before: the own team’s first, each once', () => {
  expect(listUsedTexts(known, 'u11', 'opponent')).toEqual(['TSV Nord', 'SV West', 'FC Süd'])
  expect(listUsedTexts(known, 'u11', 'venue', ({ is_home }) => !is_home)).toEqual([
    'West, Weg 2',
    'Süd, Weg 1',
  ])
  expect(findLast(known, 'u11', 'away')?.opponent).toBe('SV West')
  expect(findLast(known, 'u13')).toBeNull()
})

test('an address brings slot and team; what is none of them is left out', () => {
  const team = '00000000-0000-4000-8002-000000000003'
  const link = parseMatchLink(
    new URLSearchParams({ date: '2030-05-12', time: '10:30', team, duration: '90' }),
  )
  expect(link).toEqual({ date: '2030-05-12', time: '10:30', team })
  const bad = parseMatchLink(new URLSearchParams({ date: '32.5.', time: '25:00', team: 'x' }))
  expect(bad).toEqual({ date: null, time: null, team: null })
})

test('with a slot only the opponent is missing', () => {
  const link = { date: '2030-05-12', time: null, team: null }
  const values = createMatchValues('u11', link, { rules: [], known, zone })
  expect(values).toMatchObject({ time: '10:30', meet_minutes: 45, kit: 'Blue', format: 7 })
  expect(matchSchema.safeParse(values).error?.issues.map(({ path }) => path[0])).toEqual([
    'opponent',
  ])
  expect(matchSchema.safeParse({ ...values, opponent: ' SV Ost ' }).data?.opponent).toBe('SV Ost')
})

test('a row and its form are the same; a pitch names the place, away there is none of ours', () => {
  const values = {
    ...createMatchValues('u11', parseMatchLink(new URLSearchParams()), { rules: [], known, zone }),
    opponent: 'SV Ost',
    date: '2030-07-06',
    time: '11:00',
    venue: 'Park',
  }
  const row = toMatchRow(matchSchema.parse(values), zone)
  expect(row).toMatchObject({
    starts_at: '2030-07-06T09:00:00.000Z',
    meet_at: '2030-07-06T08:15:00.000Z',
    venue: 'Park',
    competition: null,
  })
  expect(toMatchValues(row, zone)).toEqual(values)
  const booked = matchSchema.parse({ ...values, field_part_id: 'half' })
  expect(toMatchRow(booked, zone)).toMatchObject({ field_part_id: 'half', venue: null })
  expect(toMatchRow({ ...booked, side: 'away' }, zone)).toMatchObject({
    is_home: false,
    is_neutral: false,
    field_part_id: null,
    venue: 'Park',
  })
  const neutral = toMatchRow({ ...booked, side: 'neutral' }, zone)
  expect(neutral).toMatchObject({ is_home: true, is_neutral: true, field_part_id: null })
  expect(toMatchValues(neutral, zone).side).toBe('neutral')
  expect(toMatchRow({ ...booked, meet_minutes: null }, zone).meet_at).toBeNull()
  expect(row.answer_hours).toBeNull()
  expect(toMatchValues({ ...row, answer_hours: 48 }, zone).answer_hours).toBe('48')
})

test('matches and trainings at that time are in the way, the match itself is not', () => {
  const at = { starts_at: '2030-05-12T08:00:00Z', ends_at: '2030-05-12T09:00:00Z' }
  const later = { starts_at: '2030-05-12T09:00:00Z', ends_at: '2030-05-12T10:00:00Z' }
  const matches = [
    { id: 'own', opponent: 'A', ...at },
    { id: 'other', opponent: 'B', ...at },
    { id: 'later', opponent: 'C', ...later },
  ]
  const now = Date.parse('2030-05-12T08:00:01Z')
  const found = findClashes(
    at,
    { matches, trainings: [{ title: null, ...at }] },
    { ownId: 'own', now },
  )
  expect(found.matches.map(({ id }) => id)).toEqual(['other'])
  expect(found.trainings).toHaveLength(1)
  expect(found.isPast).toBe(true)
  expect(findClashes(later, { matches: [], trainings: [] }, { ownId: null, now }).isPast).toBe(
    false,
  )
})

test('refusals of the database stand beside their field', () => {
  const describe = (detail: string, message = 'field_taken') =>
    describeMatchFailure(new AppError('invalid', { detail, cause: { message } }))
  expect(describe('23P01', 'match_overlaps')).toEqual({ time: 'matches/form:errors.overlaps' })
  expect(describe('23P01')).toEqual({ field_part_id: 'matches/form:errors.taken' })
  expect(describe('42501')).toEqual({})
})

test('what staff may do follows the state', () => {
  const match = { starts_at: '2030-05-12T08:00:00Z', started_at: null }
  const [before, after] = [Date.parse('2030-05-12T07:59:00Z'), Date.parse('2030-05-12T08:00:00Z')]
  expect(listMatchSteps({ ...match, status: 'planned' }, before)).toEqual(['cancel', 'delete'])
  expect(listMatchSteps({ ...match, status: 'planned' }, after)[0]).toBe('result')
  expect(listMatchSteps({ ...match, status: 'finished' }, after)).toEqual(['result', 'reopen'])
  expect(listMatchSteps({ ...match, status: 'live' }, after)).toEqual(['cancel'])
  expect(listMatchSteps({ ...match, status: 'cancelled' }, after)).toEqual(['reinstate', 'delete'])
  const abandoned = { ...match, started_at: match.starts_at, status: 'cancelled' as const }
  expect(listMatchSteps(abandoned, after)).toEqual([])
})
