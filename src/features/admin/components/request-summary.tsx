import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import type { AdminUser } from '../api/users'
import styles from './users.module.css'

/** What somebody asked for, in one or two lines. */
export function RequestSummary({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  if (!user.requested_role) return <span className={styles.dim}>{t('columns.no_request')}</span>
  return (
    <span className={styles.request}>
      <span>{t('columns.wants', { role: roleName(user.requested_role) })}</span>
      {user.request_school_name && (
        <span className={styles.dim}>
          {t('columns.at_school', { school: user.request_school_name })}
        </span>
      )}
      {user.request_child_name && (
        <span className={styles.dim}>
          {t('columns.for_child', { child: user.request_child_name })}
        </span>
      )}
    </span>
  )
}
