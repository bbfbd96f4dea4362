import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Team } from '@/features/teams/api/teams'
import { seriesContextQueries } from '../../api/series-context'
import { createSeriesValues } from '../../model/series-defaults'
import type { SeriesValues } from '../../model/series-schema'

const following = ['time', 'minutes', 'place', 'field_part_id', 'from_on', 'to_on'] as const

/** Another team brings its own habits along, but for what has been typed already. */
export function useTeamDefaults(teams: readonly Team[]) {
  const { setValue, getFieldState } = useFormContext<SeriesValues>()
  const { data: seasons } = useSuspenseQuery(seriesContextQueries.seasons())
  const { data: recent } = useSuspenseQuery(seriesContextQueries.recent(teams.map(({ id }) => id)))
  return function followTeam(teamId: string | null) {
    const team = teams.find(({ id }) => id === teamId)
    const values = createSeriesValues(team, recent, seasons, Date.now())
    for (const name of following) {
      if (!getFieldState(name).isTouched) setValue(name, values[name])
    }
    setValue('template_id', null)
  }
}
