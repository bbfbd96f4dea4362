import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { useOrder } from '../api/orders'
import { LogInForOrders } from '../components/buying/log-in-for-orders'
import { OrderItems } from '../components/buying/order-items'

/** Back from the payment provider: what counts is what it told the server, not the address one comes back to. */
export function OrderSuccessPage() {
  const { t } = useTranslation('shop')
  const [params] = useSearchParams()
  const id = params.get('order') ?? ''
  const isId = /^[\da-f-]{36}$/.test(id)
  const session = useSession()
  if (!session?.profile) return <LogInForOrders title={t('pages.order_success')} />
  return (
    <div className={layout.stack4} style={{ maxInlineSize: '40rem' }}>
      <PageHeader title={t('pages.order_success')} />
      {isId ? <Confirmation id={id} /> : <Alert>{t('success.no_order')}</Alert>}
      <div className={layout.wrap2}>
        {isId ? (
          <LinkButton to={href(paths.shop.myOrder, { id })}>{t('success.to_order')}</LinkButton>
        ) : (
          <LinkButton to={paths.shop.myOrders}>{t('pages.my_orders')}</LinkButton>
        )}
        <LinkButton kind="secondary" to={paths.shop.home}>
          {t('cart.go_on')}
        </LinkButton>
      </div>
    </div>
  )
}

function Confirmation({ id }: { id: string }) {
  const { t } = useTranslation('shop')
  const { data: order, error } = useOrder(id, true)
  if (!order) return error ? <Alert kind="error">{t('success.no_order')}</Alert> : null
  const isPaid = ['paid', 'shipped', 'delivered'].includes(order.status)
  const values = { number: order.number, sum: formatMoney(order.total_cents, order.currency) }
  return (
    <>
      {order.status === 'cancelled' ? (
        <Alert kind="error" title={t('success.cancelled', values)} />
      ) : (
        <Alert
          kind={isPaid ? 'success' : 'info'}
          title={t(isPaid ? 'success.paid' : 'success.waiting', values)}
        >
          {t(isPaid ? 'success.paid_text' : 'success.waiting_text')}
        </Alert>
      )}
      <div className={`${layout.card} ${layout.stack3}`}>
        <OrderItems order={order} />
      </div>
    </>
  )
}
