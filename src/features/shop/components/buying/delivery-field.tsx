import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { toText, useField } from '@/shared/form/fields/use-field'
import layout from '@/shared/ui/layout.module.css'
import { computeShipping, type ShopCart } from '../../model/cart'

/** By parcel or fetched at the club, each with what it costs. */
export function DeliveryField({ cart: { terms, goodsCents } }: { cart: ShopCart }) {
  const { t } = useTranslation('shop')
  const { value, change, inputProps } = useField({ name: 'delivery', label: t('delivery.label') })
  const shipping = computeShipping(terms, goodsCents, 'shipping')
  return (
    <Radio.Group
      label={inputProps.label}
      error={inputProps.error}
      value={toText(value)}
      onChange={change}
    >
      <div className={layout.stack2} style={{ paddingBlockStart: 'var(--space-1)' }}>
        <Radio
          value="shipping"
          label={t('delivery.shipping_cost', {
            cost: shipping > 0 ? formatMoney(shipping) : t('delivery.free'),
          })}
        />
        {terms.pickup_place ? (
          <Radio
            value="pickup"
            label={t('delivery.pickup_free')}
            description={terms.pickup_place}
          />
        ) : null}
      </div>
    </Radio.Group>
  )
}
