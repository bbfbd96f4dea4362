import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { listIds, listTeamIds, type Child } from '@/features/attendance/model/family/children'
import { AttendanceCard } from './cards/attendance-card'
import { CoachesCard } from './cards/coaches-card'
import { FeesCard } from './cards/fees-card'
import { GoalsCard } from './cards/goals-card'
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
  /** On a phone: everything is shown. */
  isOpen: boolean
  onOpen: () => void
}

/**
 * Below what is next: what waits for the parent, how it went, how the child comes on, whom to ask. On a phone
 * all of it comes with one more tap, or with a tap on what is due above: the days ahead fit the thumb.
 */
export function FamilyMore({ userId, family, now, isOpen, onOpen }: FamilyMoreProps) {
  const { t } = useTranslation('dashboards')
  const isPhone = useIsPhone()
  const playerIds = listIds(family)
  if (isPhone && !isOpen) {
    return (
      <Button
        kind="secondary"
        icon={<IconChevronDown size={18} stroke={1.75} />}
        isFullWidth
        onClick={onOpen}
      >
        {t('parent.more')}
      </Button>
    )
  }
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
      <HowItGoes playerIds={playerIds} family={family} now={now} />
    </>
  )
}

interface HowItGoesProps extends Pick<FamilyMoreProps, 'family' | 'now'> {
  playerIds: readonly string[]
}

function HowItGoes({ playerIds, family, now }: HowItGoesProps) {
  const teamIds = listTeamIds(family)
  return (
    <>
      <QueryBoundary>
        <WordsCard playerIds={playerIds} family={family} />
      </QueryBoundary>
      <QueryBoundary>
        <ResultsCard teamIds={teamIds} now={now} />
      </QueryBoundary>
      <QueryBoundary>
        <ProgressCard family={family} />
      </QueryBoundary>
      <GoalsCard family={family} />
      <QueryBoundary>
        <AttendanceCard playerIds={playerIds} family={family} />
      </QueryBoundary>
      <QueryBoundary>
        <CoachesCard teamIds={teamIds} family={family} />
      </QueryBoundary>
    </>
  )
}
