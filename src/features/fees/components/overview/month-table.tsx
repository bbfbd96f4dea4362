import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DataTable } from '@/shared/ui/table/data-table'

interface MoneyMonth {
  month: string
  fees_paid_cents: number
  orders_paid_cents: number
  refunded_cents: number
  income_cents: number
}

/** What came in, month by month, the newest first: fees and shop, less what was paid back. */
export function MonthTable({ rows }: { rows: readonly MoneyMonth[] }) {
  const { t } = useTranslation('fees')
  const format = new Intl.DateTimeFormat(formatLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <SectionCard title={t('overview.by_month')} description={t('overview.by_month_text')}>
      <DataTable
        label={t('overview.by_month')}
        rows={rows.toReversed()}
        rowKey={({ month }) => month}
        columns={[
          {
            key: 'month',
            header: t('columns.month'),
            render: ({ month }) => format.format(new Date(`${month}T00:00:00Z`)),
          },
          {
            key: 'fees',
            header: t('columns.fees'),
            align: 'end',
            render: ({ fees_paid_cents }) => <Sum cents={fees_paid_cents} />,
          },
          {
            key: 'shop',
            header: t('columns.shop'),
            align: 'end',
            render: ({ orders_paid_cents }) => <Sum cents={orders_paid_cents} />,
          },
          {
            key: 'refunds',
            header: t('columns.refunds'),
            align: 'end',
            render: ({ refunded_cents }) => <Sum cents={-refunded_cents} />,
          },
          {
            key: 'income',
            header: t('columns.income'),
            align: 'end',
            render: ({ income_cents }) => <Sum cents={income_cents} />,
          },
        ]}
      />
    </SectionCard>
  )
}

/** In one line; nothing paid back is no negative nought. */
function Sum({ cents }: { cents: number }) {
  return <span className={layout.oneLine}>{formatMoney(cents || 0)}</span>
}
