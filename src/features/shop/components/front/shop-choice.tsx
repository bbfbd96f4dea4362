import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { savePath } from '@/features/session/model/saved-path'
import { publicPaths } from '@/lib/router/public-paths'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import type { Shop } from '../../model/catalogue'
import { card, row } from './looks'

interface ShopChoiceProps {
  shops: readonly Shop[]
  /** The one that is open: the others stand below it. */
  chosen?: Shop
  isVisitor: boolean
}

/** Which club's shop to look at. */
export function ShopChoice({ shops, chosen, isVisitor }: ShopChoiceProps) {
  const { t } = useTranslation('shop/front')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const others = shops.filter(({ id }) => id !== chosen?.id)
  return (
    <section
      aria-label={t(chosen ? 'other_shops' : 'choose')}
      style={{ display: 'grid', gap: 'var(--space-4)' }}
    >
      <h2 style={{ fontSize: 'var(--font-size-16)' }}>
        {t(chosen ? 'other_shops' : shops.length > 0 ? 'choose' : 'none')}
      </h2>
      <ul style={row}>
        {others.map(({ id, title }) => (
          <li key={id} style={{ display: 'contents' }}>
            <Link
              to={`?shop=${id}`}
              style={{ ...card, flex: '0 1 20rem', padding: 'var(--space-4)' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {isVisitor && !chosen ? (
        <Alert
          title={t('visitor')}
          actions={
            <Button
              kind="secondary"
              onClick={() => {
                savePath(pathname)
                void navigate(publicPaths.login)
              }}
            >
              {t('log_in')}
            </Button>
          }
        />
      ) : null}
    </section>
  )
}
