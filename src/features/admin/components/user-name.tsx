import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import type { AdminUser } from '../api/users'
import styles from './users.module.css'

export function UserName({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const name = user.full_name || t('columns.unnamed')
  return (
    <span className={styles.person}>
      <PersonAvatar name={name} src={user.avatar_url} />
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>{user.email}</span>
      </span>
    </span>
  )
}
