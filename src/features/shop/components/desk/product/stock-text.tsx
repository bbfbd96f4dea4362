import { useTranslation } from 'react-i18next'
import { Dim, FactLine } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { computeStock, type StockedProduct } from '../../../model/desk/product-list'

/** How many pieces are left, and which sizes to order. */
export function StockText({ product }: { product: StockedProduct }) {
  const { t } = useTranslation('shop/desk')
  const { pieces, soldOut, low } = computeStock(product)
  if (product.sizes.length === 0) {
    return <StatusBadge tone="amber">{t('stock.no_size')}</StatusBadge>
  }
  const isSold = product.status === 'published'
  return (
    <FactLine>
      <Dim>{t('stock.pieces', { count: pieces })}</Dim>
      {isSold && soldOut.length > 0 ? (
        <StatusBadge tone="red">
          {t('stock.sold_out', { sizes: formatSizes(soldOut), count: soldOut.length })}
        </StatusBadge>
      ) : null}
      {isSold && low.length > 0 ? (
        <StatusBadge tone="amber">
          {t('stock.low', { sizes: formatSizes(low), count: low.length })}
        </StatusBadge>
      ) : null}
    </FactLine>
  )
}

/** The first three: a row is no stock list. */
function formatSizes(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}
