import { expect, test } from 'vitest'
import type { SeriesDate } from './series-dates'
import {
  chosenFields,
  freeOn,
  isAnswered,
  standingDates,
  takenOn,
  type TakenParts,
} from './series-ground'

const date = (day: string, isSkipped = false): SeriesDate => ({
  date: day,
  startsAt: `${day}T16:30:00.000Z`,
  endsAt: `${day}T18:00:00.000Z`,
  skip: isSkipped ? { from: day, to: day, reason: '' } : null,
  clocks: null,
})
const dates = [date('2026-12-01'), date('2026-12-08'), date('2026-12-15', true)]
/** As PostgreSQL writes it: the same moments in other letters. */
const taken: TakenParts = [
  { starts_at: '2026-12-08T17:30:00+01:00', parts: { whole: ['U15', ''], a: ['U15'] } },
  { starts_at: '2026-12-15T17:30:00+01:00', parts: { whole: ['U15'] } },
]

test('a taken date says who has the ground; a date without training asks for none', () => {
  expect(takenOn(dates, taken, 'whole')).toEqual([
    {
      date: '2026-12-08',
      starts_at: '2026-12-08T16:30:00.000Z',
      ends_at: '2026-12-08T18:00:00.000Z',
      by: ['U15'],
    },
  ])
  expect(takenOn(dates, taken, 'b')).toEqual([])
})

test('another part is offered when it is free on all those dates', () => {
  const parts = [{ id: 'whole' }, { id: 'a' }, { id: 'b' }]
  expect(freeOn(takenOn(dates, taken, 'whole'), taken, parts)).toEqual([{ id: 'b' }])
})

test('the answer holds for every taken date: without, or another part', () => {
  const clashes = takenOn(dates, taken, 'whole')
  expect(chosenFields(clashes, 'none')).toEqual({ '2026-12-08': null })
  expect(chosenFields(clashes, 'b')).toEqual({ '2026-12-08': 'b' })
  expect(isAnswered('none', [])).toBe(true)
  expect(isAnswered('b', [{ id: 'b' }])).toBe(true)
  expect(isAnswered('a', [{ id: 'b' }])).toBe(false)
  expect(isAnswered('', [{ id: 'b' }])).toBe(false)
})

test('trainings that stand have their ground, also where their weekday moves', () => {
  const trainings = [
    { series_date: '2026-12-01', status: 'planned' },
    { series_date: '2026-12-08', status: 'cancelled' },
  ]
  expect([...standingDates(trainings, [2], [4])]).toEqual(['2026-12-03'])
  expect([...standingDates(trainings, [2], [2, 4])]).toEqual(['2026-12-01'])
})
