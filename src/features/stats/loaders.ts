import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { rightQueries } from './api/rating-rights'
import { sheetQueries } from './api/team-sheet'

/** For who stands on the team's staff list, an owner too; everybody else is led to the team's page. */
export async function rateTeam(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const staffed = await queryClient.fetchQuery(rightQueries.staffed(session?.user.id ?? ''))
  const isStaff = role === 'coach' || role === 'owner'
  if (!isStaff || !staffed.includes(id)) {
    throw redirect(href(paths.teams.details, { id }))
  }
  try {
    await queryClient.ensureQueryData(sheetQueries.of(id))
  } catch (error) {
    // any other failure shows on the page, with a retry
    if (toAppError(error).code === 'not_found') throw createNotFound(args.request)
  }
  return null
}
