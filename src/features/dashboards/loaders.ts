import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { clubQueries } from './api/club'
import { familyQueries } from './api/family'
import { agendaQueries } from './api/team-agenda'
import { teamIdsOf } from './model/family'
import { ownedSchoolIds } from './model/owned-schools'

/** Prefetching never throws: a part that failed says so itself, with a way to try again. */
export async function coachOverview() {
  const session = await loadSession()
  if (session) await queryClient.prefetchQuery(agendaQueries.ofCoach(session.user.id))
  return null
}

export async function ownerOverview() {
  const session = await loadSession()
  if (!session) return null
  const schoolIds = ownedSchoolIds(session)
  await Promise.all([
    queryClient.prefetchQuery(clubQueries.teams(schoolIds)),
    queryClient.prefetchQuery(clubQueries.trainings(schoolIds)),
    queryClient.prefetchQuery(clubQueries.matches(schoolIds)),
  ])
  return null
}

export async function parentOverview() {
  const session = await loadSession()
  if (session) await prefetchFamily(familyQueries.children(session.user.id))
  return null
}

export async function playerOverview() {
  const session = await loadSession()
  if (session) await prefetchFamily(familyQueries.self(session.user.id))
  return null
}

type FamilyQuery = ReturnType<typeof familyQueries.children>

/** Which teams' days to ask for is known only once the children are. */
async function prefetchFamily(query: FamilyQuery) {
  await queryClient.prefetchQuery(query)
  const children = queryClient.getQueryData(query.queryKey)
  if (children) await queryClient.prefetchQuery(agendaQueries.ofTeams(teamIdsOf(children)))
}
