/** Puts the attendance of the attendance feature on the page of a team (ADR 20). */
import { installTeamAttendance } from '@/features/teams/widgets/team-attendance-slot'
import { loadNamespaces } from '@/lib/i18n/setup'

installTeamAttendance(async () => {
  const [{ TeamAttendance }] = await Promise.all([
    import('@/features/attendance/widgets/team-attendance'),
    loadNamespaces(['attendance']),
  ])
  return TeamAttendance
})
