import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useDecideErasure, type ErasureRequest } from '../api/erasure-requests'
import { caseLimits, refusalSchema } from '../model/case-schemas'
import { isAnswerOverdue } from '../model/deadline'
import { CaseCard } from './case-card'
import { WordsSheet } from './words-sheet'

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

export function ErasureCard({ request }: { request: ErasureRequest }) {
  const { t } = useTranslation('safety')
  const confirm = useConfirm()
  const decide = useDecideErasure()
  const [isRefusing, setIsRefusing] = useState(false)
  const { receipt, subject_name: name } = request
  const kind = request.is_account ? 'account' : 'player'

  async function approve() {
    const isSure = await confirm({
      title: t('erasure.approve_title', { name: name ?? t(`erasure.${kind}`) }),
      text: t(`erasure.approve_${kind}`),
      confirmLabel: t('erasure.approve'),
      isDanger: true,
    })
    if (isSure) decide.mutate({ requestId: request.id, isApproved: true })
  }

  return (
    <CaseCard
      title={name ? t(`erasure.${kind}_of`, { name }) : t(`erasure.${kind}`)}
      status={request.status}
      created_at={request.created_at}
      responsible={request.decided_by_name}
      isOverdue={isAnswerOverdue(request)}
      facts={[
        request.school_name,
        request.requested_by_name && t('erasure.asked_by', { name: request.requested_by_name }),
        t('erasure.due', { date: formatDate(request.due_on) }),
        request.reason && t('erasure.reason', { words: request.reason }),
        receipt && t('erasure.receipt', { rows: sum(receipt.rows), files: sum(receipt.files) }),
      ]}
      actions={
        request.can_decide && (
          <>
            <Button kind="danger" busy={decide.isPending} onClick={() => void approve()}>
              {t('erasure.approve')}
            </Button>
            <Button kind="secondary" onClick={() => setIsRefusing(true)}>
              {t('erasure.refuse')}
            </Button>
          </>
        )
      }
    >
      {isRefusing && (
        <WordsSheet
          title={t('erasure.refuse_title')}
          label={t('erasure.refuse_label')}
          hint={t('erasure.refuse_hint')}
          submit={t('erasure.refuse')}
          isDanger
          schema={refusalSchema}
          maxLength={caseLimits.reason}
          busy={decide.isPending}
          onClose={() => setIsRefusing(false)}
          onSubmit={async (reason) => {
            await decide.mutateAsync({ requestId: request.id, isApproved: false, reason })
            setIsRefusing(false)
          }}
        />
      )}
    </CaseCard>
  )
}
