import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Team } from '@/features/teams/api/teams'
import { teamSlotQueries } from '../../api/team-slots'
import { findNextSlot } from '../../model/next-slot'
import type { TrainingFields } from '../../model/training-schema'

interface FollowOptions {
  /** What was proposed first. */
  clean: TrainingFields
  teams: readonly Team[]
}

/** Another team, another training: proposes when and where it trains next, unless somebody chose that already. */
export function useFollowTeam({ clean, teams }: FollowOptions) {
  const client = useQueryClient()
  const { getValues, setValue } = useFormContext<TrainingFields>()
  const proposed = useRef<Pick<TrainingFields, 'date' | 'time' | 'duration' | 'place'>>(clean)

  return async (teamId: string) => {
    const team = teams.find(({ id }) => id === teamId)
    const trainings = await client.fetchQuery(teamSlotQueries.of([teamId])).catch(() => null)
    if (!team || !trainings || getValues('team_id') !== teamId) return
    const { date, time, minutes: duration, place } = findNextSlot(team, trainings, Date.now())
    const now = getValues()
    const before = proposed.current
    const isWhenProposed =
      now.date === before.date && now.time === before.time && now.duration === before.duration
    if (isWhenProposed) {
      setValue('date', date)
      setValue('time', time)
      setValue('duration', duration)
    }
    if (place && now.place === before.place) setValue('place', place)
    proposed.current = { date, time, duration, place }
  }
}
