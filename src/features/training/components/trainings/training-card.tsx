import { IconMapPin } from '@tabler/icons-react'
import type { TrainingRow } from '../../api/trainings'
import { TrainingMinutes } from './training-minutes'
import { TrainingStatusBadge } from './training-status'
import styles from './trainings.module.css'
import { useTrainingText } from './use-training-text'

interface TrainingCardProps {
  training: TrainingRow
  /** Staff want to know how far the plan is. */
  hasPlan: boolean
}

/** A training on the phone: when, which team, what for, where, and how far the plan is. */
export function TrainingCard({ training, hasPlan }: TrainingCardProps) {
  const text = useTrainingText()
  return (
    <span className={styles.card} data-cancelled={training.status === 'cancelled' || undefined}>
      <span className={styles.cardWhen}>
        <time dateTime={training.starts_at}>{text.day(training)}</time>
        <span data-figures="">{text.clock(training)}</span>
        <span className={styles.team}>{training.team.name}</span>
      </span>
      <span className={styles.cardTitle}>{text.title(training)}</span>
      {training.objective ? <span className={styles.dim}>{training.objective}</span> : null}
      {training.place ? (
        <span className={styles.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
          {training.place}
        </span>
      ) : null}
      <span className={styles.cardFoot}>
        <TrainingStatusBadge training={training} />
        {hasPlan && training.status !== 'cancelled' ? (
          <TrainingMinutes training={training} />
        ) : null}
      </span>
    </span>
  )
}
