import type { QueryKey } from '@tanstack/react-query'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { clubQueries } from './api/club'
import { clubPeopleQueries } from './api/club-people'
import { answerBookQueries } from './api/family/answers'
import { familyQueries } from './api/family/children'
import { agendaQueries } from './api/team-agenda'
import { idsOf, teamIdsOf } from './model/family/children'
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
    queryClient.prefetchQuery(clubPeopleQueries.of(schoolIds)),
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

/**
 * Which teams' days to ask for is known only once the children are. What this device has kept is shown
 * without waiting for the network: the page asks again by itself.
 */
async function prefetchFamily(query: FamilyQuery) {
  if (!isKnown(query)) await queryClient.prefetchQuery(query)
  const children = queryClient.getQueryData(query.queryKey)
  if (!children) return
  const agenda = agendaQueries.ofTeams(teamIdsOf(children))
  const answers = answerBookQueries.of(idsOf(children))
  await Promise.all([
    isKnown(agenda) ? null : queryClient.prefetchQuery(agenda),
    isKnown(answers) ? null : queryClient.prefetchQuery(answers),
  ])
}

function isKnown({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryClient.getQueryData(queryKey) !== undefined
}
