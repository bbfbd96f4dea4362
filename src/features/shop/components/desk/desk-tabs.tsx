import { useTranslation } from 'react-i18next'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import type { MyShop } from '../../api/shops'

interface DeskTabsProps {
  shop: MyShop
  shops: readonly MyShop[]
}

/** Goods and orders of a shop; whoever runs several chooses one first. */
export function DeskTabs({ shop, shops }: DeskTabsProps) {
  const { t } = useTranslation('shop/desk')
  const chosen = shops.length > 1 ? `&shop=${shop.schoolId}` : ''
  return (
    <>
      {shops.length > 1 ? (
        <TabLinks
          label={t('desk.shops')}
          param="shop"
          tabs={shops.map(({ schoolId, terms }) => ({
            key: schoolId,
            label: terms?.title ?? t('desk.unnamed'),
          }))}
        />
      ) : null}
      <TabLinks
        label={t('desk.tabs')}
        tabs={(['products', 'orders'] as const).map((key) => ({
          key,
          label: t(`desk.${key}`),
          // search and filters of one list mean nothing in the other
          to: `?tab=${key}${chosen}`,
        }))}
      />
    </>
  )
}
