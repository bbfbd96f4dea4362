import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import type { Order } from '../../api/orders'
import { OrderBadge } from './order-badge'
import { TrackingSheet } from './tracking-sheet'

/** An order in the list, with what one may do about it. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation('shop')
  const [isTracked, setIsTracked] = useState(false)
  const { id, number, status, player } = order
  return (
    <li className={`${layout.card} ${layout.stack3}`}>
      <div className={layout.between}>
        <div className={layout.stack1}>
          <h2 className={layout.text16}>{t('orders.number', { number })}</h2>
          <FactLine>
            <span className={layout.dim13}>{formatDate(order.placed_at)}</span>
            <span className={layout.dim13}>{t('orders.items', { count: order.item_count })}</span>
            {player ? (
              <span className={layout.dim13}>{t('orders.for', { name: player.first_name })}</span>
            ) : null}
          </FactLine>
        </div>
        <div className={layout.row2}>
          <OrderBadge status={status} />
          <span className={`${layout.medium} ${layout.figures}`}>
            {formatMoney(order.total_cents, order.currency)}
          </span>
        </div>
      </div>
      <div className={layout.wrap2}>
        <LinkButton kind="secondary" to={href(paths.shop.myOrder, { id })}>
          {t('orders.details')}
        </LinkButton>
        {status === 'shipped' ? (
          <Button kind="secondary" onClick={() => setIsTracked(true)}>
            {t('orders.track')}
          </Button>
        ) : null}
        {status === 'delivered' ? (
          <Button kind="quiet" onClick={() => showToast('info', 'shop:toasts.review')}>
            {t('orders.review')}
          </Button>
        ) : null}
      </div>
      {isTracked ? <TrackingSheet order={order} onClose={() => setIsTracked(false)} /> : null}
    </li>
  )
}
