import { IconCreditCard, IconEye, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import type { Account } from '../../api/accounts'

interface AccountMenuProps {
  account: Account
  name: string
  onStatus: () => void
  onView: () => void
}

/** "View as", what the person pays, and locking out or letting in. Nobody looks through an administrator's eyes. */
export function AccountMenu({ account, name, onStatus, onView }: AccountMenuProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const isActive = account.status === 'active'
  const isAdmin = account.roles.some(({ role }) => role === 'admin')
  const search = new URLSearchParams({ state: 'all', q: account.email })
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
        ...(isAdmin
          ? []
          : [
              {
                label: t('pages.subscriptions'),
                icon: <IconCreditCard size={18} stroke={1.75} />,
                onSelect: () => void navigate(`${paths.admin.active.list}?${search.toString()}`),
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
