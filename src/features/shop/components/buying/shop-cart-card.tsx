import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { Alert } from '@/shared/public/alert'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useBuyer } from '../../api/buyer'
import type { ShopCart } from '../../model/cart'
import { CartLine } from './cart-line'
import { Checkout } from './checkout'
import { LogInButton } from './log-in-button'
import { SumLines } from './sum-lines'

/** What lies in the cart of one shop, and the way to order it: each shop sells for itself. */
export function ShopCartCard({ cart }: { cart: ShopCart }) {
  const { t } = useTranslation('shop')
  const { items, terms, goodsCents } = cart
  return (
    <div
      className={layout.grid4}
      style={{
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        alignItems: 'start',
      }}
    >
      <SectionCard title={terms.title}>
        <ul className={layout.listStack} aria-label={t('cart.of', { shop: terms.title })}>
          {items.map((item) => (
            <CartLine key={item.variantId} item={item} />
          ))}
        </ul>
        <SumLines goodsCents={goodsCents} />
      </SectionCard>
      <SectionCard title={t('checkout.title')}>
        <Ordering cart={cart} />
      </SectionCard>
    </div>
  )
}

function Ordering({ cart }: { cart: ShopCart }) {
  const { t } = useTranslation('shop')
  const profile = useSession()?.profile
  const { data: buyer } = useBuyer(profile?.role ? profile.id : null)
  if (!profile) {
    return <Alert title={t('checkout.log_in')} actions={<LogInButton />} />
  }
  if (!profile.role || profile.is_suspended) return <Alert title={t('checkout.no_role')} />
  return buyer ? <Checkout cart={cart} {...buyer} /> : <CardSkeleton />
}
