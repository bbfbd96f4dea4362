import { useCoachAgenda } from '../api/team-agenda'
import { nextMatches } from '../model/next-up'
import styles from './agenda.module.css'
import { CoachToday } from './coach-today'
import { DaysAheadCard } from './days-ahead-card'
import { MatchList } from './match-list'
import { useMomentText } from './use-moment-text'

interface CoachDaysProps {
  userId: string
  now: number
}

/** What to do now, the coming days of the own teams, and each team's next match. */
export function CoachDays({ userId, now }: CoachDaysProps) {
  const { hasTeams, items } = useCoachAgenda(userId)
  const { teamOrSide } = useMomentText(now)
  return (
    <>
      <div className={styles.full}>
        <CoachToday hasTeams={hasTeams} items={items} now={now} />
      </div>
      {hasTeams && (
        <div className={`${styles.full} ${styles.columns}`}>
          <DaysAheadCard items={items} now={now} describe={teamOrSide} isStaff />
          <MatchList matches={nextMatches(items, now)} now={now} />
        </div>
      )}
    </>
  )
}
