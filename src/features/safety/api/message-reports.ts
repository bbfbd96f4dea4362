/** Reported messages and what officers decided; administrators see where reports wait, not what they say. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { caseStates, safetyPageSize } from '../model/safety-filter'
import { safetyKey } from './keys'

const reportSchema = z.object({
  id: z.string(),
  school_name: z.string(),
  reason: z.string(),
  reporter_name: z.string().nullable(),
  author_name: z.string().nullable(),
  status: z.enum(caseStates),
  handled_by_name: z.string().nullable(),
  resolution: z.string().nullable(),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  total_count: z.coerce.number(),
})
export type MessageReport = z.infer<typeof reportSchema>

const backlogSchema = z.object({
  school_id: z.string(),
  school_name: z.string(),
  open_count: z.coerce.number(),
  oldest_at: z.string(),
  officer_count: z.coerce.number(),
})

type CaseState = (typeof caseStates)[number]

/** Without a state: all that are not closed. */
export function useMessageReports(state: CaseState | undefined, page: number) {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'reports', state, page],
      meta: { reads: ['message_reports'] },
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('list_message_reports', {
              ...(state && { p_status: state }),
              p_limit: safetyPageSize,
              p_offset: (page - 1) * safetyPageSize,
            })
            .abortSignal(signal),
        )
        return reportSchema.array().parse(rows)
      },
    }),
  )
}

export function useReportBacklog() {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'backlog'],
      meta: { reads: ['message_reports', 'school_officers'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return backlogSchema
          .array()
          .parse(await unwrap(client.rpc('report_backlog').abortSignal(signal)))
      },
    }),
  )
}

interface Move {
  reportId: string
  status: CaseState
  /** Asked for when closing: what was decided. */
  resolution?: string
}

export function useMoveReport() {
  return useMutation({
    mutationFn: async ({ reportId, status, resolution }: Move) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('set_report_status', {
          p_report_id: reportId,
          p_status: status,
          ...(resolution && { p_resolution: resolution }),
        }),
      )
    },
    meta: { writes: ['message_reports'], success: 'safety:toasts.moved' },
  })
}
