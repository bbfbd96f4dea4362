import { useParts, useTakenParts } from '../../api/series-ground'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import type { SeriesDate } from '../../model/series-dates'
import { listFreeParts, listTakenDates, type TakenDate } from '../../model/series-ground'
import { isStanding, mergeTakenDates, listTimes } from './settle-ground'
import { useUpdateEffect, type EditedSeries } from './use-update-effect'

interface GroundOptions {
  schoolId: string | null
  partId: string | null
  weekdays: readonly number[]
  dates: readonly SeriesDate[]
  edited: EditedSeries | null
}

/** Which dates find their ground taken, and what is free on all of those. */
export function useGround({ schoolId, partId, weekdays, dates, edited }: GroundOptions) {
  const { data: effect } = useUpdateEffect(edited)
  const { data: parts = [] } = useParts(schoolId)
  const moved = effect?.taken ?? []
  const isAsked = schoolId !== null && (partId !== null || moved.length > 0)
  const { data = [] } = useTakenParts(
    isAsked
      ? { schoolId, seriesId: edited?.series.id ?? null, times: listTimes(dates, moved) }
      : null,
  )
  const fresh: TakenDate[] = partId
    ? listTakenDates(dates, data, partId).filter(({ date }) => !isStanding(date, edited, weekdays))
    : []
  const taken = mergeTakenDates(fresh, moved)
  const choices = listFieldChoices(parts, [], null)
  return {
    taken,
    free: taken.length > 0 ? listFreeParts(taken, data, choices) : [],
    part: choices.find(({ id }) => id === partId) ?? null,
  }
}
