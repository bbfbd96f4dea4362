import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOpenPlans } from '@/features/development/api/plans'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import styles from '../family.module.css'
import { useDayText } from '../use-day-text'

/** What each player works at, with the way to the plan; without a plan there is nothing to say. */
export function GoalsCard({ family }: { family: readonly Child[] }) {
  const { t } = useTranslation('dashboards')
  const { date } = useDayText()
  const plans = useOpenPlans(listIds(family)) ?? []
  if (plans.length === 0) return null
  return (
    <DashboardCard title={t('goals.title')}>
      <ul className={layout.list}>
        {plans.map(({ id, player_id: playerId, player, ends_on: endsOn, goals }) => (
          <li key={id} className={`${layout.row} ${styles.item}`}>
            <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
              <Link
                className={`${layout.quietLink} ${layout.touch}`}
                to={`${href(paths.players.details, { id: playerId })}?tab=development`}
              >
                {goals.map(({ position, words }) => (
                  <span key={position} className={layout.medium} style={{ display: 'block' }}>
                    {words}
                  </span>
                ))}
              </Link>
              <p className={styles.dim}>
                {[
                  family.length > 1 ? player.first_name : null,
                  t('goals.until', { day: date(endsOn) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
