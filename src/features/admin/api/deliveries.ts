/** The work behind the news: jobs and whether they run, the outboxes, and what failed there. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { sendPushNow } from '@/lib/supabase/send-push-now'
import { unwrap } from '@/lib/supabase/unwrap'
import { failurePageSize } from '../model/news-tools'
import { adminKey } from './keys'

/** The page counts anew this often while somebody looks at it, in milliseconds. */
const refreshMs = 15_000

const jobColumns =
  'name, runs_every_seconds, last_run_at, last_count, last_milliseconds, failed_count, last_failed_at, last_error, is_late' as const

const deliveryQueries = {
  jobs: () =>
    queryOptions({
      queryKey: [...adminKey, 'jobs'],
      meta: { reads: ['job_cursors'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(
          client.from('job_health').select(jobColumns).order('name').abortSignal(signal),
        )
      },
      refetchInterval: refreshMs,
    }),
  figures: () =>
    queryOptions({
      queryKey: [...adminKey, 'delivery-figures'],
      meta: { reads: ['mail_outbox', 'push_outbox'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('delivery_figures').abortSignal(signal))
      },
      refetchInterval: refreshMs,
    }),
  failures: (page: number) =>
    queryOptions({
      queryKey: [...adminKey, 'failed-deliveries', page],
      meta: { reads: ['mail_outbox', 'push_outbox'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('list_failed_deliveries', {
              p_limit: failurePageSize,
              p_offset: (page - 1) * failurePageSize,
            })
            .abortSignal(signal),
        )
        return { rows, total: rows[0]?.total_count ?? 0 }
      },
      placeholderData: keepPreviousData,
    }),
}

export function useJobs() {
  return useQuery(deliveryQueries.jobs())
}

export function useDeliveryFigures() {
  return useQuery(deliveryQueries.figures())
}

export function useFailedDeliveries(page: number) {
  return useQuery(deliveryQueries.failures(page))
}

export type FailedDelivery = NonNullable<
  ReturnType<typeof useFailedDeliveries>['data']
>['rows'][number]

interface Resending {
  channel: 'email' | 'push'
  /** One delivery, or everything that failed for this reason. */
  what: { id: string } | { reason: string }
}

/** Answers how many are on their way again. */
export function useResendDeliveries() {
  return useMutation({
    mutationFn: async ({ channel, what }: Resending) => {
      const client = await getDb()
      const count = await unwrap(
        client.rpc('resend_deliveries', {
          p_channel: channel,
          ...('id' in what ? { p_ids: [what.id] } : { p_reason: what.reason }),
        }),
      )
      void (channel === 'email' ? sendMailNow() : sendPushNow())
      return count
    },
    meta: { writes: ['mail_outbox', 'push_outbox', 'audit_log'] },
  })
}
