import type { LoaderFunctionArgs } from 'react-router'
import { familyQueries } from '@/features/attendance/api/family/children'
import { getSession } from '@/features/session/api/session-store'
import { matchQueries } from '@/features/matches/api/matches'
import { teamQueries } from '@/features/teams/api/teams'
import { toWallClock } from '@/lib/time/wall-clock'
import { trainingQueries } from '@/features/planner/api/trainings'
import { queryClient } from '@/lib/query/query-client'
import { isOnPhone } from '@/shared/hooks/use-is-phone'
import { readUrlState } from '@/shared/hooks/url-state'
import {
  calendarSchema,
  chooseMatchView,
  chooseView,
  type CalendarView,
} from './model/calendar-address'
import { chooseCalendarZone } from './model/calendar-zone'
import { toInstants, computePeriod } from './model/calendar-period'
import { chooseTeams } from './model/team-choice'

/** The teams, and a head start for the sessions: the empty grid is there before them. */
export async function loadTrainingCalendar(args: LoaderFunctionArgs) {
  const { state, isFamily, getRange } = await loadCalendar(args)
  const [scope, start, end] = getRange(chooseView(state.view, isFamily && isOnPhone()))
  void queryClient.prefetchQuery(trainingQueries.range(scope, start, end))
  return null
}

/** The same for matches. */
export async function loadMatchCalendar(args: LoaderFunctionArgs) {
  const { state, getRange } = await loadCalendar(args)
  void queryClient.prefetchQuery(
    matchQueries.range(...getRange(chooseMatchView(state.view, isOnPhone()))),
  )
  return null
}

async function loadCalendar({ request }: LoaderFunctionArgs) {
  const state = readUrlState(calendarSchema, new URL(request.url).searchParams)
  const session = getSession()
  const role = session?.profile?.role ?? null
  const isFamily = role === 'parent' || role === 'player'
  if (session && isFamily) {
    const query = role === 'player' ? familyQueries.self : familyQueries.children
    void queryClient.prefetchQuery(query(session.user.id))
  }
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
  const zone = chooseCalendarZone(mine, readable)
  const date = state.date || toWallClock(Date.now(), zone).date
  const getRange = (view: CalendarView) => {
    const { start, end } = toInstants(computePeriod(view, date), zone)
    return [scope, start, end] as const
  }
  return { state, isFamily, getRange }
}
