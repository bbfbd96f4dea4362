import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { Dim, NameLines } from '@/shared/ui/name-lines'
import layout from '@/shared/ui/layout.module.css'
import { useSubscriptionFigures } from '../../api/subscriptions'
import styles from '../links.module.css'
import { useSubscriptionText } from './use-subscription-text'

/** What happened last: who came, who leaves, and whose payment failed. */
export function LastEvents() {
  const { t } = useTranslation('admin/subscriptions')
  const { formatPlan } = useSubscriptionText()
  const { events } = useSubscriptionFigures()
  return (
    <DashboardCard
      title={t('last_events')}
      more={{ to: `${paths.admin.active.list}?state=all`, label: t('all') }}
    >
      {events.length === 0 ? <p className={layout.dim14}>{t('no_events')}</p> : null}
      <ul className={layout.list}>
        {events.map((event) => (
          <li
            key={`${event.kind} ${event.subscription_id} ${event.at}`}
            className={`${layout.betweenLine} ${layout.gap4} ${layout.size14} ${layout.padBlock2}`}
          >
            <NameLines
              name={
                <Link
                  className={styles.link}
                  to={href(paths.admin.active.details, { id: event.subscription_id })}
                >
                  {event.name ?? t('gone')}
                </Link>
              }
              text={`${t(`happened.${event.kind}`, {
                sum: formatMoney(event.cents, event.currency),
              })} · ${formatPlan(event)}`}
            />
            <Dim>{formatAge(event.at)}</Dim>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
