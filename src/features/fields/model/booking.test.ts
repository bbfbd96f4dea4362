import { expect, test } from 'vitest'
import { findOverlaps, listKinds, canChange, canMove, type Booking } from './booking'
import { createBookingSchema, type BookingInput } from './booking-schema'
import { listOccurrences, computeSpan, split } from './occurrences'

const zone = 'Europe/Berlin'
const whole = { along: '[0,12)', across: '[0,12)' }
const halfB = { along: '[6,12)', across: '[0,12)' }

function createBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    school_id: 's1',
    field_id: 'f1',
    field_part_id: 'p1',
    kind: 'meeting',
    title: null,
    note: null,
    team_id: 'u11',
    training_id: null,
    match_id: null,
    team: { name: 'U11' },
    training: null,
    match: null,
    along: '[0,6)',
    across: '[0,12)',
    starts_at: '2026-11-25T16:00:00Z',
    ends_at: '2026-11-25T17:30:00Z',
    ...changes,
  }
}

function createValues(changes: Partial<BookingInput> = {}): BookingInput {
  return {
    kind: 'meeting',
    part_id: '00000000-0000-4000-8000-000000000001',
    training_id: '',
    is_whole_series: false,
    team_id: 'u11',
    title: '',
    note: '',
    date: '2026-11-25',
    start: '17:00',
    end: '18:30',
    until: '',
    ...changes,
  }
}

const coach = { isOwner: false, teamIds: ['u11'] }
const owner = { isOwner: true, teamIds: ['u11', 'u13'] }

test('a coach changes bookings of the own teams, an owner every one, nobody a match’s', () => {
  expect(canChange(createBooking(), coach)).toBe(true)
  expect(canChange(createBooking({ team_id: 'u13' }), coach)).toBe(false)
  expect(canChange(createBooking({ team_id: null }), owner)).toBe(true)
  expect(canChange(createBooking({ match_id: 'm1' }), owner)).toBe(false)
})

test('a training’s booking keeps the training’s time', () => {
  expect(canMove(createBooking({ training_id: 't1' }), owner)).toBe(false)
  expect(canMove(createBooking(), coach)).toBe(true)
})

test('maintenance and hire are the owner’s; a match books through itself', () => {
  expect(listKinds(coach)).toEqual(['training', 'meeting', 'other'])
  expect(listKinds(owner)).toEqual(['training', 'meeting', 'maintenance', 'hire', 'other'])
})

test('in the way is who has the same ground at the same time, but not the booking itself', () => {
  const taken = [createBooking()]
  const { starts_at, ends_at } = createBooking()
  expect(findOverlaps({ ...whole, starts_at, ends_at }, taken)).toEqual(taken)
  expect(findOverlaps({ ...halfB, starts_at, ends_at }, taken)).toEqual([])
  expect(
    findOverlaps({ ...whole, starts_at: ends_at, ends_at: '2026-11-25T19:00:00Z' }, taken),
  ).toEqual([])
  expect(findOverlaps({ ...whole, starts_at, ends_at }, taken, 'b1')).toEqual([])
})

test('every week until a day keeps the clock time over the clock change', () => {
  const wanted = createValues({ date: '2026-10-21', until: '2026-11-04' })
  const times = listOccurrences(wanted, [], zone).map(({ starts_at }) => starts_at)
  expect(times).toEqual([
    '2026-10-21T15:00:00.000Z',
    '2026-10-28T16:00:00.000Z',
    '2026-11-04T16:00:00.000Z',
  ])
})

test('a training brings its own times, a weekly one all its dates', () => {
  const createDatedTraining = (id: string, day: string) => ({
    id,
    team_id: 'u11',
    series_id: 'weekly',
    starts_at: `${day}T16:30:00Z`,
    ends_at: `${day}T18:00:00Z`,
  })
  const trainings = [
    createDatedTraining('t1', '2026-11-25'),
    createDatedTraining('t2', '2026-12-02'),
  ]
  const wanted = createValues({ kind: 'training', training_id: 't1' })
  expect(listOccurrences(wanted, trainings, zone)).toHaveLength(1)
  const series = listOccurrences({ ...wanted, is_whole_series: true }, trainings, zone)
  expect(series.map(({ training_id }) => training_id)).toEqual(['t1', 't2'])
  expect(computeSpan(series)).toEqual({
    starts_at: '2026-11-25T16:30:00Z',
    ends_at: '2026-12-02T18:00:00Z',
  })
})

test('of many dates the taken ones are named and the free ones stay', () => {
  const wanted = listOccurrences(createValues({ until: '2026-12-02' }), [], zone)
  const { free, clashes } = split(wanted, whole, [createBooking()])
  expect(free).toHaveLength(1)
  expect(clashes).toMatchObject([{ others: [{ id: 'b1' }] }])
})

test.each([
  ['a coach without a team', { team_id: '' }, 'team_id'],
  ['something else without a title', { kind: 'other' }, 'title'],
  ['an end before the start', { end: '16:00' }, 'end'],
  ['a last day before the first', { until: '2026-11-24' }, 'until'],
  ['more than a year', { until: '2027-12-01' }, 'until'],
  ['a training nobody chose', { kind: 'training' }, 'training_id'],
] as const)('%s is refused beside the field', (_case, changes, path) => {
  const result = createBookingSchema({ needsTeam: true }).safeParse(createValues(changes))
  expect(result.error?.issues[0]?.path).toEqual([path])
})
