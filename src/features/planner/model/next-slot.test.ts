import { expect, test } from 'vitest'
import { findFirstSlot, findNextSlot, findSlotAt, type SlotTraining } from './next-slot'

const school = { time_zone: 'Europe/Berlin' }
const team = { id: 'u13', school }
/** Sunday, 21:40 in Berlin. */
const now = Date.parse('2026-11-22T20:40:00Z')

/** 17:30 to 19:00 in winter, unless said otherwise. */
function createTraining(day: string, change: Partial<SlotTraining> = {}): SlotTraining {
  return {
    id: day,
    version: 3,
    team_id: 'u13',
    starts_at: `${day}T16:30:00+00:00`,
    ends_at: `${day}T18:00:00+00:00`,
    status: 'planned',
    title: null,
    objective: null,
    place: 'Pitch 2',
    notes: 'Bring water',
    blocks: [{}],
    ...change,
  }
}

const tuesdaysAndThursdays = ['2026-11-10', '2026-11-12', '2026-11-17', '2026-11-19'].map((day) =>
  createTraining(day, { status: 'done' }),
)

test('a date in the calendar without a plan comes first, and is filled', () => {
  const empty = createTraining('2026-11-26', { blocks: [] })
  const slot = findNextSlot(
    team,
    [...tuesdaysAndThursdays, createTraining('2026-11-24'), empty],
    now,
  )
  expect(slot).toMatchObject({ date: '2026-11-26', time: '17:30', minutes: 90, existing: empty })
})

test('else the next usual training that nothing stands on, as long as usual and where it always is', () => {
  expect(findNextSlot(team, tuesdaysAndThursdays, now)).toMatchObject({
    date: '2026-11-24',
    time: '17:30',
    minutes: 90,
    place: 'Pitch 2',
    existing: null,
  })
  const planned = [
    ...tuesdaysAndThursdays,
    createTraining('2026-11-24'),
    createTraining('2026-11-26'),
  ]
  expect(findNextSlot(team, planned, now).date).toBe('2026-12-01')
})

test('a training that was called off is not offered', () => {
  const off = createTraining('2026-11-24', { status: 'cancelled' })
  expect(findNextSlot(team, [...tuesdaysAndThursdays, off], now).date).toBe('2026-11-26')
})

test('a team without a past meets on the next weekday at half past five', () => {
  expect(findNextSlot(team, [], now)).toMatchObject({
    date: '2026-11-23',
    time: '17:30',
    minutes: 90,
  })
})

test('of several teams the one whose training comes first', () => {
  const monday = createTraining('2026-11-23', { team_id: 'u9', blocks: [] })
  const other = { id: 'u9', school }
  expect(findFirstSlot([team, other], [...tuesdaysAndThursdays, monday], now)?.teamId).toBe('u9')
  expect(findFirstSlot([], [], now)).toBeNull()
})

test('the training asked for takes what stands there: an empty date is filled, a planned one told', () => {
  const empty = createTraining('2026-11-26', { blocks: [] })
  const planned = createTraining('2026-11-27')
  const findAt = (date: string) => findSlotAt(team, [empty, planned], { date, time: '18:00' }, now)
  expect(findAt('2026-11-26')).toMatchObject({ time: '18:00', existing: empty, planned: null })
  expect(findAt('2026-11-27')).toMatchObject({ existing: null, planned })
})
