import { useCoachAgenda } from '../api/team-agenda'
import { nextMatches } from '../model/next-up'
import { DaysAheadCard } from './days-ahead-card'
import { MatchList } from './match-list'
import { useMomentText } from './use-moment-text'

interface CoachListsProps {
  userId: string
  now: number
}

/** The coming days of a coach's teams with what still needs a plan, and each team's next match. */
export function CoachLists({ userId, now }: CoachListsProps) {
  const { hasTeams, items } = useCoachAgenda(userId)
  const { teamOrSide } = useMomentText(now)
  if (!hasTeams) return null
  return (
    <>
      <DaysAheadCard items={items} now={now} describe={teamOrSide} isStaff />
      <MatchList matches={nextMatches(items, now)} now={now} />
    </>
  )
}
