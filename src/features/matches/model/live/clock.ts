/**
 * The clock of a match from instants, never from ticks: it survives sleep, a reload and another device. Instants are
 * epoch milliseconds of this device; the server's are shifted by the difference of the two clocks on arrival.
 */
import { z } from 'zod'

export interface MatchClock {
  status: 'planned' | 'live' | 'finished' | 'cancelled'
  periods: number
  period_minutes: number
  /** From 1; null before kick-off. */
  period: number | null
  /** When the running period began; null between periods. */
  runsSince: number | null
  startedAt: number | null
}

export const clockSteps = [
  'start',
  'start_period',
  'end_period',
  'resume_period',
  'finish',
  'abandon',
] as const

export const clockStepSchema = z.object({
  step: z.enum(clockSteps),
  /** The period it is about; null for start, finish and abandon. */
  period: z.number().nullable(),
  /** When it was tapped, by this device. */
  at: z.number(),
})

export type ClockStep = z.infer<typeof clockStepSchema>

/** What the column of the log takes. */
const longestPeriodSeconds = 7200

/** The rule of `move_match_clock` (chapter 0722), for steps the server has not heard of. */
export function applyClockStep(clock: MatchClock, { step, period, at }: ClockStep): MatchClock {
  if (step === 'start') {
    if (clock.status !== 'planned') return clock
    return { ...clock, status: 'live', period: 1, runsSince: at, startedAt: at }
  }
  if (clock.status !== 'live' || clock.period === null) return clock
  const since = Math.max(at, clock.startedAt ?? at)
  if (step === 'finish') return { ...clock, status: 'finished', runsSince: null }
  if (step === 'abandon') return { ...clock, status: 'cancelled', runsSince: null }
  if (period === null || period < 1 || period > clock.periods) return clock
  const isRunning = clock.runsSince !== null
  if (step === 'end_period') {
    return period === clock.period && isRunning ? { ...clock, runsSince: null } : clock
  }
  const isNews = step === 'start_period' ? period > clock.period : period === clock.period
  if (!isNews || (step === 'resume_period' && isRunning)) return clock
  return { ...clock, period, runsSince: since }
}

/** Seconds since the running period began; null while none runs. */
export function computePeriodSeconds({ runsSince }: MatchClock, now: number): number | null {
  if (runsSince === null) return null
  return Math.min(longestPeriodSeconds, Math.max(0, Math.floor((now - runsSince) / 1000)))
}

/** How long after its regular end a running match is taken for one whose final whistle nobody has logged. */
const forgottenMs = 60 * 60_000

/**
 * When a match that is still live should have been over (epoch ms), if that was an hour ago or more; else null. Between
 * periods it counts from the kick-off.
 */
export function findForgottenEnd(clock: MatchClock, now: number): number | null {
  if (clock.status !== 'live' || clock.period === null) return null
  const since = clock.runsSince ?? clock.startedAt
  if (since === null) return null
  const left = clock.periods - (clock.runsSince === null ? 0 : clock.period - 1)
  const endAt = since + left * clock.period_minutes * 60_000
  return now - endAt >= forgottenMs ? endAt : null
}

/** When to say that it ended: with the last entry of the running period, not before the regular end. */
export function computeLikelyEnd(
  clock: MatchClock,
  regularEnd: number,
  events: readonly EventTime[],
): number {
  const { runsSince } = clock
  if (runsSince === null) return regularEnd
  return events
    .filter(({ period }) => period === clock.period)
    .reduce((last, event) => Math.max(last, runsSince + event.clock_seconds * 1000), regularEnd)
}

export interface ClockFace {
  /** Time of the whole match up to the end of the period as planned: "25:00". */
  main: string
  /** Time added: "+2:13"; null before that. */
  added: string | null
}

export function toClockFace(clock: MatchClock, now: number): ClockFace {
  const length = clock.period_minutes * 60
  const before = ((clock.period ?? 1) - 1) * length
  const seconds = computePeriodSeconds(clock, now)
  if (clock.period === null) return { main: formatSeconds(0), added: null }
  // nobody plays for an hour and more after the end
  if (findForgottenEnd(clock, now) !== null) {
    return { main: formatSeconds(clock.periods * length), added: null }
  }
  if (seconds === null) return { main: formatSeconds(before + length), added: null }
  if (seconds <= length) return { main: formatSeconds(before + seconds), added: null }
  return { main: formatSeconds(before + length), added: `+${formatSeconds(seconds - length)}` }
}

/** "7:05", "92:00". */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** The minute as the report of a referee has it: the first one is 1, "45+2" in added time. */
export function formatMatchMinute(
  event: { period: number; clock_seconds: number },
  periodMinutes: number,
): string {
  const before = (event.period - 1) * periodMinutes
  const minute = Math.floor(event.clock_seconds / 60) + 1
  if (minute <= periodMinutes) return String(before + minute)
  // the whistle itself is still the last minute
  if (event.clock_seconds === periodMinutes * 60) return String(before + periodMinutes)
  return `${before + periodMinutes}+${minute - periodMinutes}`
}

export interface EventTime {
  period: number
  clock_seconds: number
}

/** When something tapped now happened: a change in the break belongs to the next period, the rest to the last one's end. */
export function computeEventTime(clock: MatchClock, now: number, isChange: boolean): EventTime {
  const period = clock.period ?? 1
  const seconds = computePeriodSeconds(clock, now)
  if (seconds !== null) return { period, clock_seconds: seconds }
  const isBreak = clock.status === 'live' && period < clock.periods
  if (isChange && isBreak) return { period: period + 1, clock_seconds: 0 }
  return { period, clock_seconds: clock.period_minutes * 60 }
}

/** The step that comes next by the order of a match; null when it is over. */
export function getNextStep(clock: MatchClock): Omit<ClockStep, 'at'> | null {
  if (clock.status === 'planned') return { step: 'start', period: null }
  if (clock.status !== 'live' || clock.period === null) return null
  const isLast = clock.period >= clock.periods
  if (clock.runsSince === null) {
    return isLast
      ? { step: 'finish', period: null }
      : { step: 'start_period', period: clock.period + 1 }
  }
  return isLast ? { step: 'finish', period: null } : { step: 'end_period', period: clock.period }
}

/** Seconds of planned playing time so far (chapter 0725): added time is nobody's. */
export function computePlayedSeconds(clock: MatchClock, now: number): number {
  const length = clock.period_minutes * 60
  if (clock.status === 'finished') return clock.periods * length
  if (clock.status !== 'live' || clock.period === null) return 0
  return (clock.period - 1) * length + Math.min(length, computePeriodSeconds(clock, now) ?? length)
}
