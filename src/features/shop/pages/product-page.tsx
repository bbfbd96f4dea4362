import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import layout from '@/shared/ui/layout.module.css'
import { BackLink } from '@/shared/ui/patterns/back-link'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useProduct, type Product } from '../api/products'
import { AddToCart } from '../components/buying/add-to-cart'
import { ProductPictures } from '../components/buying/product-pictures'
import { ShopColumn } from '../components/buying/shop-column'
import { CartLink } from '../components/front/cart-link'

/** One product: pictures, sizes with their stock, what it costs and how it comes. */
export function ProductPage() {
  const { t } = useTranslation(['shop', 'shop/front'])
  const { id = '' } = useParams()
  const product = useProduct(id)
  const { name, category, description, terms, sizes } = product
  const cheapest = Math.min(...sizes.map(({ cents }) => cents))
  const price = formatMoney(sizes.length > 0 ? cheapest : product.price_cents)
  return (
    <ShopColumn>
      <div className={layout.between}>
        <BackLink
          to={`${paths.shop.home}?shop=${product.school_id}`}
          label={terms?.title ?? t('shop/front:pages.home')}
        />
        <CartLink />
      </div>
      <div
        className={layout.grid5}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}
      >
        <ProductPictures name={name} paths={product.image_paths} category={category} />
        <div className={`${layout.stack4} ${layout.packed}`}>
          <div className={layout.stack1}>
            <p className={layout.dim13}>{t(`shop/front:categories.${category}`)}</p>
            <h1 className={layout.plain}>{name}</h1>
            <p className={layout.plain} style={{ fontSize: 'var(--font-size-24)' }}>
              {sizes.some(({ cents }) => cents > cheapest)
                ? t('shop/front:from', { price })
                : price}
            </p>
            <p className={layout.dim13}>{t('product.vat')}</p>
          </div>
          {product.status === 'published' && terms ? (
            <AddToCart key={id} product={product} />
          ) : (
            <Alert>{t('product.not_sold')}</Alert>
          )}
          {description ? (
            <p className={`${layout.plain} ${layout.ownLines} ${layout.breakable}`}>
              {description}
            </p>
          ) : null}
          {terms ? <DeliveryFacts terms={terms} /> : null}
        </div>
      </div>
    </ShopColumn>
  )
}

function DeliveryFacts({ terms }: { terms: NonNullable<Product['terms']> }) {
  const { t } = useTranslation('shop')
  const free = terms.free_shipping_from_cents
  const cost = formatMoney(terms.shipping_cents)
  return (
    <FactList
      layout="stack"
      facts={[
        {
          label: t('delivery.shipping'),
          value: free === null ? cost : t('delivery.free_from', { cost, sum: formatMoney(free) }),
        },
        ...(terms.pickup_place ? [{ label: t('delivery.pickup'), value: terms.pickup_place }] : []),
      ]}
    />
  )
}
