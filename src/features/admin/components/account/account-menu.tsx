import { IconEye, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import type { Account } from '../../api/accounts'

interface AccountMenuProps {
  account: Account
  name: string
  onStatus: () => void
  onView: () => void
}

/** "View as", and locking out or letting in. Nobody looks through an administrator's eyes. */
export function AccountMenu({ account, name, onStatus, onView }: AccountMenuProps) {
  const { t } = useTranslation('admin')
  const isActive = account.status === 'active'
  const isAdmin = account.roles.some(({ role }) => role === 'admin')
  return (
    <ActionMenu
      label={t('row.menu', { name })}
      items={[
        ...(isAdmin
          ? []
          : [
              {
                label: t('view.action'),
                icon: <IconEye size={18} stroke={1.75} />,
                onSelect: onView,
              },
            ]),
        {
          label: isActive ? t('status.suspend_submit') : t('status.restore_submit'),
          icon: isActive ? (
            <IconLock size={18} stroke={1.75} />
          ) : (
            <IconLockOpen size={18} stroke={1.75} />
          ),
          onSelect: onStatus,
          isDanger: isActive,
        },
      ]}
    />
  )
}
