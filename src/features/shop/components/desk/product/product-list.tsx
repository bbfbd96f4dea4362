import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import layout from '@/shared/ui/layout.module.css'
import { CardLines, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { productQueries, type Stocked } from '../../../api/products'
import type { MyShop } from '../../../api/shops'
import { categories } from '../../../model/catalogue'
import {
  computePrices,
  productFilterSchema,
  productStatuses,
} from '../../../model/desk/product-list'
import { toPictureAddress } from '../../../model/picture-address'
import { DeskTabs } from '../desk-tabs'
import { ShopLine, ShopNotice, ShopSettingsButton } from '../shop-settings'
import { ProductStatusBadge } from './product-status-badge'
import { StockText } from './stock-text'
import { useProductMoves } from './use-product-moves'

interface ProductListProps {
  shop: MyShop
  shops: readonly MyShop[]
}

/** Everything the shop has, on sale or not, and what runs low. */
export function ProductList({ shop, shops }: ProductListProps) {
  const { t, i18n } = useTranslation(['shop/desk', 'shop', 'shop/front'])
  const navigate = useNavigate()
  const { schoolId } = shop
  const locale = i18n.language
  const list = useList(productFilterSchema, (filter) =>
    productQueries.page({
      schoolId,
      filter,
      locale,
      toText: (category) => t(`shop/front:categories.${category}`),
    }),
  )
  const { listMoves } = useProductMoves()
  const renderName = (product: Stocked) => (
    <NameLines
      media={
        <img
          className={`${layout.edge} ${layout.roundControl} ${layout.fixed}`}
          src={toPictureAddress(product.image_paths[0], product.category)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          style={{ objectFit: 'cover' }}
        />
      }
      name={product.name}
      text={t(`shop/front:categories.${product.category}`)}
    />
  )
  const renderPrice = (product: Stocked) => {
    const [low, high] = computePrices(product)
    const price = formatMoney(low)
    return (
      <span className={layout.figures}>{high > low ? t('shop/front:from', { price }) : price}</span>
    )
  }
  const renderStatus = ({ status }: Stocked) => <ProductStatusBadge status={status} />
  const renderStock = (product: Stocked) => <StockText product={product} />
  return (
    <ListPage
      title={t('shop:pages.products')}
      list={list}
      create={
        shop.terms
          ? { to: `${paths.shop.create}?shop=${schoolId}`, label: t('shop:pages.create') }
          : null
      }
      tabs={<DeskTabs shop={shop} shops={shops} />}
      description={<ShopLine shop={shop} />}
      actions={shop.terms ? <ShopSettingsButton shop={shop} /> : null}
      notice={<ShopNotice shop={shop} />}
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      filters={[
        {
          key: 'status',
          label: t('list.status'),
          options: productStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          key: 'category',
          label: t('shop/front:category'),
          options: categories.map((value) => ({
            value,
            label: t(`shop/front:categories.${value}`),
          })),
        },
        { key: 'low', label: t('list.low') },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.shop.edit, { id })}
      rowLabel={({ name }) => name}
      rowActions={(product) => (
        <ActionMenu
          label={t('list.actions', { name: product.name })}
          items={[
            ...listMoves(product).map(({ status, label, run }) => ({
              label,
              onSelect: run,
              isDanger: status === 'archived',
            })),
            {
              label: t('list.preview'),
              onSelect: () => void navigate(href(paths.shop.details, { id: product.id })),
            },
          ]}
        />
      )}
      columns={[
        { key: 'name', header: t('list.product'), render: renderName },
        { key: 'price', header: t('list.price'), align: 'end', render: renderPrice },
        { key: 'stock', header: t('list.stock'), render: renderStock },
        { key: 'status', header: t('list.status'), render: renderStatus },
      ]}
      phoneCard={(product) => (
        <CardLines>
          {renderName(product)}
          <FactLine>
            {renderPrice(product)}
            {renderStatus(product)}
          </FactLine>
          {renderStock(product)}
        </CardLines>
      )}
      empty={{
        title: t('list.empty'),
        text: t(shop.terms ? 'list.empty_text' : 'list.open_first'),
      }}
    />
  )
}
