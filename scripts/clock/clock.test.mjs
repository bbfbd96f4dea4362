import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { runEarlier, shiftDate } from './clock.mjs'

const hour = 3_600_000

/** Evaluates an expression in a realm of its own, an hour ahead, as a page of the journeys does. */
const evaluate = (expression) => runInNewContext(`(${String(shiftDate)})(${hour}); ${expression}`)

test('the present is ahead by the offset and goes on', () => {
  const ahead = evaluate('[Date.now(), new Date().getTime(), Date.parse(Date())]')
  const real = runInNewContext('Date.now()')
  for (const instant of ahead) expect(Math.abs(instant - real - hour)).toBeLessThan(2_000)
  expect(evaluate('{ const a = Date.now(); while (Date.now() === a); Date.now() > a }')).toBe(true)
})

test('a test may put a present of its own in its place', () => {
  expect(evaluate('Date.now = () => 5; Date.now()')).toBe(5)
  expect(evaluate('Object.keys(Date).length')).toBe(0)
})

test('given instants, and what a date is, stay as they are', () => {
  expect(evaluate('new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z')
  expect(evaluate('new Date(2026, 10, 18).getMonth()')).toBe(10)
  expect(evaluate('Date.UTC(2026, 0, 1) === Date.parse("2026-01-01T00:00:00Z")')).toBe(true)
  expect(evaluate('new Date() instanceof Date && new Date().constructor === Date')).toBe(true)
  expect(evaluate('class Day extends Date {}; new Day(0) instanceof Day')).toBe(true)
})

test('work can be done earlier, and the present is back afterwards', async () => {
  const present = Date
  const before = Date.now()
  const during = await runEarlier(hour, async () => new Date().getTime())
  expect(before - during).toBeGreaterThan(hour - 2_000)
  expect(Date).toBe(present)
  expect(new Date().constructor).toBe(present)
  expect(Date.now()).toBeGreaterThanOrEqual(before)
})
