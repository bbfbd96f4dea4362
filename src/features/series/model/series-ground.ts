/** Ground of a weekly slot: on which dates it is taken, by whom, and what is free instead. Instants in ISO. */
import { z } from 'zod'
import { addDays } from '@/lib/time/calendar-date'
import type { SeriesDate } from './series-dates'
import { getIsoWeekday } from './weekdays'

/** A date whose ground somebody else has. */
export interface TakenDate {
  /** Date of the series, `YYYY-MM-DD`. */
  date: string
  starts_at: string
  ends_at: string
  /** Teams or names of bookings; empty where nobody has a name. */
  by: string[]
}

export const takenDateSchema = z.object({
  date: z.iso.date(),
  starts_at: z.string(),
  ends_at: z.string(),
  by: z.array(z.string()),
})

/** The answer of taken_field_parts: who has which parts at a time; times without any are left out. */
export const takenPartsSchema = z.array(
  z.object({ starts_at: z.string(), parts: z.record(z.string(), z.array(z.string())) }),
)

export type TakenParts = z.infer<typeof takenPartsSchema>

/** The answer to "on these dates": without ground. Else the id of another part. */
export const withoutGround = 'none'

/** Dates on which the part is taken; those without training need no ground. */
export function listTakenDates(
  dates: readonly SeriesDate[],
  taken: TakenParts,
  partId: string,
): TakenDate[] {
  return dates.flatMap(({ date, startsAt, endsAt, skip }) => {
    if (skip) return []
    const by = findHoldersAt(taken, startsAt)?.[partId]
    return by ? [{ date, starts_at: startsAt, ends_at: endsAt, by: by.filter(Boolean) }] : []
  })
}

/** Parts that nobody has on any of these dates. */
export function listFreeParts<Part extends { id: string }>(
  dates: readonly TakenDate[],
  taken: TakenParts,
  parts: readonly Part[],
): Part[] {
  return parts.filter(({ id }) =>
    dates.every(({ starts_at }) => findHoldersAt(taken, starts_at)?.[id] === undefined),
  )
}

function findHoldersAt(taken: TakenParts, startsAt: string) {
  const at = Date.parse(startsAt)
  return taken.find(({ starts_at }) => Date.parse(starts_at) === at)?.parts
}

/** Another part, or null for none, by date: `fields` of change_series_from and extend_training_series. */
export type ChosenFields = Record<string, string | null>

export function chooseFields(dates: readonly TakenDate[], answer: string): ChosenFields {
  const part = answer === withoutGround ? null : answer
  return Object.fromEntries(dates.map(({ date }) => [date, part]))
}

/** Whether the question is answered: without, or with a part that is free. */
export function isAnswered(answer: string, free: readonly { id: string }[]): boolean {
  return answer === withoutGround || free.some(({ id }) => id === answer)
}

/** Dates that have a training already, as they will be called after one weekday became another. */
export function listStandingDates(
  trainings: readonly { series_date: string | null; status: string }[],
  before: readonly number[],
  after: readonly number[],
): Set<string> {
  const [own, next] = [before[0], after[0]]
  const isCarried = before.length === 1 && after.length === 1
  const days = isCarried && own !== undefined && next !== undefined ? next - own : 0
  return new Set(
    trainings.flatMap(({ series_date, status }) =>
      series_date && status === 'planned' && before.includes(getIsoWeekday(series_date))
        ? [addDays(series_date, days)]
        : [],
    ),
  )
}
