import { expect, test } from 'vitest'
import {
  formatClock,
  computeExpectedEnd,
  computeIntervalClock,
  findIntervalCue,
  computeMinutesOver,
  computeProgress,
  computeStepClock,
  findStepCue,
} from './live-clock'
import type { LivePlan } from './live-plan'
import { act, notStarted, type LiveAction, type LiveRun } from './live-run'

const minute = 60_000
const start = Date.parse('2026-11-24T16:30:00Z')

function plan(...minutes: number[]): LivePlan {
  return {
    training_id: 't',
    version: 1,
    title: null,
    team: 'U13',
    zone: 'Europe/Berlin',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 60 * minute).toISOString(),
    steps: minutes.map((length) => ({ phase: 'main_part', minutes: length, blocks: [] })),
  }
}

const toMs = (minutes: number) => start + minutes * minute
const session = plan(10, 30, 20)

function run(...actions: [LiveAction, number][]): LiveRun {
  const begun = act(notStarted, { kind: 'start' }, 3, start)
  return actions.reduce((state, [action, minutes]) => act(state, action, 3, toMs(minutes)), begun)
}

test('the block counts down, and over time is shown as what it is', () => {
  expect(computeStepClock(session, run(), 0, toMs(4)).left).toBe(6 * minute)
  expect(computeStepClock(session, run(), 0, toMs(14)).left).toBe(-4 * minute)
  expect(formatClock(6 * minute)).toBe('06:00')
  expect(formatClock(-4 * minute)).toBe('04:00')
  expect(formatClock(61 * minute)).toBe('1:01:00')
  expect(formatClock(59_001)).toBe('01:00')
})

test('a block never gets shorter than a minute', () => {
  const shorter = run([{ kind: 'adjust', minutes: -30 }, 1])
  expect(computeStepClock(session, shorter, 0, toMs(1)).length).toBe(minute)
})

test('the end moves with what a block runs over, not with what it has left', () => {
  expect(computeExpectedEnd(session, run(), toMs(4))).toBe(toMs(60))
  expect(computeExpectedEnd(session, run(), toMs(14))).toBe(toMs(64))
  expect(computeExpectedEnd(session, run([{ kind: 'next' }, 6]), toMs(6))).toBe(toMs(56))
})

test('"ran 4 min over" is measured at the planned end of the training', () => {
  expect(computeMinutesOver(session, run(), toMs(64))).toBe(4)
  const late = act(notStarted, { kind: 'start' }, 3, toMs(15))
  expect(computeMinutesOver(session, late, toMs(64))).toBe(4)
})

test('a session held at another time is measured by its own length', () => {
  const another = act(notStarted, { kind: 'start' }, 3, toMs(24 * 60))
  expect(computeMinutesOver(session, another, toMs(24 * 60 + 57))).toBe(-3)
  expect(computeMinutesOver(session, another, toMs(40 * 60))).toBe(180)
})

test('progress follows the blocks and waits while one runs over', () => {
  expect(computeProgress(session, run(), toMs(5))).toBeCloseTo(5 / 60)
  expect(computeProgress(session, run(), toMs(25))).toBeCloseTo(10 / 60)
  expect(computeProgress(session, run([{ kind: 'next' }, 6]), toMs(6))).toBeCloseTo(10 / 60)
})

test('one signal at the last minute and one at the end; a phone that slept hears the end', () => {
  const readClock = (minutes: number) => computeStepClock(session, run(), 0, toMs(minutes))
  expect(findStepCue(readClock(8), readClock(8.9))).toBeNull()
  expect(findStepCue(readClock(8.9), readClock(9))).toBe('minute')
  expect(findStepCue(readClock(9), readClock(9.5))).toBeNull()
  expect(findStepCue(readClock(9.5), readClock(10))).toBe('end')
  expect(findStepCue(readClock(5), readClock(30))).toBe('end')
  expect(findStepCue(readClock(11), readClock(12))).toBeNull()
})

test('intervals: sets of work, rest between them, none after the last', () => {
  const dose = { sets: 3, work: 40, rest: 20 }
  expect(computeIntervalClock(dose, 0)).toEqual({ kind: 'work', set: 1, left: 40_000 })
  expect(computeIntervalClock(dose, 45_000)).toEqual({ kind: 'rest', set: 1, left: 15_000 })
  expect(computeIntervalClock(dose, 60_000)).toEqual({ kind: 'work', set: 2, left: 40_000 })
  expect(computeIntervalClock(dose, 160_000)).toEqual({ kind: 'done', set: 3, left: 0 })
  expect(
    findIntervalCue(computeIntervalClock(dose, 39_000), computeIntervalClock(dose, 41_000)),
  ).toBe('rest')
  expect(
    findIntervalCue(computeIntervalClock(dose, 41_000), computeIntervalClock(dose, 42_000)),
  ).toBeNull()
  expect(
    findIntervalCue(computeIntervalClock(dose, 159_000), computeIntervalClock(dose, 161_000)),
  ).toBe('done')
})
