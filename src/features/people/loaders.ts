import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { adultQueries } from './api/adults'
import { coachQueries } from './api/coaches'
import { guardianQueries } from './api/guardians'
import { ownTeamQueries } from './api/own-teams'
import { playerAttendanceQueries } from './api/player-attendance'
import { playerOptionQueries } from './api/players/player-options'
import { playerQueries } from './api/players/players'
import { coachFilterSchema } from './model/coach'
import { playerFilterSchema } from './model/player-filter'
import { prefetchPlayerSlots } from './widgets/player-page-slots'

/** Who opens a page: the active role, and the teams it brings. */
async function loadVisitor() {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const teams = await queryClient.ensureQueryData(ownTeamQueries.mine(session))
  return { role, teams, isStaff: role === 'coach' || role === 'owner' }
}

export async function loadPlayerList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(playerFilterSchema, readSearch(request))
  await Promise.all([loadVisitor(), queryClient.prefetchQuery(playerQueries.list(filter))])
  return null
}

export async function loadPlayerDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  void queryClient.prefetchQuery(playerAttendanceQueries.of(id))
  void queryClient.prefetchQuery(guardianQueries.ofPlayer(id))
  prefetchPlayerSlots(id)
  await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.ensureQueryData(playerQueries.one(id))),
  ])
  return null
}

/** Only who works with players makes or brings in new ones. */
export async function requireStaff() {
  const { isStaff } = await loadVisitor()
  if (!isStaff) throw redirect(paths.players.list)
  return null
}

/** Owners, and coaches of a team the player is in; everybody else is led to the player's page. */
export async function loadPlayerToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [{ role, teams }, player] = await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery({ ...playerQueries.one(id), staleTime: 0 })),
  ])
  const isCoached = player.squads.some(
    ({ left_on, team }) => !left_on && teams.some((mine) => mine.id === team.id),
  )
  if (role !== 'owner' && !(role === 'coach' && isCoached)) {
    throw redirect(href(paths.players.details, { id }))
  }
  return null
}

export async function loadInvitePage() {
  await Promise.all([loadVisitor(), queryClient.prefetchQuery(playerOptionQueries.list())])
  return null
}

export async function loadCoachList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(coachFilterSchema, readSearch(request))
  await Promise.all([loadVisitor(), queryClient.prefetchQuery(coachQueries.list(filter))])
  return null
}

/** A coach, an owner or a parent. */
export async function loadAdultDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.ensureQueryData(adultQueries.one(id))),
  ])
  return null
}
