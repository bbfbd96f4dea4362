import { expect, test } from 'vitest'
import { toClockFace } from './live/clock'
import { createTickerClock, getTickerPause, listTickerLines, type TickerGoal } from './ticker'

const createGoal = (change: Partial<TickerGoal>): TickerGoal => ({
  id: 'one',
  period: 1,
  clock_seconds: 310,
  kind: 'goal',
  is_ours: true,
  first_name: null,
  ...change,
})

test('the last goal stands first, each with its minute and the score after it', () => {
  const lines = listTickerLines(
    [
      createGoal({ id: 'one', first_name: 'Mila' }),
      createGoal({ id: 'two', is_ours: false, clock_seconds: 600 }),
      createGoal({ id: 'three', kind: 'own_goal', is_ours: true, period: 2, clock_seconds: 0 }),
    ],
    20,
  )
  expect(lines).toMatchObject([
    { id: 'three', isOurs: true, minute: '21', score: [2, 1], first_name: null },
    { id: 'two', isOurs: false, minute: '11', score: [1, 1], first_name: null },
    { id: 'one', isOurs: true, minute: '6', score: [1, 0], first_name: 'Mila' },
  ])
})

test('the clock goes on from the seconds of the server, whatever this device takes for the time', () => {
  const match = { periods: 2, period_minutes: 20, started_at: null }
  const arrivedAt = Date.parse('2031-01-01T00:00:00Z')
  const running = createTickerClock(
    match,
    { status: 'live', current_period: 2, period_seconds: 65 },
    arrivedAt,
  )
  expect(toClockFace(running, arrivedAt + 5_000)).toEqual({ main: '21:10', added: null })
  const standing = createTickerClock(
    match,
    { status: 'live', current_period: 1, period_seconds: null },
    arrivedAt,
  )
  expect(toClockFace(standing, arrivedAt + 5_000)).toEqual({ main: '20:00', added: null })
})

test('it asks often while the match is played, seldom around kick-off and when nobody ends it, else not', () => {
  const match = { status: 'planned', starts_at: '2026-11-21T10:00:00Z' }
  const kickOff = Date.parse(match.starts_at)
  expect(getTickerPause(match, null, kickOff - 31 * 60_000)).toBe(false)
  expect(getTickerPause(match, null, kickOff - 29 * 60_000)).toBe(60_000)
  expect(getTickerPause(match, 'live', kickOff)).toBe(15_000)
  expect(getTickerPause(match, 'live', kickOff + 5 * 60 * 60_000)).toBe(300_000)
  expect(getTickerPause({ ...match, status: 'live' }, 'finished', kickOff)).toBe(false)
  expect(getTickerPause(match, null, kickOff + 5 * 60 * 60_000)).toBe(false)
})
