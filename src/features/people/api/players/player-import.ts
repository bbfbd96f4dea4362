/** A whole table of players at once: whom the club has already, bringing in, taking back. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrap } from '@/lib/supabase/unwrap'
import type { ImportedPlayer } from '../../model/import/import-row'
import { fetchPlayersOfSchool } from './player-rows'
import { playerQueries } from './players'

export function useKnownPlayers(schoolId: string) {
  return useQuery({
    queryKey: [...playerQueries.all(), 'known', schoolId],
    meta: { reads: ['players'] },
    queryFn: ({ signal }) => fetchPlayersOfSchool(schoolId, signal),
  })
}

const madeSchema = z.object({
  /** The row's place in what was sent, from 1. */
  place: z.number(),
  player_id: z.string(),
  /** `invited`, `linked`, or why the guardian could not be invited; null where none was named. */
  guardian: z.string().nullable(),
})

export type MadePlayer = z.infer<typeof madeSchema>

interface Import {
  schoolId: string
  rows: readonly ImportedPlayer[]
}

/** All or none. Fails with `import_row:<place>:<reason>` where the database refuses a row. */
export function useImportPlayers() {
  return useMutation({
    mutationFn: async ({ schoolId, rows }: Import): Promise<MadePlayer[]> => {
      const client = await getDb()
      const answer = await unwrap(
        client.rpc('import_players', {
          p_school_id: schoolId,
          p_rows: rows.map((row) => ({ ...row })),
          p_locale: getCurrentLocale(),
        }),
      )
      const made = madeSchema.array().parse(answer)
      if (made.some(({ guardian }) => guardian === 'invited')) void sendMailNow()
      return made
    },
    meta: {
      writes: ['players', 'squad_members', 'guardian_links', 'invitations', 'body_measurements'],
      silent: true,
    },
  })
}

/** Answers how many players went. For owners. */
export function useUndoImport() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const client = await getDb()
      return unwrap(client.rpc('undo_player_import', { p_player_ids: [...ids] }))
    },
    meta: {
      writes: ['players', 'squad_members', 'guardian_links', 'invitations', 'body_measurements'],
      silent: true,
    },
  })
}
