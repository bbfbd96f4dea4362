import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { ProductStatus } from '../../../model/desk/product-list'
import { ProductStatusBadge } from './product-status-badge'
import { useProductMoves } from './use-product-moves'

interface ProductStateProps {
  product: { id: string; name: string; status: ProductStatus }
  onMoved: () => Promise<void>
}

/** Whether buyers see the product, and what changes that; unsaved changes are saved first. */
export function ProductState({ product, onMoved }: ProductStateProps) {
  const { t } = useTranslation('shop/desk')
  const { isDirty } = useFormState()
  const { listMoves, isPending } = useProductMoves(onMoved)
  return (
    <div className={`${layout.card} ${layout.stack2}`}>
      <div className={layout.between}>
        <ProductStatusBadge status={product.status} />
        <div className={layout.wrap2}>
          <LinkButton
            kind="quiet"
            target="_blank"
            to={href(paths.shop.details, { id: product.id })}
          >
            {t('list.preview')}
          </LinkButton>
          {listMoves(product).map(({ status, label, run }) => (
            <Button
              key={status}
              kind={status === 'published' ? 'primary' : 'secondary'}
              disabled={isDirty}
              busy={isPending}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <p className={layout.dim14}>
        {t(isDirty ? 'moves.save_first' : `moves.hints.${product.status}`)}
      </p>
    </div>
  )
}
