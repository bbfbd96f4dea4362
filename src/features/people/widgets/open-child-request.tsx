import { useTranslation } from 'react-i18next'
import type { RoleRequest } from '@/features/session/api/role-request-api'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useWithdrawRequest } from '../api/guardian-requests'
import { AskForChild } from './ask-for-child'

/** The request that waits at the club, what happens next, and the way to take it back. */
export function OpenChildRequest({ request, size }: { request: RoleRequest; size?: 'card' }) {
  const { t } = useTranslation('people')
  const confirm = useConfirm()
  const withdraw = useWithdrawRequest()

  async function handleWithdraw() {
    const isSure = await confirm({
      title: t('requests.withdraw_title'),
      text: t('requests.withdraw_text'),
      confirmLabel: t('requests.withdraw'),
      isDanger: true,
    })
    if (isSure) withdraw.mutate()
  }

  if (!request.child_name) {
    return (
      <EmptyState
        size={size}
        picture="people"
        title={t('requests.open_title')}
        text={t('requests.open_nameless')}
        action={<AskForChild />}
      />
    )
  }
  return (
    <EmptyState
      size={size}
      picture="people"
      title={t('requests.open_title')}
      text={t('requests.open_text', {
        child: request.child_name,
        date: formatDate(request.created_at),
      })}
      action={
        <Button kind="secondary" busy={withdraw.isPending} onClick={() => void handleWithdraw()}>
          {t('requests.withdraw')}
        </Button>
      }
    />
  )
}
