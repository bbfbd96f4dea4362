import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Team } from '@/features/teams/api/teams'
import { surroundingsQueries } from '../../api/series-surroundings'
import { newSeriesValues } from '../../model/series-defaults'
import type { SeriesValues } from '../../model/series-schema'

const following = ['time', 'minutes', 'place', 'field_part_id', 'from_on', 'to_on'] as const

/** Another team brings its own habits along, but for what has been typed already. */
export function useTeamDefaults(teams: readonly Team[]) {
  const { setValue, getFieldState } = useFormContext<SeriesValues>()
  const { data: seasons } = useSuspenseQuery(surroundingsQueries.seasons())
  const { data: recent } = useSuspenseQuery(surroundingsQueries.recent(teams.map(({ id }) => id)))
  return function followTeam(teamId: string | null) {
    const team = teams.find(({ id }) => id === teamId)
    const values = newSeriesValues(team, recent, seasons, Date.now())
    for (const name of following) {
      if (!getFieldState(name).isTouched) setValue(name, values[name])
    }
    setValue('template_id', null)
  }
}
