import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { rightQueries } from './api/rating-rights'
import { sheetQueries } from './api/team-sheet'
import { testQueries } from './api/test-results'

/** For who stands on the team's staff list, an owner too; everybody else is led to the team's page. */
async function requireStaffed(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const staffed = await queryClient.fetchQuery(rightQueries.staffed(session?.user.id ?? ''))
  const isStaff = role === 'coach' || role === 'owner'
  if (!isStaff || !staffed.includes(id)) {
    throw redirect(href(paths.teams.details, { id }))
  }
  return id
}

/** Any other failure than a missing team shows on the page, with a retry. */
async function requireTeam(args: LoaderFunctionArgs, team: Promise<unknown>) {
  try {
    await team
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw createNotFound(args.request)
  }
  return null
}

export async function rateTeam(args: LoaderFunctionArgs) {
  const id = await requireStaffed(args)
  return requireTeam(args, queryClient.ensureQueryData(sheetQueries.of(id)))
}

export async function loadTeamTests(args: LoaderFunctionArgs) {
  const id = await requireStaffed(args)
  return requireTeam(
    args,
    Promise.all([
      queryClient.ensureQueryData(testQueries.team(id)),
      queryClient.ensureQueryData(testQueries.catalogue()),
    ]),
  )
}
