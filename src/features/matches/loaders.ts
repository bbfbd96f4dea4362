import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getSession, loadSession } from '@/features/session/api/session-store'
import { staffQueries } from '@/features/teams/api/staff'
import { teamDetailsQueries } from '@/features/teams/api/team'
import { teamQueries } from '@/features/teams/api/teams'
import { loadVisitor } from '@/features/teams/api/visitor'
import { getTeamAccess } from '@/features/teams/model/access'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { fetchOrRecall } from '@/lib/query/recall'
import { readSearch, requireFound, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { liveMatchQueries } from './api/live/live-match'
import { sendMatchLeftovers } from './api/live/match-outbox'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { matchFormQueries } from './api/match-form'
import { matchListQueries } from './api/match-list'
import { matchQueries } from './api/matches'
import { reportQueries } from './api/reports'
import { seasonQueries } from './api/season'
import { parseMatchLink } from './model/match-link'
import { seasonFilterSchema } from './model/season/season-results'

/** The teams and seasons the filters offer. */
export async function loadMatchList() {
  const { session } = await loadVisitor()
  await Promise.all([
    queryClient.ensureQueryData(teamQueries.readable()),
    queryClient.ensureQueryData(matchListQueries.seasons()),
    queryClient.ensureQueryData(matchListQueries.staffed(session?.user.id ?? '')),
  ])
  return null
}

/** What the database does not show is not there (404). */
export async function loadMatchDetails(args: LoaderFunctionArgs) {
  const query = matchQueries.details(requireId(args))
  await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery({ staleTime: Infinity, ...query })),
  ])
  return null
}

/** What is proposed stands with the form; who manages no team is led to the list. */
export async function loadMatchToCreate({ request }: LoaderFunctionArgs) {
  const { teams, isStaff } = await loadVisitor()
  const link = parseMatchLink(readSearch(request))
  const team = teams.find(({ id }) => id === link.team) ?? teams[0]
  if (!isStaff || !team) throw redirect(paths.matches.list)
  await Promise.all([
    queryClient.ensureQueryData(ageRuleQueries.ofTeam(team.id)),
    queryClient.ensureQueryData(matchFormQueries.known(team.school_id)),
  ])
  return null
}

/** Read anew: what is compared on saving is what was shown. Who may not change it sees the match. */
export async function loadMatchToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [{ teams, isStaff }, match] = await Promise.all([
    loadVisitor(),
    requireFound(
      args.request,
      queryClient.fetchQuery({ ...matchQueries.details(id), staleTime: 0 }),
    ),
  ])
  if (!isStaff || !teams.some((team) => team.id === match.team_id)) {
    throw redirect(href(paths.matches.details, { id }))
  }
  return null
}

/** For the coaches of the team and the owner; whoever else may read the team is led to its page. Answers the team's id. */
async function requireManagedTeam(args: LoaderFunctionArgs): Promise<string> {
  const id = requireId(args, 'teamId')
  const asked = Promise.all([
    queryClient.fetchQuery(teamDetailsQueries.one(id)),
    queryClient.fetchQuery(staffQueries.of(id)),
    loadSession(),
  ])
  const [team, staff] = await requireFound(args.request, asked)
  if (!getTeamAccess(getSession(), team, staff).isManager) {
    throw redirect(href(paths.teams.details, { id }))
  }
  return id
}

export async function loadPlayingTime(args: LoaderFunctionArgs) {
  const id = await requireManagedTeam(args)
  await queryClient.fetchQuery(reportQueries.ledger(id))
  return null
}

/** Results of the kind the address names; the league is asked for by its tab. */
export async function loadSeason(args: LoaderFunctionArgs) {
  const [id] = await Promise.all([requireManagedTeam(args), loadVisitor()])
  const { kind } = readUrlState(seasonFilterSchema, readSearch(args.request))
  await queryClient.fetchQuery(seasonQueries.results(id, kind))
  return null
}

/** For the staff of the team; without a connection as this device last saw the match. 404 for everybody else. */
export async function loadMatchLive(args: LoaderFunctionArgs) {
  const matchId = requireId(args)
  const { session, teams, isStaff } = await loadVisitor()
  if (!session || !isStaff) throw createNotFound(args.request)
  const match = await readLiveMatch(matchId)
  if (!match || !teams.some(({ id }) => id === match.team_id)) throw createNotFound(args.request)
  sendMatchLeftovers(session.user.id)
  return { userId: session.user.id, matchId }
}

/** Null where the database shows none or its clock is not for this person. */
async function readLiveMatch(id: string) {
  try {
    return await fetchOrRecall({ ...liveMatchQueries.details(id), retry: false })
  } catch (error) {
    const { code } = toAppError(error)
    if (code === 'not_found' || code === 'forbidden') return null
    throw error
  }
}
