/** Cheers for the work of players: a few fixed words, once a day. */
import { useMutation } from '@tanstack/react-query'
import type { TaskCheer } from '@/features/attendance/model/family/task-cheer'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Details `cheered_today`: another word was given already; `task_not_begun`: there is nothing to cheer for yet. */
export function useCheerTask() {
  return useMutation({
    mutationFn: async ({ id, kind }: { id: string; kind: TaskCheer }) => {
      const client = await getDb()
      return unwrap(client.rpc('cheer_task', { p_task_id: id, p_kind: kind }))
    },
    meta: { writes: ['task_cheers'], success: 'tasks:cheers.sent', silent: true },
  })
}
