import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { shopPaths } from '@/lib/router/shop-paths'
import { formatPrice, type Offer } from '../../model/catalogue'
import { toPictureAddress } from '../../model/picture-address'
import { card, quiet } from './looks'

/** A product in the grid: the whole card is the way to it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { t, i18n } = useTranslation('shop/front')
  const { id, name, category, imagePath, cents, isFrom, isSoldOut } = offer
  const price = formatPrice(cents, i18n.language)
  return (
    <li style={{ display: 'contents' }}>
      <Link to={generatePath(shopPaths.details, { id })} style={{ ...card, overflow: 'hidden' }}>
        <img
          src={toPictureAddress(imagePath, category)}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          style={{
            display: 'block',
            inlineSize: '100%',
            blockSize: 'auto',
            aspectRatio: '1',
            objectFit: 'cover',
            ...(isSoldOut && { filter: 'grayscale(1)' }),
          }}
        />
        <span style={{ display: 'grid', gap: 'var(--space-1)', padding: 'var(--space-3)' }}>
          <span style={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{name}</span>
          <span>{isFrom ? t('from', { price }) : price}</span>
          {isSoldOut ? <span style={quiet}>{t('sold_out')}</span> : null}
        </span>
      </Link>
    </li>
  )
}
