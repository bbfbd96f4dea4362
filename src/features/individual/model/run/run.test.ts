import { describe, expect, test } from 'vitest'
import {
  addCount,
  addSet,
  computeElapsedMs,
  computeMinutes,
  createRun,
  formatClock,
  parseRun,
  resetClock,
  setCount,
  startClock,
  stopClock,
  toggleStep,
} from './run'

const fresh = createRun('00000000-0000-4000-8000-000000000001')
const at = 1_800_000_000_000

describe('the clock of a run', () => {
  test('counts from its start and not from ticks, across a reload', () => {
    const running = startClock(fresh, at)
    const reloaded = parseRun(JSON.stringify(running), at + 65_000)
    expect(reloaded).toEqual(running)
    expect(computeElapsedMs(running, at + 65_000)).toBe(65_000)
  })

  test('stands while paused and goes on where it stood', () => {
    const paused = stopClock(startClock(fresh, at), at + 10_000)
    expect(computeElapsedMs(paused, at + 500_000)).toBe(10_000)
    const resumed = startClock(paused, at + 600_000)
    expect(computeElapsedMs(resumed, at + 605_000)).toBe(15_000)
  })

  test('ignores a second start and a clock of the device that goes back', () => {
    const running = startClock(fresh, at)
    expect(startClock(running, at + 5000)).toBe(running)
    expect(computeElapsedMs(running, at - 5000)).toBe(0)
  })

  test('begins at nothing again', () => {
    expect(computeElapsedMs(resetClock(startClock(fresh, at)), at + 9000)).toBe(0)
  })

  test('answers whole minutes, at least one, at most four hours, none when it never ran', () => {
    expect(computeMinutes(fresh, at)).toBeNull()
    const running = startClock(fresh, at)
    expect(computeMinutes(running, at + 20_000)).toBe(1)
    expect(computeMinutes(running, at + 9.6 * 60_000)).toBe(10)
    expect(computeMinutes(running, at + 10 * 3_600_000)).toBe(240)
  })

  test.each([
    [0, '0:00'],
    [65_900, '1:05'],
    [3_723_000, '1:02:03'],
  ])('is shown as people read it: %i', (ms, shown) => {
    expect(formatClock(ms)).toBe(shown)
  })
})

describe('what is counted', () => {
  test('stays between nothing and the most a log takes', () => {
    expect(addCount(fresh, -1, at).count).toBe(0)
    expect(setCount(fresh, 99_999, at).count).toBe(10_000)
    expect(addCount(setCount(fresh, 41, at), 1, at)).toMatchObject({ count: 42, began_at: at })
  })

  test('sets and steps are ticked and unticked', () => {
    expect(addSet(addSet(fresh, 1, at), -2, at).sets_done).toBe(0)
    const ticked = toggleStep(toggleStep(fresh, 2, at), 0, at)
    expect(ticked.ticked).toEqual([0, 2])
    expect(toggleStep(ticked, 2, at).ticked).toEqual([0])
  })
})

describe('a stored run', () => {
  test('is forgotten after a day and a half, or when it is none', () => {
    const begun = JSON.stringify(startClock(fresh, at))
    expect(parseRun(begun, at + 37 * 3_600_000)).toBeNull()
    expect(parseRun('{"v":9}', at)).toBeNull()
    expect(parseRun('no json', at)).toBeNull()
    expect(parseRun(null, at)).toBeNull()
  })
})
