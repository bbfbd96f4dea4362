import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import type { loadCatalogue } from '../catalogue-loader'
import { CatalogueTools } from '../components/front/catalogue-tools'
import { OfferCard } from '../components/front/offer-card'
import { ShopChoice } from '../components/front/shop-choice'
import { ShopHead } from '../components/front/shop-head'
import { findOffers, readView, writeView } from '../model/catalogue'

/** What a club sells, to look at without an account; made of plain elements, so that it opens at once. */
export function ShopPage() {
  const { t } = useTranslation('shop/front')
  const { shops, shop, offers } = useLoaderData<typeof loadCatalogue>()
  const [params, setParams] = useSearchParams()
  const isVisitor = !useSession()?.profile
  // a new search field for cleared filters: what is typed is its own
  const [round, setRound] = useState(0)
  const view = readView(params)
  const found = findOffers(offers, view)

  function patch(changes: Record<string, string>) {
    setParams((earlier) => writeView(earlier, changes), { replace: true, preventScrollReset: true })
  }

  function clear() {
    setRound(round + 1)
    patch({ q: '', category: '', stock: '' })
  }

  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 'var(--space-4)',
        minInlineSize: 0,
        // a visitor's frame leaves the edges to the page
        ...(isVisitor && {
          padding: 'var(--space-5) var(--space-4) var(--space-8)',
          inlineSize: '100%',
          maxInlineSize: 1280,
          marginInline: 'auto',
        }),
      }}
    >
      <ShopHead title={shop?.title ?? t('pages.home')} />
      {shop ? null : <ShopChoice shops={shops} isVisitor={isVisitor} />}
      {shop && offers.length === 0 ? <p>{t('empty')}</p> : null}
      {offers.length > 0 ? (
        <>
          <CatalogueTools
            key={round}
            view={view}
            offers={offers}
            count={found.length}
            onChange={patch}
            onClear={clear}
          />
          <ul
            aria-label={t('products')}
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.25rem, 20%)), 1fr))',
              gap: 'var(--space-3)',
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {found.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </>
      ) : null}
      {shop && shops.length > 1 ? (
        <ShopChoice shops={shops} chosen={shop} isVisitor={isVisitor} />
      ) : null}
    </div>
  )
}
