/** Answers to requests for a role: one or many at once, as asked or not at all. */
import { useMutation } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { sendMailNow } from '@/lib/supabase/send-mail-now'

interface Approval {
  request_id: string
  school_id: string
}

/** Gives everybody the role they asked for, all or none; answers how many were still waiting. */
export function useApproveRequests() {
  return useMutation({
    mutationFn: async (approvals: readonly Approval[]) => {
      const client = await db()
      const count = await unwrap(
        client.rpc('approve_role_requests', {
          p_request_ids: approvals.map(({ request_id }) => request_id),
          p_school_ids: approvals.map(({ school_id }) => school_id),
        }),
      )
      void sendMailNow()
      return count
    },
    meta: { writes: ['role_requests', 'role_assignments', 'users', 'audit_log'], silent: true },
  })
}

/** Says no to one request or several; each person is told. */
export function useDeclineRequests() {
  return useMutation({
    mutationFn: async (requestIds: readonly string[]) => {
      const client = await db()
      for (const id of requestIds) {
        await unwrapVoid(client.rpc('decline_role_request', { p_request_id: id }))
      }
      void sendMailNow()
    },
    meta: {
      writes: ['role_requests', 'invitations', 'audit_log'],
      success: 'admin:users.declined',
    },
  })
}
