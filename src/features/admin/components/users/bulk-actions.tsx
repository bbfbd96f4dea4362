import { IconLock, IconUserCheck, IconUserX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useDeclineRequests } from '../../api/requests'
import type { AdminUser } from '../../api/users'

/** What is about to happen to the people it names. */
export interface BulkTask {
  kind: 'assign' | 'approve' | 'suspend'
  people: AdminUser[]
}

interface BulkActionsProps {
  people: AdminUser[]
  onTask: (task: BulkTask) => void
}

/** For the chosen people: as they asked where anybody asked, else one role for all; the rest in a menu. */
export function BulkActions({ people, onTask }: BulkActionsProps) {
  const { t } = useTranslation('admin')
  const confirm = useConfirm()
  const decline = useDeclineRequests()
  const requestIds = people.flatMap(({ request_id }) => (request_id ? [request_id] : []))
  const count = requestIds.length

  async function handleDecline() {
    const isSure = await confirm({
      title: t('decline.many', { count }),
      text: t('decline.many_text'),
      confirmLabel: t('decline.confirm'),
      isDanger: true,
    })
    if (isSure) decline.mutate(requestIds)
  }

  const assign = {
    label: t('users.assign'),
    icon: <IconUserCheck size={18} stroke={1.75} />,
    onSelect: () => onTask({ kind: 'assign', people }),
  }
  const suspend = {
    label: t('status.suspend_submit'),
    icon: <IconLock size={18} stroke={1.75} />,
    onSelect: () => onTask({ kind: 'suspend', people }),
    isDanger: true,
  }
  if (count === 0) {
    return (
      <>
        <Button onClick={assign.onSelect}>{assign.label}</Button>
        <ActionMenu label={t('users.more')} items={[suspend]} />
      </>
    )
  }
  const refuse = {
    label: t('decline.many_action', { count }),
    icon: <IconUserX size={18} stroke={1.75} />,
    onSelect: () => void handleDecline(),
    isDanger: true,
  }
  return (
    <>
      <Button onClick={() => onTask({ kind: 'approve', people })}>{t('approve.action')}</Button>
      <ActionMenu label={t('users.more')} items={[assign, refuse, suspend]} />
    </>
  )
}
