import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { AdminUser } from '../api/users'

/** The roles a person holds, or that they are waiting for one. */
export function RoleBadges({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const roles = user.roles ?? []
  const isSuspended = user.status === 'suspended'
  if (roles.length === 0 && !isSuspended) {
    return <StatusBadge tone="amber">{t('users.waiting')}</StatusBadge>
  }
  return (
    <span className={layout.wrap1}>
      {isSuspended && <StatusBadge tone="red">{t('users.suspended')}</StatusBadge>}
      {roles.map((role) => (
        <StatusBadge key={role} tone="neutral">
          {roleName(role)}
        </StatusBadge>
      ))}
    </span>
  )
}
