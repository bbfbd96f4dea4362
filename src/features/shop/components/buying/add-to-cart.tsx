import { useState } from 'react'
import { NativeSelect, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useAddToCart, useCartOwner } from '../../api/cart'
import type { Product } from '../../api/products'
import { getMostPieces, isScarce } from '../../model/cart'
import { SizeHelp } from './size-help'

/** Size, stock, quantity and the way into the cart. */
export function AddToCart({ product }: { product: Product }) {
  const { t } = useTranslation(['shop', 'shop/front'])
  const { sizes } = product
  const owner = useCartOwner()
  const { mutate: add, data: added, error, isPending, reset } = useAddToCart(owner)
  const available = sizes.filter(({ stock }) => stock > 0)
  const [sizeId, setSizeId] = useState(available.length === 1 ? (available[0]?.id ?? '') : '')
  const [quantity, setQuantity] = useState(1)
  const [isAsked, setIsAsked] = useState(false)
  const size = sizes.find(({ id }) => id === sizeId)
  const most = getMostPieces(size?.stock ?? 1)

  function submit() {
    setIsAsked(true)
    if (size) add({ variantId: size.id, quantity: Math.min(quantity, most), most })
  }

  if (available.length === 0)
    return <Alert title={t('shop/front:sold_out')}>{t('product.sold_out')}</Alert>
  return (
    <div className={layout.stack3}>
      <Radio.Group
        label={t('product.size')}
        value={sizeId}
        error={isAsked && !size ? t('product.choose_size') : undefined}
        onChange={(next) => {
          setSizeId(next)
          reset()
        }}
      >
        <div className={layout.wrap2} style={{ paddingBlockStart: 'var(--space-1)' }}>
          {sizes.map((row) => (
            <div
              key={row.id}
              className={`${layout.edgeStrong} ${layout.roundControl} ${layout.padRow} ${layout.line2} ${layout.touch}`}
            >
              <Radio
                value={row.id}
                disabled={row.stock === 0}
                label={row.stock === 0 ? t('product.size_gone', { size: row.name }) : row.name}
              />
            </div>
          ))}
        </div>
      </Radio.Group>
      <SizeHelp sizes={sizes.map(({ name }) => name)} />
      {size ? (
        <p className={isScarce(size.stock) ? layout.amber : layout.dim14} role="status">
          {isScarce(size.stock)
            ? t('product.few_left', { count: size.stock })
            : t('product.in_stock')}
          {size.cents === product.price_cents ? null : ` · ${formatMoney(size.cents)}`}
        </p>
      ) : null}
      <div className={layout.row2}>
        <NativeSelect
          aria-label={t('product.quantity')}
          value={Math.min(quantity, most)}
          data={Array.from({ length: most }, (_, index) => String(index + 1))}
          onChange={(event) => setQuantity(Number(event.currentTarget.value))}
        />
        <div className={layout.grow}>
          <Button isFullWidth busy={isPending} onClick={submit}>
            {t('product.add')}
          </Button>
        </div>
      </div>
      {error ? <Alert kind="error">{t('product.not_added')}</Alert> : null}
      {added ? (
        <Alert
          kind={added.added > 0 ? 'success' : 'info'}
          title={t(added.added > 0 ? 'product.added' : 'product.all_taken', {
            count: added.inCart,
          })}
          actions={
            <LinkButton kind="secondary" to={paths.shop.cart}>
              {t('product.to_cart')}
            </LinkButton>
          }
        />
      ) : null}
    </div>
  )
}
