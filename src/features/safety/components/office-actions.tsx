import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useAnswerOffice, useConfirmOffice, useEndOffice, type Office } from '../api/offices'
import styles from './case-list.module.css'

interface OfficeActionsProps {
  office: Office
  role: 'admin' | 'owner' | 'coach'
}

/** The answers that are mine to give. */
export function OfficeActions({ office, role }: OfficeActionsProps) {
  const { t } = useTranslation('safety')
  const confirm = useConfirm()
  const answer = useAnswerOffice()
  const confirmation = useConfirmOffice()
  const end = useEndOffice()
  const { proposal_id: proposalId, is_mine: isMine } = office
  const isDesk = role === 'coach' && isMine && office.duty === 'treasurer' && office.held_since
  const canAccept = proposalId !== null && isMine && !office.accepted_at
  const canConfirm = proposalId !== null && role === 'admin' && !isMine && !office.confirmed_at

  async function handleEnd() {
    const isSure = await confirm({
      title: t(proposalId ? 'office.withdraw_title' : 'office.end_title'),
      text: t('office.end_text', { name: office.full_name }),
      confirmLabel: t(proposalId ? 'office.withdraw' : 'office.end'),
      isDanger: true,
    })
    if (isSure) end.mutate(office)
  }

  return (
    <div className={styles.actions}>
      {isDesk ? <LinkButton to={paths.coach.fees}>{t('office.to_fees')}</LinkButton> : null}
      {canAccept && (
        <>
          <Button
            busy={answer.isPending}
            onClick={() => answer.mutate({ proposalId, isYes: true })}
          >
            {t('office.accept')}
          </Button>
          <Button
            kind="secondary"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ proposalId, isYes: false })}
          >
            {t('office.decline')}
          </Button>
        </>
      )}
      {canConfirm && (
        <>
          <Button
            busy={confirmation.isPending}
            onClick={() => confirmation.mutate({ proposalId, isYes: true })}
          >
            {t('office.confirm')}
          </Button>
          <Button
            kind="secondary"
            disabled={confirmation.isPending}
            onClick={() => confirmation.mutate({ proposalId, isYes: false })}
          >
            {t('office.refuse')}
          </Button>
        </>
      )}
      {!canAccept && !canConfirm && (
        <Button kind="secondary" busy={end.isPending} onClick={() => void handleEnd()}>
          {t(proposalId ? 'office.withdraw' : 'office.end')}
        </Button>
      )}
    </div>
  )
}
