import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerBook } from '@/features/attendance/api/family/availability'
import { useSelfAsPlayer } from '@/features/attendance/api/family/children'
import { ChangesToSee } from '@/features/teams/widgets/change/changes-to-see'
import { useTeamsAgenda } from '../../api/team-agenda'
import { listIds, listTeamIds } from '@/features/attendance/model/family/children'
import { InstallHint } from '../device/install-hint'
import { SnapshotNote } from '../device/snapshot-note'
import { AttendanceCard } from '../family/cards/attendance-card'
import { FamilyAhead } from '../family/ahead/family-ahead'
import styles from '../family/family.module.css'
import { GoalsCard } from '../family/cards/goals-card'
import { GoalsWaiting } from '../family/goals-waiting'
import { InboxCard } from '../family/cards/inbox-card'
import { ProgressCard } from '../family/cards/progress-card'
import { ResultsCard } from '../family/cards/results-card'
import { Spot } from '../family/spot'
import { TasksCard } from '../family/cards/tasks-card'
import { WordsCard } from '../family/cards/words-card'
import { AwardsCard } from './awards-card'

interface PlayerOverviewProps {
  userId: string
  now: number
}

/** The player's next dates with an answer, then tasks, the coach's words, progress and awards. */
export function PlayerOverview({ userId, now }: PlayerOverviewProps) {
  const { t } = useTranslation('dashboards')
  const self = useSelfAsPlayer(userId)
  const teamIds = listTeamIds(self)
  const playerIds = listIds(self)
  const items = useTeamsAgenda(teamIds)
  const book = useAnswerBook(playerIds)
  if (teamIds.length === 0) {
    const reason = self.length > 0 ? 'no_team' : 'not_linked'
    return (
      <EmptyState
        picture="people"
        title={t(`player.${reason}_title`)}
        text={t(`player.${reason}_text`)}
      />
    )
  }
  return (
    <>
      <div className={`${layout.stack3} ${styles.full}`}>
        <SnapshotNote queryKey={['family', 'self', userId]} now={now} />
        <ChangesToSee />
        <GoalsWaiting userId={userId} family={self} now={now} />
      </div>
      <div className={`${layout.stack4} ${styles.swipe}`}>
        <FamilyAhead
          userId={userId}
          items={items}
          shown={self}
          family={self}
          book={book}
          now={now}
          paysFor={[]}
        >
          <Spot name="tasks">
            <TasksCard playerIds={playerIds} family={self} now={now} />
          </Spot>
          <GoalsCard family={self} />
          <QueryBoundary>
            <WordsCard playerIds={playerIds} family={self} />
          </QueryBoundary>
          <QueryBoundary>
            <ProgressCard family={self} />
          </QueryBoundary>
          <QueryBoundary>
            <AwardsCard playerIds={playerIds} />
          </QueryBoundary>
          <QueryBoundary>
            <AttendanceCard playerIds={playerIds} family={self} />
          </QueryBoundary>
          <QueryBoundary>
            <ResultsCard teamIds={teamIds} now={now} />
          </QueryBoundary>
          <Spot name="inbox">
            <InboxCard userId={userId} />
          </Spot>
        </FamilyAhead>
      </div>
      <div className={`${layout.stack3} ${styles.full}`}>
        <InstallHint />
      </div>
    </>
  )
}
