import { filterChosen, listTeamIds } from '@/features/attendance/model/family/children'
import { useFamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { useNow } from '@/lib/time/use-now'
import { toWallClock } from '@/lib/time/wall-clock'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { chooseView } from '../../model/calendar-address'
import { assignChildLooks } from '../../model/child-look'
import { toMatchEntry, toSessionEntry } from '../../model/family-entries'
import { useCalendarDates } from './use-calendar-dates'
import { useCalendarState } from './use-calendar-state'
import { useCalendarTeams } from './use-calendar-teams'
import { useOwnDates } from './use-own-dates'

/** What a personal calendar shows: the teams' dates of the children chosen, and what else they have on. */
export function usePersonalDates() {
  const isPhone = useIsPhone()
  const now = useNow()
  const family = useFamilyDates(now)
  const calendar = useCalendarState((view) => chooseView(view, isPhone))
  const { view, child, date: wantedDate } = calendar.state
  const children = family?.children ?? []
  const shown = filterChosen(children, child)
  const teamIds = listTeamIds(shown)
  const { scope, teams, zone } = useCalendarTeams({ teams: teamIds, school: false })
  const wallNow = toWallClock(now, zone)
  const today = wallNow.date
  const date = wantedDate || today
  const dates = useCalendarDates({ scope, view, date, zone })
  const { query, period } = dates
  const isShown = ({ team_id }: { team_id: string }) => teamIds.includes(team_id)
  const visible = dates.visible.filter(isShown)
  const matches = dates.matches.filter(isShown)
  const looks = assignChildLooks(children)
  const getLook = (childId: string) => looks.children.get(childId) ?? 'green_soft'
  const entries = [...visible.map(toSessionEntry), ...matches.map(toMatchEntry)]
  const own = useOwnDates({ family, shown, entries, period, today, zone, now, getLook })
  return {
    ...calendar,
    family,
    children,
    shown,
    own,
    teams,
    zone,
    date,
    period,
    query,
    visible,
    matches,
    isPhone,
    now,
    wallNow,
    today,
    sessions: dates.sessions.filter(isShown),
    looks: looks.teams,
    isEmpty:
      query.isSuccess &&
      !query.isPlaceholderData &&
      entries.length + own.entries.length + own.absences.length === 0,
  }
}
