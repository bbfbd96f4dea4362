import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useCart, useCartOwner, useSetQuantity } from '../api/cart'
import { ShopCartCard } from '../components/buying/shop-cart-card'
import { ShopColumn } from '../components/buying/shop-column'
import type { CartLine } from '../model/device-cart'

/** What one is about to order, shop by shop; prices and stock are the database's. */
export function CartPage() {
  const { t } = useTranslation('shop')
  const { data: cart, error, refetch } = useCart()
  const isEmpty = cart && cart.shops.length === 0 && cart.lost.length === 0
  return (
    <ShopColumn>
      <PageHeader
        title={t('pages.cart')}
        actions={
          isEmpty ? null : (
            <LinkButton kind="secondary" to={paths.shop.home}>
              {t('cart.go_on')}
            </LinkButton>
          )
        }
      />
      {error && !cart ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!cart && !error ? <ListSkeleton rows={3} /> : null}
      {isEmpty ? (
        <EmptyState
          title={t('cart.empty')}
          text={t('cart.empty_text')}
          action={<LinkButton to={paths.shop.home}>{t('cart.to_shop')}</LinkButton>}
        />
      ) : null}
      {cart && cart.lost.length > 0 ? <LostLines lines={cart.lost} /> : null}
      {cart?.shops.map((group) => (
        <ShopCartCard key={group.terms.school_id} cart={group} />
      ))}
    </ShopColumn>
  )
}

/** Products that were taken off, and those of shops that closed. */
function LostLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('shop')
  const { mutate: set, isPending } = useSetQuantity(useCartOwner())
  return (
    <Alert
      title={t('cart.lost', { count: lines.length })}
      actions={
        <Button
          kind="secondary"
          busy={isPending}
          onClick={() => {
            for (const line of lines) set({ ...line, quantity: 0 })
          }}
        >
          {t('cart.remove_lost')}
        </Button>
      }
    />
  )
}
