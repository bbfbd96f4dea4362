import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { formatAge } from '@/lib/dates'
import { showToast } from '@/lib/toast'
import { AddressText } from '@/shared/ui/address-text'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import {
  useResendInvitation,
  useRevokeInvitation,
  type OpenInvitation,
} from '../../api/invitations'
import { getInvitationFailureKey } from '../../model/invitation-failure'
import { countDaysLeft, resendLimit } from '../../model/invitation-schema'
import styles from '../people.module.css'
import { useInvitationText } from './use-invitation-text'

/** Open invitations: for whom, how long they still hold, and what can be done about them. */
export function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { t } = useTranslation('people')
  return (
    <ul className={layout.listStack} aria-label={t('invitations.title')}>
      {invitations.map((invitation) => (
        <InvitationItem key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationItem({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('people')
  const confirm = useConfirm()
  const purpose = useInvitationText()
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const { id, email, expires_at, last_sent_at, sent_count } = invitation
  const showError = (error: Error) => showToast('error', getInvitationFailureKey(toAppError(error)))

  async function handleRevoke() {
    const isSure = await confirm({
      title: t('invitations.revoke_title', { email }),
      text: t('invitations.revoke_text'),
      confirmLabel: t('invitations.revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(id, { onError: showError })
  }

  return (
    <li className={`${layout.rowWide} ${styles.item}`}>
      <span className={layout.stack}>
        <span className={styles.name}>
          <AddressText address={email} />
        </span>
        <span className={`${layout.dim13Any} ${styles.dim}`}>{purpose(invitation)}</span>
        <span className={`${layout.dim13Any} ${styles.dim}`}>
          {t('invitations.sent', { age: formatAge(last_sent_at), count: sent_count })}
        </span>
      </span>
      <ExpiryBadge expiresAt={expires_at} />
      <span className={layout.row2}>
        <Button
          kind="secondary"
          busy={resend.isPending}
          disabled={sent_count >= resendLimit}
          onClick={() => resend.mutate(id, { onError: showError })}
        >
          {t('invitations.resend')}
        </Button>
        <Button kind="quiet" busy={revoke.isPending} onClick={() => void handleRevoke()}>
          {t('invitations.revoke')}
        </Button>
      </span>
    </li>
  )
}

function ExpiryBadge({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation('people')
  const days = countDaysLeft(expiresAt)
  if (days < 0) return <StatusBadge tone="red">{t('invitations.expired')}</StatusBadge>
  return (
    <StatusBadge tone={days < 3 ? 'amber' : 'neutral'}>
      {days === 0 ? t('invitations.last_day') : t('invitations.days_left', { count: days })}
    </StatusBadge>
  )
}
