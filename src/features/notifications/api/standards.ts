/** Standards of notifications: set by owners for their school and by administrators for the platform. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import {
  followedStandardSchema,
  storedStandardSchema,
  type StandardValues,
} from '../model/standard'

const standardQueries = {
  /** Null: the platform's. */
  of: (schoolId: string | null) =>
    queryOptions({
      queryKey: ['notification-standards', schoolId],
      meta: { reads: ['private.notification_standards', 'notification_preferences'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const row = await unwrap(
          client
            .rpc('read_notification_standard', schoolId ? { p_school_id: schoolId } : {})
            .abortSignal(signal)
            .single(),
        )
        return storedStandardSchema.parse(row)
      },
    }),
  mine: () =>
    queryOptions({
      queryKey: ['notification-standards', 'mine'],
      meta: { reads: ['private.notification_standards', 'notification_preferences'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const row = await unwrap(
          client.rpc('my_notification_standard').abortSignal(signal).single(),
        )
        return followedStandardSchema.parse(row)
      },
    }),
}

export function useStandard(schoolId: string | null) {
  return useSuspenseQuery(standardQueries.of(schoolId)).data
}

/** Whose standard the person follows or could go back to; null while it is not known. */
export function useFollowedStandard() {
  return useQuery(standardQueries.mine()).data ?? null
}

/** `seenAt`: the version that was read, null for none. Error: `stale_row` when somebody was faster. */
export function useSaveStandard(schoolId: string | null, seenAt: string | null) {
  return useMutation({
    mutationFn: async (values: StandardValues) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_notification_standard', {
          p_email: values.email,
          p_push: values.push,
          p_training: values.training,
          p_messages: values.messages,
          p_tasks: values.tasks,
          p_notes: values.notes,
          p_system: values.system,
          p_payments: values.payments,
          p_training_lead: values.training_lead,
          p_tasks_lead: values.tasks_lead,
          p_digest: values.digest,
          ...(schoolId ? { p_school_id: schoolId } : {}),
          ...(seenAt ? { p_seen_at: seenAt } : {}),
        }),
      )
    },
    meta: {
      writes: ['private.notification_standards', 'notification_preferences', 'audit_log'],
      success: 'notifications/preferences:standard.saved',
      silent: true,
    },
  })
}

/** What is usual one step above counts again. Error: `stale_row`. */
export function useRemoveStandard(schoolId: string | null, seenAt: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('remove_notification_standard', {
          p_seen_at: seenAt,
          ...(schoolId ? { p_school_id: schoolId } : {}),
        }),
      )
    },
    meta: {
      writes: ['private.notification_standards', 'notification_preferences', 'audit_log'],
      success: 'notifications/preferences:standard.removed',
    },
  })
}

/** One's own choices go; the standard counts again. */
export function useTakeStandard() {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrapVoid(client.rpc('take_notification_standard'))
    },
    meta: { writes: ['notification_preferences'] },
  })
}
