/** Answers to requests for a role: one or many at once, as asked or not at all. */
import { useMutation } from '@tanstack/react-query'
import { declineRequest } from '@/features/session/api/role-request-api'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { sendMailNow } from '@/lib/supabase/send-mail-now'

interface Approval {
  request_id: string
  school_id: string
}

/** Gives everybody the role they asked for, all or none; answers how many were still waiting. */
export function useApproveRequests() {
  return useMutation({
    mutationFn: async (approvals: readonly Approval[]) => {
      const client = await getDb()
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
      for (const id of requestIds) await declineRequest(id)
      void sendMailNow()
    },
    meta: {
      writes: ['role_requests', 'invitations', 'audit_log'],
      success: 'admin:users.declined',
    },
  })
}
