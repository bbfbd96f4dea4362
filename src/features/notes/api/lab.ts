/** The coach lab: the players of the own teams, who was written about longest ago first. */
import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { noteVisibilities } from '../model/note'
import type { LabFilter } from '../model/note-filter'
import { noteQueries } from './notes'

/** The generated types do not know what may be missing. */
const rowSchema = z.object({
  player_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  team_names: z.array(z.string()),
  note_id: z.string().nullable(),
  note_body: z.string().nullable(),
  note_on: z.string().nullable(),
  note_visibility: z.enum(noteVisibilities).nullable(),
  is_waiting: z.boolean(),
  open_tasks: z.number(),
  late_tasks: z.number(),
  total_count: z.number(),
})

export type LabRow = z.infer<typeof rowSchema>

async function fetchLab(
  asked: { p_query?: string; p_team_id?: string; p_is_waiting?: boolean; p_player_id?: string } & {
    p_limit?: number
    p_offset?: number
  },
  signal: AbortSignal,
) {
  const client = await getDb()
  const rows = await unwrap(client.rpc('list_coach_lab', asked).abortSignal(signal))
  return rowSchema.array().parse(rows)
}

export const labQueries = {
  list: (filter: LabFilter) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'lab', filter],
      meta: { reads: ['notes', 'tasks', 'players', 'squad_members', 'teams'] },
      queryFn: async ({ signal }) => {
        const { q, team, waiting, page } = filter
        const rows = await fetchLab(
          {
            p_query: q,
            p_is_waiting: waiting,
            ...getListRange(page),
            ...(team && { p_team_id: team }),
          },
          signal,
        )
        return { rows, total: rows[0]?.total_count ?? 0 }
      },
      placeholderData: keepPreviousData,
    }),
  /** One player as the lab knows them; null for who is not the reader's to coach. */
  player: (playerId: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'lab', 'player', playerId],
      meta: { reads: ['notes', 'tasks', 'players', 'squad_members', 'teams'] },
      queryFn: async ({ signal }) => {
        const [row = null] = await fetchLab({ p_player_id: playerId, p_limit: 1 }, signal)
        return row
      },
    }),
}

export function useLabPlayer(playerId: string) {
  return useSuspenseQuery(labQueries.player(playerId)).data
}
