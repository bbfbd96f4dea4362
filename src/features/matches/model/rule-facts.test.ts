import { expect, test } from 'vitest'
import { compareToRules, listSameDay } from './rule-facts'

const createRule = (
  format: number,
  periods: number | null = null,
  period_minutes: number | null = null,
) => ({
  format,
  periods,
  period_minutes,
})
const shape = { format: 7, periods: 2, period_minutes: 25 }

test('a format the age does not know names those it knows', () => {
  const compared = compareToRules([createRule(3), createRule(5)], shape)
  expect(compared).toEqual({ rule: createRule(5), otherFormats: [3, 5], otherTime: null })
})

test('other times than the rule names differ; a rule without times does not', () => {
  expect(compareToRules([createRule(7, 2, 20)], shape).otherTime).toEqual(createRule(7, 2, 20))
  expect(compareToRules([createRule(7, 2, 25)], shape).otherTime).toBeNull()
  expect(compareToRules([createRule(7)], shape).otherTime).toBeNull()
})

test('an age without rules says nothing', () => {
  expect(compareToRules([], shape)).toEqual({ rule: null, otherFormats: [], otherTime: null })
})

test('other matches of the team that day by the clock of the school, not itself', () => {
  const play = (id: string, team_id: string, starts_at: string) => ({
    id,
    team_id,
    opponent: id,
    starts_at,
    periods: 2,
    period_minutes: 20,
  })
  const known = [
    play('own', 't', '2026-09-05T08:00:00Z'),
    play('late', 't', '2026-09-05T21:30:00Z'),
    play('next', 't', '2026-09-05T22:30:00Z'),
    play('others', 'u', '2026-09-05T08:00:00Z'),
  ]
  const asked = { teamId: 't', date: '2026-09-05', ownId: 'own' }
  expect(listSameDay(known, asked, 'Europe/Berlin').map(({ id }) => id)).toEqual(['late'])
})
