import { redirect, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { loadSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { rightQueries } from './api/rating-rights'
import { sheetQueries } from './api/team-sheet'

/** For who stands on the team's staff list, an owner too; everybody else is led to the team's page. */
export async function rateTeam({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.id)
  if (!id.success) throw pageNotFound(new URL(request.url).pathname)
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const staffed = await queryClient.fetchQuery(rightQueries.staffed(session?.user.id ?? ''))
  const isStaff = role === 'coach' || role === 'owner'
  if (!isStaff || !staffed.includes(id.data)) {
    throw redirect(href(paths.teams.details, { id: id.data }))
  }
  try {
    await queryClient.ensureQueryData(sheetQueries.of(id.data))
  } catch (error) {
    // any other failure shows on the page, with a retry
    if (toAppError(error).code === 'not_found') throw pageNotFound(new URL(request.url).pathname)
  }
  return null
}
