import { useTranslation } from 'react-i18next'
import { countMinutesBetween } from '@/lib/time/interval'
import { computeBalance } from '@/features/planner/model/plan-times'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingItem } from '../../model/agenda'
import styles from './next-session.module.css'

/** Minutes planned against the length of the session, as a bar and in words. */
export function PlanMeter({ training }: { training: TrainingItem }) {
  const { t } = useTranslation('dashboards')
  const length = countMinutesBetween(training.starts_at, training.ends_at)
  const { kind, minutes } = computeBalance(training.planned_minutes, length)
  const share = Math.min(1, training.planned_minutes / length)
  return (
    <div className={`${layout.stack1} ${styles.meter}`} data-balance={kind}>
      <p className={layout.medium} data-figures="">
        {t('plan.minutes', { planned: training.planned_minutes, length })}
      </p>
      <span className={`${layout.cut} ${layout.round} ${styles.track}`} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <p className={`${layout.dimmed13} ${styles.balance}`}>{t(`plan.${kind}`, { minutes })}</p>
    </div>
  )
}
