import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useSubscriptionFigures } from '../../api/subscriptions'

const { list } = paths.admin.active

/** What somebody should look at today; nothing where nothing waits. */
export function SellingTasks() {
  const { t } = useTranslation('admin/subscriptions')
  const { late, notices, stuck, trials_ending } = useSubscriptionFigures()
  const tasks = [
    { key: 'late', count: late, to: `${list}?state=late` },
    { key: 'notices', count: notices, to: `${list}?state=notice` },
    { key: 'trials', count: trials_ending, to: `${list}?state=trial&sort=next&dir=asc` },
    { key: 'stuck', count: stuck, to: null },
  ] as const
  const open = tasks.filter(({ count }) => count > 0)
  if (open.length === 0) return null
  return (
    <DashboardCard isToday title={t('tasks.title')}>
      <ul className={layout.list}>
        {open.map(({ key, count, to }) => (
          <li
            key={key}
            className={`${layout.betweenLine} ${layout.gap4} ${layout.size14} ${layout.padBlock2}`}
          >
            <span>{t(`tasks.${key}`, { count })}</span>
            {to ? (
              <LinkButton kind="secondary" to={to}>
                {t(`tasks.${key}_open`)}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
