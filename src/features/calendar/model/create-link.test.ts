import { expect, test } from 'vitest'
import { createLink, roundToHalfHour, countMinutes, findTeamToPlan } from './create-link'
import { slotSchema, toSlotArgument } from './slot-schema'

const planner = '/training-manager/trainings/create'

test('an empty slot hands date, time and team to the planner', () => {
  expect(createLink({ date: '2026-11-24', time: '17:30', team: 'u13' })).toBe(
    `${planner}?date=2026-11-24&time=17%3A30&team=u13`,
  )
  expect(createLink({ date: '2026-11-24' })).toBe(`${planner}?date=2026-11-24`)
})

test('a drawn slot brings its length, if the planner could take it', () => {
  const slot = { date: '2026-11-24', time: '17:30' }
  const createDrawnLink = (time: string) =>
    createLink({ ...slot, end: { date: '2026-11-24', time } })
  expect(createDrawnLink('19:00')).toContain('duration=90')
  expect(createDrawnLink('23:00')).not.toContain('duration')
})

test('a click on a line means the full or half hour', () => {
  expect(roundToHalfHour('17:15')).toBe('17:00')
  expect(roundToHalfHour('17:45')).toBe('17:30')
})

test('the team is named only where there is no choice', () => {
  expect(findTeamToPlan(['u13', 'u9'], ['u13', 'u11'])).toBe('u13')
  expect(findTeamToPlan(['u13', 'u11'], ['u13', 'u11'])).toBeUndefined()
  expect(findTeamToPlan(['u9'], ['u13'])).toBeUndefined()
})

test('a slot drawn over lines has a length, a click has none', () => {
  const drawn = { date: '2026-11-24', time: '17:15', end: { date: '2026-11-24', time: '18:30' } }
  expect(countMinutes(drawn)).toBe(75)
  expect(countMinutes({ date: '2026-11-24', time: '17:15' })).toBeNull()
})

test('what the small sheet saves is a session without exercises on the wall of the club', () => {
  const values = slotSchema.parse({ team_id: 'u11', title: ' Extra ', time: '17:15', minutes: 75 })
  expect(toSlotArgument(values, '2026-11-24', 'Europe/Berlin', 'Pitch 2')).toMatchObject({
    team_id: 'u11',
    title: 'Extra',
    place: 'Pitch 2',
    starts_at: '2026-11-24T16:15:00.000Z',
    ends_at: '2026-11-24T17:30:00.000Z',
    blocks: [],
  })
})

test('another page takes the same from a slot', () => {
  const slot = { date: '2026-11-24', time: '17:30', team: 'u11' }
  expect(createLink(slot, '/match-manager/create-match')).toBe(
    '/match-manager/create-match?date=2026-11-24&time=17%3A30&team=u11',
  )
})
