import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { OrderDetails } from '../../api/orders'
import { parseOrderStatus } from '../../model/order-status'

/** Each state the order reached, and when. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const { t, i18n } = useTranslation('shop')
  const moment = new Intl.DateTimeFormat(formatLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <ol className={layout.listStack2} aria-label={t('order.steps')}>
      {order.events.map(({ id, status, occurred_at }) => (
        <li key={id} className={`${layout.betweenLine} ${layout.gap3}`}>
          <span className={layout.medium}>{t(`steps.${parseOrderStatus(status)}`)}</span>
          <time className={layout.dim13Figures} dateTime={occurred_at}>
            {moment.format(new Date(occurred_at))}
          </time>
        </li>
      ))}
      {order.notices.map(({ id, status, received_at }) => (
        <li key={id} className={`${layout.betweenLine} ${layout.gap3}`}>
          <span className={layout.medium}>{t(`notices.${status}`)}</span>
          <time className={layout.dim13Figures} dateTime={received_at}>
            {moment.format(new Date(received_at))}
          </time>
        </li>
      ))}
    </ol>
  )
}
