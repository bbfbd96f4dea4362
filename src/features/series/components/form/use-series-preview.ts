import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import type { Team } from '@/features/teams/api/teams'
import { useSeriesContext } from '../../api/series-context'
import { listSeriesClashes, type DateClash } from '../../model/list-series-clashes'
import { listSeriesDates } from '../../model/series-dates'
import { useNow } from '@/lib/time/use-now'
import { useGround } from './use-ground'
import type { EditedSeries } from './use-update-effect'
import { seriesFields, skipSchema, type SeriesValues } from '../../model/series-schema'

/** As much of the form as dates need; titles and templates may still be wrong. */
const shape = seriesFields.pick({
  team_id: true,
  weekdays: true,
  time: true,
  minutes: true,
  place: true,
  field_part_id: true,
  from_on: true,
  to_on: true,
})

/** The dates the form means now and what they meet; null while it means none. */
export function useSeriesPreview(teams: readonly Team[], edited: EditedSeries | null) {
  const now = useNow()
  const [typed] = useDebouncedValue(useWatch<SeriesValues>(), 200)
  const read = shape.safeParse(typed)
  const team = teams.find(({ id }) => id === typed.team_id)
  const values = read.success && team && read.data.from_on <= read.data.to_on ? read.data : null
  const skips = (typed.skips ?? []).flatMap((skip) => {
    const range = skipSchema.safeParse(skip)
    return range.success ? [range.data] : []
  })
  const zone = team?.school.time_zone ?? 'UTC'
  const dates = values ? listSeriesDates(values, zone, skips, now) : []
  const [first, last] = [dates[0], dates.at(-1)]
  const { data } = useSeriesContext(
    team && first && last
      ? { teamId: team.id, schoolId: team.school_id, from: first.startsAt, to: last.endsAt }
      : null,
  )
  const partId = values?.field_part_id ?? null
  const ground = useGround({
    schoolId: team?.school_id ?? null,
    partId,
    weekdays: values?.weekdays ?? [],
    dates,
    edited,
  })
  if (!values || !team) return null
  const clashes = data
    ? listSeriesClashes(dates, data.trainings, partId === null ? data.bookings : [], {
        place: values.place,
        teamId: team.id,
        seriesId: edited?.series.id ?? null,
      })
    : []
  const taken = ground.taken.map(({ date, by }): DateClash => {
    return { date, kind: 'field', name: by.join(', ') || null }
  })
  return { values, dates, clashes: [...clashes, ...taken], ground }
}
