/** Who opens a page: the session, its active role, and the teams that role brings. */
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { teamQueries } from './teams'

/** Teams are those planned for or, of a family, belonged to; nobody signed in has none. */
export async function loadVisitor() {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const teams = session
    ? await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
    : []
  return { session, role, teams, isStaff: role === 'coach' || role === 'owner' }
}
