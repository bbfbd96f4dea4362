import type { QueryKey } from '@tanstack/react-query'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { coverageQueries } from '@/features/development/api/coverage'
import { planQueries } from '@/features/development/api/plans'
import { schoolQueries } from './api/schools'
import { schoolPeopleQueries } from './api/school-people'
import { answerBookQueries } from '@/features/attendance/api/family/availability'
import { familyQueries } from '@/features/attendance/api/family/children'
import { agendaQueries } from './api/team-agenda'
import { listIds, listTeamIds } from '@/features/attendance/model/family/children'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'

/** Prefetching never throws: a part that failed says so itself, with a way to try again. */
export async function loadCoachOverview() {
  const session = await loadSession()
  if (session) await queryClient.prefetchQuery(agendaQueries.ofCoach(session.user.id))
  return null
}

export async function loadOwnerOverview() {
  const session = await loadSession()
  if (!session) return null
  const schoolIds = listOwnedSchoolIds(session)
  await Promise.all([
    queryClient.prefetchQuery(schoolQueries.teams(schoolIds)),
    queryClient.prefetchQuery(schoolQueries.trainings(schoolIds)),
    queryClient.prefetchQuery(schoolQueries.matches(schoolIds)),
    queryClient.prefetchQuery(schoolPeopleQueries.of(schoolIds)),
    ...schoolIds.map((id) => queryClient.prefetchQuery(coverageQueries.numbers(id))),
  ])
  return null
}

export async function loadParentOverview() {
  const session = await loadSession()
  if (session) await prefetchFamily(familyQueries.children(session.user.id))
  return null
}

export async function loadPlayerOverview() {
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
  const agenda = agendaQueries.ofTeams(listTeamIds(children))
  const answers = answerBookQueries.of(listIds(children))
  const plans = planQueries.open(listIds(children))
  await Promise.all([
    isKnown(agenda) ? null : queryClient.prefetchQuery(agenda),
    isKnown(answers) ? null : queryClient.prefetchQuery(answers),
    // waited for only after a yes: nobody is asked again for what was just answered
    queryClient.prefetchQuery(plans),
  ])
}

function isKnown({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryClient.getQueryData(queryKey) !== undefined
}
