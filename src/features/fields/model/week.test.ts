import { expect, test } from 'vitest'
import {
  computeHours,
  moveTimeBy,
  findOpeningMinute,
  listPlacedOn,
  getWeekTime,
  toBookedTime,
} from './week'
import { moveStretch, createDrawnStretch, resizeStretch, createTappedStretch } from './week-drag'

const zone = 'Europe/Berlin'
const createBookedTime = (starts_at: string, ends_at: string) => ({ starts_at, ends_at })

test('a booking stands at the time the school’s clock shows', () => {
  const training = createBookedTime('2026-11-24T16:30:00Z', '2026-11-24T18:00:00Z')
  expect(listPlacedOn('2026-11-24', [training], zone)).toEqual([
    { booking: training, from: 17 * 60 + 30, to: 19 * 60 },
  ])
  expect(listPlacedOn('2026-11-25', [training], zone)).toEqual([])
})

test('a booking over midnight stands on both days, one that ends at midnight on one', () => {
  const cup = createBookedTime('2026-11-24T21:00:00Z', '2026-11-25T09:00:00Z')
  expect(listPlacedOn('2026-11-24', [cup], zone)).toMatchObject([{ from: 22 * 60, to: 24 * 60 }])
  expect(listPlacedOn('2026-11-25', [cup], zone)).toMatchObject([{ from: 0, to: 10 * 60 }])
  const late = createBookedTime('2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z')
  expect(listPlacedOn('2026-11-25', [late], zone)).toEqual([])
})

test('the week shows the usual hours, more when something lies outside; a whole day widens nothing', () => {
  expect(computeHours([])).toEqual({ from: 8 * 60, to: 22 * 60 })
  expect(computeHours([{ from: 7 * 60 + 15, to: 8 * 60 }])).toEqual({ from: 7 * 60, to: 22 * 60 })
  expect(computeHours([{ from: 0, to: 24 * 60 }])).toEqual({ from: 8 * 60, to: 22 * 60 })
})

test('the week opens an hour before its first booking', () => {
  const usual = computeHours([])
  const evenings = [
    { from: 18 * 60, to: 19 * 60 },
    { from: 16 * 60 + 30, to: 18 * 60 },
  ]
  expect(findOpeningMinute(evenings, usual)).toBe(15 * 60 + 30)
  expect(findOpeningMinute([{ from: 8 * 60 + 30, to: 9 * 60 }], usual)).toBe(8 * 60)
  expect(findOpeningMinute([{ from: 0, to: 24 * 60 }], usual)).toBeNull()
})

test('a week with a clock change has an hour more between its midnights', () => {
  const { starts_at, ends_at } = getWeekTime('2026-10-19', zone)
  expect((Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000).toBe(7 * 24 + 1)
})

test('moved by a week over the clock change a booking keeps its clock time', () => {
  const before = toBookedTime('2026-10-24', { from: 17 * 60, to: 18 * 60 }, zone)
  expect(moveTimeBy(before, { days: 7, minutes: 0 }, zone)).toEqual(
    toBookedTime('2026-10-31', { from: 17 * 60, to: 18 * 60 }, zone),
  )
})

test('drawing works upwards too and snaps to quarters of an hour', () => {
  expect(createDrawnStretch('2026-11-24', 18 * 60 + 4, 17 * 60 - 5)).toEqual({
    date: '2026-11-24',
    from: 17 * 60,
    to: 18 * 60,
  })
  expect(createTappedStretch('2026-11-24', 17 * 60 + 50)).toMatchObject({
    from: 17 * 60 + 30,
    to: 19 * 60,
  })
})

test('a booking taken along keeps its length and stays within its day, its end can be pulled', () => {
  const stretch = { date: '2026-11-24', from: 22 * 60, to: 23 * 60 }
  expect(moveStretch(stretch, '2026-11-25', 300)).toEqual({
    date: '2026-11-25',
    from: 23 * 60,
    to: 24 * 60,
  })
  expect(resizeStretch(stretch, -600)).toMatchObject({ to: 22 * 60 + 15 })
})
