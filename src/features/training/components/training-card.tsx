import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ListedTraining } from '../model/list/listed-training'
import { TurnoutCell } from './list/turnout-cell'
import { TrainingMinutes } from './training-minutes'
import { TrainingStatusBadge } from './training-status'
import layout from '@/shared/ui/layout.module.css'
import styles from './trainings.module.css'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'

interface TrainingCardProps {
  training: ListedTraining
  /** Staff want to know how far the plan is. */
  hasPlan: boolean
}

/** A training on the phone: when, which team, what for, where, and how far the plan is. */
export function TrainingCard({ training, hasPlan }: TrainingCardProps) {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const { change_reason: reason } = training
  return (
    <span
      className={`${layout.column} ${layout.flex} ${layout.gap1}`}
      data-cancelled={training.status === 'cancelled' || undefined}
    >
      <span className={`${layout.wrap} ${layout.dimmed13} ${layout.normal} ${styles.cardWhen}`}>
        <time dateTime={training.starts_at}>{text.day(training)}</time>
        <span data-figures="">{text.clock(training)}</span>
        <span className={`${layout.medium} ${layout.oneLine} ${styles.team}`}>
          {training.team.name}
        </span>
      </span>
      <span className={`${layout.size16} ${styles.cardTitle}`}>{text.title(training)}</span>
      {training.status === 'cancelled' && reason ? (
        <span className={`${layout.dimmed13} ${layout.normal} ${layout.pretty} ${styles.dim}`}>
          {t('list.off_reason', { reason })}
        </span>
      ) : null}
      {training.objective ? (
        <span className={`${layout.dimmed13} ${layout.normal} ${layout.pretty} ${styles.dim}`}>
          {training.objective}
        </span>
      ) : null}
      {training.place ? (
        <span className={`${layout.flex} ${layout.gap1} ${layout.dimmed13} ${styles.place}`}>
          <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
          {training.place}
        </span>
      ) : null}
      <span className={`${layout.rowWide} ${layout.row} ${layout.betweenLine} ${styles.cardFoot}`}>
        <TrainingStatusBadge training={training} />
        {hasPlan && training.status !== 'cancelled' ? (
          <TrainingMinutes training={training} />
        ) : null}
        <TurnoutCell training={training} isPlain />
      </span>
    </span>
  )
}
