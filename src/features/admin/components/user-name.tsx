import { useTranslation } from 'react-i18next'
import { AddressText } from '@/shared/ui/address-text'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import styles from './users.module.css'

interface UserNameProps {
  user: { full_name: string; email: string; avatar_url: string | null }
}

export function UserName({ user }: UserNameProps) {
  const { t } = useTranslation('admin')
  const name = user.full_name || t('columns.unnamed')
  return (
    <span className={`${layout.line3} ${styles.person}`}>
      <PersonAvatar name={name} src={user.avatar_url} />
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>
          <AddressText address={user.email} />
        </span>
      </span>
    </span>
  )
}
