import { describe, expect, it } from 'vitest'
import {
  applyClockStep,
  computeEventTime,
  computeLikelyEnd,
  computePlayedSeconds,
  findForgottenEnd,
  formatMatchMinute,
  getNextStep,
  toClockFace,
  type ClockStep,
  type MatchClock,
} from './clock'

const kickOff = 1_000_000_000
const minute = 60_000
const planned: MatchClock = {
  status: 'planned',
  periods: 2,
  period_minutes: 25,
  period: null,
  runsSince: null,
  startedAt: null,
}

function play(clock: MatchClock, ...steps: [ClockStep['step'], number | null, number][]) {
  return steps.reduce(
    (known, [step, period, at]) => applyClockStep(known, { step, period, at }),
    clock,
  )
}

const live = play(planned, ['start', null, kickOff])

describe('the clock of a match', () => {
  it('shows the time of play and, after the end of a period, what is added', () => {
    expect(toClockFace(planned, kickOff)).toEqual({ main: '0:00', added: null })
    expect(toClockFace(live, kickOff + 7 * minute + 5_900)).toEqual({ main: '7:05', added: null })
    expect(toClockFace(live, kickOff + 25 * minute)).toEqual({ main: '25:00', added: null })
    expect(toClockFace(live, kickOff + 27 * minute + 13_000)).toEqual({
      main: '25:00',
      added: '+2:13',
    })
  })

  it('stands at half-time and goes on from there', () => {
    const rest = play(live, ['end_period', 1, kickOff + 26 * minute])
    expect(toClockFace(rest, kickOff + 40 * minute)).toEqual({ main: '25:00', added: null })
    const second = play(rest, ['start_period', 2, kickOff + 40 * minute])
    expect(toClockFace(second, kickOff + 43 * minute)).toEqual({ main: '28:00', added: null })
    expect(toClockFace(second, kickOff + 66 * minute).added).toBe('+1:00')
  })

  it('never runs backwards when the clock of the device is set back', () => {
    expect(toClockFace(live, kickOff - minute).main).toBe('0:00')
  })

  it('takes each step once, and none of a period that is over', () => {
    const second = play(live, ['end_period', 1, kickOff + 1], ['start_period', 2, kickOff + minute])
    expect(play(second, ['start', null, kickOff + 9])).toEqual(second)
    expect(play(second, ['end_period', 1, kickOff + 9])).toEqual(second)
    expect(play(second, ['start_period', 1, kickOff + 9])).toEqual(second)
    expect(play(second, ['start_period', 2, kickOff + 9])).toEqual(second)
    expect(play(second, ['resume_period', 2, kickOff + 9])).toEqual(second)
    expect(play(second, ['start_period', 3, kickOff + 9])).toEqual(second)
    const over = play(second, ['finish', null, kickOff + 2 * minute])
    expect(play(over, ['abandon', null, kickOff + 9], ['start', null, kickOff + 9])).toEqual(over)
  })

  it('goes on with a period that was ended by mistake', () => {
    const ended = play(live, ['end_period', 1, kickOff + 3 * minute])
    const resumed = play(ended, ['resume_period', 1, kickOff])
    expect(toClockFace(resumed, kickOff + 4 * minute).main).toBe('4:00')
  })

  it('offers the next step of a match', () => {
    const rest = play(live, ['end_period', 1, kickOff])
    const second = play(rest, ['start_period', 2, kickOff])
    expect([planned, live, rest, second].map((clock) => getNextStep(clock)?.step)).toEqual([
      'start',
      'end_period',
      'start_period',
      'finish',
    ])
    expect(getNextStep(play(second, ['finish', null, 0]))).toBeNull()
  })
})

describe('a match that nobody ended', () => {
  const second = play(
    live,
    ['end_period', 1, kickOff + 26 * minute],
    ['start_period', 2, kickOff + 40 * minute],
  )
  const regular = kickOff + 65 * minute

  it('is taken for forgotten an hour after its regular end', () => {
    expect(findForgottenEnd(second, regular + 60 * minute - 1)).toBeNull()
    expect(findForgottenEnd(second, regular + 60 * minute)).toBe(regular)
    expect(toClockFace(second, regular + 60 * minute)).toEqual({ main: '50:00', added: null })
  })

  it('is found in an earlier period and in a break as well, never before kick-off or after the whistle', () => {
    const late = kickOff + 3000 * minute
    expect(findForgottenEnd(live, late)).toBe(kickOff + 50 * minute)
    const rest = play(live, ['end_period', 1, kickOff + 26 * minute])
    expect(findForgottenEnd(rest, kickOff + 109 * minute)).toBeNull()
    expect(findForgottenEnd(rest, late)).toBe(kickOff + 50 * minute)
    expect(findForgottenEnd({ ...rest, startedAt: null }, late)).toBeNull()
    expect(findForgottenEnd(planned, late)).toBeNull()
    expect(findForgottenEnd(play(second, ['finish', null, regular]), late)).toBeNull()
  })

  it('ended with its last entry, not before the regular end', () => {
    const end = (period: number, clock_seconds: number) =>
      computeLikelyEnd(second, regular, [{ period, clock_seconds }])
    expect(end(2, 600)).toBe(regular)
    expect(end(2, 28 * 60)).toBe(regular + 3 * minute)
    expect(end(1, 7200)).toBe(regular)
    expect(computeLikelyEnd({ ...second, runsSince: null }, regular, [])).toBe(regular)
  })
})

describe('when something happened', () => {
  it('is the running period, in the break the end of it, for changes the next one', () => {
    expect(computeEventTime(live, kickOff + 90_000, false)).toEqual({
      period: 1,
      clock_seconds: 90,
    })
    const rest = play(live, ['end_period', 1, kickOff + 26 * minute])
    expect(computeEventTime(rest, kickOff, false)).toEqual({ period: 1, clock_seconds: 1500 })
    expect(computeEventTime(rest, kickOff, true)).toEqual({ period: 2, clock_seconds: 0 })
  })

  it('is written as referees write it', () => {
    const format = (period: number, clock_seconds: number) =>
      formatMatchMinute({ period, clock_seconds }, 25)
    expect(format(1, 0)).toBe('1')
    expect(format(1, 24 * 60 + 59)).toBe('25')
    expect(format(1, 25 * 60)).toBe('25')
    expect(format(1, 26 * 60 + 5)).toBe('25+2')
    expect(format(2, 0)).toBe('26')
    expect(format(2, 25 * 60 + 30)).toBe('50+1')
  })

  it('counts planned playing time only', () => {
    expect(computePlayedSeconds(planned, kickOff)).toBe(0)
    expect(computePlayedSeconds(live, kickOff + 4 * minute)).toBe(240)
    expect(computePlayedSeconds(live, kickOff + 40 * minute)).toBe(1500)
    expect(computePlayedSeconds(play(live, ['finish', null, 0]), 0)).toBe(3000)
    expect(computePlayedSeconds(play(live, ['abandon', null, 0]), 0)).toBe(0)
  })
})
