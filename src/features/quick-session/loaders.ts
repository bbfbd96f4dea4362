import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { teamSlotQueries } from '@/features/planner/api/team-slots'
import { sessionCandidateQueries } from '@/features/planner/api/session-candidates'

/** The teams, and without waiting their trainings and what the first of them may do. */
export async function loadQuickSession() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || (role !== 'coach' && role !== 'owner')) return null
  const teams = await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
  const [first] = teams
  if (!first) return null
  void queryClient.prefetchQuery(teamSlotQueries.of(teams.map(({ id }) => id)))
  if (teams.length === 1) {
    void queryClient.prefetchQuery(sessionCandidateQueries.of(first.id, getCurrentLocale()))
  }
  return null
}
