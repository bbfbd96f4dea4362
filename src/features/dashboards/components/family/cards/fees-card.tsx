import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useDueFees } from '../../../api/family/fees'
import type { Child } from '@/features/attendance/model/family/children'
import { splitFees, sumFees } from '../../../model/family/due'
import { ChildName } from './child-name'
import styles from '../family.module.css'
import { useDayText } from '../use-day-text'

const feesShown = 3

interface FeesCardProps {
  playerIds: readonly string[]
  family: readonly Child[]
  now: number
}

/** What is due, the sum first. Who does not pay for these children reads no row and sees no debt. */
export function FeesCard({ playerIds, family, now }: FeesCardProps) {
  const { t } = useTranslation('dashboards')
  const isPhone = useIsPhone()
  const text = useDayText()
  const fees = useDueFees(playerIds)
  const { now: due, later } = splitFees(fees, text.today(now))
  const hidden = fees.length - feesShown
  // a phone has no room for what says that there is nothing
  if (isPhone && fees.length === 0) return null
  return (
    <DashboardCard
      title={t('fees.title')}
      more={{ to: paths.settings.payments, label: t('fees.open') }}
    >
      {fees.length === 0 ? (
        <p className={layout.dim14}>{t('fees.empty')}</p>
      ) : (
        <>
          <p className={`${layout.bold} ${styles.figure}`} data-figures="">
            {formatMoney(sumFees(due))}
          </p>
          {later.length > 0 ? (
            <p className={layout.dim14} data-figures="">
              {t('fees.later', { sum: formatMoney(sumFees(later)) })}
            </p>
          ) : null}
          <ul className={layout.list}>
            {fees.slice(0, feesShown).map(({ id, player_id, title, amount_cents, due_on }) => (
              <li key={id} className={`${layout.row} ${styles.item}`}>
                <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                  <p className={layout.medium}>{title}</p>
                  <p className={text.isPast(due_on, now) ? styles.late : styles.dim}>
                    {text.isPast(due_on, now)
                      ? t('fees.overdue', { day: text.date(due_on) })
                      : t('fees.due', { day: text.date(due_on) })}
                  </p>
                </div>
                <span className={layout.rowWide}>
                  <ChildName id={player_id} family={family} />
                  <span data-figures="">{formatMoney(amount_cents)}</span>
                </span>
              </li>
            ))}
          </ul>
          {hidden > 0 ? (
            <p className={layout.dim14}>{t('fees.hidden', { count: hidden })}</p>
          ) : null}
        </>
      )}
    </DashboardCard>
  )
}
