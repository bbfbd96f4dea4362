import type { LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { toWallClock } from '@/lib/time/wall-clock'
import { trainingQueries } from '@/features/planner/api/trainings'
import { queryClient } from '@/lib/query/query-client'
import { readUrlState } from '@/shared/hooks/url-state'
import { calendarSchema } from './model/calendar-address'
import { calendarZone } from './model/calendar-zone'
import { instantsOf, periodOf } from './model/calendar-period'
import { chooseTeams } from './model/team-choice'

/** The teams, and a head start for the sessions: the empty grid is there before them. */
export async function trainingCalendar({ request }: LoaderFunctionArgs) {
  const state = readUrlState(calendarSchema, new URL(request.url).searchParams)
  const session = getSession()
  const role = session?.profile?.role ?? null
  const [mine, readable] = await Promise.all([
    session ? queryClient.ensureQueryData(teamQueries.mine(session.user.id, role)) : [],
    queryClient.ensureQueryData(teamQueries.readable()),
  ])
  const { scope } = chooseTeams({
    role,
    own: mine.map(({ id }) => id),
    readable: readable.map(({ id }) => id),
    state,
  })
  const zone = calendarZone(mine, readable)
  const date = state.date || toWallClock(Date.now(), zone).date
  const { start, end } = instantsOf(periodOf(state.view, date), zone)
  void queryClient.prefetchQuery(trainingQueries.range(scope, start, end))
  return null
}
