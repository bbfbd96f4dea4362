/** What the clocks of a running session show. All times in milliseconds, instants as epoch ms. */
import { getPlannedMs, type Intervals, type LivePlan } from './live-plan'
import { computeSpentOn, type LiveRun } from './live-run'

export interface StepClock {
  /** With what was added while it ran; never less than a minute. */
  length: number
  spent: number
  /** Below zero: over time. */
  left: number
}

const minute = 60_000

export function computeStepClock(
  plan: LivePlan,
  run: LiveRun,
  step: number,
  now: number,
): StepClock {
  const length = Math.max(minute, getPlannedMs(plan, step) + (run.extra[step] ?? 0))
  const spent = computeSpentOn(run, step, now)
  return { length, spent, left: length - spent }
}

/** When the session will be over if every step to come takes what it was given. */
export function computeExpectedEnd(plan: LivePlan, run: LiveRun, now: number): number {
  return plan.steps.reduce(
    (end, _, step) =>
      step < run.step ? end : end + Math.max(0, computeStepClock(plan, run, step, now).left),
    now,
  )
}

/**
 * When it should be over: as planned, or, for a session begun more than two hours off its time, as
 * long after its start as planned.
 */
export function computePlannedEnd(plan: LivePlan, run: LiveRun): number {
  const [start, end] = [Date.parse(plan.starts_at), Date.parse(plan.ends_at)]
  const started = run.started ?? start
  return Math.abs(started - start) <= 120 * minute ? end : started + (end - start)
}

/** Whole minutes past the planned end; below zero before it. Within what the database takes. */
export function computeMinutesOver(plan: LivePlan, run: LiveRun, end: number): number {
  const over = Math.round((end - computePlannedEnd(plan, run)) / minute)
  return Math.min(180, Math.max(-120, over))
}

/** How much of the session lies behind, from 0 to 1, by the lengths of the steps. */
export function computeProgress(plan: LivePlan, run: LiveRun, now: number): number {
  const lengths = plan.steps.map((_, step) => computeStepClock(plan, run, step, now).length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const before = lengths.slice(0, run.step).reduce((sum, length) => sum + length, 0)
  const { length, spent } = computeStepClock(plan, run, run.step, now)
  return total === 0 ? 0 : (before + Math.min(spent, length)) / total
}

export interface IntervalClock {
  kind: 'work' | 'rest' | 'done'
  /** From 1; the last one when all are done. */
  set: number
  /** Until this stretch ends. */
  left: number
}

/** Where the intervals stand after so long; after the last set there is no rest. */
export function computeIntervalClock(
  { sets, work, rest }: Intervals,
  spent: number,
): IntervalClock {
  const round = (work + rest) * 1000
  const total = sets * round - rest * 1000
  if (spent >= total) return { kind: 'done', set: sets, left: 0 }
  const set = Math.floor(spent / round)
  const within = spent - set * round
  return within < work * 1000
    ? { kind: 'work', set: set + 1, left: work * 1000 - within }
    : { kind: 'rest', set: set + 1, left: round - within }
}

export type Cue = 'minute' | 'end' | 'work' | 'rest' | 'done'

/**
 * What to signal between two looks at a clock: the last minute of anything longer than two, and the end.
 * A phone that slept past both is told the end only.
 */
export function findStepCue(before: StepClock, after: StepClock): Cue | null {
  if (before.left > 0 && after.left <= 0) return 'end'
  const isLong = after.length > 2 * minute
  return isLong && before.left > minute && after.left <= minute ? 'minute' : null
}

/** A signal whenever work and rest change places. */
export function findIntervalCue(before: IntervalClock, after: IntervalClock): Cue | null {
  return before.kind === after.kind && before.set === after.set ? null : after.kind
}

/** "12:05", "1:02:05"; seconds round up, so that a countdown ends with its last second. */
export function formatClock(time: number): string {
  const seconds = time >= 0 ? Math.ceil(time / 1000) : Math.floor(-time / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = `${pad(minutes)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
