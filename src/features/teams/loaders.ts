import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { getSession, loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { fixtureQueries } from './api/fixtures'
import { staffQueries } from './api/staff'
import { squadQueries } from './api/squad'
import { teamDetailsQueries } from './api/team'
import { teamOverviewQueries } from './api/team-overview'
import { teamChoiceQueries } from './api/team-choices'
import { fetchTeamLink } from './api/team-join'
import { teamListQueries } from './api/team-list'
import { getTeamAccess } from './model/access'
import { teamFilterSchema } from './model/team-filter'

export async function loadTeamList({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(teamChoiceQueries.all())
  const filter = readUrlState(teamFilterSchema, readSearch(request))
  await Promise.all([loadSession(), queryClient.prefetchQuery(teamListQueries.page(filter))])
  return null
}

/** The team and its staff; what the database does not show is not there (404). */
async function loadTeam(args: LoaderFunctionArgs, age: { staleTime?: number } = {}) {
  const id = requireId(args)
  const asked = Promise.all([
    queryClient.fetchQuery({ ...teamDetailsQueries.one(id), ...age }),
    queryClient.fetchQuery(staffQueries.of(id)),
    loadSession(),
  ])
  const [team, staff] = await requireFound(args.request, asked)
  return { team, staff }
}

export async function loadTeamDetails(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  void queryClient.prefetchQuery(squadQueries.of(id))
  void queryClient.prefetchQuery(teamOverviewQueries.of(id))
  void queryClient.prefetchQuery(fixtureQueries.of(id))
  await loadTeam(args)
  return null
}

/** Read anew: what is compared on saving is what was shown. Who may not change it sees the team. */
export async function loadTeamToEdit(args: LoaderFunctionArgs) {
  const [{ team, staff }] = await Promise.all([
    loadTeam(args, { staleTime: 0 }),
    queryClient.ensureQueryData(teamChoiceQueries.all()),
  ])
  if (!getTeamAccess(getSession(), team, staff).isManager) {
    throw redirect(href(paths.teams.details, { id: team.id }))
  }
  return null
}

/** Owners make teams; everybody else is led to the list. */
export async function loadTeamToCreate() {
  const [session] = await Promise.all([
    loadSession(),
    queryClient.ensureQueryData(teamChoiceQueries.all()),
  ])
  if (session?.profile?.role !== 'owner') throw redirect(paths.teams.list)
  return null
}

/** The team behind a link; null for one that does not work (any more). */
export async function loadTeamJoin({ params }: LoaderFunctionArgs) {
  const [link] = await Promise.all([fetchTeamLink(params.token ?? ''), loadSession()])
  return link
}
