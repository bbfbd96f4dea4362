import { useTranslation } from 'react-i18next'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { OrderList } from '../../components/desk/order/order-list'
import { ProductList } from '../../components/desk/product/product-list'
import { ShopGate } from '../../components/desk/shop-gate'

/** The shop from behind its counter: goods in one tab, orders in the other. */
export function ProductListPage() {
  const { t } = useTranslation('shop')
  const tab = useActiveTab(['products', 'orders'])
  const List = tab === 'orders' ? OrderList : ProductList
  return (
    <ShopGate title={t('pages.products')}>
      {(shop, shops) => <List key={shop.schoolId} shop={shop} shops={shops} />}
    </ShopGate>
  )
}
