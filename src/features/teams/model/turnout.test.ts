import { expect, test } from 'vitest'
import { computeRecentTurnout, countAnswers } from './turnout'

test('counts the answers of the squad of today, and who has not answered', () => {
  const answers = [
    { player_id: 'a', answer: 'yes' },
    { player_id: 'b', answer: 'no' },
    { player_id: 'c', answer: null },
    { player_id: 'left', answer: 'yes' },
  ] as const
  expect(countAnswers(answers, ['a', 'b', 'c', 'd'])).toEqual({ yes: 1, no: 1, maybe: 0, open: 2 })
  expect(countAnswers([], [])).toEqual({ yes: 0, no: 0, maybe: 0, open: 0 })
})

test('a training without a list is left out, excused players do not count', () => {
  const turnout = computeRecentTurnout([
    { records: [{ status: 'present' }, { status: 'absent' }, { status: 'excused' }] },
    { records: [] },
    { records: [{ status: 'late' }, { status: 'present' }, { status: null }] },
  ])
  expect(turnout).toEqual({ rate: 0.75, rates: [0.5, 1] })
  expect(computeRecentTurnout([])).toEqual({ rate: null, rates: [] })
})
