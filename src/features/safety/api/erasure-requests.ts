/** Requests to be forgotten, for those who answer them, and the worker's receipt. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { erasureStates, safetyPageSize } from '../model/safety-filter'
import { safetyKey } from './keys'

const counts = z.record(z.string(), z.number()).catch({})

const erasureSchema = z.object({
  id: z.string(),
  school_name: z.string().nullable(),
  is_account: z.boolean(),
  subject_name: z.string().nullable(),
  requested_by_name: z.string().nullable(),
  status: z.enum(erasureStates),
  reason: z.string().nullable(),
  due_on: z.string(),
  decided_by_name: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** What the worker removed, by table and by bucket; null until it has run. */
  receipt: z.object({ rows: counts, files: counts }).nullable().catch(null),
  can_decide: z.boolean(),
  created_at: z.string(),
  total_count: z.coerce.number(),
})
export type ErasureRequest = z.infer<typeof erasureSchema>

/** Without a state: all that are not answered and carried out. */
export function useErasureRequests(
  state: (typeof erasureStates)[number] | undefined,
  page: number,
) {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'erasure', state, page],
      meta: { reads: ['erasure_requests'] },
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('list_erasure_requests', {
              ...(state && { p_status: state }),
              p_limit: safetyPageSize,
              p_offset: (page - 1) * safetyPageSize,
            })
            .abortSignal(signal),
        )
        return erasureSchema.array().parse(rows)
      },
    }),
  )
}

interface Decision {
  requestId: string
  isApproved: boolean
  /** Asked for with a refusal; the person reads it. */
  reason?: string
}

export function useDecideErasure() {
  return useMutation({
    mutationFn: async ({ requestId, isApproved, reason }: Decision) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('decide_erasure', {
          p_request_id: requestId,
          p_is_approved: isApproved,
          ...(reason && { p_reason: reason }),
        }),
      )
    },
    meta: { writes: ['erasure_requests'], success: 'safety:toasts.answered' },
  })
}
