import { RemindMissing } from '@/features/teams/widgets/remind-missing'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useCoachAgenda } from '../../api/team-agenda'
import { findNextMatches } from '../../model/next-up'
import layout from '@/shared/ui/layout.module.css'
import styles from '../agenda/agenda.module.css'
import { CoachToday } from './coach-today'
import { MissingCard } from './missing-card'
import { DaysAheadCard } from '../agenda/days-ahead-card'
import { MatchList } from '../agenda/match-list'
import { useMomentText } from '../agenda/use-moment-text'

interface CoachDaysProps {
  userId: string
  now: number
}

/** What to do now, the coming days of the own teams, and each team's next match. */
export function CoachDays({ userId, now }: CoachDaysProps) {
  const { hasTeams, teamIds, items } = useCoachAgenda(userId)
  const { teamOrSide } = useMomentText(now)
  return (
    <>
      <div className={`${layout.min} ${styles.full}`}>
        <CoachToday hasTeams={hasTeams} items={items} now={now} />
      </div>
      {hasTeams && (
        <div
          className={`${layout.min} ${styles.full} ${layout.grid} ${layout.gap4} ${layout.top} ${styles.columns}`}
        >
          <QueryBoundary>
            <MissingCard teamIds={teamIds} items={items} now={now} />
          </QueryBoundary>
          <DaysAheadCard items={items} now={now} describe={teamOrSide} isStaff />
          <MatchList
            matches={findNextMatches(items, now)}
            now={now}
            below={({ id, zone, opponent }) => (
              <RemindMissing event={{ kind: 'match', id }} zone={zone} now={now} about={opponent} />
            )}
          />
        </div>
      )}
    </>
  )
}
