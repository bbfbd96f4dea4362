/** What the form of a weekly slot holds; limits as in the series migration, messages are keys. */
import { z } from 'zod'
import { countMinutesBetween } from '@/lib/time/interval'
import { trainingLimits } from '@/features/planner/model/limits'
import { longestSeries } from './series-dates'

const day = z.iso.date('planner:form.errors.date_required')

export const reasonMax = 200

export const skipSchema = z
  .object({
    from: day,
    to: day,
    reason: z.string().max(reasonMax, 'series:series.errors.reason'),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'series:series.errors.range' })

export const seriesMinutes = { min: 15, max: 300 } as const

export const seriesFields = z.object({
  team_id: z.string().min(1, 'planner:form.errors.team_required'),
  weekdays: z.array(z.number()).min(1, 'series:series.errors.weekdays'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'planner:form.errors.time_required'),
  minutes: z
    .number('series:series.errors.minutes')
    .int('series:series.errors.minutes')
    .min(seriesMinutes.min, 'series:series.errors.minutes')
    .max(seriesMinutes.max, 'series:series.errors.minutes'),
  place: z.string().max(trainingLimits.place, 'planner:form.errors.place_long'),
  title: z.string().max(trainingLimits.title, 'planner:form.errors.title_long'),
  from_on: day,
  to_on: day,
  template_id: z.string().nullable(),
  /** Usual ground: each date books it. */
  field_part_id: z.string().nullable(),
  /** On dates whose ground is taken: see series-ground; empty while nobody asked. */
  when_taken: z.string(),
  skips: z.array(skipSchema).max(20),
})

export const seriesSchema = seriesFields
  .refine(({ from_on, to_on }) => to_on >= from_on, {
    path: ['to_on'],
    message: 'series:series.errors.range',
  })
  .refine(
    ({ from_on, to_on }) =>
      countMinutesBetween(`${from_on}T00:00Z`, `${to_on}T00:00Z`) <= longestSeries * 24 * 60,
    { path: ['to_on'], message: 'series:series.errors.too_long' },
  )

export type SeriesValues = z.infer<typeof seriesSchema>

/** The row as it is stored; what stands in no field of the database is left out. */
export function toSeriesRow(values: SeriesValues) {
  return {
    template_id: values.template_id,
    field_part_id: values.field_part_id,
    title: values.title.trim() || null,
    place: values.place.trim() || null,
    weekdays: values.weekdays.toSorted((one, other) => one - other),
    local_time: values.time,
    minutes: values.minutes,
    from_on: values.from_on,
    to_on: values.to_on,
  }
}
