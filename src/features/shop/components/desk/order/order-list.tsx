import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { deskOrderQueries, type DeskOrder } from '../../../api/desk-orders'
import type { MyShop } from '../../../api/shops'
import { deskOrderSchema, deskStates } from '../../../model/desk/order-desk'
import { OrderBadge } from '../../buying/order-badge'
import { DeskTabs } from '../desk-tabs'
import { ShopLine, ShopNotice } from '../shop-settings'

interface OrderListProps {
  shop: MyShop
  shops: readonly MyShop[]
}

/** What has to be packed or answered first, and every other order by its state. */
export function OrderList({ shop, shops }: OrderListProps) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  const list = useList(deskOrderSchema, (filter) => deskOrderQueries.list(shop.schoolId, filter))
  const isToHandle = list.filter.state === 'to_handle'
  const renderName = (order: DeskOrder) => (
    <NameLines
      name={order.buyer_name ?? t('orders.erased')}
      text={`${order.number} · ${formatDate(order.placed_at)}`}
    />
  )
  const renderState = (order: DeskOrder) => (
    <FactLine>
      {order.has_open_notice ? <StatusBadge tone="red">{t('orders.withdrawn')}</StatusBadge> : null}
      <OrderBadge status={order.status} />
    </FactLine>
  )
  const renderDelivery = ({ delivery }: DeskOrder) => t(`orders.delivery.${delivery}`)
  const renderSum = (order: DeskOrder) => (
    <span className={layout.figures}>{formatMoney(order.total_cents, order.currency)}</span>
  )
  const renderItems = ({ item_count: count }: DeskOrder) => t('shop:orders.items', { count })
  return (
    <ListPage
      title={t('orders.title')}
      list={list}
      description={<ShopLine shop={shop} />}
      tabs={<DeskTabs shop={shop} shops={shops} />}
      notice={<ShopNotice shop={shop} />}
      search={{ label: t('orders.search'), placeholder: t('orders.placeholder') }}
      filters={[
        {
          key: 'state',
          label: t('orders.state'),
          options: deskStates
            .filter((state) => state !== 'to_handle')
            .map((value) => ({
              value,
              label: value === 'all' ? t('orders.all') : t(`shop:statuses.${value}`),
            })),
        },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.shop.orderDetails, { id })}
      columns={[
        { key: 'buyer', header: t('orders.buyer'), render: renderName },
        { key: 'items', header: t('orders.items'), render: renderItems },
        { key: 'delivery', header: t('orders.comes'), render: renderDelivery },
        { key: 'sum', header: t('orders.sum'), align: 'end', render: renderSum },
        { key: 'status', header: t('orders.state'), render: renderState },
      ]}
      phoneCard={(order) => (
        <CardLines>
          {renderName(order)}
          {renderState(order)}
          <Dim>
            {[renderItems(order), renderDelivery(order)].join(' · ')} · {renderSum(order)}
          </Dim>
        </CardLines>
      )}
      empty={{
        title: t(isToHandle ? 'orders.all_done' : 'orders.none'),
        text: t(isToHandle ? 'orders.all_done_text' : 'orders.none_text'),
        whenFiltered: list.q === '' && list.page === 1,
      }}
    />
  )
}
