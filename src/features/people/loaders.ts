import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { z } from 'zod'
import { loadSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { adultQueries } from './api/adults'
import { coachQueries } from './api/coaches'
import { playerOptionQueries } from './api/players/player-options'
import { playerQueries } from './api/players/players'
import { coachFilterSchema } from './model/coach'
import { playerFilterSchema } from './model/player-filter'

/** Role and teams of the person, which decide what the pages offer. */
async function visitor() {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const teams = await queryClient.ensureQueryData(teamQueries.mine(session?.user.id ?? '', role))
  return { role, teams }
}

/** What the database does not show is not there (404). */
async function found<Found>(request: Request, load: () => Promise<Found>): Promise<Found> {
  try {
    return await load()
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw pageNotFound(new URL(request.url).pathname)
    throw error
  }
}

function idOf({ params, request }: LoaderFunctionArgs): string {
  const id = z.guid().safeParse(params.id)
  if (!id.success) throw pageNotFound(new URL(request.url).pathname)
  return id.data
}

export async function playerList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(playerFilterSchema, new URL(request.url).searchParams)
  await Promise.all([visitor(), queryClient.prefetchQuery(playerQueries.list(filter))])
  return null
}

export async function playerDetails(args: LoaderFunctionArgs) {
  const id = idOf(args)
  await Promise.all([
    visitor(),
    found(args.request, () => queryClient.ensureQueryData(playerQueries.one(id))),
  ])
  return null
}

/** Only who works with players makes or brings in new ones. */
export async function staffOnly() {
  const { role } = await visitor()
  if (role !== 'owner' && role !== 'coach') throw redirect(paths.players.list)
  return null
}

/** Owners, and coaches of a team the player is in; everybody else is led to the player's page. */
export async function playerToEdit(args: LoaderFunctionArgs) {
  const id = idOf(args)
  const [{ role, teams }, player] = await Promise.all([
    visitor(),
    found(args.request, () => queryClient.fetchQuery({ ...playerQueries.one(id), staleTime: 0 })),
  ])
  const isCoached = player.squads.some(
    ({ left_on, team }) => !left_on && teams.some((mine) => mine.id === team.id),
  )
  if (role !== 'owner' && !(role === 'coach' && isCoached)) {
    throw redirect(href(paths.players.details, { id }))
  }
  return null
}

export async function invitePage() {
  await Promise.all([visitor(), queryClient.prefetchQuery(playerOptionQueries.list())])
  return null
}

export async function coachList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(coachFilterSchema, new URL(request.url).searchParams)
  await Promise.all([visitor(), queryClient.prefetchQuery(coachQueries.list(filter))])
  return null
}

/** A coach, an owner or a parent. */
export async function adultDetails(args: LoaderFunctionArgs) {
  const id = idOf(args)
  await Promise.all([
    visitor(),
    found(args.request, () => queryClient.ensureQueryData(adultQueries.one(id))),
  ])
  return null
}
