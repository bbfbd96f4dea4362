import { describe, expect, it } from 'vitest'
import type { BreathingPattern } from '../exercise'
import { computeBreathingMs, findBreathingMoment, findRoundStart } from './breathing'
import { measureElapsedMs, moveClock, startClock, stopClock, stoppedClock } from './clock'
import { findStepMoment, listStepSeconds } from './steps'

const box: BreathingPattern = { kind: 'breathing', in: 4, hold: 2, out: 6, rest: 0, rounds: 3 }

describe('a guided breath', () => {
  it.each([
    [0, 'in', 1, 4, 0],
    [2000, 'in', 1, 2, 0.5],
    [4000, 'hold', 1, 2, 1],
    [6000, 'out', 1, 6, 1],
    [9000, 'out', 1, 3, 0.5],
    [12_000, 'in', 2, 4, 0],
    [35_999, 'out', 3, 1, 0],
  ])('after %i ms is at %s', (elapsed, phase, round, secondsLeft, fill) => {
    const moment = findBreathingMoment(box, elapsed)
    expect(moment).toMatchObject({ phase, round, secondsLeft })
    expect(moment?.fill).toBeCloseTo(fill, 2)
  })

  it('is over after its last round', () => {
    expect(findBreathingMoment(box, computeBreathingMs(box))).toBeNull()
  })

  it('goes a round on, back to its start, and from there to the one before', () => {
    expect(findRoundStart(box, 13_000, 1)).toBe(24_000)
    expect(findRoundStart(box, 16_000, -1)).toBe(12_000)
    expect(findRoundStart(box, 12_500, -1)).toBe(0)
    expect(findRoundStart(box, 200, -1)).toBe(0)
  })
})

describe('timed steps', () => {
  it('have the seconds of the exercise, and none beyond them', () => {
    expect(listStepSeconds({ kind: 'steps', seconds: [20, 30] }, 3)).toEqual([20, 30, null])
    expect(listStepSeconds(box, 2)).toEqual([null, null])
  })

  it('count down and end; at one’s own pace they never do', () => {
    expect(findStepMoment(20, 5000)).toEqual({ secondsLeft: 15, share: 0.25, isOver: false })
    expect(findStepMoment(20, 20_000).isOver).toBe(true)
    expect(findStepMoment(null, 9_000_000)).toMatchObject({ secondsLeft: null, isOver: false })
  })
})

it('a clock stands while it is paused and jumps where it is told', () => {
  const paused = stopClock(startClock(stoppedClock, 1000), 4000)
  expect(measureElapsedMs(paused, 90_000)).toBe(3000)
  expect(measureElapsedMs(startClock(paused, 10_000), 11_000)).toBe(4000)
  expect(measureElapsedMs(moveClock(startClock(paused, 10_000), 0, 12_000), 12_500)).toBe(500)
})
