import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import {
  useDecideRetention,
  useRetentionProposals,
  type RetentionProposal,
} from '../../api/retention'
import { sumReceipt, sumRows } from '../../model/retention'

/** Records whose time is over: an administrator confirms, then they are erased. Nothing when there are none. */
export function RetentionCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('admin')
  const [newest, ...earlier] = useRetentionProposals(schoolId)
  if (!newest) return null
  const open = newest.status === 'proposed' ? newest : null
  const decided = open ? earlier : [newest, ...earlier]
  return (
    <SectionCard
      title={t('retention.title')}
      description={
        open
          ? t('retention.proposed', {
              count: open.player_count,
              date: formatDate(open.left_before),
              rows: sumRows(open.row_counts),
            })
          : t('retention.nothing')
      }
      actions={open ? <Decision proposal={open} /> : null}
    >
      <FactList layout="stack" facts={decided.map((proposal) => toFact(proposal))} />
    </SectionCard>
  )

  function toFact(proposal: RetentionProposal) {
    const receipt = sumReceipt(proposal.receipt)
    return {
      label: formatDate(proposal.decided_at ?? proposal.created_at),
      value:
        proposal.status === 'dismissed' || !receipt
          ? t('retention.dismissed', { count: proposal.player_count })
          : t(proposal.status === 'done' ? 'retention.done' : 'retention.running', receipt),
    }
  }
}

function Decision({ proposal }: { proposal: RetentionProposal }) {
  const { t } = useTranslation('admin')
  const confirm = useConfirm()
  const decide = useDecideRetention()

  async function erase() {
    const isSure = await confirm({
      title: t('retention.confirm_title', { count: proposal.player_count }),
      text: t('retention.confirm_text'),
      confirmLabel: t('retention.confirm'),
      isDanger: true,
    })
    if (isSure) decide.mutate({ id: proposal.id, isConfirmed: true })
  }

  return (
    <>
      <Button
        kind="quiet"
        disabled={decide.isPending}
        onClick={() => decide.mutate({ id: proposal.id, isConfirmed: false })}
      >
        {t('retention.dismiss')}
      </Button>
      <Button kind="secondary" busy={decide.isPending} onClick={() => void erase()}>
        {t('retention.confirm')}
      </Button>
    </>
  )
}
