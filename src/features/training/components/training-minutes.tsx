import { useTranslation } from 'react-i18next'
import { countMinutesBetween } from '@/lib/time/interval'
import {
  computeBalance,
  sumStoredMinutes,
  type StoredMinutes,
} from '@/features/planner/model/plan-times'
import layout from '@/shared/ui/layout.module.css'
import styles from './trainings.module.css'

interface TrainingMinutesProps {
  training: { starts_at: string; ends_at: string; blocks: readonly StoredMinutes[] }
}

/** How much of the session the plan fills: in words, and as a hair-thin bar. */
export function TrainingMinutes({ training }: TrainingMinutesProps) {
  const { t } = useTranslation('training')
  const planned = countMinutesBetween(training.starts_at, training.ends_at)
  const total = sumStoredMinutes(training.blocks)
  const { kind } = computeBalance(total, planned)
  return (
    <span
      className={`${layout.inline} ${layout.gap1} ${layout.size13} ${layout.normal} ${styles.minutes}`}
      data-balance={kind}
    >
      <span data-figures="">
        {kind === 'empty' ? t('list.not_planned') : t('list.minutes_of', { total, planned })}
      </span>
      <span className={`${layout.cut} ${layout.round} ${styles.track}`} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (total / planned) * 100)}%` }} />
      </span>
    </span>
  )
}
