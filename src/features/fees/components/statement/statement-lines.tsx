import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import layout from '@/shared/ui/layout.module.css'
import { useSettleStatement } from '../../api/fees'
import { useStatementMatches } from '../../api/statement'
import type { StatementLine } from '../../model/statement/statement-line'
import { StatementTableRows } from './statement-table'
import { useChoices } from './use-choices'

interface StatementLinesProps {
  schoolId: string
  lines: readonly StatementLine[]
}

const pageSize = 50

type Outcomes = Record<'paid' | 'booked' | 'taken' | 'mismatch', number>

/** Credits with what they pay; what is certain is ticked, the rest is the treasurer's. */
export function StatementLines({ schoolId, lines }: StatementLinesProps) {
  const { t } = useTranslation('fees')
  const { data, error, refetch, isPlaceholderData } = useStatementMatches(schoolId, lines)
  const { mutate: settle, isPending } = useSettleStatement(schoolId)
  const choices = useChoices(data?.items ?? [])
  const [page, setPage] = useState(1)
  const [done, setDone] = useState<Outcomes | null>(null)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={8} />
  const credits = data.items.filter(({ line }) => line.cents > 0)
  const payments = choices.listPayments()
  const cents = payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

  function run() {
    settle(payments, {
      onSuccess: (outcomes) => {
        const counts = { paid: 0, booked: 0, taken: 0, mismatch: 0 }
        for (const { result } of outcomes) counts[result] += 1
        setDone(counts)
        choices.clear()
      },
    })
  }

  return (
    <SectionCard
      title={t('statement.lines')}
      description={t('statement.summary', {
        credits: credits.length,
        out: data.items.length - credits.length,
        booked: credits.filter(({ isBooked }) => isBooked).length,
      })}
    >
      {done ? (
        <Alert kind="success" title={t('statement.done', { count: done.paid })}>
          {done.booked + done.taken + done.mismatch > 0
            ? t('statement.done_rest', { count: done.booked + done.taken + done.mismatch })
            : null}
        </Alert>
      ) : null}
      {credits.length === 0 ? (
        <EmptyState
          size="card"
          title={t('statement.no_credits')}
          text={t('statement.no_credits_text')}
        />
      ) : (
        <>
          <StatementTableRows
            items={credits.slice((page - 1) * pageSize, page * pageSize)}
            open={data.open}
            choices={choices}
            isUpdating={isPlaceholderData}
          />
          <Pager page={page} pageSize={pageSize} total={credits.length} onChange={setPage} />
          <div className={`${layout.rowWide} ${layout.end}`}>
            <span role="status">{t('statement.chosen', { sum: formatMoney(cents) })}</span>
            <Button busy={isPending} disabled={payments.length === 0} onClick={run}>
              {t('statement.settle', { count: payments.length })}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  )
}
