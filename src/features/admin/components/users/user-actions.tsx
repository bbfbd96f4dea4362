import { IconCopy, IconUser, IconUserCheck, IconUserMinus, IconUserX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { useDeclineRequests } from '../../api/requests'
import type { AdminUser } from '../../api/users'
import type { BulkTask } from './bulk-actions'

interface UserActionsProps {
  user: AdminUser
  onTask: (task: BulkTask) => void
  onManage: (user: AdminUser) => void
}

export function UserActions({ user, onTask, onManage }: UserActionsProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const decline = useDeclineRequests()
  const name = user.full_name || user.email || ''

  async function handleDecline(requestId: string) {
    const isSure = await confirm({
      title: t('decline.title', { name }),
      text: t('decline.text'),
      confirmLabel: t('decline.confirm'),
      isDanger: true,
    })
    if (isSure) decline.mutate([requestId])
  }

  async function handleCopy() {
    await navigator.clipboard.writeText(user.email ?? '')
    showToast('success', 'admin:row.copied')
  }

  const { request_id } = user
  const items = [
    {
      label: t('row.open'),
      icon: <IconUser size={18} stroke={1.75} />,
      onSelect: () => void navigate(href(paths.admin.users.details, { id: user.id ?? '' })),
    },
    {
      label: t('row.assign'),
      icon: <IconUserCheck size={18} stroke={1.75} />,
      onSelect: () => onTask({ kind: 'assign', people: [user] }),
    },
    ...(request_id
      ? [
          {
            label: t('row.decline'),
            icon: <IconUserX size={18} stroke={1.75} />,
            onSelect: () => void handleDecline(request_id),
            isDanger: true,
          },
        ]
      : []),
    ...((user.roles ?? []).length > 0
      ? [
          {
            label: t('row.manage'),
            icon: <IconUserMinus size={18} stroke={1.75} />,
            onSelect: () => onManage(user),
          },
        ]
      : []),
    {
      label: t('row.copy'),
      icon: <IconCopy size={18} stroke={1.75} />,
      onSelect: () => void handleCopy(),
    },
  ]
  return <ActionMenu label={t('row.menu', { name })} items={items} />
}
