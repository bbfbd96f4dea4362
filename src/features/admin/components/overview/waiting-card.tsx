import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useWaitingUsers } from '../../api/overview'
import styles from './overview.module.css'
import { RequestSummary } from '../request-summary'
import { UserName } from '../user-name'

const shown = 5

/** The people who can do nothing until an administrator acts; the newest requests first. */
export function WaitingCard() {
  const { t } = useTranslation('admin')
  const { rows, total } = useWaitingUsers()
  if (total === 0) {
    return (
      <DashboardCard title={t('overview.waiting')}>
        <p className={layout.dim14}>{t('users.none_waiting_text')}</p>
      </DashboardCard>
    )
  }
  return (
    <DashboardCard isToday title={t('overview.waiting_count', { count: total })}>
      <ul className={layout.list}>
        {rows.slice(0, shown).map((user) => (
          <li key={user.id} className={styles.person}>
            <UserName user={user} />
            <RequestSummary user={user} />
            <span className={styles.age}>
              {formatAge(user.requested_at ?? user.created_at ?? '')}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to={`${paths.admin.users.list}?status=pending&sort=requested_at`}>
          {total > shown ? t('overview.see_all', { count: total }) : t('overview.decide')}
        </LinkButton>
      </div>
    </DashboardCard>
  )
}
