import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useOrder, type OrderDetails } from '../api/orders'
import { LogInForOrders } from '../components/buying/log-in-for-orders'
import { OrderActs } from '../components/buying/order-acts'
import { OrderBadge } from '../components/buying/order-badge'
import { OrderItems } from '../components/buying/order-items'
import { OrderSteps } from '../components/buying/order-steps'

/** One order: where it is, what it holds, and what one may still do about it. */
export function OrderPage() {
  const { t } = useTranslation('shop')
  const profile = useSession()?.profile
  return profile ? <Loaded userId={profile.id} /> : <LogInForOrders title={t('pages.my_order')} />
}

function Loaded({ userId }: { userId: string }) {
  const { id = '' } = useParams()
  const { data: order, error, refetch } = useOrder(id)
  if (!order) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <CardSkeleton />
  }
  return <Details order={order} userId={userId} />
}

function Details({ order, userId }: { order: OrderDetails; userId: string }) {
  const { t } = useTranslation('shop')
  return (
    <DetailsPage
      title={t('orders.number', { number: order.number })}
      back={{ to: paths.shop.myOrders, label: t('pages.my_orders') }}
      description={<OrderBadge status={order.status} />}
      facts={[
        { label: t('order.placed'), value: formatDate(order.placed_at) },
        ...(order.shop ? [{ label: t('order.club'), value: order.shop.name }] : []),
        ...(order.player ? [{ label: t('order.for'), value: order.player.first_name }] : []),
      ]}
      rail={
        <div className={layout.stack3}>
          <SectionCard title={t('order.steps')}>
            <OrderSteps order={order} />
          </SectionCard>
          <SectionCard title={t('delivery.label')}>
            <Delivery order={order} />
          </SectionCard>
        </div>
      }
    >
      <div className={layout.stack4}>
        <OrderActs order={order} userId={userId} />
        <SectionCard title={t('order.items')}>
          <OrderItems order={order} />
        </SectionCard>
      </div>
    </DetailsPage>
  )
}

function Delivery({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('shop')
  const terms = order.shop?.terms
  const isShipped = order.delivery === 'shipping'
  const place = [order.postal_code, order.city].filter(Boolean).join(' ')
  const lines = isShipped
    ? [order.recipient, order.street, place, order.country]
    : [t('delivery.pickup'), terms?.pickup_place]
  const tracking = [order.carrier, order.tracking_id].filter(Boolean).join(' ')
  return (
    <>
      <address
        className={`${layout.plain} ${layout.ownLines} ${layout.breakable}`}
        style={{ fontStyle: 'normal' }}
      >
        {lines.filter(Boolean).join('\n')}
      </address>
      {isShipped ? <p className={layout.dim14}>{tracking || t('orders.no_tracking')}</p> : null}
      {order.note ? <p className={layout.dim14}>{order.note}</p> : null}
      {terms?.contact_email ? (
        <a href={`mailto:${terms.contact_email}`}>{terms.contact_email}</a>
      ) : null}
    </>
  )
}
