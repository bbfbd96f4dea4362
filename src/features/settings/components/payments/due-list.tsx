import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { useBankAccounts } from '@/features/fees/api/bank-accounts'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Column } from '@/shared/ui/table/data-table-model'
import { useDues } from '../../api/payments/dues'
import { historyPageSize } from '../../api/payments/invoices'
import { isOverdue, sumDues, type DueRow } from '../../model/payments/dues'
import { HistoryCard } from './history-card'
import { TransferSheet } from './transfer-sheet'

/** What a family has to pay and for whom; nothing for somebody who pays for nobody and owes nothing. */
export function DueList({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const [page, setPage] = useState(1)
  const [now] = useState(() => new Date())
  const query = useDues(userId)
  const { data } = query
  const [paid, setPaid] = useState<DueRow | null>(null)
  const schoolIds = [...new Set(data?.dues.flatMap(({ schoolId }) => schoolId ?? []))].toSorted()
  const { data: accounts } = useBankAccounts(schoolIds)
  const findAccount = (row: DueRow | null) => accounts?.find(({ id }) => id === row?.schoolId)
  const account = findAccount(paid)
  const today = new Intl.DateTimeFormat('sv-SE').format(now)
  const columns: Column<DueRow>[] = [
    {
      key: 'what',
      header: t('payments.due_for'),
      render: ({ kind, title }) =>
        kind === 'order' ? t('payments.due_order', { number: title }) : title,
    },
    { key: 'whose', header: t('payments.for'), render: ({ whose }) => whose ?? '–' },
    {
      key: 'date',
      header: t('payments.due_on'),
      render: (row) => (
        <>
          {formatDate(row.dueAt)}{' '}
          {isOverdue(row, today, now.getTime()) ? (
            <StatusBadge tone="red">{t('payments.overdue')}</StatusBadge>
          ) : null}
        </>
      ),
    },
    {
      key: 'pay',
      header: t('transfer.how'),
      render: (row) =>
        row.kind === 'order' ? (
          <LinkButton kind="secondary" to={href(paths.shop.myOrder, { id: row.id })}>
            {t('payments.to_order')}
          </LinkButton>
        ) : findAccount(row) ? (
          <Button kind="secondary" onClick={() => setPaid(row)}>
            {t('transfer.pay')}
          </Button>
        ) : (
          '–'
        ),
    },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      render: (row) => formatMoney(row.cents, row.currency),
    },
  ]
  if (data && !data.hasPayees && data.dues.length === 0) return null
  const first = (page - 1) * historyPageSize
  return (
    <>
      <HistoryCard
        title={t('payments.due')}
        description={
          data && data.dues.length > 0
            ? t('payments.due_total', { sum: formatMoney(sumDues(data.dues)) })
            : undefined
        }
        columns={columns}
        query={{
          ...query,
          data: data && {
            rows: data.dues.slice(first, first + historyPageSize),
            total: data.dues.length,
          },
        }}
        page={page}
        onPage={setPage}
        empty={{ title: t('payments.no_dues'), text: t('payments.no_dues_text') }}
        failure={null}
      />
      {paid && account ? (
        <TransferSheet due={paid} account={account} onClose={() => setPaid(null)} />
      ) : null}
    </>
  )
}
