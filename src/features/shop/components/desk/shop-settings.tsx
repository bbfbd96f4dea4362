import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import type { MyShop } from '../../api/shops'
import { ShopSheet } from './shop-sheet'

/** The shop's own terms, to look at and to change. */
export function ShopSettingsButton({ shop }: { shop: MyShop }) {
  const { t } = useTranslation('shop/desk')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        {t('shop.settings')}
      </Button>
      {isOpen ? <ShopSheet shop={shop} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Where nobody can buy, this is why, with what to do about it. */
export function ShopNotice({ shop }: { shop: MyShop }) {
  const { t } = useTranslation('shop/desk')
  const [isOpen, setIsOpen] = useState(false)
  const { terms } = shop
  if (terms?.is_open) return null
  return (
    <Alert
      title={t(terms ? 'shop.closed' : 'shop.none')}
      actions={
        <Button onClick={() => setIsOpen(true)}>{t(terms ? 'shop.settings' : 'shop.open')}</Button>
      }
    >
      {t(terms ? 'shop.closed_text' : 'shop.none_text')}
      {isOpen ? <ShopSheet shop={shop} onClose={() => setIsOpen(false)} /> : null}
    </Alert>
  )
}

/** Its name and its terms in a line. */
export function ShopLine({ shop: { terms } }: { shop: MyShop }) {
  const { t } = useTranslation('shop/desk')
  if (!terms) return null
  const free = terms.free_shipping_from_cents
  const cost = formatMoney(terms.shipping_cents)
  return [
    terms.title,
    free === null
      ? t('shop.delivery', { cost })
      : t('shop.delivery_free', { cost, sum: formatMoney(free) }),
    terms.pickup_place ? t('shop.with_pickup') : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
