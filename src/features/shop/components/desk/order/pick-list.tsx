import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { OrderDetails } from '../../../api/orders'
import { SumLines } from '../../buying/sum-lines'

/** What goes into the parcel: how many, which, where it lies, and what it came to. */
export function PickList({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  return (
    <>
      <ul className={layout.listStack2} aria-label={t('shop:order.items')}>
        {order.items.map((item) => (
          <li key={item.variant_id} className={`${layout.betweenLine} ${layout.gap3}`}>
            <span className={layout.stack1}>
              <Link to={href(paths.shop.edit, { id: item.product_id })}>
                {t('order.pieces', { count: item.quantity, title: item.title })}
              </Link>
              <span className={layout.dim13Figures}>
                {[item.variant_name, item.variant?.sku].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={layout.figures}>
              {formatMoney(item.line_cents ?? 0, order.currency)}
            </span>
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
