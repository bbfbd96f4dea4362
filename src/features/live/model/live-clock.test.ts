import { expect, test } from 'vitest'
import {
  clockText,
  expectedEnd,
  intervalClock,
  intervalCue,
  minutesOver,
  progress,
  stepClock,
  stepCue,
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

const at = (minutes: number) => start + minutes * minute
const session = plan(10, 30, 20)

function run(...actions: [LiveAction, number][]): LiveRun {
  const begun = act(notStarted, { kind: 'start' }, 3, start)
  return actions.reduce((state, [action, minutes]) => act(state, action, 3, at(minutes)), begun)
}

test('the block counts down, and over time is shown as what it is', () => {
  expect(stepClock(session, run(), 0, at(4)).left).toBe(6 * minute)
  expect(stepClock(session, run(), 0, at(14)).left).toBe(-4 * minute)
  expect(clockText(6 * minute)).toBe('06:00')
  expect(clockText(-4 * minute)).toBe('04:00')
  expect(clockText(61 * minute)).toBe('1:01:00')
  expect(clockText(59_001)).toBe('01:00')
})

test('a block never gets shorter than a minute', () => {
  const shorter = run([{ kind: 'adjust', minutes: -30 }, 1])
  expect(stepClock(session, shorter, 0, at(1)).length).toBe(minute)
})

test('the end moves with what a block runs over, not with what it has left', () => {
  expect(expectedEnd(session, run(), at(4))).toBe(at(60))
  expect(expectedEnd(session, run(), at(14))).toBe(at(64))
  expect(expectedEnd(session, run([{ kind: 'next' }, 6]), at(6))).toBe(at(56))
})

test('"ran 4 min over" is measured at the planned end of the evening', () => {
  expect(minutesOver(session, run(), at(64))).toBe(4)
  const late = act(notStarted, { kind: 'start' }, 3, at(15))
  expect(minutesOver(session, late, at(64))).toBe(4)
})

test('a session held at another time is measured by its own length', () => {
  const another = act(notStarted, { kind: 'start' }, 3, at(24 * 60))
  expect(minutesOver(session, another, at(24 * 60 + 57))).toBe(-3)
  expect(minutesOver(session, another, at(40 * 60))).toBe(180)
})

test('progress follows the blocks and waits while one runs over', () => {
  expect(progress(session, run(), at(5))).toBeCloseTo(5 / 60)
  expect(progress(session, run(), at(25))).toBeCloseTo(10 / 60)
  expect(progress(session, run([{ kind: 'next' }, 6]), at(6))).toBeCloseTo(10 / 60)
})

test('one signal at the last minute and one at the end; a phone that slept hears the end', () => {
  const look = (minutes: number) => stepClock(session, run(), 0, at(minutes))
  expect(stepCue(look(8), look(8.9))).toBeNull()
  expect(stepCue(look(8.9), look(9))).toBe('minute')
  expect(stepCue(look(9), look(9.5))).toBeNull()
  expect(stepCue(look(9.5), look(10))).toBe('end')
  expect(stepCue(look(5), look(30))).toBe('end')
  expect(stepCue(look(11), look(12))).toBeNull()
})

test('intervals: sets of work, rest between them, none after the last', () => {
  const dose = { sets: 3, work: 40, rest: 20 }
  expect(intervalClock(dose, 0)).toEqual({ kind: 'work', set: 1, left: 40_000 })
  expect(intervalClock(dose, 45_000)).toEqual({ kind: 'rest', set: 1, left: 15_000 })
  expect(intervalClock(dose, 60_000)).toEqual({ kind: 'work', set: 2, left: 40_000 })
  expect(intervalClock(dose, 160_000)).toEqual({ kind: 'done', set: 3, left: 0 })
  expect(intervalCue(intervalClock(dose, 39_000), intervalClock(dose, 41_000))).toBe('rest')
  expect(intervalCue(intervalClock(dose, 41_000), intervalClock(dose, 42_000))).toBeNull()
  expect(intervalCue(intervalClock(dose, 159_000), intervalClock(dose, 161_000))).toBe('done')
})
