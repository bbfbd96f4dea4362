import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import {
  useResendInvitation,
  useRevokeInvitation,
  type OpenInvitation,
} from '../../api/invitations'

/** Why an invitation cannot be sent again, in words. */
const resendFailures: Record<string, string> = {
  too_soon: 'admin:invite.errors.too_soon',
  too_many_invitations: 'admin:invite.errors.five_times',
  invitation_not_pending: 'admin:invite.errors.not_pending',
}

export function InvitationActions({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('admin')
  const confirm = useConfirm()
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const { id, email } = invitation

  function handleResend() {
    resend.mutate(id, {
      onError: (error) => {
        const { code, detail } = toAppError(error)
        showToast('error', resendFailures[detail ?? ''] ?? `errors:${code}`)
      },
    })
  }

  async function handleRevoke() {
    const isSure = await confirm({
      title: t('invite.revoke_title', { email }),
      text: t('invite.revoke_text'),
      confirmLabel: t('invite.revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(id)
  }

  return (
    <ActionMenu
      label={t('row.menu', { name: email })}
      items={[
        {
          label: t('invite.resend'),
          icon: <IconMailForward size={18} stroke={1.75} />,
          onSelect: handleResend,
        },
        {
          label: t('invite.revoke'),
          icon: <IconMailOff size={18} stroke={1.75} />,
          onSelect: () => void handleRevoke(),
          isDanger: true,
        },
      ]}
    />
  )
}
