import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Column } from '@/shared/ui/table/data-table-model'
import { useOrders, type Order } from '@/features/shop/api/orders'
import { formatMoney } from '@/lib/money'
import { parseOrderStatus } from '@/features/shop/model/order-status'
import { HistoryCard } from './history-card'
import { OrderLink } from './order-link'
import { orderTones } from './tones'

export function OrderHistory({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const [page, setPage] = useState(1)
  const query = useOrders({ userId, page })
  const columns: Column<Order>[] = [
    { key: 'number', header: t('payments.order'), render: (row) => <OrderLink {...row} /> },
    { key: 'date', header: t('payments.date'), render: (row) => formatDate(row.placed_at) },
    { key: 'for', header: t('payments.for'), render: (row) => row.player?.first_name ?? '–' },
    {
      key: 'items',
      header: t('payments.items'),
      align: 'end',
      render: ({ item_count }) => item_count,
    },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      render: (row) => formatMoney(row.total_cents, row.currency),
    },
    {
      key: 'status',
      header: t('payments.status'),
      render: ({ status }) => {
        const known = parseOrderStatus(status)
        return (
          <StatusBadge tone={orderTones[known]}>
            {t(`payments.order_statuses.${known}`)}
          </StatusBadge>
        )
      },
    },
    {
      key: 'tracking',
      header: t('payments.tracking'),
      render: (row) => [row.carrier, row.tracking_id].filter(Boolean).join(' ') || '–',
    },
  ]
  return (
    <HistoryCard
      title={t('payments.order_history')}
      columns={columns}
      query={query}
      page={page}
      onPage={setPage}
      empty={{ title: t('payments.no_orders'), text: t('payments.no_orders_text') }}
      failure={<p>{t('failures.orders')}</p>}
    />
  )
}
