/** Making, changing and archiving a team, and taking its squad into a new season. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TeamValues } from '../model/team-schema'
import { teamQueries } from './teams'

const stale = [teamQueries.all()]

/** Answers the new team's id. Fails with `conflict` (23505) when the season has a team of that name. */
export function useCreateTeam() {
  return useMutation({
    mutationFn: async (values: TeamValues) => {
      const client = await db()
      const { id } = await unwrap(client.from('teams').insert(values).select('id').single())
      return id
    },
    meta: { invalidates: stale, success: 'teams:form.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `conflict` with `changed_meanwhile`. */
export function useUpdateTeam(id: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, age_group, season }: TeamValues) => {
      const client = await db()
      const saved = await unwrap(
        client
          .from('teams')
          .update({ name, age_group, season })
          .eq('id', id)
          .eq('updated_at', seenAt)
          .select('id'),
      )
      if (saved.length === 0) throw new AppError('conflict', { detail: 'changed_meanwhile' })
    },
    // after a conflict the next look shows what is stored now
    onError: () => cache.invalidateQueries({ queryKey: teamQueries.all() }),
    meta: { invalidates: stale, success: 'teams:form.saved', silent: true },
  })
}

/** Puts a team away, or back among the running ones; nothing is deleted. */
export function useArchiveTeam(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await db()
      await unwrap(
        client
          .from('teams')
          .update({ archived_at: isArchived ? new Date().toISOString() : null })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: { invalidates: stale },
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
      const client = await db()
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
    meta: { invalidates: stale, success: 'teams:copy.done', silent: true },
  })
}
