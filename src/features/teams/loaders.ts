import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { getSession, loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { orNotFound, readSearch, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { staffQueries } from './api/staff'
import { squadQueries } from './api/squad'
import { teamDetailsQueries } from './api/team'
import { teamChoiceQueries } from './api/team-choices'
import { teamListQueries } from './api/team-list'
import { teamAccess } from './model/access'
import { teamFilterSchema } from './model/team-filter'

export async function teamList({ request }: LoaderFunctionArgs) {
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
  const [team, staff] = await orNotFound(args.request, asked)
  return { team, staff }
}

export async function teamDetails(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  void queryClient.prefetchQuery(squadQueries.of(id))
  await loadTeam(args)
  return null
}

/** Read anew: what is compared on saving is what was shown. Who may not change it sees the team. */
export async function teamToEdit(args: LoaderFunctionArgs) {
  const [{ team, staff }] = await Promise.all([
    loadTeam(args, { staleTime: 0 }),
    queryClient.ensureQueryData(teamChoiceQueries.all()),
  ])
  if (!teamAccess(getSession(), team, staff).isManager) {
    throw redirect(href(paths.teams.details, { id: team.id }))
  }
  return null
}

/** Owners make teams; everybody else is led to the list. */
export async function teamToCreate() {
  const [session] = await Promise.all([
    loadSession(),
    queryClient.ensureQueryData(teamChoiceQueries.all()),
  ])
  if (session?.profile?.role !== 'owner') throw redirect(paths.teams.list)
  return null
}
