/** Concerns the person looks into, their notes and answers. Whom one is about never finds it here. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { caseStates, safetyPageSize } from '../model/safety-filter'
import { safetyKey } from './keys'

const concernSchema = z.object({
  id: z.string(),
  school_name: z.string().nullable(),
  is_for_platform: z.boolean(),
  is_urgent: z.boolean(),
  body: z.string(),
  reporter_name: z.string().nullable(),
  reporter_contact: z.string().nullable(),
  about_name: z.string().nullable(),
  sender_count: z.number(),
  status: z.enum(caseStates),
  handled_by_name: z.string().nullable(),
  note_count: z.coerce.number(),
  created_at: z.string(),
  total_count: z.coerce.number(),
})
export type Concern = z.infer<typeof concernSchema>

const noteRowSchema = z.object({
  id: z.string(),
  kind: z.enum(['internal', 'reply', 'addition']),
  author_name: z.string().nullable(),
  body: z.string(),
  created_at: z.string(),
})

type CaseState = (typeof caseStates)[number]

/** Without a state: all that are not closed. */
export function useConcerns(state: CaseState | undefined, page: number) {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'concerns', state, page],
      meta: { reads: ['concerns', 'concern_notes'] },
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('list_concerns', {
              ...(state && { p_status: state }),
              p_limit: safetyPageSize,
              p_offset: (page - 1) * safetyPageSize,
            })
            .abortSignal(signal),
        )
        return concernSchema.array().parse(rows)
      },
    }),
  )
}

export function useConcernNotes(concernId: string) {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'notes', concernId],
      meta: { reads: ['concern_notes'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client.rpc('list_concern_notes', { p_concern_id: concernId }).abortSignal(signal),
        )
        return noteRowSchema.array().parse(rows)
      },
    }),
  )
}

interface Move {
  concernId: string
  status: CaseState
  /** Asked for when closing: what was decided. */
  note?: string
}

export function useMoveConcern() {
  return useMutation({
    mutationFn: async ({ concernId, status, note }: Move) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('set_concern_status', {
          p_concern_id: concernId,
          p_status: status,
          ...(note && { p_note: note }),
        }),
      )
    },
    meta: { writes: ['concerns', 'concern_notes'], success: 'safety:toasts.moved' },
  })
}

interface NewNote {
  concernId: string
  kind: 'internal' | 'reply'
  body: string
}

/** A reply is read by whoever reported, with their code. */
export function useAddConcernNote() {
  return useMutation({
    mutationFn: async ({ concernId, kind, body }: NewNote) => {
      const client = await getDb()
      await unwrap(
        client
          .from('concern_notes')
          .insert({ concern_id: concernId, kind, body: body.trim() })
          .select('id')
          .single(),
      )
    },
    meta: { writes: ['concern_notes'], success: 'safety:toasts.noted' },
  })
}
