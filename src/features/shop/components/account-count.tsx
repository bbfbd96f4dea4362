import { useTranslation } from 'react-i18next'
import { useCartCount } from '../api/cart'

/** What lies in the cart of an account, and on this device from before the sign-in. */
export function AccountCount({ onDevice }: { onDevice: number }) {
  const { t } = useTranslation('shop/front')
  const count = useCartCount() + onDevice
  return count > 0 ? t('cart_count', { count }) : t('cart')
}
