import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useWaitingUsers } from '../../api/overview'
import { RequestSummary } from '../request-summary'
import { UserName } from '../user-name'
import { UserActions } from '../users/user-actions'
import { useUserTasks } from '../users/use-user-tasks'
import styles from './overview.module.css'

const shown = 5

/** The people who can do nothing until an administrator acts, here in their row; the newest requests first. */
export function WaitingCard() {
  const { t } = useTranslation('admin')
  const { rows, total } = useWaitingUsers()
  const tasks = useUserTasks(() => undefined)
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
          <li
            key={user.id}
            className={`${layout.grid} ${layout.gapWide} ${layout.size14} ${styles.person}`}
          >
            <Link
              className={`${layout.min} ${layout.quietLink} ${styles.to}`}
              to={href(paths.admin.users.details, { id: user.id ?? '' })}
            >
              <UserName user={user} />
            </Link>
            <div className={layout.stack1}>
              <RequestSummary user={user} />
              <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.age}`}>
                {formatAge(user.requested_at ?? user.created_at ?? '')}
              </span>
            </div>
            <div className={layout.wrapEnd}>
              <Button
                kind="secondary"
                onClick={() => tasks.start({ kind: 'assign', people: [user] })}
              >
                {t(user.request_id ? 'overview.approve' : 'users.assign')}
              </Button>
              <UserActions user={user} onTask={tasks.start} onManage={tasks.manage} />
            </div>
          </li>
        ))}
      </ul>
      {tasks.sheets}
      <div className={layout.wrap2}>
        <LinkButton to={`${paths.admin.users.list}?status=pending&sort=requested_at`}>
          {total > shown ? t('overview.see_all', { count: total }) : t('overview.decide')}
        </LinkButton>
      </div>
    </DashboardCard>
  )
}
