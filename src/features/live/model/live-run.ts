/**
 * The course of a running session as a state machine. No ticks: every change says when it happens
 * (epoch ms) and time is what lies between two instants, so that neither a sleeping phone nor a
 * reload loses a second.
 */
import { z } from 'zod'

export const liveRunSchema = z.object({
  /** When the first block began; null before. */
  started: z.number().nullable(),
  /** Index of the step that is on, or was when the session ended. */
  step: z.number().int().min(0),
  /** Since when the step's clock runs; null while it stands still. */
  since: z.number().nullable(),
  /** What each step has had so far, by index, without the stretch since `since`. */
  spent: z.array(z.number()),
  /** What was added to or taken from each step while it ran, by index. */
  extra: z.array(z.number()),
  /** When the session was ended; null before. */
  finished: z.number().nullable(),
  /** The sub-timer of the step's intervals, by block key. */
  intervals: z.record(z.string(), z.object({ since: z.number().nullable(), spent: z.number() })),
})

/** All times in milliseconds. */
export type LiveRun = z.infer<typeof liveRunSchema>

export type LiveAction =
  | { kind: 'start' | 'reopen' | 'reset' }
  | { kind: 'interval'; key: string; to: 'run' | 'stop' | 'restart' }
  | CourseAction

/** What only means something while the session is on. */
type CourseAction =
  { kind: 'pause' | 'resume' | 'next' | 'back' | 'finish' } | { kind: 'adjust'; minutes: number }

export const notStarted: LiveRun = {
  started: null,
  step: 0,
  since: null,
  spent: [],
  extra: [],
  finished: null,
  intervals: {},
}

export type LiveState = 'ready' | 'running' | 'paused' | 'finished'

export function getRunState(run: LiveRun): LiveState {
  if (run.started === null) return 'ready'
  if (run.finished !== null) return 'finished'
  return run.since === null ? 'paused' : 'running'
}

/**
 * The run after an action at `now`, in a session of `steps` steps. What makes no sense now changes
 * nothing: two taps on one button do no harm.
 */
export function act(run: LiveRun, action: LiveAction, steps: number, now: number): LiveRun {
  const state = getRunState(run)
  switch (action.kind) {
    case 'start':
      return state === 'ready' && steps > 0 ? { ...run, started: now, since: now } : run
    case 'reset':
      return notStarted
    case 'reopen':
      return state === 'finished' ? { ...run, finished: null, since: now } : run
    case 'interval':
      return state === 'running' ? updateInterval(run, action.key, action.to, now) : run
    default:
      return state === 'ready' || state === 'finished' ? run : applyAction(run, action, steps, now)
  }
}

function applyAction(run: LiveRun, action: CourseAction, steps: number, now: number): LiveRun {
  switch (action.kind) {
    case 'pause':
      return stopRun(run, now)
    case 'resume':
      return run.since === null ? { ...run, since: now } : run
    case 'next':
      return run.step + 1 < steps
        ? moveToStep(run, run.step + 1, now)
        : { ...stopRun(run, now), finished: now }
    case 'back':
      return run.step > 0 ? moveToStep(run, run.step - 1, now) : run
    case 'finish':
      return { ...stopRun(run, now), finished: now }
    case 'adjust':
      return { ...run, extra: addToValue(run.extra, run.step, action.minutes * 60_000) }
  }
}

/** Goes to another step, whose time goes on where it stood; a pause stays one. */
function moveToStep(run: LiveRun, step: number, now: number): LiveRun {
  const left = stopRun(run, now)
  return { ...left, step, since: run.since === null ? null : now, intervals: {} }
}

/** The clocks stand still; what they had shown is kept. */
function stopRun(run: LiveRun, now: number): LiveRun {
  if (run.since === null) return run
  const intervals = Object.fromEntries(
    Object.entries(run.intervals).map(([key, { since, spent }]) => [
      key,
      { since: null, spent: spent + measureElapsed(since, now) },
    ]),
  )
  return {
    ...run,
    since: null,
    spent: addToValue(run.spent, run.step, measureElapsed(run.since, now)),
    intervals,
  }
}

function updateInterval(run: LiveRun, key: string, to: 'run' | 'stop' | 'restart', now: number) {
  const known = run.intervals[key] ?? { since: null, spent: 0 }
  const spent = to === 'restart' ? 0 : known.spent + measureElapsed(known.since, now)
  const next = { since: to === 'stop' ? null : now, spent }
  return { ...run, intervals: { ...run.intervals, [key]: next } }
}

/** Time that a step has had up to `now`. */
export function computeSpentOn(run: LiveRun, step: number, now: number): number {
  const running = step === run.step ? measureElapsed(run.since, now) : 0
  return (run.spent[step] ?? 0) + running
}

export function computeIntervalSpent(run: LiveRun, key: string, now: number): number {
  const clock = run.intervals[key]
  return clock ? clock.spent + measureElapsed(clock.since, now) : 0
}

/** A clock that was set back must not take away what was there. */
function measureElapsed(since: number | null, now: number): number {
  return since === null ? 0 : Math.max(0, now - since)
}

function addToValue(values: readonly number[], index: number, amount: number): number[] {
  return Array.from(
    { length: Math.max(values.length, index + 1) },
    (_, place) => (values[place] ?? 0) + (place === index ? amount : 0),
  )
}
