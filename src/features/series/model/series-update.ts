/** Saving the form of a slot that exists: what changed, as a change from today on. */
import type { SeriesChange } from './series-change'
import { toSeriesRow, type SeriesValues } from './series-schema'

interface StoredSeries {
  team_id: string
  template_id: string | null
  field_part_id: string | null
  title: string | null
  place: string | null
  weekdays: number[]
  local_time: string
  minutes: number
  from_on: string
  to_on: string
}

/** A stored slot as the form holds it. */
export function toSeriesValues(series: StoredSeries): SeriesValues {
  return {
    team_id: series.team_id,
    weekdays: series.weekdays,
    time: series.local_time.slice(0, 5),
    minutes: series.minutes,
    place: series.place ?? '',
    title: series.title ?? '',
    from_on: series.from_on,
    to_on: series.to_on,
    template_id: series.template_id,
    field_part_id: series.field_part_id,
    when_taken: '',
    skips: [],
  }
}

/**
 * The argument of change_series_from, from `today` on. One weekday that becomes another moves: its
 * trainings and answers go along. Any other change of weekdays calls off and plans anew.
 */
export function toSeriesUpdate(
  seriesId: string,
  before: SeriesValues,
  values: SeriesValues,
  today: string,
): SeriesChange {
  const { from_on: _first, weekdays, ...row } = toSeriesRow(values)
  const base = { seriesId, from: today, weekday: null }
  const [next] = weekdays
  if (before.weekdays.length === 1 && weekdays.length === 1 && next !== undefined) {
    return { ...base, change: { ...row, weekday: next } }
  }
  return { ...base, change: { ...row, weekdays } }
}
