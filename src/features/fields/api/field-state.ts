/** Taking a field out of use, bringing it back, and deleting one that was never booked. */
import { useMutation } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { staleFields } from './fields'

/** Archived, it takes no new booking; what is booked stays. */
export function useArchiveField(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await db()
      const archived_at = isArchived ? new Date().toISOString() : null
      await unwrap(client.from('fields').update({ archived_at }).eq('id', id).select('id').single())
    },
    meta: { invalidates: staleFields },
  })
}

/** Throws `conflict` (23503) when it was ever booked. */
export function useDeleteField() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await db()
      await unwrap(client.from('fields').delete().eq('id', id).select('id').single())
    },
    meta: { invalidates: staleFields, isDeletion: true, silent: true },
  })
}
