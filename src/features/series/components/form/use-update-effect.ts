import { useDebouncedValue } from '@mantine/hooks'
import { useFormState, useWatch } from 'react-hook-form'
import { toWallClock } from '@/lib/time/wall-clock'
import { useChangeEffect, type Series } from '../../api/training-series'
import { seriesSchema, type SeriesValues } from '../../model/series-schema'
import { toSeriesUpdate } from '../../model/series-update'
import { useNow } from '@/lib/time/use-now'

/** A slot that stands, and the form as it began. */
export interface EditedSeries {
  series: Pick<Series, 'id' | 'team' | 'trainings'>
  before: SeriesValues
}

/** What saving would do to the trainings that stand already; nothing for a new slot. */
export function useUpdateEffect(edited: EditedSeries | null) {
  const { isDirty } = useFormState()
  const [typed] = useDebouncedValue(useWatch<SeriesValues>(), 300)
  const now = useNow()
  const read = seriesSchema.safeParse(typed)
  const asked = edited && isDirty && read.success ? toUpdate(edited, read.data, now) : null
  return useChangeEffect(asked)
}

/** The change that saving means at `now` (epoch ms); the answer about taken ground is not part of it. */
export function toUpdate({ series, before }: EditedSeries, values: SeriesValues, now: number) {
  const today = toWallClock(now, series.team.school.time_zone).date
  return toSeriesUpdate(series.id, before, values, today)
}
