import { useTranslation } from 'react-i18next'
import { minutesBetween } from '@/lib/time/interval'
import { balance, storedMinutes, type StoredMinutes } from '@/features/planner/model/plan-times'
import styles from './trainings.module.css'

interface TrainingMinutesProps {
  training: { starts_at: string; ends_at: string; blocks: readonly StoredMinutes[] }
}

/** How much of the session the plan fills: in words, and as a hair-thin bar. */
export function TrainingMinutes({ training }: TrainingMinutesProps) {
  const { t } = useTranslation('training')
  const planned = minutesBetween(training.starts_at, training.ends_at)
  const total = storedMinutes(training.blocks)
  const { kind } = balance(total, planned)
  return (
    <span className={styles.minutes} data-balance={kind}>
      <span data-figures="">
        {kind === 'empty' ? t('list.not_planned') : t('list.minutes_of', { total, planned })}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (total / planned) * 100)}%` }} />
      </span>
    </span>
  )
}
