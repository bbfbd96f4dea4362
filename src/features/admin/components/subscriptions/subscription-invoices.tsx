import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import layout from '@/shared/ui/layout.module.css'
import type { SubscriptionInvoice } from '../../model/subscriptions/subscription-record'

const tones = { paid: 'green', pending: 'amber', failed: 'red', refunded: 'neutral' } as const

/** Every bill of a subscription, with the document Stripe made of it. */
export function SubscriptionInvoices({ invoices }: { invoices: readonly SubscriptionInvoice[] }) {
  const { t } = useTranslation('admin/subscriptions')
  const renderAmount = (bill: SubscriptionInvoice) =>
    bill.refunded_cents > 0 && bill.refunded_cents < bill.total_cents
      ? t('bills.refunded', {
          sum: formatMoney(bill.total_cents, bill.currency),
          refunded: formatMoney(bill.refunded_cents, bill.currency),
        })
      : formatMoney(bill.total_cents, bill.currency)
  const renderState = ({ status }: SubscriptionInvoice) => (
    <StatusBadge tone={tones[status]}>{t(`bills.states.${status}`)}</StatusBadge>
  )
  const renderFile = ({ pdf_url, hosted_url, number }: SubscriptionInvoice) => {
    const address = pdf_url ?? hosted_url
    if (!address) return <Dim>{t('bills.no_file')}</Dim>
    return (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={t('bills.open_named', { number })}
      >
        {t('bills.open')}
      </a>
    )
  }
  return (
    <SectionCard title={t('bills.title')} description={t('bills.why')}>
      {invoices.length === 0 ? (
        <p className={layout.dim14}>{t('bills.none')}</p>
      ) : (
        <DataTable
          label={t('bills.title')}
          rows={invoices}
          rowKey={({ id }) => id}
          columns={[
            { key: 'number', header: t('bills.number'), render: ({ number }) => number ?? '–' },
            {
              key: 'date',
              header: t('columns.date'),
              render: (bill) => formatDate(bill.issued_at),
            },
            { key: 'amount', header: t('bills.amount'), align: 'end', render: renderAmount },
            { key: 'state', header: t('columns.state'), render: renderState },
            { key: 'file', header: t('bills.file'), render: renderFile },
          ]}
          renderCard={(bill) => (
            <CardLines>
              <FactLine>
                {renderAmount(bill)}
                {renderState(bill)}
              </FactLine>
              <Dim>{[bill.number, formatDate(bill.issued_at)].filter(Boolean).join(' · ')}</Dim>
              {renderFile(bill)}
            </CardLines>
          )}
        />
      )}
    </SectionCard>
  )
}
