/** Making, changing and archiving a team, and taking its squad into a new season. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TeamValues } from '../model/team-schema'
import { archiveTeam, createTeam, updateTeam } from './team-rows'

/** Answers the new team's id. Fails with `conflict` (23505) when the season has a team of that name. */
export function useCreateTeam() {
  return useMutation({
    mutationFn: createTeam,
    meta: { writes: ['teams'], success: 'teams:form.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export function useUpdateTeam(id: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (values: TeamValues) => updateTeam(id, seenAt, values),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['teams']),
    meta: { writes: ['teams'], success: 'teams:form.saved', silent: true },
  })
}

/** Puts a team away, or back among the running ones; nothing is deleted. */
export function useArchiveTeam(id: string) {
  return useMutation({
    mutationFn: (isArchived: boolean) => archiveTeam(id, isArchived),
    meta: { writes: ['teams'] },
  })
}

export interface SeasonCopy {
  name: string
  age_group: string
  season: string
  player_ids: string[]
  with_staff: boolean
}

/** Answers the new team's id. All of it or nothing. */
export function useCopyTeam(id: string) {
  return useMutation({
    mutationFn: async (copy: SeasonCopy) => {
      const client = await getDb()
      return unwrap(
        client.rpc('copy_team', {
          p_team_id: id,
          p_name: copy.name,
          p_age_group: copy.age_group,
          p_season: copy.season,
          p_player_ids: copy.player_ids,
          p_with_staff: copy.with_staff,
        }),
      )
    },
    meta: {
      writes: ['teams', 'squad_members', 'team_staff'],
      success: 'teams:copy.done',
      silent: true,
    },
  })
}
