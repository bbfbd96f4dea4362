import { useTranslation } from 'react-i18next'
import { AddressText } from '@/shared/ui/address-text'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useOrderPeople } from '../../../api/desk-orders'
import type { OrderDetails } from '../../../api/orders'

/** Who bought, whom one may write to, and where the goods go. */
export function BuyerCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  const people = useOrderPeople(order.id)
  const place = [order.postal_code, order.city].filter(Boolean).join(' ')
  const tracking = [order.carrier, order.tracking_id].filter(Boolean).join(' ')
  const isShipped = order.delivery === 'shipping'
  const lines = [order.recipient, order.street, place, order.country].filter(Boolean)
  const email = people?.contact_email
  return (
    <SectionCard title={t('order.buyer')}>
      <FactList
        layout="stack"
        facts={[
          {
            label: t('order.name'),
            value: people ? (people.buyer_name ?? t('orders.erased')) : '…',
          },
          ...(people?.is_minor
            ? [{ label: t('order.payer'), value: people.payer_name ?? t('order.no_payer') }]
            : []),
          ...(email ? [{ label: t('order.email'), value: <MailLink email={email} /> }] : []),
          {
            label: t(isShipped ? 'order.address' : 'shop:delivery.label'),
            value: isShipped ? (
              <span className={`${layout.ownLines} ${layout.breakable}`}>
                {lines.join('\n') || t('orders.erased')}
              </span>
            ) : (
              t('orders.delivery.pickup')
            ),
          },
          ...(isShipped
            ? [
                {
                  label: t('order.tracking'),
                  value: tracking ? (
                    <span className={layout.breakable}>{tracking}</span>
                  ) : (
                    t('order.none')
                  ),
                },
              ]
            : []),
          ...(order.note ? [{ label: t('order.note'), value: order.note }] : []),
          ...(order.cancel_reason
            ? [{ label: t('order.cancel_reason'), value: formatReason(order.cancel_reason) }]
            : []),
        ]}
      />
    </SectionCard>
  )

  /** The clock and the provider leave a word of their own. */
  function formatReason(reason: string): string {
    const known = ['payment_failed', 'reservation_over', 'refunded'] as const
    const word = known.find((one) => one === reason)
    return word ? t(`order.reasons.${word}`) : reason
  }
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <AddressText address={email} />
    </a>
  )
}
