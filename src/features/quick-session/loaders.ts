import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { currentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { quickSlotQueries } from './api/quick-slots'
import { sessionCandidateQueries } from '@/features/planner/api/session-candidates'

/** The teams, and without waiting their evenings and what the first of them may do. */
export async function quickSession() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || (role !== 'coach' && role !== 'owner')) return null
  const teams = await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
  const [first] = teams
  if (!first) return null
  void queryClient.prefetchQuery(quickSlotQueries.of(teams.map(({ id }) => id)))
  if (teams.length === 1) {
    void queryClient.prefetchQuery(sessionCandidateQueries.of(first.id, currentLocale()))
  }
  return null
}
