import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaidFee } from '@/features/fees/api/fees'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/table/data-table-model'
import { usePaidFees } from '../../api/payments/paid-fees'
import { HistoryCard } from './history-card'
import { ReceiptSheet } from './receipt-sheet'

/** Fees that are paid, each with its receipt; nothing before the first one. */
export function PaidFees({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<PaidFee | null>(null)
  const query = usePaidFees(userId, page)
  const columns: Column<PaidFee>[] = [
    { key: 'what', header: t('payments.due_for'), render: ({ title }) => title },
    { key: 'whose', header: t('payments.for'), render: ({ player }) => player.first_name },
    {
      key: 'date',
      header: t('receipt.paid_on'),
      render: ({ paid_on }) => (paid_on ? formatDate(paid_on) : '–'),
    },
    {
      key: 'receipt',
      header: t('payments.document'),
      render: (row) => (
        <Button kind="secondary" onClick={() => setOpened(row)}>
          {t('receipt.open')}
        </Button>
      ),
    },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      render: (row) => formatMoney(row.amount_cents, row.currency),
    },
  ]
  // most people pay no fees: the card comes only with rows, or to say that they could not be read
  if (!query.error && !query.data?.total) return null
  return (
    <>
      <HistoryCard
        title={t('receipt.paid')}
        columns={columns}
        query={query}
        page={page}
        onPage={setPage}
        empty={{ title: '', text: '' }}
        failure={null}
      />
      {opened ? <ReceiptSheet fee={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
