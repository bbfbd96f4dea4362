/** Where ground is taken at the moment of saving: the coach's answer, date by date. */
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { groundQueries, readTakenParts } from '../../api/series-ground'
import { readChangeEffect } from '../../api/training-series'
import type { SeriesDate } from '../../model/series-dates'
import {
  chooseFields,
  listFreeParts,
  isAnswered,
  listStandingDates,
  listTakenDates,
  type ChosenFields,
  type TakenDate,
} from '../../model/series-ground'
import type { SeriesValues } from '../../model/series-schema'
import { toUpdate, type EditedSeries } from './use-update-effect'

interface Settled {
  typed: SeriesValues
  dates: readonly SeriesDate[]
  schoolId: string
  edited: EditedSeries | null
}

/** `fields` for the database. Throws `invalid: field_open` while the coach has not said what to do. */
export async function settleGround(asked: Settled): Promise<ChosenFields> {
  const { typed, dates, schoolId, edited } = asked
  const { field_part_id: partId, when_taken: answer, weekdays } = typed
  const moved = edited ? (await readChangeEffect(toUpdate(edited, typed, Date.now()))).taken : []
  if (partId === null && moved.length === 0) return {}
  const times = listTimes(dates, moved)
  const data = await readTakenParts({ schoolId, seriesId: edited?.series.id ?? null, times })
  const fresh = partId
    ? listTakenDates(dates, data, partId).filter(({ date }) => !isStanding(date, edited, weekdays))
    : []
  return resolveAnswer(mergeTakenDates(fresh, moved), data, schoolId, answer)
}

/** The answer for each taken date, where it is one. */
export async function resolveAnswer(
  taken: readonly TakenDate[],
  data: Parameters<typeof listTakenDates>[1],
  schoolId: string,
  answer: string,
): Promise<ChosenFields> {
  if (taken.length === 0) return {}
  const parts = await queryClient.ensureQueryData(groundQueries.parts(schoolId))
  if (!isAnswered(answer, listFreeParts(taken, data, parts))) {
    throw new AppError('invalid', { detail: 'field_open' })
  }
  return chooseFields(taken, answer)
}

/** Times to ask about: all dates that take place, and where trainings that stand would go. */
export function listTimes(dates: readonly SeriesDate[], moved: readonly TakenDate[]) {
  return [
    ...dates
      .filter(({ skip }) => skip === null)
      .map(({ startsAt, endsAt }) => ({ starts_at: startsAt, ends_at: endsAt })),
    ...moved.map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
  ]
}

export function mergeTakenDates(
  fresh: readonly TakenDate[],
  moved: readonly TakenDate[],
): TakenDate[] {
  const known = new Set(moved.map(({ date }) => date))
  return [...moved, ...fresh.filter(({ date }) => !known.has(date))].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  )
}

/** A date whose training stands keeps the ground it has: the database says whether it can. */
export function isStanding(
  date: string,
  edited: EditedSeries | null,
  weekdays: readonly number[],
): boolean {
  if (!edited) return false
  return listStandingDates(edited.series.trainings, edited.before.weekdays, weekdays).has(date)
}
