import { userQueries } from '@/features/people/api/user-api'
import { fetchRoleRequest } from '@/features/session/api/role-request-api'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'

/** The own row, and for somebody without a role what became of the request. */
export async function accountLoader() {
  const session = await loadSession()
  if (!session?.profile) return null
  const [request] = await Promise.all([
    session.profile.role ? null : fetchRoleRequest(session.user.id),
    queryClient.ensureQueryData(userQueries.own(session.user.id)),
  ])
  return request
}
