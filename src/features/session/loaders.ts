import type { RoleRequest } from './api/role-request-api'
import { loadSession } from './api/session-store'

/** The latest role request of the person signed in. */
export async function loadRoleSelection(): Promise<RoleRequest | null> {
  const session = await loadSession()
  if (!session) return null
  const { fetchRoleRequest } = await import('./api/role-request-api')
  return fetchRoleRequest(session.user.id)
}
