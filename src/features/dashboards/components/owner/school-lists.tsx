import { useSchoolMatches, useSchoolTrainings } from '../../api/schools'
import { SchoolTeams } from './school-teams'
import { DaysAheadCard } from '../agenda/days-ahead-card'
import { MatchList } from '../agenda/match-list'
import { useMomentText } from '../agenda/use-moment-text'

const rowsShown = 8

interface SchoolListsProps {
  schoolIds: readonly string[]
  now: number
}

/** Every team's sessions of the coming days, the next matches, and the teams themselves. */
export function SchoolLists({ schoolIds, now }: SchoolListsProps) {
  const trainings = useSchoolTrainings(schoolIds)
  const matches = useSchoolMatches(schoolIds)
  const { teamOrSide } = useMomentText(now)
  return (
    <>
      <DaysAheadCard items={trainings} now={now} describe={teamOrSide} isStaff limit={rowsShown} />
      <MatchList matches={matches} now={now} />
      <SchoolTeams schoolIds={schoolIds} />
    </>
  )
}
