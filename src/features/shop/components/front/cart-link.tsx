import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { readFirst } from '@/lib/device/first-entries'
import { shopCartEntry } from '@/lib/device/shop-cart-entry'
import { shopPaths } from '@/lib/router/shop-paths'
import { ButtonLink } from '@/shared/public/button'
import { cartCountSlot } from '../../model/cart-count-slot'
import { countStoredPieces } from '../../model/stored-pieces'

/** The way to the cart, with what lies in it; for sellers, the way behind the counter beside it. */
export function CartLink() {
  const { t } = useTranslation('shop/front')
  const { Count, Desk } = cartCountSlot
  const hasRole = Boolean(useSession()?.profile?.role)
  const onDevice = countStoredPieces(readFirst(shopCartEntry))
  return (
    <>
      {hasRole && Desk ? (
        <Suspense>
          <Desk />
        </Suspense>
      ) : null}
      <ButtonLink to={shopPaths.cart} kind="secondary">
        {hasRole && Count ? (
          <Suspense fallback={t('cart')}>
            <Count onDevice={onDevice} />
          </Suspense>
        ) : onDevice > 0 ? (
          t('cart_count', { count: onDevice })
        ) : (
          t('cart')
        )}
      </ButtonLink>
    </>
  )
}
