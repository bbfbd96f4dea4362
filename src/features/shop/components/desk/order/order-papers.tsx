import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Paper } from '@/shared/ui/print/paper'
import type { OrderDetails } from '../../../api/orders'

const paperKinds = ['slip', 'pick'] as const
type PaperKind = (typeof paperKinds)[number]

interface OrderPapersProps {
  order: OrderDetails
  buyerName: string
}

const cell = { border: '0.5pt solid #000', padding: '2mm', textAlign: 'start' } as const

/** The slip for the parcel and the list for the shelf, each on a sheet of its own. */
export function OrderPapers({ order, buyerName }: OrderPapersProps) {
  const { t } = useTranslation('shop/desk')
  const [kind, setKind] = useState<PaperKind | null>(null)

  function print(wanted: PaperKind) {
    // the sheet must stand before the browser looks
    flushSync(() => setKind(wanted))
    window.print()
    setKind(null)
  }

  return (
    <div className={layout.wrap2}>
      {paperKinds.map((wanted) => (
        <Button
          key={wanted}
          kind="secondary"
          icon={<IconPrinter size={18} stroke={1.75} />}
          onClick={() => print(wanted)}
        >
          {t(`papers.${wanted}`)}
        </Button>
      ))}
      {kind ? (
        <Paper>
          <article style={{ color: '#000', fontSize: '11pt' }}>
            <h1 style={{ fontSize: '18pt', marginBlock: '0 4mm' }}>
              {t(`papers.${kind}_title`, { number: order.number })}
            </h1>
            {kind === 'slip' ? <SlipHead order={order} buyerName={buyerName} /> : null}
            <Items order={order} isPickList={kind === 'pick'} />
            {order.note ? <p style={{ marginBlockStart: '4mm' }}>{order.note}</p> : null}
          </article>
        </Paper>
      ) : null}
    </div>
  )
}

function SlipHead({ order, buyerName }: OrderPapersProps) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  const place = [order.postal_code, order.city].filter(Boolean).join(' ')
  const to =
    order.delivery === 'shipping'
      ? [order.recipient, order.street, place, order.country]
      : [buyerName, t('shop:delivery.pickup'), order.shop?.terms?.pickup_place]
  const from = [
    order.shop?.terms?.title ?? order.shop?.name,
    order.shop?.terms?.contact_email,
    t('papers.ordered', { date: formatDate(order.placed_at) }),
  ]
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: '6mm' }}>
      <p style={{ whiteSpace: 'pre-line' }}>{to.filter(Boolean).join('\n')}</p>
      <p style={{ whiteSpace: 'pre-line', textAlign: 'end' }}>{from.filter(Boolean).join('\n')}</p>
    </div>
  )
}

interface ItemsProps {
  order: OrderDetails
  isPickList: boolean
}

function Items({ order, isPickList }: ItemsProps) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {isPickList ? <th style={cell}>{t('papers.done')}</th> : null}
          <th style={cell}>{t('papers.count')}</th>
          <th style={cell}>{t('papers.product')}</th>
          <th style={cell}>{t('papers.size')}</th>
          <th style={cell}>{t(isPickList ? 'form.sku' : 'papers.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.variant_id}>
            {isPickList ? <td style={cell} aria-label={t('papers.done')} /> : null}
            <td style={cell}>{item.quantity}</td>
            <td style={cell}>{item.title}</td>
            <td style={cell}>{item.variant_name}</td>
            <td style={cell}>
              {isPickList ? item.variant?.sku : formatMoney(item.line_cents ?? 0, order.currency)}
            </td>
          </tr>
        ))}
      </tbody>
      {isPickList ? null : (
        <tfoot>
          <tr>
            <td style={cell} colSpan={3}>
              {t('shop:sums.shipping')}
            </td>
            <td style={cell}>{formatMoney(order.shipping_cents, order.currency)}</td>
          </tr>
          <tr>
            <th style={cell} colSpan={3}>
              {t('shop:sums.total')}
            </th>
            <th style={cell}>{formatMoney(order.total_cents ?? 0, order.currency)}</th>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
