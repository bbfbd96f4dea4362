import { useClubMatches, useClubTrainings } from '../../api/club'
import { ClubTeams } from './club-teams'
import { DaysAheadCard } from '../agenda/days-ahead-card'
import { MatchList } from '../agenda/match-list'
import { useMomentText } from '../agenda/use-moment-text'

const rowsShown = 8

interface ClubListsProps {
  schoolIds: readonly string[]
  now: number
}

/** Every team's sessions of the coming days, the next matches, and the teams themselves. */
export function ClubLists({ schoolIds, now }: ClubListsProps) {
  const trainings = useClubTrainings(schoolIds)
  const matches = useClubMatches(schoolIds)
  const { teamOrSide } = useMomentText(now)
  return (
    <>
      <DaysAheadCard items={trainings} now={now} describe={teamOrSide} isStaff limit={rowsShown} />
      <MatchList matches={matches} now={now} />
      <ClubTeams schoolIds={schoolIds} />
    </>
  )
}
