import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useFamilyAnswers } from '../api/training-answers'
import { getTrainingState } from '@/features/teams/model/training-state'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'
import { AnswerRow } from '../components/answer-row'

interface AnswerCardProps {
  training: {
    id: string
    starts_at: string
    ends_at: string
    status: TrainingStatus
    team_id: string
  }
}

/** For families on a training's page: does the child come, one tap, a reason if they like. */
export function AnswerCard({ training }: AnswerCardProps) {
  const { t } = useTranslation('attendance')
  const now = useNow()
  const session = useSession()
  const { data, error, refetch } = useFamilyAnswers(
    session?.user.id ?? '',
    training.team_id,
    training.id,
  )
  const state = getTrainingState(training, now)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton />
  if (data.length === 0 || state === 'cancelled') return null
  return (
    <SectionCard
      title={t('attendance.family.title')}
      description={state === 'done' ? t('attendance.family.over') : t('attendance.family.until')}
    >
      {data.map((player) => (
        <AnswerRow
          key={player.id}
          trainingId={training.id}
          player={player}
          isOver={state === 'done'}
        />
      ))}
    </SectionCard>
  )
}
