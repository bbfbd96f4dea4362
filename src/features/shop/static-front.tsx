import { useTranslation } from 'react-i18next'
import { ShopHead } from './components/front/shop-head'

/** The shop as the build draws it: what it sells is asked for once somebody is there. */
export function StaticShopFront() {
  const { t } = useTranslation('shop/front')
  return (
    <div
      style={{
        padding: 'var(--space-5) var(--space-4) var(--space-8)',
        inlineSize: '100%',
        maxInlineSize: 1280,
        marginInline: 'auto',
      }}
    >
      <ShopHead title={t('pages.home')} />
      <p>{t('pages.home_description')}</p>
    </div>
  )
}
