import { expect, test } from 'vitest'
import type { SeriesDate } from './series-dates'
import {
  chooseFields,
  listFreeParts,
  isAnswered,
  listStandingDates,
  listTakenDates,
  type TakenParts,
} from './series-ground'

const createDate = (day: string, isSkipped = false): SeriesDate => ({
  date: day,
  startsAt: `${day}T16:30:00.000Z`,
  endsAt: `${day}T18:00:00.000Z`,
  skip: isSkipped ? { from: day, to: day, reason: '' } : null,
  clocks: null,
})
const dates = [createDate('2026-12-01'), createDate('2026-12-08'), createDate('2026-12-15', true)]
/** As PostgreSQL writes it: the same moments in other letters. */
const taken: TakenParts = [
  { starts_at: '2026-12-08T17:30:00+01:00', parts: { whole: ['U15', ''], a: ['U15'] } },
  { starts_at: '2026-12-15T17:30:00+01:00', parts: { whole: ['U15'] } },
]

test('a taken date says who has the ground; a date without training asks for none', () => {
  expect(listTakenDates(dates, taken, 'whole')).toEqual([
    {
      date: '2026-12-08',
      starts_at: '2026-12-08T16:30:00.000Z',
      ends_at: '2026-12-08T18:00:00.000Z',
      by: ['U15'],
    },
  ])
  expect(listTakenDates(dates, taken, 'b')).toEqual([])
})

test('another part is offered when it is free on all those dates', () => {
  const parts = [{ id: 'whole' }, { id: 'a' }, { id: 'b' }]
  expect(listFreeParts(listTakenDates(dates, taken, 'whole'), taken, parts)).toEqual([{ id: 'b' }])
})

test('the answer holds for every taken date: without, or another part', () => {
  const clashes = listTakenDates(dates, taken, 'whole')
  expect(chooseFields(clashes, 'none')).toEqual({ '2026-12-08': null })
  expect(chooseFields(clashes, 'b')).toEqual({ '2026-12-08': 'b' })
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
  expect([...listStandingDates(trainings, [2], [4])]).toEqual(['2026-12-03'])
  expect([...listStandingDates(trainings, [2], [2, 4])]).toEqual(['2026-12-01'])
})
