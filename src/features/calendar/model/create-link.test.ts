import { expect, test } from 'vitest'
import { createLink, halfHour, teamToPlan } from './create-link'

const planner = '/training-manager/trainings/create'

test('an empty slot hands date, time and team to the planner', () => {
  expect(createLink({ date: '2026-11-24', time: '17:30', team: 'u13' })).toBe(
    `${planner}?date=2026-11-24&time=17%3A30&team=u13`,
  )
  expect(createLink({ date: '2026-11-24' })).toBe(`${planner}?date=2026-11-24`)
})

test('a drawn slot brings its length, if the planner could take it', () => {
  const slot = { date: '2026-11-24', time: '17:30' }
  const drawn = (time: string) => createLink({ ...slot, end: { date: '2026-11-24', time } })
  expect(drawn('19:00')).toContain('duration=90')
  expect(drawn('23:00')).not.toContain('duration')
})

test('a click on a line means the full or half hour', () => {
  expect(halfHour('17:15')).toBe('17:00')
  expect(halfHour('17:45')).toBe('17:30')
})

test('the team is named only where there is no choice', () => {
  expect(teamToPlan(['u13', 'u9'], ['u13', 'u11'])).toBe('u13')
  expect(teamToPlan(['u13', 'u11'], ['u13', 'u11'])).toBeUndefined()
  expect(teamToPlan(['u9'], ['u13'])).toBeUndefined()
})
