import { IconBallFootball, IconBan, IconCalendarCheck, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { getTrainingState } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'

interface TrainingStatusBadgeProps {
  training: { status: TrainingStatus; starts_at: string; ends_at: string }
}

const looks = {
  planned: { tone: 'neutral', Icon: IconCalendarCheck },
  running: { tone: 'green', Icon: IconBallFootball },
  done: { tone: 'neutral', Icon: IconCheck },
  cancelled: { tone: 'red', Icon: IconBan },
} as const

export function TrainingStatusBadge({ training }: TrainingStatusBadgeProps) {
  const { t } = useTranslation('training')
  const state = getTrainingState(training, useNow())
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={1.75} aria-hidden="true" />}>
      {state === 'running' ? t('list.running') : t(`status.${state}`)}
    </StatusBadge>
  )
}
