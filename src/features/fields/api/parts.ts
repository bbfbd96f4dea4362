/** Cutting a field into parts that may be booked apart, naming them, and taking them away. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Division, Part } from '../model/part'

/** Parts of a school's fields in use, each with its field. */
export async function fetchPartsOfSchool(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('field_parts')
      .select(
        'id, kind, label, along, across, field:fields!inner(id, name, length_m, width_m, archived_at)',
      )
      .eq('school_id', schoolId)
      .is('field.archived_at', null)
      .abortSignal(signal),
  )
}

/** Adds the parts of an even division that are not there yet. */
export async function divideField(fieldId: string, parts: Division) {
  const client = await getDb()
  return unwrap(client.rpc('divide_field', { p_field_id: fieldId, p_parts: parts }))
}

export function useDivideField(fieldId: string) {
  return useMutation({
    mutationFn: (parts: Division) => divideField(fieldId, parts),
    meta: { writes: ['field_parts'], success: 'fields:parts.divided' },
  })
}

/** Throws `conflict` (23505) for a label its neighbours have already. */
export function useRenamePart() {
  return useMutation({
    mutationFn: async ({ id, label }: { id: string; label: string }) => {
      const client = await getDb()
      await unwrap(client.from('field_parts').update({ label }).eq('id', id).select('id').single())
    },
    meta: { writes: ['field_parts'], silent: true },
  })
}

/** Throws `conflict` (23503) when one of them was ever booked: then none is taken away. */
export function useRemoveParts() {
  return useMutation({
    mutationFn: async (parts: readonly Part[]) => {
      const client = await getDb()
      const ids = parts.map(({ id }) => id)
      await unwrap(client.from('field_parts').delete().in('id', ids).select('id'))
    },
    meta: { writes: ['field_parts'], silent: true },
  })
}

/** The way back from a removal: the same parts, under their own ids. */
export function useRestoreParts(fieldId: string) {
  return useMutation({
    mutationFn: async (parts: readonly Part[]) => {
      const client = await getDb()
      await unwrap(
        client
          .from('field_parts')
          .insert(
            parts.map(({ id, kind, label, along, across }) => ({
              id,
              field_id: fieldId,
              kind,
              label,
              along,
              across,
            })),
          )
          .select('id'),
      )
    },
    meta: { writes: ['field_parts'] },
  })
}
