import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { OrderDetails } from '../../api/orders'
import { SumLines } from './sum-lines'

/** What was bought for which price, and what it came to. */
export function OrderItems({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <ul className={layout.listStack2} aria-label={t('order.items')}>
        {order.items.map((item) => (
          <li key={item.variant_id} className={`${layout.betweenLine} ${layout.gap3}`}>
            <span className={layout.stack1}>
              <Link className={layout.name} to={href(paths.shop.details, { id: item.product_id })}>
                {item.title}
              </Link>
              <span className={layout.dim13Figures}>
                {t('order.line', {
                  size: item.variant_name,
                  count: item.quantity,
                  price: formatMoney(item.unit_cents),
                })}
              </span>
            </span>
            <span className={layout.figures}>{formatMoney(item.line_cents ?? 0)}</span>
          </li>
        ))}
      </ul>
      <SumLines
        goodsCents={order.items_cents}
        shippingCents={order.shipping_cents}
        refundedCents={order.refunded_cents}
      />
    </>
  )
}
