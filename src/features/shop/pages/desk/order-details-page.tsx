import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useOrderPeople } from '../../api/desk-orders'
import { useOrder, type OrderDetails } from '../../api/orders'
import { OrderBadge } from '../../components/buying/order-badge'
import { OrderSteps } from '../../components/buying/order-steps'
import { BuyerCard } from '../../components/desk/order/buyer-card'
import { NoticeCard } from '../../components/desk/order/notice-card'
import { OrderNext } from '../../components/desk/order/order-next'
import { OrderPapers } from '../../components/desk/order/order-papers'
import { PickList } from '../../components/desk/order/pick-list'
import { NoAccess, ShopGate } from '../../components/desk/shop-gate'

/** One order as the school handles it: what is next, what goes into the parcel, and to whom. */
export function OrderDetailsPage() {
  const { t } = useTranslation('shop')
  return (
    <ShopGate title={t('pages.order_details')}>
      {(_, shops) => <Loaded schoolIds={shops.map(({ schoolId }) => schoolId)} />}
    </ShopGate>
  )
}

function Loaded({ schoolIds }: { schoolIds: readonly string[] }) {
  const { id = '' } = useParams()
  const { t } = useTranslation('shop')
  const { data: order, error, refetch } = useOrder(id)
  if (!order) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <CardSkeleton />
  }
  // somebody's own order at another shop
  if (!schoolIds.includes(order.school_id)) return <NoAccess title={t('pages.order_details')} />
  return <Details order={order} />
}

function Details({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  const people = useOrderPeople(order.id)
  const name = people?.buyer_name ?? order.recipient ?? t('orders.erased')
  return (
    <DetailsPage
      title={t('shop:orders.number', { number: order.number })}
      back={{
        to: `${paths.shop.products}?tab=orders&shop=${order.school_id}`,
        label: t('orders.title'),
      }}
      description={<OrderBadge status={order.status} />}
      facts={[
        { label: t('shop:order.placed'), value: formatDate(order.placed_at) },
        { label: t('order.buyer'), value: name },
        { label: t('orders.sum'), value: formatMoney(order.total_cents ?? 0, order.currency) },
      ]}
      rail={
        <div className={layout.stack3}>
          <BuyerCard order={order} />
          <SectionCard title={t('shop:order.steps')}>
            <OrderSteps order={order} />
          </SectionCard>
        </div>
      }
    >
      <div className={layout.stack4}>
        {order.notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
        <OrderNext order={order} />
        <SectionCard title={t('order.pick')}>
          <PickList order={order} />
          <OrderPapers order={order} buyerName={name} />
        </SectionCard>
      </div>
    </DetailsPage>
  )
}
