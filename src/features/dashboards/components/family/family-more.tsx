import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { idsOf, teamIdsOf, type Child } from '../../model/family/children'
import { AttendanceCard } from './cards/attendance-card'
import { CoachesCard } from './cards/coaches-card'
import { FeesCard } from './cards/fees-card'
import { InboxCard } from './cards/inbox-card'
import { ProgressCard } from './cards/progress-card'
import { ResultsCard } from './cards/results-card'
import { Spot } from './spot'
import { TasksCard } from './cards/tasks-card'
import { WordsCard } from './cards/words-card'

interface FamilyMoreProps {
  userId: string
  /** The children looked at. */
  family: readonly Child[]
  now: number
}

/** Below what is next: what waits for the parent, how it went, how the child comes on, whom to ask. */
export function FamilyMore({ userId, family, now }: FamilyMoreProps) {
  const playerIds = idsOf(family)
  const teamIds = teamIdsOf(family)
  return (
    <>
      <Spot name="fees">
        <FeesCard playerIds={playerIds} family={family} now={now} />
      </Spot>
      <Spot name="tasks">
        <TasksCard playerIds={playerIds} family={family} now={now} />
      </Spot>
      <Spot name="inbox">
        <InboxCard userId={userId} />
      </Spot>
      <QueryBoundary>
        <WordsCard playerIds={playerIds} family={family} />
      </QueryBoundary>
      <QueryBoundary>
        <ResultsCard teamIds={teamIds} now={now} />
      </QueryBoundary>
      <QueryBoundary>
        <ProgressCard family={family} />
      </QueryBoundary>
      <QueryBoundary>
        <AttendanceCard playerIds={playerIds} family={family} />
      </QueryBoundary>
      <QueryBoundary>
        <CoachesCard teamIds={teamIds} family={family} />
      </QueryBoundary>
    </>
  )
}
