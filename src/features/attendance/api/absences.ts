/** Times away: read by family and coaches, written by the family; the database answers trainings and matches for them. */
import { queryOptions, useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AbsenceValues } from '../model/absence-schema'

const columns =
  'id, player_id, from_on, to_on, reason, note, sessions:attendance!attendance_absence(id), matches:match_squad!match_squad_absence(id)' as const

/** Those of some players that touch the days from `from` to before `to` (`YYYY-MM-DD`). */
async function fetchAbsences(
  playerIds: readonly string[],
  from: string,
  to: string,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('absences')
      .select(columns)
      .in('player_id', playerIds)
      .lt('from_on', to)
      .gte('to_on', from)
      .order('from_on')
      .order('id')
      .abortSignal(signal),
  )
}

/** Asked on its own after a write: triggers answer the dates only once the row stands. */
async function fetchAbsence(id: string) {
  const client = await getDb()
  return unwrap(client.from('absences').select(columns).eq('id', id).single())
}

export type Absence = Awaited<ReturnType<typeof fetchAbsences>>[number]

/** Players of these teams who are out on a day because they are hurt. */
export async function fetchHurt(teamIds: readonly string[], today: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('absences')
      .select(
        'id, to_on, player:players!absences_player!inner(id, first_name, last_name, squads:squad_members!squad_members_player!inner(team_id))',
      )
      .eq('reason', 'injury')
      .lte('from_on', today)
      .gte('to_on', today)
      .is('player.squads.left_on', null)
      .in('player.squads.team_id', teamIds)
      .order('to_on')
      .abortSignal(signal),
  )
}

export const absenceQueries = {
  within: (playerIds: readonly string[], from: string, to: string) =>
    queryOptions({
      queryKey: ['attendance', 'absences', playerIds, from, to],
      queryFn: ({ signal }) => fetchAbsences(playerIds, from, to, signal),
      meta: { reads: ['absences', 'attendance', 'match_squad'] },
    }),
}

/** How many sessions and matches a time away has answered no. */
export function countAbsenceAnswers({ sessions, matches }: Absence): number {
  return sessions.length + matches.length
}

const meta = { writes: ['absences'] as const }

/** A new time away; an `id` brings back one that was removed. */
export function useAddAbsence() {
  return useMutation({
    mutationFn: async (values: AbsenceValues & { id?: string }) => {
      const client = await getDb()
      const row = { ...values, note: values.note || null }
      const { id } = await unwrap(client.from('absences').insert(row).select('id').single())
      return fetchAbsence(id)
    },
    meta,
  })
}

/** Other days, reason or note; whose it is never changes. The days are sent along: they answer anew. */
export function useChangeAbsence() {
  return useMutation({
    mutationFn: async ({ id, values }: { id: string; values: AbsenceValues }) => {
      const client = await getDb()
      const { from_on, to_on, reason, note } = values
      const row = { from_on, to_on, reason, note: note || null }
      await unwrap(client.from('absences').update(row).eq('id', id).select('id').single())
      return fetchAbsence(id)
    },
    meta,
  })
}

export function useRemoveAbsence() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrap(client.from('absences').delete().eq('id', id).select('id').single())
    },
    meta,
  })
}
