import { useTranslation } from 'react-i18next'
import { CartLink } from './cart-link'
import { quiet, row } from './looks'

/** The page's title and the way to the cart. */
export function ShopHead({ title }: { title: string }) {
  const { t } = useTranslation('shop/front')
  return (
    <header style={{ ...row, justifyContent: 'space-between' }}>
      <div>
        <h1 style={{ margin: 0, fontSize: 'var(--font-size-24)' }}>{title}</h1>
        <p style={quiet}>{t('lead')}</p>
      </div>
      <CartLink />
    </header>
  )
}
