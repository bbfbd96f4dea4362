import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import layout from '@/shared/ui/layout.module.css'

interface SumLinesProps {
  goodsCents: number
  /** Absent where it is not known how the goods come. */
  shippingCents?: number
  refundedCents?: number
}

type SumKey = 'goods' | 'shipping' | 'total' | 'refunded'

/** What it comes to, in cents; VAT is part of it. */
export function SumLines({ goodsCents, shippingCents, refundedCents = 0 }: SumLinesProps) {
  const { t } = useTranslation('shop')
  const rows: [SumKey, number | undefined][] = [
    ['goods', goodsCents],
    ['shipping', shippingCents],
    ['total', shippingCents === undefined ? undefined : goodsCents + shippingCents],
    ['refunded', refundedCents > 0 ? -refundedCents : undefined],
  ]
  return (
    <dl className={`${layout.stack1} ${layout.plain}`}>
      {rows.map(([key, cents]) =>
        cents === undefined ? null : (
          <div
            key={key}
            className={`${layout.betweenLine} ${key === 'total' ? layout.bold : layout.size14}`}
          >
            <dt>{t(`sums.${key}`)}</dt>
            <dd className={`${layout.plain} ${layout.figures}`}>{formatMoney(cents)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
