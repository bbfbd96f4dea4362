import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Column } from '@/shared/ui/table/data-table-model'
import { useInvoices, type Invoice } from '../../api/payments/invoices'
import { formatMoney } from '@/lib/money'
import { HistoryCard } from './history-card'
import { invoiceTones } from './tones'

export function BillingHistory({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const [page, setPage] = useState(1)
  const query = useInvoices(userId, page)
  const columns: Column<Invoice>[] = [
    { key: 'number', header: t('payments.invoice'), render: ({ number }) => number ?? '–' },
    { key: 'date', header: t('payments.date'), render: (row) => formatDate(row.issued_at) },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      render: (row) => formatMoney(row.total_cents, row.currency),
    },
    {
      key: 'status',
      header: t('payments.status'),
      render: ({ status }) => (
        <StatusBadge tone={invoiceTones[status]}>
          {t(`payments.invoice_statuses.${status}`)}
        </StatusBadge>
      ),
    },
    { key: 'file', header: t('payments.document'), render: (row) => <InvoiceLink invoice={row} /> },
  ]
  return (
    <HistoryCard
      title={t('payments.billing_history')}
      columns={columns}
      query={query}
      page={page}
      onPage={setPage}
      empty={{ title: t('payments.no_bills'), text: t('payments.no_bills_text') }}
      failure={null}
    />
  )
}

function InvoiceLink({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('settings')
  const address = invoice.pdf_url ?? invoice.hosted_url
  if (!address) return '–'
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {t('payments.open_document')}
    </a>
  )
}
