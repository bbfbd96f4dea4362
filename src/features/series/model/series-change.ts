/** A change of one training or of its series from a date on, as the dialog asks and the RPC takes it. */
import { z } from 'zod'
import { countMinutesBetween, addMinutes } from '@/lib/time/interval'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { trainingLimits } from '@/features/planner/model/limits'
import { reasonMax, seriesMinutes } from './series-schema'
import { takenDateSchema, type ChosenFields } from './series-ground'
import { getIsoWeekday } from './weekdays'

/** Only this one; this and the following of its weekday; this and all that follow. */
export const changeScopes = ['one', 'weekday', 'all'] as const
export type ChangeScope = (typeof changeScopes)[number]

export interface ChangedTraining {
  id: string
  team_id: string
  title: string | null
  starts_at: string
  ends_at: string
  series_id: string | null
  series_date: string | null
  team: { name: string; school: { time_zone: string } }
}

export const changeSchema = z.object({
  scope: z.enum(changeScopes),
  date: z.iso.date('planner:form.errors.date_required'),
  /** The new day of the week for what follows. */
  weekday: z.number().int().min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'planner:form.errors.time_required'),
  minutes: z
    .number('series:series.errors.minutes')
    .int('series:series.errors.minutes')
    .min(seriesMinutes.min, 'series:series.errors.minutes')
    .max(trainingLimits.durationMax, 'series:series.errors.minutes'),
  reason: z.string().max(reasonMax, 'series:series.errors.reason'),
  /** On dates whose booked field is taken then: see series-ground. */
  when_taken: z.string(),
})

export type ChangeValues = z.infer<typeof changeSchema>

/** How the dialog begins: where the training stands, or where it was dragged. */
export function changeValues(
  training: ChangedTraining,
  suggested: { starts_at: string; ends_at: string } | undefined,
): ChangeValues {
  const { starts_at, ends_at } = suggested ?? training
  const { date, time } = toWallClock(starts_at, training.team.school.time_zone)
  return {
    scope: 'one',
    date,
    weekday: getIsoWeekday(date),
    time,
    minutes: countMinutesBetween(starts_at, ends_at),
    reason: '',
    when_taken: '',
  }
}

export interface SeriesChange {
  seriesId: string
  /** First date that changes, `YYYY-MM-DD`. */
  from: string
  change: Record<string, string | number | null | number[] | ChosenFields>
  /** Only this weekday of several. */
  weekday: number | null
}

/** The argument of change_series_from; null for a training that belongs to no series. */
export function toSeriesChange(
  training: ChangedTraining,
  kind: 'move' | 'cancel',
  values: ChangeValues,
): SeriesChange | null {
  const { series_id, series_date } = training
  if (!series_id || !series_date) return null
  const reason = values.reason.trim() || null
  const own = getIsoWeekday(series_date)
  const weekday = values.scope === 'weekday' ? own : null
  const base = { seriesId: series_id, from: series_date, weekday }
  if (kind === 'cancel') return { ...base, change: { to_on: getDayBefore(series_date), reason } }
  const change = { local_time: values.time, minutes: values.minutes, reason }
  const isSameDay = values.weekday === own
  return { ...base, change: isSameDay ? change : { weekday: values.weekday, ...change } }
}

/** New times of the one training; instants in ISO. */
export function toTimes(training: ChangedTraining, values: ChangeValues) {
  const starts_at = toInstant(values, training.team.school.time_zone)
  return { starts_at, ends_at: addMinutes(starts_at, values.minutes) }
}

function getDayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

const count = z.number().int().min(0)

/** The answer of series_change_effect: numbers of coming trainings, and of people. */
export const changeEffectSchema = z.object({
  trainings: count,
  moved: count,
  called_off: count,
  by_hand: count,
  again: count,
  asked_again: count,
  told_off: count,
  first_on: z.string().nullable(),
  taken: z.array(takenDateSchema),
  clashes: z.array(z.object({ starts_at: z.string(), title: z.string().nullable() })),
})

export type ChangeEffect = z.infer<typeof changeEffectSchema>
